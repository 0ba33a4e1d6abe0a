"""How results are written down: `RESULTS.md`, of which every part can be measured anew by itself."""

from __future__ import annotations

import os
import platform
import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from datetime import UTC, datetime
from pathlib import Path
from statistics import median

from vernissage import catalog

Cells = tuple[str, ...]
PAGE = Path(__file__).with_name("RESULTS.md")


class Unmeasured(Exception):  # noqa: N818 - what came of it, in one word
    """A part could not be measured at all, and why."""


@dataclass(frozen=True, slots=True)
class Effort:
    """How long each measurement runs and how often, where that was said; each part has its own habits."""

    seconds: float | None = None
    rounds: int | None = None
    write: bool = True
    games: tuple[str, ...] = field(default_factory=catalog.names)
    quick: bool = False
    """Only enough to see that it works."""


def judged(measured: float | None, needed: float | None) -> str:
    """Is it enough?"""
    if needed is None:
        return ""
    if measured is None:
        return "not measured"
    return "met" if measured >= needed else "missed"


def judged_below(measured: float | None, limit: float) -> str:
    """Is it little enough?"""
    return "not measured" if measured is None else "met" if measured < limit else "missed"


def middle(measured: Iterable[float | None]) -> float | None:
    known = [each for each in measured if each is not None]
    return median(known) if known else None


def number(measured: float | None) -> str:
    """Three figures say enough: the rest is noise."""
    if measured is None:
        return "-"
    rounded = float(f"{measured:.3g}")
    return f"{rounded:,.0f}" if rounded >= 100 else f"{rounded:,.3g}"


def spread(measured: Sequence[float]) -> str:
    """The lowest and the highest: how far one run can be trusted."""
    return f"{number(min(measured))} to {number(max(measured))}" if measured else "-"


def machine() -> str:
    """When and on what."""
    day = datetime.now(UTC).date().isoformat()
    return f"{day}, Python {platform.python_version()}, {os.cpu_count()} cores"


def table(headings: Cells, rows: Sequence[Cells], words: set[int]) -> str:
    """A Markdown table; columns of words stand left, columns of numbers right."""
    marks = tuple("---" if place in words else "--:" for place in range(len(headings)))
    return "\n".join(f"| {' | '.join(cells)} |" for cells in (headings, marks, *rows))


TITLE = """# How fast it is

Written by `make bench`, never by hand; `python -m bench PART` writes one part anew.
"""
_MARK = re.compile(r"^<!-- part: (\w+) -->\n", re.MULTILINE)


def parts_of(page: str) -> dict[str, str]:
    """The parts of a page, by name."""
    _, *rest = _MARK.split(page)
    return {name: text.strip() for name, text in zip(rest[::2], rest[1::2], strict=True)}


def page_of(parts: Mapping[str, str]) -> str:
    """The page with these parts, in this order."""
    texts = [f"<!-- part: {name} -->\n{text.strip()}\n" for name, text in parts.items()]
    return "\n".join([TITLE, *texts])
