"""The `vernissage` command. Each subcommand has its own module, imported only when it is called."""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any, Final

import typer
from typer.core import TyperGroup

if TYPE_CHECKING:
    from vernissage.server.platform.chance import Chance

# The name of each command and the location of its function or group, in the order of the help page.
COMMANDS: Final = {
    "serve": "vernissage.cli.serve:serve",
    "site": "vernissage.cli.site:site",
    "play": "vernissage.cli.play:play",
    "replay": "vernissage.cli.replay:replay",
    "rules": "vernissage.cli.rules:rules",
    "arena": "vernissage.cli.arena:arena",
    "task": "vernissage.cli.task:task",
    "dataset": "vernissage.cli.dataset:dataset",
    "referee": "vernissage.cli.referee:referee",
    "new": "vernissage.cli.new:new",
    "art": "vernissage.cli.art:art",
    "doctor": "vernissage.cli.doctor:doctor",
    "backup": "vernissage.cli.backup:backup",
    "restore": "vernissage.cli.backup:restore",
    "migrate": "vernissage.cli.migrate:migrate",
    "tables": "vernissage.cli.tables:tables",
    "close": "vernissage.cli.tables:close",
    "ban": "vernissage.cli.ban:ban",
    "export": "vernissage.cli.guest_data:export",
    "forget": "vernissage.cli.guest_data:forget",
}


class Door(TyperGroup):
    """A command group that imports a subcommand when it is called."""

    def list_commands(self, ctx: Any) -> list[str]:  # noqa: ANN401, ARG002 - Typer's interface
        return list(COMMANDS)

    def get_command(self, ctx: Any, cmd_name: str) -> Any:  # noqa: ANN401, ARG002
        if cmd_name not in COMMANDS:
            return None
        module, _, function = COMMANDS[cmd_name].partition(":")
        found = getattr(import_module(module), function)
        if isinstance(found, typer.Typer):  # a group of commands
            return typer.main.get_command(found)
        single = typer.Typer(add_completion=False)
        single.command(cmd_name)(found)
        return typer.main.get_command(single)


app = typer.Typer(
    cls=Door,
    name="vernissage",
    help="An open digital table for card games about art, gifts, memory and nerve.",
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_show_locals=False,
)


@app.callback()
def door() -> None:
    """An open digital table for card games about art, gifts, memory and nerve."""


def main(chance: Chance | None = None) -> None:
    """Runs the command line. Random values come from `chance`; by default, from the system."""
    app(obj=chance)
