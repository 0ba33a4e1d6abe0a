"""Adds a move to any game that can be made at any time and that nobody else may notice: to ponder.

Hardly any game has moves that are completely hidden from others. With this one, every game tests how the
server treats such moves.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from vernissage.core.game import AnyGame
from vernissage.core.refusal import Refusal
from vernissage.core.rng import Rng
from vernissage.core.step import Step
from vernissage.core.value import EventValue, MoveValue


class Ponder(MoveValue, frozen=True):
    """Changes nothing, not even for the player who does it."""


class Pondered(EventValue, frozen=True):
    """A player pondered."""

    seat: int


def secretive(game: AnyGame) -> AnyGame:
    """Returns this game with `Ponder` added to all offers."""

    def offers(state: Any, seat: int) -> tuple[Any, ...]:
        moves = game.offers(state, seat)
        return (*moves, Ponder()) if moves else ()

    def check(state: Any, seat: int, move: Any) -> Refusal | None:
        return None if isinstance(move, Ponder) else game.check(state, seat, move)

    def play(state: Any, seat: int, move: Any, rng: Rng) -> Step[Any, Any]:
        return (
            Step(state, (Pondered(seat),)) if isinstance(move, Ponder) else game.play(state, seat, move, rng)
        )

    def seen(event: Any, viewer: int | None) -> Any:
        if isinstance(event, Pondered):
            return event if event.seat == viewer else None
        return game.seen(event, viewer)

    def binds(event: Any) -> bool:
        return not isinstance(event, Pondered) and game.binds(event)

    kept, glimpse, feats = game.kept, game.glimpse, game.extras.feats
    extras = game.extras
    if feats is not None:
        own = replace(feats, of=lambda event: _unless(event, None, feats.of))
        extras = replace(extras, feats=own)
    return replace(
        game,
        types=replace(game.types, move=game.types.move | Ponder),
        offers=offers,
        check=check,
        play=play,
        seen=seen,
        binds=binds,
        imagine=lambda view, memory, rng: game.imagine(view, _known(memory), rng),
        kept=None if kept is None else lambda state, event: _unless(event, event, kept, state),
        glimpse=None if glimpse is None else lambda state, event: _unless(event, 0.0, glimpse, state),
        extras=extras,
    )


def _known(memory: Any) -> tuple[Any, ...]:
    return tuple(event for event in memory if not isinstance(event, Pondered))


def _unless(event: Any, pondered: Any, ask: Any, *state: Any) -> Any:
    """Delegates the game's own events to its own function."""
    return pondered if isinstance(event, Pondered) else ask(*state, event)
