"""BEL-1.4, BEL-7.2: the draw pile, its renewal, and the hands."""

from vernissage.core.seats import Seat
from vernissage.games.belratti.twin import layout as at
from vernissage.research.chance import shuffle
from vernissage.research.kernel import Chance, Vector, kernel


@kernel
def renew(state: Vector, count: int, chance: Chance) -> None:
    """BEL-7.2: if the draw pile has too few cards, shuffles the discard pile and puts it below."""
    left = state[at.DECK]
    if left >= count:
        return
    returned = state[at.DISCARD] + state[at.GONE_BY_ALL]
    end = at.DECK + 1 + at.PAINTINGS
    for card in range(end - left, end):
        state[card - returned] = state[card]
    below = end - returned
    for card in range(state[at.DISCARD]):
        state[below + card] = state[at.DISCARD + 1 + card]
        state[at.DISCARD + 1 + card] = 0
    below += state[at.DISCARD]
    state[at.DISCARD] = state[at.GONE_BY_ALL] = 0
    for seat in range(state[at.PLAYERS]):
        below = return_gone(state, seat, below)
    shuffle(state, end - returned, returned, chance)
    state[at.DECK] = left + returned


@kernel
def return_gone(state: Vector, seat: Seat, below: int) -> int:
    """BEL-4.6: puts this seat's unseen discards back, sorted, and returns the next free place."""
    gone = at.OWNS + at.OWN * seat + at.GONE
    for rank in range(at.PAINTINGS):
        if not state[gone]:
            break
        painting = at.BY_NAME[rank]
        if state[at.WHERE + painting] == at.GONE_BY + seat:
            state[at.WHERE + painting] = at.ELSEWHERE
            state[below] = painting
            below += 1
            state[gone] -= 1
    return below


@kernel
def draw(state: Vector) -> int:
    """Takes the top card off the draw pile and returns it."""
    top = at.DECK + 1 + at.PAINTINGS - state[at.DECK]
    painting = state[top]
    state[top] = 0
    state[at.DECK] -= 1
    return painting


@kernel
def throw(state: Vector, painting: int) -> None:
    """Discards a painting face up."""
    state[at.DISCARD] += 1
    state[at.DISCARD + state[at.DISCARD]] = painting


@kernel
def available(state: Vector) -> int:
    """BEL-7.2: returns how many paintings can be drawn, with the discard pile if the edition reuses it."""
    if not state[at.RENEWS]:
        return state[at.DECK]
    return state[at.DECK] + state[at.DISCARD] + state[at.GONE_BY_ALL]


@kernel
def forgeries_to_draw(state: Vector) -> int:
    """BEL-4.8, BEL-9.4: returns how many forgeries this round takes from the draw pile."""
    return 0 if state[at.MASTERPIECES] else state[at.FORGED] - state[at.LESS]


@kernel
def can_deal(state: Vector) -> bool:
    """BEL-7.2: are there enough cards for the hands, two themes and the forgeries of another round?"""
    needed = 2 + (0 if state[at.MASTERPIECES] else state[at.FORGED])
    for seat in range(state[at.PLAYERS]):
        needed += state[at.FULL_HAND] - state[at.OWNS + at.OWN * seat + at.HELD]
    return available(state) >= needed


@kernel
def hold(state: Vector, own: int, painting: int) -> None:
    """Adds a painting to a hand and keeps the hand sorted by name."""
    place = own + at.HAND + state[own + at.HELD]
    while place > own + at.HAND and at.RANK[state[place - 1]] > at.RANK[painting]:
        state[place] = state[place - 1]
        place -= 1
    state[place] = painting
    state[own + at.HELD] += 1


@kernel
def place_of(state: Vector, first: int, painting: int) -> int:
    """Returns a painting's index in a list that contains it."""
    place = 0
    while state[first + place] != painting:
        place += 1
    return place


@kernel
def remove(state: Vector, count: int, first: int, place: int) -> None:
    """Removes an item from a list, and decrements its length."""
    last = state[count] - 1
    for behind in range(place, last):
        state[first + behind] = state[first + behind + 1]
    state[first + last] = 0
    state[count] = last
