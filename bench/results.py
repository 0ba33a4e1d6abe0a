"""Formats the results in `RESULTS.md`. Its parts can be measured separately."""

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
WORDS = {"", "game", "peer", "what"}
"""The headings of columns with words. The column of verdicts has an empty heading."""
PAGE = Path(__file__).with_name("RESULTS.md")


class Unmeasured(Exception):  # noqa: N818 - a result, not an error
    """A part could not be measured; the message says why."""


@dataclass(frozen=True, slots=True)
class Effort:
    """The command line's wishes: how long and how often to measure. None means the part's own default."""

    seconds: float | None = None
    rounds: int | None = None
    write: bool = True
    games: tuple[str, ...] = field(default_factory=catalog.names)
    quick: bool = False
    """Whether to measure just enough to see that it works."""


def judged(measured: float | None, needed: float | None) -> str:
    """Returns whether a measurement reaches its lower bound, in words; empty without a bound."""
    if needed is None:
        return ""
    if measured is None:
        return "not measured"
    return "met" if measured >= needed else "missed"


def judged_below(measured: float | None, limit: float) -> str:
    """Returns whether a measurement stays below its upper bound, in words."""
    return "not measured" if measured is None else "met" if measured < limit else "missed"


def middle(measured: Iterable[float | None]) -> float | None:
    known = [each for each in measured if each is not None]
    return median(known) if known else None


def number(measured: float | None) -> str:
    """Formats a number with three significant digits, because more would be noise."""
    if measured is None:
        return "-"
    rounded = float(f"{measured:.3g}")
    return f"{rounded:,.0f}" if rounded >= 100 else f"{rounded:,.3g}"


def spread(measured: Sequence[float]) -> str:
    """Formats the lowest and the highest measurement."""
    return f"{number(min(measured))} to {number(max(measured))}" if measured else "-"


def machine() -> str:
    """Returns today's date, the Python version and the number of cores."""
    day = datetime.now(UTC).date().isoformat()
    return f"{day}, Python {platform.python_version()}, {os.cpu_count()} cores"


def not_measured(missing: Sequence[str]) -> str:
    """Returns a list item with the peers that were missing; empty if none was."""
    return f"- **Could not be had, and so not measured:** {'; '.join(missing)}.\n" if missing else ""


def table(headings: Cells, rows: Sequence[Cells]) -> str:
    """Formats a Markdown table; columns of words are left-aligned, columns of numbers right-aligned."""
    marks = tuple("---" if heading in WORDS else "--:" for heading in headings)
    return "\n".join(f"| {' | '.join(cells)} |" for cells in (headings, marks, *rows))


TITLE = """# How fast it is

Written by `make bench`, never by hand; `python -m bench PART` writes one part anew.
"""
_MARK = re.compile(r"^<!-- part: (\w+) -->\n", re.MULTILINE)


def parts_of(page: str) -> dict[str, str]:
    """Returns the parts of a page, by name."""
    _, *rest = _MARK.split(page)
    return {name: text.strip() for name, text in zip(rest[::2], rest[1::2], strict=True)}


def page_of(parts: Mapping[str, str]) -> str:
    """Joins these parts to a page, in this order."""
    texts = [f"<!-- part: {name} -->\n{text.strip()}\n" for name, text in parts.items()]
    return "\n".join([TITLE, *texts])
