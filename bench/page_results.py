"""The results on page loads, and their part of RESULTS.md."""

from collections.abc import Sequence
from dataclasses import dataclass

from bench.results import Cells, judged_below, machine, middle, number, spread, table

SCRIPT_LIMIT = 150
"""The most kilobytes that all scripts may have, gzipped."""
READY_LIMIT = 2
"""The most seconds until a page is interactive."""


@dataclass(frozen=True, slots=True)
class Load:
    """One page opened by a browser without a cache."""

    ready: float
    """Seconds until something on the page can be pressed."""
    scripts: dict[str, bytes]
    """The contents of the scripts, by address."""
    sent: float
    """Kilobytes transferred until the page is ready."""
    requests: int
    """The number of requests until the page is ready."""


@dataclass(frozen=True, slots=True)
class Pages:
    """Several loads of the start page and of a game's table."""

    game: str
    door: tuple[Load, ...]
    table: tuple[Load, ...]
    script: float
    """The size of all scripts of both pages, in kilobytes, gzipped."""

    def cells(self) -> list[Cells]:
        script = f"{self.game}: script of shell and game, KB gzip"
        limit = (f"< {SCRIPT_LIMIT}", judged_below(self.script, SCRIPT_LIMIT))
        return [
            (script, number(self.script), "-", *limit),
            *_of_page("front door", self.door),
            *_of_page("a table by its link", self.table),
        ]


def _of_page(name: str, loads: Sequence[Load]) -> list[Cells]:
    ready, sent = [load.ready for load in loads], [load.sent for load in loads]
    requests = [float(load.requests) for load in loads]
    limit = (f"< {READY_LIMIT}", judged_below(middle(ready), READY_LIMIT))
    return [
        (f"{name}: interactive, s", number(middle(ready)), spread(ready), *limit),
        (f"{name}: KB sent until then", number(middle(sent)), spread(sent), "-", ""),
        (f"{name}: requests until then", number(middle(requests)), spread(requests), "-", ""),
    ]


HEADINGS = ("what", "measured", "turns", "needed", "")
TEXT = """## The first page

In Chromium with DevTools' profile *Slow 4G* (as of 2026: 562.5 ms before every answer, which stands for a
round trip of 150 ms; 180,000 bytes a second down, 84,375 up), with the window of a phone and an empty cache.
Medians of {rounds}; *turns* is the lowest and the highest. Measured on {machine}.

{lines}

- *Script* is all of it that the front door and then a table load, each file gzipped by itself (level 9).
  Styles and words are not among it: on a first visit they come inside the page, and are in *KB sent*.
- *Interactive* is the first frame in which there is something to press: at the front door the button that
  starts a game, at the table anything on it. Until then the page is being fetched, built or waits for the
  house. Pictures and fonts may come later.
- Only the network is slowed down, not the processor. The house is on the same machine.
"""


def text(pages: Sequence[Pages], rounds: int) -> str:
    """Returns the text of this part of RESULTS.md."""
    lines = table(HEADINGS, [row for each in pages for row in each.cells()])
    return TEXT.format(lines=lines, rounds=rounds, machine=machine())
