"""Sets up positions for the rule tests: name what matters, and the rest is dealt."""

from __future__ import annotations

from typing import Any

from vernissage.core.match import Match, begin
from vernissage.core.refusal import Refusal
from vernissage.core.rng import Rng
from vernissage.core.step import Step
from vernissage.games.bioutifoul import GAME
from vernissage.games.bioutifoul.moves import Event, Move
from vernissage.games.bioutifoul.position import Position
from vernissage.games.bioutifoul.state import Gallery, Options, Row, State
from vernissage.games.bioutifoul.view import View

SEED = bytes(32)
ROW: Row = ("alice", "heinrich", "rodrigo", "sunny")
"""Alice is worth 4, Heinrich 3, Rodrigo 2, Sunny 1."""
MIXED_DISPLAY = ("alice-1", "alice-2", "heinrich-1", "rodrigo-1", "sunny-1", "sunny-2")
OPEN_EXHIBITIONS = (
    "alice-alice-1",
    "alice-heinrich-1",
    "alice-sunny-1",
    "heinrich-rodrigo-1",
    "rodrigo-sunny-1",
    "sunny-sunny-1",
)


def rng(step: int = 0) -> Rng:
    return Rng(SEED, "test", step)


def lay(*, players: int = 3, options: dict[str, Any] | None = None, **said: Any) -> State:
    """Returns a legal position with these fields set."""
    said.setdefault("artworks", MIXED_DISPLAY)
    if players > 2:
        said.setdefault("exhibitions", OPEN_EXHIBITIONS)
    state = GAME.arrange(Position(**said), Options(players=players, **(options or {})), rng())
    assert isinstance(state, State)
    assert GAME.faults(state) == (), GAME.faults(state)
    return state


def galleries(*owned: Gallery, players: int = 3) -> tuple[Gallery, ...]:
    """Returns these galleries, and default ones for the other seats."""
    return (*owned, *(Gallery(3) for _ in range(players - len(owned))))


def play(state: State, move: Move, seat: int | None = None) -> Step[State, Event]:
    """Plays an offered move for the seat to move."""
    mover = state.turn if seat is None else seat
    assert move in GAME.offers(state, mover), GAME.check(state, mover, move)
    return GAME.play(state, mover, move, rng())


def refused(state: State, move: Move) -> Refusal:
    """Returns why the seat to move may not make this move."""
    assert move not in GAME.offers(state, state.turn)
    refusal = GAME.check(state, state.turn, move)
    assert refusal is not None
    return refusal


def match_from(state: State) -> Match[State, Move, Event, View, Options]:
    """Returns a match that begins with this position."""
    match = begin(GAME, state.options, SEED, state)
    assert isinstance(match, Match)
    return match
