"""BIO-7: the points of each gallery, and the winners."""

from vernissage.core.seats import Seat
from vernissage.games.bioutifoul.twin import layout as at
from vernissage.games.bioutifoul.twin.offers import price
from vernissage.research.kernel import Vector, kernel
from vernissage.research.twin import Scores, Winners


@kernel
def judge(state: Vector, scores: Scores, winners: Winners) -> None:
    """BIO-7.5: writes everyone's points and the winners, by points, then by wealth; equals win together."""
    best = richest = -1
    for seat in range(state[at.PLAYERS]):
        own, gold = points(state, seat), wealth(state, seat)
        scores[seat] = own
        if own > best or (own == best and gold > richest):
            best, richest = own, gold
    for seat in range(state[at.PLAYERS]):
        winners[seat] = scores[seat] == best and wealth(state, seat) == richest


@kernel
def points(state: Vector, seat: Seat) -> int:
    """BIO-7.2 to BIO-7.4: returns a gallery's points for exhibitions, all four artists, and majorities."""
    total = state[at.GALLERIES + at.GALLERY * seat + at.SHOWN]
    shown = 0
    for artist in range(at.ARTISTS):
        own = works_of(state, seat, artist)
        shown += int(own > 0)
        most = 0
        for other in range(state[at.PLAYERS]):
            most = max(most, works_of(state, other, artist))
        total += int(own == most and own > 0)
    return total + int(shown == at.ARTISTS)


@kernel
def works_of(state: Vector, seat: Seat, artist: int) -> int:
    """BIO-7.2: returns how many works of this artist a gallery shows, up to two for each exhibition."""
    gallery = at.GALLERIES + at.GALLERY * seat
    count = 0
    for place in range(state[gallery + at.SHOWN]):
        exhibition = state[gallery + at.SHOWS + place]
        count += int(at.PAIRS[exhibition, 0] == artist) + int(at.PAIRS[exhibition, 1] == artist)
    return count


@kernel
def wealth(state: Vector, seat: Seat) -> int:
    """BIO-7.5: returns the gallery's gold plus the current value of its artworks."""
    gallery = at.GALLERIES + at.GALLERY * seat
    total = state[gallery + at.GOLD]
    for place in range(state[gallery + at.HANGING]):
        total += price(state, state[gallery + at.HUNG + place])
    return total
