"""The legal moves of a seat, in a fixed order, and why other moves are refused."""

from functools import lru_cache
from itertools import permutations
from typing import Final

from vernissage.core.ornament import Ornament
from vernissage.core.refusal import Refusal
from vernissage.core.seats import Seat
from vernissage.games.canvas import cards
from vernissage.games.canvas.cards import Background, Card
from vernissage.games.canvas.moves import Frame, Move, Paint, Take
from vernissage.games.canvas.state import Painter, State

# Moves are values, so recurring ones are made once.
TAKE: Final[dict[Card, Move]] = {card: Take(card) for card in cards.CARDS}
FRAME: Final[dict[Background, Move]] = {name: Frame(name) for name in cards.BACKGROUNDS}
take, frame = TAKE.__getitem__, FRAME.__getitem__


def offers(state: State, seat: Seat) -> tuple[Move, ...]:
    """CAN-3.1, CAN-3.6: the moves that take a card or complete a painting, or that choose its background."""
    if seat != state.turn:
        return ()
    painter = state.painters[seat]
    hand = painter.hand
    if len(painter.paintings) == cards.PAINTINGS:  # CAN-4.1
        return ()
    if state.easel is not None:
        return tuple(map(frame, painter.free))
    takes: tuple[Move, ...] = ()
    if len(hand) < cards.HAND:  # CAN-3.2
        takes = tuple(map(take, affordable(state.row, painter.tokens)))
    return takes + paint_offers(hand) if len(hand) >= cards.LAYERS else takes


def plain(move: Move) -> Move:
    """CAN-3.15: the move with the default frame, as it is offered."""
    return Paint(move.cards) if isinstance(move, Paint) and move.moulding != cards.USUAL else move


def framed(move: Move) -> tuple[Move, ...]:
    """CAN-3.15: a painting with each possible frame; empty for other moves."""
    if not isinstance(move, Paint):
        return ()
    return tuple([Paint(move.cards, moulding) for moulding in cards.MOULDINGS])


ORNAMENT: Final[Ornament[Move]] = Ornament(without=plain, ways=framed)


def affordable(row: tuple[Card, ...], tokens: int) -> tuple[Card, ...]:
    """CAN-3.3: the cards that can be paid: the first is free, and each further one costs one token more."""
    return row[: tokens + 1]


@lru_cache(maxsize=32)
def paint_offers(hand: tuple[Card, ...]) -> tuple[Move, ...]:
    """CAN-3.6: every painting with three cards of the hand, in any order.

    The result is cached, since one hand is asked about several times in a row. The cache is small,
    since the results are large.
    """
    return tuple(map(Paint, permutations(hand, cards.LAYERS)))


def check(state: State, seat: Seat, move: Move) -> Refusal | None:
    """Returns why a seat may not make a move, or None if it may."""
    painter = state.painters[seat]
    if isinstance(move, Frame):
        return check_frame(state, painter, move.background)
    if state.easel is not None:
        return Refusal("canvas/background-first", "CAN-3.6")
    if isinstance(move, Take):
        return check_take(state, painter, move.card)
    return check_paint(painter, move)


def check_take(state: State, painter: Painter, card: Card) -> Refusal | None:
    """CAN-3.2, CAN-3.3: the card must be in the row, the hand must have room, and the tokens must suffice."""
    if len(painter.hand) >= cards.HAND:
        return Refusal("canvas/hand-full", "CAN-3.2", {"cards": cards.HAND})
    if card not in state.row:
        return Refusal("canvas/not-in-the-row", "CAN-3.3")
    cost = state.row.index(card)
    if cost > painter.tokens:
        short: dict[str, int | str] = {
            "cost": cost,
            "tokens": painter.tokens,
            "short": cost - painter.tokens,
        }
        return Refusal("canvas/too-few-tokens", "CAN-3.3", short)
    return None


def check_paint(painter: Painter, move: Paint) -> Refusal | None:
    """CAN-3.6: a painting needs three different cards of the hand."""
    if len(painter.hand) < cards.LAYERS:
        return Refusal("canvas/too-few-cards", "CAN-3.6", {"cards": len(painter.hand)})
    if any(card not in painter.hand for card in move.cards):
        return Refusal("canvas/not-in-hand", "CAN-3.6")
    if len(set(move.cards)) < cards.LAYERS:
        return Refusal("canvas/same-card-twice", "CAN-3.6")
    return None


def check_frame(state: State, painter: Painter, background: Background) -> Refusal | None:
    """CAN-3.6: a painting must be on the easel, and the background must be a free one of this player."""
    if state.easel is None:
        return Refusal("canvas/nothing-to-hang", "CAN-3.6")
    return None if background in painter.free else Refusal("canvas/not-your-background", "CAN-3.6")
