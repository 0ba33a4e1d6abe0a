"""The `vernissage` command. One module per subcommand; this is only the door."""

from __future__ import annotations

import typer

app = typer.Typer(
    name="vernissage",
    help="An open digital table for card games about art, gifts, memory and nerve.",
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_show_locals=False,
)


@app.callback()
def door() -> None:
    """An open digital table for card games about art, gifts, memory and nerve."""


def main() -> None:
    """Run the command line."""
    app()
