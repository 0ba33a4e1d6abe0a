"""BEL-1.4, BEL-7.2: the draw pile, and how it is renewed when it is empty."""

from msgspec.structs import replace

from vernissage.core.rng import Rng
from vernissage.core.seats import Seat, with_seat
from vernissage.games.belratti.cards import HAND, Painting
from vernissage.games.belratti.state import State, edition, forgery_count


def draw(state: State, count: int, rng: Rng) -> tuple[State, tuple[Painting, ...], bool]:
    """BEL-7.2: returns the state, the cards drawn, and whether the draw pile was renewed for this draw."""
    renewed = len(state.deck) < count
    if renewed:
        assert edition(state.options).renews, "a round is dealt only if there are enough cards"
        discarded = (*state.discard, *(painting for hand in state.swapped for painting in hand))
        deck = state.deck + rng.shuffled(discarded)
        state = replace(state, deck=deck, discard=(), swapped=((),) * len(state.swapped))
    return replace(state, deck=state.deck[count:]), state.deck[:count], renewed


def available(state: State) -> int:
    """BEL-7.2: how many paintings can be drawn, including the discard pile if it is reused."""
    if not edition(state.options).renews:
        return len(state.deck)
    return len(state.deck) + len(state.discard) + sum(map(len, state.swapped))


def forgeries_to_draw(state: State) -> int:
    """BEL-4.8, BEL-9.4: how many forgeries this round takes from the draw pile."""
    return 0 if state.options.masterpieces else forgery_count(state)


def to_fill(state: State, seat: Seat) -> int:
    """BEL-2.2, BEL-7.1: how many cards this seat's hand lacks."""
    return HAND[state.options.players] - len(state.hands[seat])


def can_deal(state: State) -> bool:
    """BEL-7.2: are there enough cards for the hands, two themes and the forgeries of another round?"""
    filling = sum(to_fill(state, seat) for seat in range(state.options.players))
    forged = 0 if state.options.masterpieces else state.options.forgeries
    return available(state) >= filling + 2 + forged


def with_hand(state: State, seat: Seat, *paintings: Painting) -> State:
    """Adds these paintings to a seat's hand and keeps the hand sorted."""
    hand = tuple(sorted((*state.hands[seat], *paintings)))
    return replace(state, hands=with_seat(state.hands, seat, hand))


def without(paintings: tuple[Painting, ...], *gone: Painting) -> tuple[Painting, ...]:
    """Returns the paintings that are not among those gone."""
    return tuple([painting for painting in paintings if painting not in gone])
