"""CAN-6.3: the puzzle as seen by somebody who knows the order of the deck.

Row and deck are one stream of cards then. To take the card at place p costs p tokens, and the cards before
it are gone: the stream goes on behind it. So a game is a rising sequence of cards of the stream, with three
paintings in between. Backgrounds are decoration, and left out.

*More tokens are never worse:* what one with fewer can do, one with more can do too, and has no fewer
afterwards, since both pay the same and gain the same, up to the same limit. When to paint is another matter:
with all tokens in hand a painting brings none, and had better wait.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple

from vernissage.games.canvas.cards import HAND, LAYERS, PAINTINGS, ROW, Card
from vernissage.games.canvas.plans import BIT, Cards
from vernissage.games.canvas.ribbons import Won, held
from vernissage.games.canvas.state import State

MOST_SKIPPED: Final = ROW - 1


class Stand(NamedTuple):
    """Where somebody stands in the stream, and what they have."""

    at: int
    """How many cards of the stream have passed."""
    hand: Cards
    tokens: int
    held: Won
    to_paint: int
    """How many paintings are still to come."""


class Stream:
    """A puzzle from one moment on, and every later moment of it."""

    def __init__(self, state: State) -> None:
        (painter,) = state.painters
        self.scoring = state.scoring
        self.cards: tuple[Card, ...] = state.row + state.deck
        self.most = painter.tokens + state.aside
        """All tokens there are: more than these nobody can have."""

    def stand(self, state: State) -> Stand:
        """Where this state is. A painting on the easel counts as hung: only its background is open."""
        (painter,) = state.painters
        paintings = painter.paintings if state.easel is None else (*painter.paintings, state.easel)
        hung = {card for painting in paintings for card in painting}
        return Stand(
            at=len(self.cards) - len(state.row) - len(state.deck),
            hand=sum(BIT[card] for card in painter.hand if card not in hung),
            tokens=min(painter.tokens + (state.easel is not None), self.most),
            held=held(state.scoring, paintings),
            to_paint=PAINTINGS - len(paintings),
        )


def after_taking(tokens: int, cost: int, most: int) -> int:
    """CAN-6.3: tokens go to the reserve; the first card brings one, if there is any."""
    return tokens - cost if cost else min(tokens + 1, most)


@lru_cache(maxsize=4096)
def farthest(hand: int, tokens: int, to_paint: int, most: int) -> int:
    """How many cards of the stream can pass at most until the last painting, whatever the cards are.

    It depends on no more than how many are in hand, how many tokens there are, and how many paintings are to
    come: all ways to take and to paint are tried.
    """
    if not to_paint:
        return 0
    passed = 0
    if hand >= LAYERS:
        passed = farthest(hand - LAYERS, min(tokens + 1, most), to_paint - 1, most)
    if hand < HAND:
        for cost in range(min(tokens, MOST_SKIPPED) + 1):
            rest = farthest(hand + 1, after_taking(tokens, cost, most), to_paint, most)
            passed = max(passed, cost + 1 + rest)
    return passed
