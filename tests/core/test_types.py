"""A type checker rejects games that break the contract."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.typed import complaints

GAME = """
from typing import Any

from vernissage.core.game import Game, GameInfo, Types
from vernissage.core.value import OptionsValue, StateValue, Value, ViewValue


class Options(OptionsValue, frozen=True): ...


class State(StateValue, frozen=True): ...


class View({view}, frozen=True):
    {field}


def view(state: State, viewer: int | None) -> View:
    return View({given})


def make(info: GameInfo, types: Types, **others: Any) -> Game[State, Any, Any, View, Options]:
    return Game(info=info, types=types, view=view, **others)
"""

SOUND = {"view": "ViewValue", "field": "hand: int", "given": "viewer, 3"}


def test_a_game_is_let_through(tmp_path: Path) -> None:
    assert complaints(GAME.format(**SOUND), tmp_path) == []


@pytest.mark.parametrize(
    "wrong",
    [
        {"view": "Value", "field": "whose: int | None", "given": "viewer"},
        {"view": "Value", "field": "seat: int | None", "given": "viewer"},
        {"view": "ViewValue", "field": "seat: str", "given": "str(viewer)"},
        {"view": "ViewValue", "field": "hand: int", "given": "3"},
    ],
    ids=["its seat under another name", "no view at all", "its seat of another type", "its seat left out"],
)
def test_a_view_that_does_not_know_its_seat_is_found(tmp_path: Path, wrong: dict[str, str]) -> None:
    assert complaints(GAME.format(**wrong), tmp_path) != []
