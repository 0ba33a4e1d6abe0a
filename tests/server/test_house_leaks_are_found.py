"""The leak checks work: every patched-in leak (house_mutants.py) is found."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.conformance.options import NAMES, tables_of
from tests.server.beside import said_too_much
from tests.server.doors import walk
from tests.server.house_mutants import MUTANTS, Mutant
from tests.server.later import seen_otherwise
from tests.server.pauses import told_by_time
from tests.server.test_no_leak_in_the_house import told_apart, traces
from tests.server.test_no_leak_through_doors import leaks

FEWEST = 24
MOMENTS = 12


def found(mutant: Mutant, folder: Path) -> Iterator[str]:
    """Yields what the responsible check finds, game by game."""
    for name in NAMES:
        table = tables_of(name)[0]
        if mutant.shows == "alike":
            yield from told_apart(table)
        elif mutant.shows == "secret":
            yield from traces(name)
        elif mutant.shows == "later":
            yield from seen_otherwise(name)
        elif mutant.shows == "pause":
            yield from told_by_time(table, MOMENTS)
        elif mutant.shows == "beside":
            (folder / name).mkdir()
            yield from said_too_much(name, folder / name)
        else:
            (folder / name).mkdir()
            with walk(folder / name, table.options.players + 1) as around:
                yield from leaks(name, around, 2, only_tables=True)


@pytest.mark.parametrize("mutant", MUTANTS, ids=lambda mutant: mutant.put_in.__name__)
def test_a_leak_of_the_house_is_found(
    mutant: Mutant, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    mutant.put_in(monkeypatch)
    assert next(found(mutant, tmp_path), None), mutant.leaks


def test_the_gallery_is_large_enough_and_says_what_hangs_there() -> None:
    assert len(MUTANTS) >= FEWEST
    assert all(mutant.leaks.endswith(".") for mutant in MUTANTS)
