"""LAM-1.1: lists every card. `Position`, `faults` and `arrange` may wait while the game is a draft."""

from __future__ import annotations

from collections.abc import Iterator

from vernissage.games._turns.state import State


def all_cards(state: State) -> Iterator[str]:
    """LAM-1.1: every card, wherever it lies, with its owner."""
    for place in (state.hands, state.away, ((card,) if card else () for card in state.laid)):
        yield from (f"{card} of {seat}" for seat, held in enumerate(place) for card in held)
