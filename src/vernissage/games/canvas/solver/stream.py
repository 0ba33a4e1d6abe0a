"""CAN-6.3: the puzzle as seen by somebody who knows the order of the deck.

Row and deck are then one stream of cards. Taking the card at place p costs p tokens, and the cards before it
are gone. So a game is an increasing sequence of places in the stream, with three paintings in between.
Backgrounds are decoration, and left out.

*More tokens are never worse:* whoever has more can do everything that is possible with fewer, and has no
fewer afterwards, since cost, gain and limit are the same. Waiting to paint can be better, though: with all
tokens in hand a painting brings none.
"""

from functools import lru_cache
from typing import Final, NamedTuple

from vernissage.games.canvas.cards import HAND, LAYERS, PAINTINGS, ROW, Card
from vernissage.games.canvas.plans import BIT, Cards
from vernissage.games.canvas.ribbons import Won, held
from vernissage.games.canvas.state import State

MOST_SKIPPED: Final = ROW - 1


class Stand(NamedTuple):
    """A position in the stream, with the player's hand, tokens and ribbons."""

    at: int
    """How many cards of the stream have passed."""
    hand: Cards
    tokens: int
    held: Won
    to_paint: int
    """How many paintings are still to come."""


class Stream:
    """The rest of a solo game from one position on: the cards in the order in which they will come."""

    def __init__(self, state: State) -> None:
        (painter,) = state.painters
        self.scoring = state.scoring
        self.cards: tuple[Card, ...] = state.row + state.deck
        self.most = painter.tokens + state.aside
        """The number of tokens in the game, which the player cannot exceed."""

    def stand(self, state: State) -> Stand:
        """Returns the position of a state. A painting on the easel counts as hung."""
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
    """CAN-6.3: the tokens left after taking a card. The free card brings one from the reserve, if any."""
    return tokens - cost if cost else min(tokens + 1, most)


@lru_cache(maxsize=4096)
def farthest(hand: int, tokens: int, to_paint: int, most: int) -> int:
    """Returns the most cards of the stream that can pass until the last painting.

    It depends only on the number of cards in hand, of tokens and of paintings to come. All ways to take and
    to paint are tried.
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
