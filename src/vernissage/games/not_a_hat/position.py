"""Positions given from outside: fills their gaps, and finds reasons why they are impossible."""

from collections.abc import Iterator

from vernissage.core.refusal import Refusal, fault
from vernissage.core.rng import Rng
from vernissage.core.seats import PerSeat, Seat
from vernissage.core.value import Value, derive
from vernissage.games.not_a_hat import cards
from vernissage.games.not_a_hat.cards import PENALTIES, Gift
from vernissage.games.not_a_hat.rules import back_of, receiver_of
from vernissage.games.not_a_hat.state import Card, Options, Phase, Pile, State, games, gifts_each


class Position(Value, frozen=True, kw_only=True):
    """A state with gaps. Missing piles are dealt open; a missing shop gets all remaining gifts.

    If the shop is given, the remaining gifts stay in the box (HAT-5.4).
    """

    shop: tuple[Gift, ...] | None = None
    piles: PerSeat[Pile] | None = None
    penalties: PerSeat[tuple[Gift, ...]] | None = None
    earlier: PerSeat[int] | None = None
    first: Seat = 0
    giver: Seat = 0
    phase: Phase = "take"
    parcel: Gift | None = None
    receiver: Seat | None = None
    said: Gift | None = None
    number: int = 0
    in_a_row: int = 0
    game: int = 1


def all_cards(state: State) -> Iterator[str]:
    """HAT-1.1: every gift, wherever it lies."""
    yield from state.box
    yield from in_play(state)


def in_play(state: State) -> Iterator[Gift]:
    """Yields every gift that isn't in the box."""
    yield from state.shop
    yield from (card.gift for pile in state.piles for card in pile)
    yield from (gift for own in state.penalties for gift in own)
    if state.parcel is not None:
        yield state.parcel


def arrange(said: Position, options: Options, rng: Rng) -> State:
    """Makes a state from a position: remaining gifts are dealt to missing piles and a missing shop."""
    penalties = said.penalties or ((),) * options.players
    placed = {said.parcel, *(said.shop or ()), *(gift for own in penalties for gift in own)}
    placed |= {card.gift for pile in said.piles or () for card in pile}
    deck = cards.deck(options.arrows, anyone=options.anyone)
    left = list(rng.shuffled([gift for gift in deck if gift not in placed]))
    each = gifts_each(options)
    piles = said.piles or tuple(
        tuple(Card(left.pop(), open=True) for _ in range(each)) for _ in range(options.players)
    )
    shop = tuple(left) if said.shop is None else said.shop
    lying = placed.union(shop, (card.gift for pile in piles for card in pile))
    return derive(
        State,
        said,
        options=options,
        shop=shop,
        box=tuple(gift for gift in cards.GIFTS if gift not in lying),
        piles=piles,
        penalties=penalties,
        earlier=said.earlier or (0,) * options.players,
    )


def faults(state: State) -> tuple[Refusal, ...]:
    """Returns every reason why this state cannot occur in a game; empty if it can."""
    seats = state.options.players
    found = list(_misplaced(state))
    if not len(state.piles) == len(state.penalties) == len(state.earlier) == seats:
        return (*found, fault("seats", "HAT-1.2", players=seats))
    if max(state.first, state.giver, state.receiver or 0) >= seats:
        return (*found, fault("no-such-seat", "HAT-1.4", players=seats))
    # The other checks need every gift in its place.
    return tuple(found) if found else (*_piles(state), *_penalties(state), *_counted(state), *_phase(state))


def _misplaced(state: State) -> Iterator[Refusal]:
    """HAT-1.1, HAT-6.1: is every gift there once, and has every gift in play an allowed back?"""
    if sorted(all_cards(state)) != list(cards.GIFTS):
        yield fault("cards", "HAT-1.1")
    elif not set(in_play(state)).issubset(cards.deck(state.options.arrows, anyone=state.options.anyone)):
        yield fault("wrong-backs", "HAT-6.1")
    if list(state.box) != sorted(state.box):
        yield fault("box-order", "HAT-6.1")


def _piles(state: State) -> Iterator[Refusal]:
    """HAT-3.1, HAT-3.2: does everyone have the right number of gifts, the open ones below?"""
    each, over = gifts_each(state.options), state.phase == "over"
    # At the gift limit (HAT-6.5) the last gift was accepted, and none given away for it.
    more = int(over and state.in_a_row > 0)
    sizes = sorted(map(len, state.piles))
    if sizes != sorted([each] * (state.options.players - more) + [each + 1] * more):
        yield fault("piles", "HAT-3.2", gifts=each)
    for seat, pile in enumerate(state.piles):
        shown = [card.open for card in pile]
        if shown != sorted(shown, reverse=True) or (over and not all(shown)):
            yield fault("open", "HAT-3.1", seat=seat)


def _penalties(state: State) -> Iterator[Refusal]:
    """HAT-5.1, HAT-5.3: has nobody too many penalties, and is the game over exactly when it should be?"""
    counts = sorted(map(len, state.penalties))
    if counts[-1] > PENALTIES or counts[-2] == PENALTIES:
        yield fault("penalties", "HAT-5.1")
    full = counts[-1] >= PENALTIES
    limit = state.options.gift_limit
    ended = full or not state.shop or (limit is not None and state.in_a_row >= limit)
    if state.phase == "over":
        if not ended or state.game != games(state.options):
            yield fault("not-over", "HAT-5.1")
    elif full or (limit is not None and state.in_a_row >= limit):
        yield fault("over", "HAT-5.1")


def _counted(state: State) -> Iterator[Refusal]:
    """HAT-5.3, HAT-6.5: are the numbers of games, penalties and gifts possible together?"""
    if not 1 <= state.game <= games(state.options):
        yield fault("game", "HAT-5.3", game=state.game)
    most = PENALTIES * (state.game - 1)
    if any(not 0 <= before <= most for before in state.earlier):
        yield fault("earlier", "HAT-5.3")
    limit = state.options.gift_limit
    answered = state.number - (state.phase == "answer")
    if not 0 <= state.in_a_row <= answered or (limit is not None and state.in_a_row > limit):
        yield fault("gifts", "HAT-6.5")


def _phase(state: State) -> Iterator[Refusal]:
    """HAT-2.1 to HAT-2.5: does the gift on its way fit the phase?"""
    phase, under_way = state.phase, state.phase in ("aim", "name", "answer")
    if (state.parcel is not None) != under_way:
        yield fault("parcel", "HAT-2.3")
    elif not _goes_to(state):
        yield fault("receiver", "HAT-2.1")
    if phase == "take" and (state.in_a_row or not state.shop):
        yield fault("take", "HAT-2.1")
    unsaid = state.said is None
    if not unsaid and state.said not in cards.KNOWN:
        yield fault("said", "HAT-2.5")
    forgotten = state.options.aid == "none" and phase != "answer"
    if (unsaid and phase == "answer") or (not unsaid and (forgotten or state.number == 0)):
        yield fault("said", "HAT-6.3")


def _goes_to(state: State) -> bool:
    """HAT-2.1, HAT-6.4: is the receiver the one the arrows point to, or the giver's choice?"""
    if state.parcel is None:
        return state.receiver is None
    settled = receiver_of(state.options, state.giver, back_of(state.options, state.parcel))
    if state.phase == "aim":
        return settled is None and state.receiver is None
    return state.receiver == settled if settled is not None else state.receiver not in (None, state.giver)
