"""The results of a task: tables for the terminal, an HTML page, and all games as JSON and Parquet."""

from collections.abc import Iterator, Sequence
from html import escape
from pathlib import Path
from typing import Any

from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.table import Table

from vernissage.cli.report import Estimate, Part, dots, lines, page
from vernissage.core import codec
from vernissage.research import tasks
from vernissage.research.task import Company, Line, Measure, Results, Trial

UNITS: dict[Measure, str] = {"wins": "wins of 100", "score": "points"}


def show(part: tasks.Part, reached: Sequence[Line]) -> None:
    """Prints the results in one part of a task as a table."""
    console = Console()
    console.print(tasks.heading(part), style="bold", highlight=False)
    table = Table(box=SIMPLE_HEAD)
    for at, column in enumerate(tasks.head(part.trial)):
        table.add_column(column, justify="right" if at else "left", overflow="fold")
    for line in reached:
        table.add_row(*tasks.row(part.trial, line))
    console.print(table)


def write(folder: Path, name: str, found: Sequence[tuple[tasks.Part, Results]]) -> None:
    """Writes all results to a folder: JSON, Parquet and an HTML report."""
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "results.json").write_bytes(codec.encode([results for _, results in found]) + b"\n")
    _write_table(folder / "results.parquet", [results for _, results in found])
    intro = f"Fixed deals; the same again with <code>vernissage task {escape(name)}</code>"
    parts = [section(part, results.lines) for part, results in found]
    (folder / "report.html").write_text(page(name, intro, parts), encoding="utf-8")


def section(part: tasks.Part, reached: Sequence[Line]) -> Part:
    """Returns the report's section for one part of a task, with a chart and the numbers."""
    trial = part.trial
    return Part(
        part.setup.game.info.title,
        f"{trial.asks} Version {part.version}.",
        drawing(trial, reached),
        tasks.head(trial),
        [tasks.row(trial, line) for line in reached],
    )


def drawing(trial: Trial, reached: Sequence[Line]) -> str:
    """Draws the results: a line for each agent if there are several companies, otherwise a row for each."""
    unit = UNITS[trial.measure]
    if len(trial.companies) > 1:
        found = {
            line.agent: [estimate(line, company, company.name, trial.measure) for company in trial.companies]
            for line in reached
        }
        return lines(found, unit)
    (alone,) = trial.companies
    rows = [estimate(line, alone, line.agent, trial.measure) for line in reached]
    return dots([each for each in rows if each is not None], unit)


def estimate(line: Line, company: Company, name: str, measure: Measure) -> Estimate | None:
    """Returns an agent's estimate in one company of bots; None if it did not play there."""
    cell = line.cells.get(company.name)
    if cell is None:
        return None
    found = cell.estimate(measure)
    return Estimate(name, found.value, found.low, found.high)


def _rows(found: Sequence[Results]) -> Iterator[dict[str, Any]]:
    for results in found:
        for line in results.lines:
            for company, cell in line.cells.items():
                for number, (score, won) in enumerate(zip(cell.scores, cell.wins, strict=True)):
                    yield {
                        "task": results.task,
                        "game": results.game,
                        "version": results.version,
                        "agent": line.agent,
                        "company": company,
                        "number": number,
                        "score": score,
                        "won": won,
                    }


def _write_table(file: Path, found: Sequence[Results]) -> None:
    import pyarrow as pa  # noqa: PLC0415 - an extra
    from pyarrow import parquet  # noqa: PLC0415 - an extra

    parquet.write_table(pa.Table.from_pylist(list(_rows(found))), file)
