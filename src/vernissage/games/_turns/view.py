"""The view of one viewer. A view lists what is shown; it never starts from a state and removes things."""

from __future__ import annotations

from collections.abc import Sequence

from vernissage.core.rng import Rng
from vernissage.core.seats import PerSeat, Seat, Viewer
from vernissage.core.value import ViewValue
from vernissage.games._turns import cards
from vernissage.games._turns.cards import Card
from vernissage.games._turns.moves import Event, Laid, LaidUnseen, Lost, LostUnseen, TurnedUp
from vernissage.games._turns.state import Hand, Options, Phase, State


class View(ViewValue, frozen=True):
    """LAM-1.2, LAM-2.1, LAM-3.2: the open table and the viewer's own cards.

    Public events stay visible here: a bid in `bid`, the cards turned up in `turned`.
    """

    hand: Hand | None
    own_laid: Card | None
    own_away: Hand | None
    options: Options
    held: PerSeat[int]
    has_laid: PerSeat[bool]
    turned: PerSeat[Card | None]
    turn: Seat
    bid: int
    bidder: Seat | None
    out: tuple[Seat, ...]
    phase: Phase


def view(state: State, viewer: Viewer) -> View:
    """Returns the view of one viewer: the open table and the viewer's own cards."""
    return View(
        seat=viewer,
        hand=None if viewer is None else state.hands[viewer],
        own_laid=None if viewer is None else state.laid[viewer],
        own_away=None if viewer is None else state.away[viewer],
        options=state.options,
        held=tuple(len(hand) for hand in state.hands),
        has_laid=tuple(card is not None for card in state.laid),
        turned=state.turned,
        turn=state.turn,
        bid=state.bid,
        bidder=state.bidder,
        out=state.out,
        phase=state.phase,
    )


def seen(event: Event, viewer: Viewer) -> Event:
    """LAM-2.1, LAM-3.2: only its owner sees a card laid or lost; everything else happens in the open."""
    match event:
        case Laid(seat=seat) if seat != viewer:
            return LaidUnseen(seat)
        case Lost(seat=seat) if seat != viewer:
            return LostUnseen(seat)
        case _:
            return event


def imagine(view: View, memory: Sequence[Event], rng: Rng) -> State:
    """Returns a state that this viewer could not tell from the true one. Bots search only such states."""
    hands: list[Hand] = []
    laid: list[Card | None] = []
    away: list[Hand] = []
    for seat, (held, has_laid) in enumerate(zip(view.held, view.has_laid, strict=True)):
        if seat == view.seat and view.hand is not None and view.own_away is not None:
            hands.append(view.hand)
            laid.append(view.own_laid)
            away.append(view.own_away)
        else:
            order = list(order_of_loss(seat, view.options, memory, rng))
            hands.append(tuple(sorted(order.pop() for _ in range(held))))
            laid.append(order.pop() if has_laid else None)
            away.append(tuple(sorted(order)))
    return State(
        options=view.options,
        hands=tuple(hands),
        laid=tuple(laid),
        away=tuple(away),
        turned=view.turned,
        turn=view.turn,
        bid=view.bid,
        bidder=view.bidder,
        out=view.out,
        phase=view.phase,
    )


def order_of_loss(seat: Seat, options: Options, memory: Sequence[Event], rng: Rng) -> Hand:
    """Returns a player's cards in a random order in which they may have been lost, the first loss first."""
    order = rng.shuffled(cards.EACH[options.lamps])
    return order if may_be(order, seat, memory) else order_of_loss(seat, options, memory, rng)


def may_be(order: Hand, seat: Seat, memory: Sequence[Event]) -> bool:
    """Whether a player who lost cards in this order still held each card that was turned up."""
    lost = 0
    for event in memory:
        match event:
            case TurnedUp(cards=turned) if turned[seat] is not None and turned[seat] not in order[lost:]:
                return False
            case Lost(seat=loser) | LostUnseen(seat=loser) if loser == seat:
                lost += 1
    return True
