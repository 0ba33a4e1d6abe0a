"""The rules of play in RULES.md: deal, giving, accepting and refusing."""

from collections.abc import Callable, Sequence
from typing import Any, Final, TypeAlias

from msgspec.structs import replace

from vernissage.core.rng import Rng
from vernissage.core.seats import PerSeat, Seat, left_of, right_of, with_seat
from vernissage.core.step import Step
from vernissage.games.not_a_hat import cards, moves
from vernissage.games.not_a_hat.cards import BACKS, PENALTIES, Back, Gift
from vernissage.games.not_a_hat.moves import Event, Move
from vernissage.games.not_a_hat.state import Card, Options, Phase, Pile, State, games, gifts_each

Events: TypeAlias = list[Event]


def deal(options: Options, rng: Rng) -> State:
    """HAT-1.1 to HAT-1.4, HAT-6.1: shuffles the gifts that are used, and lays them out."""
    played_with = cards.deck(options.arrows, anyone=options.anyone)
    shop, piles = lay_out(options, played_with, rng)
    first = rng.below(options.players) if options.first is None else options.first  # HAT-1.4
    return State(
        options=options,
        shop=shop,
        box=cards.box(options.arrows, anyone=options.anyone),
        piles=piles,
        penalties=((),) * options.players,
        earlier=(0,) * options.players,
        first=first,
        giver=first,
    )


def lay_out(options: Options, deck: Sequence[Gift], rng: Rng) -> tuple[tuple[Gift, ...], PerSeat[Pile]]:
    """HAT-1.2, HAT-1.3, HAT-6.2: deals open gifts to each player; the rest is the shop."""
    players, each = options.players, gifts_each(options)
    shuffled = rng.shuffled(deck)
    piles = tuple(
        tuple(Card(gift, open=True) for gift in shuffled[each * seat : each * (seat + 1)])
        for seat in range(players)
    )
    return shuffled[each * players :], piles


def play(state: State, seat: Seat, move: Move, rng: Rng) -> Step[State, Event]:
    """Plays an offered move; returns the next state and the events in between."""
    return PLAYS[type(move)](state, seat, move, rng)


def binds(event: Event) -> bool:
    """Whether a move with this event is final. Only aiming isn't: it turns no card and asks nobody."""
    return not isinstance(event, moves.Aimed)


# Giving


def play_take(state: State, seat: Seat, _move: moves.Take, _rng: Rng) -> Step[State, Event]:
    """HAT-2.1, HAT-2.3, HAT-4.4: the shop's top gift is turned over and goes on its way."""
    gift = state.shop[0]
    after = send_off(replace(state, shop=state.shop[1:]), seat, gift)
    return Step(after, (moves.Taken(seat, gift, back_of(state.options, gift)),))


def send_off(state: State, giver: Seat, gift: Gift) -> State:
    """HAT-2.1, HAT-6.4: sends a gift where its arrows point, or lets the giver pick."""
    receiver = receiver_of(state.options, giver, back_of(state.options, gift))
    phase: Phase = "aim" if receiver is None else "name"
    return replace(state, parcel=gift, giver=giver, receiver=receiver, phase=phase)


def back_of(options: Options, gift: Gift) -> Back:
    """HAT-1.1: the back of a gift."""
    return BACKS[options.anyone][gift]


def receiver_of(options: Options, giver: Seat, back: Back) -> Seat | None:
    """HAT-1.1, HAT-6.2, HAT-6.4: who gets a gift with this back; None if the giver may pick."""
    if back == "white":
        return right_of(giver, options.players)
    # With two players there is no choice.
    if back == "black" or options.players == 2:  # noqa: PLR2004 - two players
        return left_of(giver, options.players)
    return None


def play_aim(state: State, seat: Seat, move: moves.Aim, _rng: Rng) -> Step[State, Event]:
    """HAT-6.4: the giver picks the receiver."""
    return Step(replace(state, receiver=move.receiver, phase="name"), (moves.Aimed(seat, move.receiver),))


def play_give(state: State, seat: Seat, move: moves.Give, _rng: Rng) -> Step[State, Event]:
    """HAT-2.1, HAT-2.5: the giver names the gift, truly or not."""
    assert state.receiver is not None
    number = state.number + 1
    after = replace(state, said=move.gift, number=number, phase="answer")
    return Step(after, (moves.Given(seat, state.receiver, move.gift, number),))


# Accepting


def play_accept(state: State, seat: Seat, _move: moves.Accept, rng: Rng) -> Step[State, Event]:
    """HAT-2.2, HAT-3.1 to HAT-3.3: the gift goes on top, whatever it is, and the oldest is given away."""
    assert state.parcel is not None
    events: Events = [moves.Accepted(seat, state.giver, state.number)]
    pile = (*state.piles[seat], Card(state.parcel, open=False))
    in_a_row = state.in_a_row + 1
    if in_a_row == state.options.gift_limit:
        piles = with_seat(state.piles, seat, pile)
        return Step(end_game(forgotten(state, piles, in_a_row), rng, events), tuple(events))
    oldest = pile[0]
    if oldest.open:
        events.append(moves.Turned(seat, oldest.gift, back_of(state.options, oldest.gift)))
    after = forgotten(state, with_seat(state.piles, seat, pile[1:]), in_a_row)
    return Step(send_off(after, seat, oldest.gift), tuple(events))


def forgotten(state: State, piles: PerSeat[Pile], in_a_row: int) -> State:
    """HAT-6.3: clears the answered gift, and its name unless the table has a memory aid."""
    said = None if state.options.aid == "none" else state.said
    return replace(state, parcel=None, receiver=None, said=said, piles=piles, in_a_row=in_a_row)


# Refusing


def play_refuse(state: State, seat: Seat, _move: moves.Refuse, rng: Rng) -> Step[State, Event]:
    """HAT-4.1 to HAT-4.4: the gift is turned up; the player who was wrong takes it, and goes to the shop."""
    gift, said = state.parcel, state.said
    assert gift is not None
    wrong = seat if gift == said else state.giver
    events: Events = [
        moves.Refused(seat, state.giver, said, state.number),
        moves.Unwrapped(wrong, gift, gift == said),
    ]
    taken = (*state.penalties[wrong], gift)
    after = replace(
        forgotten(state, state.piles, 0),
        penalties=with_seat(state.penalties, wrong, taken),
        giver=wrong,
        phase="take",
    )
    if len(taken) == PENALTIES or not state.shop:
        after = end_game(after, rng, events)
    return Step(after, tuple(events))


# The end


def end_game(state: State, rng: Rng, events: Events) -> State:
    """HAT-5.1, HAT-5.3, HAT-5.4, HAT-6.5: turns all gifts up, then deals the next game or ends the match."""
    piles = tuple(tuple(Card(card.gift, open=True) for card in pile) for pile in state.piles)
    events.append(moves.Opened(tuple(tuple(card.gift for card in pile) for pile in piles)))
    if state.game < games(state.options):
        return next_game(state, rng, events)
    events.append(moves.Ended())
    return replace(state, piles=piles, phase="over")


def next_game(state: State, rng: Rng, events: Events) -> State:
    """HAT-5.3: shuffles and deals all gifts again; the next player to the left begins."""
    lying = (card.gift for pile in state.piles for card in pile)
    taken = (gift for penalties in state.penalties for gift in penalties)
    shop, piles = lay_out(state.options, sorted((*state.shop, *lying, *taken)), rng)
    first = left_of(state.first, state.options.players)
    events.append(moves.GameBegan(first, state.game + 1))
    return replace(
        state,
        shop=shop,
        piles=piles,
        penalties=((),) * state.options.players,
        earlier=tuple(before + len(now) for before, now in zip(state.earlier, state.penalties, strict=True)),
        first=first,
        giver=first,
        phase="take",
        said=None,
        in_a_row=0,
        game=state.game + 1,
    )


PLAYS: Final[dict[type[Move], Callable[[State, Seat, Any, Rng], Step[State, Event]]]] = {
    moves.Take: play_take,
    moves.Aim: play_aim,
    moves.Give: play_give,
    moves.Accept: play_accept,
    moves.Refuse: play_refuse,
}
