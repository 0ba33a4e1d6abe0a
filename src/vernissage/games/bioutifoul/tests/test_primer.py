"""The primer explains every thing that the table names."""

from __future__ import annotations

import re
from pathlib import Path

from vernissage.core.primer import thing_called
from vernissage.games.bioutifoul.primer import PRIMER

WEB = Path(__file__).parent.parent / "web"
WRITTEN = re.compile(r'\bthing="([^"]+)"')
REASONED = re.compile(r"\bdata-thing=\{([^}]+)\}")
QUOTED = re.compile(r"'([a-z-]+)'")


def named_at_the_table() -> set[str]:
    """Returns the names of things in the table's files; for numbered ones, their kind."""
    found: set[str] = set()
    for path in sorted(WEB.rglob("*.svelte")):
        page = path.read_text(encoding="utf-8")
        found |= {name.partition("{")[0].rstrip(":") for name in WRITTEN.findall(page)}
        found |= {name for reason in REASONED.findall(page) for name in QUOTED.findall(reason)}
    return found


def test_everything_that_has_a_name_at_the_table_is_explained() -> None:
    assert {name for name in named_at_the_table() if thing_called(PRIMER, name) is None} == set()


def test_everything_that_is_explained_is_at_the_table() -> None:
    chosen_by_what_is_pressed = {"buy", "sell", "exhibit", "play", "discard", "raise", "lower"}
    assert {*PRIMER.things} == named_at_the_table() | chosen_by_what_is_pressed
