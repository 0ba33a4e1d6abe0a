"""A game's extras: nothing in its folder is forgotten, and nothing is loaded before it is needed."""

from __future__ import annotations

import subprocess
import sys
from typing import Any, Final

import pytest

from tests.play import every_game, game_called
from vernissage import catalog
from vernissage.core.company import Company
from vernissage.core.extras import Extras

BRINGS: Final = {
    "bots": ("company",),
    "terminal": ("terminal",),
    "guide": ("guide",),
    "primer": ("primer",),
    "coach": ("coach", "recall", "recall_lately"),
    "memoir": ("memoir",),
    "memoir/annals": ("annals",),
    "postcard": ("postcard",),
    "spaces": ("spaces",),
    "twin": ("twin",),
    "tasks": ("trials",),
}
"""For each file or folder of a game: the extras that need it, at least one of which it has."""

NOTHING: Final = [None, (), Company()]

PLAYED: Final = """
import sys
from importlib import import_module
from vernissage.core.match import begin
from vernissage.core.rng import Rng, seed_from_text

game = import_module("vernissage.games.{name}").GAME
match = begin(game, game.types.options(**game.info.limits), seed_from_text("played"))
while match.outcome is None:
    seat = match.to_move[0]
    move = Rng(match.seed, "moves", len(match.inputs)).pick(match.offers[seat])
    match = match.submit(seat, match.asked[seat], move).match
print(*sys.modules)
"""
"""Runs in a new process, because in this one other tests may have loaded more."""


def parts(name: str) -> dict[str, Any]:
    """Returns the value of each part of this game's extras, by name."""
    extras = game_called(name).extras
    return {part: getattr(extras, part)() for found in BRINGS.values() for part in found}


@every_game
def test_every_part_of_a_games_folder_is_reached_by_its_extras(name: str) -> None:
    found, home = parts(name), catalog.folder(name)
    for file, brought in BRINGS.items():
        has = (home / f"{file}.py").is_file() or (home / file / "__init__.py").is_file()
        assert has == any(found[part] not in NOTHING for part in brought), f"is {file} in its extras.py?"


@every_game
def test_playing_loads_no_part_that_nobody_has_asked_for(name: str) -> None:
    played = [sys.executable, "-c", PLAYED.format(name=name)]
    loaded = subprocess.run(played, check=True, capture_output=True, text=True).stdout.split()  # noqa: S603 - our own words
    home = f"vernissage.games.{name}"
    assert home in loaded
    assert not {f"{home}.{part.replace('/', '.')}" for part in BRINGS} & set(loaded)
    assert not {"numba", "numpy", "rich", "vernissage.bots", "vernissage.research"} & set(loaded)


def test_a_misspelt_part_is_an_error_for_mypy_and_at_run_time() -> None:
    """Mypy reports an unused `ignore`, so each of these must be a type error."""
    with pytest.raises(TypeError, match="giude"):
        Extras(giude=lambda: None)  # type: ignore[call-arg]
    with pytest.raises(AttributeError, match="giude"):
        Extras().giude  # type: ignore[attr-defined]  # noqa: B018
    Extras(guide=lambda: "no guide")  # type: ignore[arg-type, return-value]
