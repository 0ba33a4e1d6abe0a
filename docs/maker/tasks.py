"""The page of the research tasks and the baselines' results, from the files stored with each game."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from vernissage.cli.task_report import drawing
from vernissage.research import tasks
from vernissage.research.task import Results

PAGE: Final = "tasks.md"
INTRODUCTION: Final = """# Tasks, and what baselines reach

Fixed deals, fixed chance: whoever plays a task plays what all others have played. In brackets, where the
truth lies 95 times in 100; some baselines think long, and have played the first of the deals only. A version
is how a task is measured, then the version of the game's rules: results of two versions can't be compared.
The learners are linear policies over a few traits of each offer, trained in some seconds with numpy.
[Study games](research.md#tasks-so-that-papers-can-compare) shows how your own agent gets its score;
`make tasks` plays all of this again and keeps it.
"""


def pages() -> dict[str, str]:
    """Returns the page's text and its drawings, by their path on the site."""
    drawn = {_drawing(part): drawing(part.trial, kept.lines) for _, part, kept in _played()}
    return {PAGE: _page(), **drawn}


def _page() -> str:
    lines = [INTRODUCTION]
    for name in tasks.names():
        lines += [f"## {name}", "", f"`vernissage task {name}`", ""]
        for part in tasks.find(name).parts:
            kept = part.kept()
            lines += [tasks.heading(part), "", *(_reached(part, kept) if kept else [NOT_YET]), ""]
    return "\n".join(lines)


NOT_YET: Final = "The baselines have not played this version yet."


def _reached(part: tasks.Part, kept: Results) -> Iterator[str]:
    yield f"![What each baseline reaches; the table below has the numbers]({_drawing(part)})"
    yield ""
    yield from tasks.markdown(part.trial, kept.lines)


def _played() -> Iterator[tuple[str, tasks.Part, Results]]:
    for name in tasks.names():
        for part in tasks.find(name).parts:
            if (kept := part.kept()) is not None:
                yield name, part, kept


def _drawing(part: tasks.Part) -> str:
    return f"{part.trial.task}-{part.game}.svg"
