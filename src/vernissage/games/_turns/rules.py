"""The rules: deal, offers, play, outcome. Write one small function per rule."""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace

from vernissage.core.refusal import Refusal
from vernissage.core.rng import Rng
from vernissage.core.seats import Seat, left_of, with_seat
from vernissage.core.step import Outcome, Step
from vernissage.games._turns import cards
from vernissage.games._turns.cards import Card
from vernissage.games._turns.moves import (
    Bid,
    Doubt,
    Doubted,
    Event,
    HasBid,
    Laid,
    Lay,
    Lost,
    Move,
    PutAway,
    TurnedUp,
    WentOut,
)
from vernissage.games._turns.state import Hand, Options, State

WHEN: Final = {Lay: "lay", Bid: "bid", Doubt: "bid", PutAway: "lose"}
"""The phase in which each kind of move is made."""
NOW: Final = {"lay": "LAM-2.1", "bid": "LAM-2.2", "lose": "LAM-3.2"}
"""The rule that applies in each phase."""


def deal(options: Options, rng: Rng) -> State:
    """LAM-1.1, LAM-1.3: everyone gets the same cards. Randomness comes only from the argument `rng`."""
    nothing = (None,) * options.players
    return State(
        options=options,
        hands=(cards.EACH[options.lamps],) * options.players,
        laid=nothing,
        away=((),) * options.players,
        turned=nothing,
        turn=rng.below(options.players),
        bid=0,
        bidder=None,
        out=(),
        phase="lay",
    )


def playing(state: State) -> tuple[Seat, ...]:
    """LAM-3.3: the players who are still in."""
    return tuple(seat for seat in range(state.options.players) if seat not in state.out)


def to_move(state: State) -> tuple[Seat, ...]:
    """LAM-2.1, LAM-2.2, LAM-3.2: the seats that owe a decision. There may be several at once."""
    if state.phase == "lay":
        return tuple(seat for seat in playing(state) if state.laid[seat] is None)
    return () if state.phase == "over" else (state.turn,)


def bids(state: State) -> range:
    """LAM-2.2: the possible bids: higher than the last, up to the number of players."""
    return range(state.bid + 1, len(playing(state)) + 1)


def offers(state: State, seat: Seat) -> tuple[Move, ...]:
    """Returns the legal moves in a fixed order. They depend only on information that this seat has."""
    if seat not in to_move(state):
        return ()
    if state.phase == "bid":
        return (*map(Bid, bids(state)), *((Doubt(),) if state.bid else ()))
    held = [card for card in cards.KINDS if card in state.hands[seat]]
    return tuple(map(Lay if state.phase == "lay" else PutAway, held))


def check(state: State, seat: Seat, move: Move) -> Refusal | None:
    """Returns why a move is refused, with the rule's number; None for offered moves, and for no others."""
    if state.phase != WHEN[type(move)]:
        return Refusal("turns/wrong-phase", NOW[state.phase])
    match move:
        case Lay(card=card) | PutAway(card=card) if card not in state.hands[seat]:
            return Refusal("turns/not-in-hand", NOW[state.phase], {"card": card})
        case Bid(lamps=lamps) if lamps not in bids(state):
            return Refusal("turns/no-such-bid", "LAM-2.2", {"bid": state.bid, "most": len(playing(state))})
        case Doubt() if not state.bid:
            return Refusal("turns/nothing-to-doubt", "LAM-2.3")
        case _:
            return None


def play(state: State, seat: Seat, move: Move, _rng: Rng) -> Step[State, Event]:
    """Returns the new state and the events in between. The move must be an offered one."""
    match move:
        case Lay(card=card):
            return play_lay(state, seat, card)
        case Bid(lamps=lamps):
            after = replace(state, bid=lamps, bidder=seat, turn=next_in(state, seat))
            return Step(after, (HasBid(seat, lamps),))
        case Doubt():
            return play_doubt(state, seat)
        case PutAway(card=card):
            return play_put_away(state, seat, card)


def binds(_event: Event) -> bool:
    """Whether an event makes its move final. Here every move is final: the others have seen it."""
    return True


def lapse(state: State, seat: Seat) -> Move:
    """LAM-2.4: the move for a clock that ran out: the first offer."""
    return offers(state, seat)[0]


def next_in(state: State, seat: Seat) -> Seat:
    """LAM-2.2: the next player clockwise who is still in."""
    following = left_of(seat, state.options.players)
    return next_in(state, following) if following in state.out else following


def without(hand: Hand, card: Card) -> Hand:
    """Returns the hand without one card."""
    place = hand.index(card)
    return hand[:place] + hand[place + 1 :]


def play_lay(state: State, seat: Seat, card: Card) -> Step[State, Event]:
    """LAM-2.1: a seat lays a card. Once all have, they bid."""
    after = replace(
        state,
        hands=with_seat(state.hands, seat, without(state.hands[seat], card)),
        laid=with_seat(state.laid, seat, card),
    )
    return Step(after if to_move(after) else replace(after, phase="bid"), (Laid(seat, card),))


def play_doubt(state: State, seat: Seat) -> Step[State, Event]:
    """LAM-2.3, LAM-3.1: turns the cards up, finds the loser, and gives all cards back to their owners."""
    assert state.bidder is not None
    lamps = state.laid.count("lamp")
    loser = seat if lamps >= state.bid else state.bidder
    taken = zip(state.hands, state.laid, strict=True)
    after = replace(
        state,
        hands=tuple(hand if card is None else tuple(sorted((*hand, card))) for hand, card in taken),
        laid=(None,) * len(state.laid),
        turned=state.laid,
        turn=loser,
        phase="lose",
    )
    return Step(after, (Doubted(seat, state.bidder), TurnedUp(state.laid, lamps, loser)))


def play_put_away(state: State, seat: Seat, card: Card) -> Step[State, Event]:
    """LAM-3.2, LAM-3.3, LAM-4.1: the loser puts a card away; with none left, the loser is out."""
    hand = without(state.hands[seat], card)
    after = replace(
        state,
        hands=with_seat(state.hands, seat, hand),
        away=with_seat(state.away, seat, tuple(sorted((*state.away[seat], card)))),
        bid=0,
        bidder=None,
        phase="lay",
    )
    lost = Lost(seat, card)
    if hand:
        return Step(after, (lost,))
    after = replace(after, out=(*state.out, seat))
    over = len(playing(after)) == 1
    after = replace(after, turn=next_in(after, seat), phase="over" if over else "lay")
    return Step(after, (lost, WentOut(seat)))


def outcome(state: State) -> Outcome | None:
    """LAM-4.1, LAM-4.2: the last one in wins. The score is the number of players who were out before."""
    if state.phase != "over":
        return None
    order = (*state.out, *playing(state))
    return Outcome(tuple(order.index(seat) for seat in range(len(order))), order[-1:])
