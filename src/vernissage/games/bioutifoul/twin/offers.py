"""The legal actions of a seat, in the order in which the rules offer the moves."""

from vernissage.core.seats import Seat
from vernissage.games.bioutifoul.twin import layout as at
from vernissage.research.kernel import Vector, kernel


@kernel
def offers(state: Vector, seat: Seat, actions: Vector) -> int:
    """Writes the legal actions of this seat, and returns their number."""
    phase, gallery = state[at.PHASE], at.GALLERIES + at.GALLERY * seat
    if seat != state[at.TURN] or phase == at.OVER:
        return 0
    if phase == at.OPEN:
        return gallery_offers(state, gallery, actions)
    found = 0
    for artist in range(at.ARTISTS):
        held = state[gallery + at.HAND + artist]
        if held and phase == at.DISCARD:  # BIO-4.1
            actions[found] = at.DISCARDS + artist
            found += 1
        elif held:
            found = influence_offers(state, artist, held, actions, found)
    return found


@kernel
def influence_offers(state: Vector, artist: int, held: int, actions: Vector, found: int) -> int:
    """BIO-4.2, BIO-4.3: offers to play one to three cards of this artist, as far as the row allows."""
    worth = state[at.WORTH + artist]
    for cards in range(1, min(held, at.FARTHEST) + 1):
        action = at.INFLUENCES + 2 * (at.FARTHEST * artist + cards - 1)
        if worth + cards <= at.ARTISTS:
            actions[found] = action
            found += 1
        if worth > cards:
            actions[found] = action + 1
            found += 1
    return found


@kernel
def price(state: Vector, work: int) -> int:
    """BIO-2.1: returns an artwork's current price."""
    return state[at.WORTH + work // at.OF_EACH]


@kernel
def gallery_offers(state: Vector, gallery: int, actions: Vector) -> int:
    """BIO-5.1 to BIO-5.6: offers to buy, to sell, to exhibit, and to end the turn."""
    found = 0
    if state[gallery + at.HANGING] < at.SPACE:  # BIO-5.3
        for place in range(at.FACE_UP):
            work = state[at.ARTWORKS + place]
            if work != at.EMPTY and price(state, work) <= state[gallery + at.GOLD]:
                actions[found] = at.BUYS + work
                found += 1
    for place in range(state[gallery + at.HANGING]):
        work = state[gallery + at.HUNG + place]
        if not state[at.BOUGHT] >> work & 1:  # BIO-5.5
            actions[found] = at.SELLS + work
            found += 1
    found = exhibit_offers(state, gallery, actions, found)
    actions[found] = at.DONE
    return found + 1


@kernel
def exhibit_offers(state: Vector, gallery: int, actions: Vector, found: int) -> int:
    """BIO-5.6: offers every face-up exhibition with every fitting pair of the gallery's works."""
    hanging = state[gallery + at.HANGING]
    for first in range(hanging):
        for second in range(first + 1, hanging):
            one, two = state[gallery + at.HUNG + first], state[gallery + at.HUNG + second]
            for place in range(state[at.PLACES]):
                exhibition = state[at.EXHIBITIONS + place]
                if exhibition != at.EMPTY and at.EXHIBIT[exhibition, one, two]:
                    actions[found] = at.EXHIBIT[exhibition, one, two]
                    found += 1
    return found


@kernel
def may_act(state: Vector, gallery: int) -> bool:
    """BIO-5.1: has the player any action left, and can they buy, sell or exhibit?"""
    if state[at.ACTED] >= at.MOST_ACTIONS and not state[at.UNLIMITED]:
        return False
    for place in range(state[gallery + at.HANGING]):
        if not state[at.BOUGHT] >> state[gallery + at.HUNG + place] & 1:  # BIO-5.5: the work can be sold
            return True
    return may_buy(state, gallery) or may_exhibit(state, gallery)


@kernel
def may_buy(state: Vector, gallery: int) -> bool:
    """BIO-5.2, BIO-5.3: has the gallery room, and enough gold for a work on display?"""
    if state[gallery + at.HANGING] == at.SPACE:
        return False
    for place in range(at.FACE_UP):
        work = state[at.ARTWORKS + place]
        if work != at.EMPTY and price(state, work) <= state[gallery + at.GOLD]:
            return True
    return False


@kernel
def may_exhibit(state: Vector, gallery: int) -> bool:
    """BIO-5.6: can two artworks of the gallery make up a face-up exhibition?"""
    hanging = state[gallery + at.HANGING]
    for first in range(hanging):
        for second in range(first + 1, hanging):
            one, two = state[gallery + at.HUNG + first], state[gallery + at.HUNG + second]
            for place in range(state[at.PLACES]):
                exhibition = state[at.EXHIBITIONS + place]
                if exhibition != at.EMPTY and at.EXHIBIT[exhibition, one, two]:
                    return True
    return False
