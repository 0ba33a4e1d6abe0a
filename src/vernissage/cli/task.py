"""`vernissage task`: measures an agent on a benchmark task and compares it with baselines."""

from __future__ import annotations

import sys
from functools import partial
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from vernissage.cli.arena import check_extras
from vernissage.cli.arena_hall import worth_opening
from vernissage.cli.bar import bar_of_games
from vernissage.core import codec
from vernissage.core.bot import BotMaker
from vernissage.distribution import install

if TYPE_CHECKING:
    from vernissage.research.task import Results
    from vernissage.research.tasks import Part, Task


def task(
    name: Annotated[
        str | None, typer.Argument(metavar="TASK", help="Which task; without one, all are listed.")
    ] = None,
    *,
    games: Annotated[
        int | None, typer.Option(min=1, help="Games in each company; default: all of the task's deals.")
    ] = None,
    agent: Annotated[
        str | None,
        typer.Option(
            metavar="MODULE:NAME",
            help="Your own agent: a function that makes it, given the game. Compared with the baselines.",
        ),
    ] = None,
    jobs: Annotated[
        int | None, typer.Option(min=1, max=60, help="Processes to play in; default: one per core.")
    ] = None,
    into: Annotated[
        Path | None,
        typer.Option(
            metavar="FOLDER", help="Write results there, as JSON and Parquet, and a report with charts."
        ),
    ] = None,
    keep: Annotated[
        bool, typer.Option("--keep", help="Store the results as the baselines' results.")
    ] = False,
) -> None:
    """Run the baselines of a task, or your own agent."""
    if find_spec("numpy") is None:
        raise typer.BadParameter(f"tasks need more packages: {install('research')}", param_hint="TASK")
    if name is None:
        return _list()
    check_extras(into, None)
    found = _called(name)
    if agent is not None:
        return _score(found, _agent(agent), games)
    results = [(part, _run(part, games, jobs)) for part in found.parts]
    return _tell(name, results, into, keep=keep)


def _list() -> None:
    from vernissage.research import tasks  # noqa: PLC0415 - optional packages

    for name in tasks.names():
        typer.echo(name)
        for part in tasks.find(name).parts:
            typer.echo(f"    {tasks.heading(part)}")


def _called(name: str) -> Task:
    from vernissage.research import tasks  # noqa: PLC0415

    try:
        return tasks.find(name)
    except tasks.NoSuchTaskError as error:
        raise typer.BadParameter(str(error), param_hint="TASK") from None


def _agent(said: str) -> BotMaker:
    """Imports the agent `module:name` from the current folder or an installed package."""
    module, _, name = said.partition(":")
    sys.path.insert(0, str(Path.cwd()))
    try:
        found: BotMaker = getattr(import_module(module), name)
    except (ImportError, AttributeError, ValueError) as error:
        raise typer.BadParameter(f"{said!r} can't be found: {error}", param_hint="--agent") from None
    return found


def _score(found: Task, agent: BotMaker, games: int | None) -> None:
    from vernissage.cli.task_report import show  # noqa: PLC0415

    for part in found.parts:
        total = len(part.trial.companies) * (games or part.trial.games)
        with bar_of_games() as bar:
            told = bar.add_task(part.setup.game.info.title, total=total)
            score = part.evaluate(agent, games, partial(bar.advance, told))
        kept = part.kept()
        show(part, (*(() if kept is None else kept.lines), score.line))


def _run(part: Part, games: int | None, jobs: int | None) -> Results:
    from vernissage.research import baselines  # noqa: PLC0415

    work = baselines.work(part, games)
    with bar_of_games() as bar:
        told = bar.add_task(part.setup.game.info.title, total=work)
        return baselines.run(part, games, jobs or worth_opening(work), partial(bar.advance, told))


def _tell(name: str, results: list[tuple[Part, Results]], into: Path | None, *, keep: bool) -> None:
    from vernissage.cli import task_report  # noqa: PLC0415

    for part, found in results:
        task_report.show(part, found.lines)
        if keep:
            part.file.write_bytes(codec.encode(found) + b"\n")
            typer.echo(f"Kept in {part.file}")
    if into is not None:
        task_report.write(into, name, results)
        typer.echo(f"Open {into / 'report.html'}")
