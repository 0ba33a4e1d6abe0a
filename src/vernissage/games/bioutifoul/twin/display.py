"""BIO-2.8, BIO-3, BIO-6.2: the decks, the discard piles, and the display."""

from vernissage.core.seats import Seat
from vernissage.games.bioutifoul.twin import layout as at
from vernissage.research.chance import shuffle
from vernissage.research.kernel import Chance, Vector, kernel


@kernel
def draw(state: Vector, deck: int, size: int) -> int:
    """Removes and returns the top card of a deck that is not empty. `size` is the deck's capacity."""
    top = deck + 1 + size - state[deck]
    card = state[top]
    state[top] = 0
    state[deck] -= 1
    return card


@kernel
def throw(state: Vector, discard: int, card: int) -> None:
    """Puts a card on a discard pile."""
    state[discard] += 1
    state[discard + state[discard]] = card


@kernel
def renew(state: Vector, deck: int, discard: int, size: int, chance: Chance) -> bool:
    """BIO-2.8: reshuffles the discard pile into an empty deck; returns whether the deck has cards now."""
    if state[deck]:
        return True
    count = state[discard]
    for card in range(count):
        state[deck + 1 + size - count + card] = state[discard + 1 + card]
        state[discard + 1 + card] = 0
    state[discard] = 0
    state[deck] = count
    shuffle(state, deck + 1 + size - count, count, chance)
    return count > 0


@kernel
def draw_influence(state: Vector, seat: Seat, chance: Chance) -> None:
    """BIO-2.8: draws an influence card, from a reshuffled deck if necessary; does nothing without cards."""
    if renew(state, at.INFLUENCE_DECK, at.INFLUENCE_DISCARD, at.INFLUENCE, chance):
        hold(state, seat, draw(state, at.INFLUENCE_DECK, at.INFLUENCE), 1)


@kernel
def hold(state: Vector, seat: Seat, artist: int, count: int) -> None:
    """Adds this many cards of this artist to a seat's hand."""
    gallery = at.GALLERIES + at.GALLERY * seat
    state[gallery + at.HAND + artist] += count
    state[gallery + at.HELD] += count


@kernel
def is_stale(state: Vector) -> bool:
    """BIO-3.1, BIO-3.3: are five works of one artist on display, or none that an exhibition asks for?"""
    shown = 0  # eight bits for each artist: how many works are on display
    for place in range(at.FACE_UP):
        work = state[at.ARTWORKS + place]
        if work != at.EMPTY:
            shown += 1 << 8 * (work // at.OF_EACH)
    for artist in range(at.ARTISTS):
        if (shown >> 8 * artist & 0xFF) >= at.MONOTONOUS:
            return True
    return shown > 0 and is_unwanted(state, shown)


@kernel
def is_unwanted(state: Vector, shown: int) -> bool:
    """BIO-3.1, BIO-3.3: are there face-up exhibitions, but none with an artist on display?"""
    exhibitions = 0
    for place in range(state[at.PLACES]):
        exhibition = state[at.EXHIBITIONS + place]
        if exhibition != at.EMPTY:
            exhibitions += 1
            for side in range(2):
                if shown >> 8 * at.PAIRS[exhibition, side] & 0xFF:
                    return False
    return exhibitions > 0


@kernel
def sweep(state: Vector, chance: Chance) -> None:
    """BIO-3.1 to BIO-3.3: replaces the artworks on display. Old ones return only if no others are left."""
    for place in range(at.FACE_UP):
        state[at.SWEPT + place] = state[at.ARTWORKS + place]
        state[at.ARTWORKS + place] = at.EMPTY
    lay_artworks(state, chance)
    for place in range(at.FACE_UP):
        if state[at.SWEPT + place] != at.EMPTY:
            throw(state, at.ARTWORK_DISCARD, state[at.SWEPT + place])
        state[at.SWEPT + place] = 0
    lay_artworks(state, chance)


@kernel
def lay_artworks(state: Vector, chance: Chance) -> None:
    """BIO-2.8, BIO-6.2: fills the empty places in order, until there are no more artworks."""
    for place in range(at.FACE_UP):
        if state[at.ARTWORKS + place] == at.EMPTY:
            if not renew(state, at.ARTWORK_DECK, at.ARTWORK_DISCARD, at.WORKS, chance):
                return
            state[at.ARTWORKS + place] = draw(state, at.ARTWORK_DECK, at.WORKS)


@kernel
def lay_exhibitions(state: Vector) -> None:
    """BIO-6.2, BIO-7.1: fills the empty places with exhibitions. Their deck is never reshuffled."""
    for place in range(state[at.PLACES]):
        if state[at.EXHIBITIONS + place] == at.EMPTY and state[at.EXHIBITION_DECK]:
            state[at.EXHIBITIONS + place] = draw(state, at.EXHIBITION_DECK, at.MOST_EXHIBITIONS)


@kernel
def take(state: Vector, display: int, card: int) -> None:
    """BIO-5.7: takes this card from a display, and leaves its place empty."""
    for place in range(at.FACE_UP):
        if state[display + place] == card:
            state[display + place] = at.EMPTY
            return
