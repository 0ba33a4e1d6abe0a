"""Sets up positions for the rule tests: name what matters, and the rest is dealt."""

from __future__ import annotations

from typing import Any

from vernissage.core.refusal import Refusal
from vernissage.core.rng import Rng
from vernissage.core.step import Step
from vernissage.games.canvas import GAME
from vernissage.games.canvas.moves import Event, Move, Paint, Take
from vernissage.games.canvas.painting import Painting
from vernissage.games.canvas.position import Position, Sketch
from vernissage.games.canvas.scenarios import Scoring
from vernissage.games.canvas.state import Options, State

SEED = bytes(32)
ROW = tuple(f"art-{number}" for number in (41, 42, 43, 44, 45))
FIRST_TIME: Scoring = ("variety", "repetition", "emphasis", "composition")


def rng(step: int = 0) -> Rng:
    return Rng(SEED, "test", step)


def art(*numbers: int) -> tuple[str, ...]:
    """Returns the cards with these numbers."""
    return tuple(f"art-{number}" for number in numbers)


def painting(top: int, middle: int, bottom: int) -> Painting:
    """Returns these cards in layers."""
    return f"art-{top}", f"art-{middle}", f"art-{bottom}"


def paint(top: int, middle: int, bottom: int) -> Paint:
    return Paint(painting(top, middle, bottom))


def take(number: int) -> Take:
    return Take(f"art-{number}")


def sketches(*said: Sketch, players: int) -> tuple[Sketch, ...]:
    """Returns these painters, and default ones for the other seats."""
    return (*said, *(Sketch() for _ in range(players - len(said))))


def lay(*painters: Sketch, players: int = 3, options: dict[str, Any] | None = None, **said: Any) -> State:
    """Returns a legal position with these fields set."""
    said.setdefault("row", ROW)
    said["painters"] = sketches(*painters, players=players)
    state = GAME.arrange(Position(**said), Options(players=players, **(options or {})), rng())
    assert isinstance(state, State)
    assert GAME.faults(state) == (), GAME.faults(state)
    return state


def play(state: State, move: Move, step: int = 0) -> Step[State, Event]:
    """Plays an offered move for the seat to move; a painting goes into the first free background."""
    assert move in GAME.offers(state, state.turn), GAME.check(state, state.turn, move)
    done = GAME.play(state, state.turn, move, rng(step))
    if done.state.easel is None:
        return done
    return GAME.play(done.state, state.turn, GAME.offers(done.state, state.turn)[0], rng(step))


def refused(state: State, move: Move) -> Refusal:
    """Returns why the seat to move may not make this move."""
    assert move not in GAME.offers(state, state.turn)
    refusal = GAME.check(state, state.turn, move)
    assert refusal is not None
    return refusal
