"""The heuristics of `glance.py` on a vector. From equal random numbers they give equal results."""

from math import exp

from vernissage.core.seats import Seat
from vernissage.games.bioutifoul import glance
from vernissage.games.bioutifoul.twin import layout as at
from vernissage.games.bioutifoul.twin.offers import may_exhibit
from vernissage.games.bioutifoul.twin.scoring import judge, wealth, works_of
from vernissage.research.chance import below
from vernissage.research.kernel import Chance, Vector, kernel
from vernissage.research.tree import Rewards
from vernissage.research.twin import Scores, Winners


@kernel
def habit(state: Vector, seat: Seat, actions: Vector, count: int, chance: Chance) -> int:
    """Returns an action for a playout: an exhibit, a purchase for an exhibition, or a random action."""
    if state[at.PHASE] != at.OPEN or count == 1:
        return actions[below(count, chance)]
    if actions[count - 2] >= at.EXHIBITS:
        return actions[count - 2]
    fitting = fitting_buys(state, at.GALLERIES + at.GALLERY * seat, actions, count)
    if fitting:
        return actions[below(fitting, chance)]
    return at.DONE if below(4, chance) == 0 else actions[below(count - 1, chance)]


@kernel
def fitting_buys(state: Vector, gallery: int, actions: Vector, count: int) -> int:
    """Moves the purchases that complete an exhibition to the front, and returns their number."""
    owned = wanted = 0  # a bit for each artist
    for place in range(state[gallery + at.HANGING]):
        owned |= 1 << state[gallery + at.HUNG + place] // at.OF_EACH
    for place in range(state[at.PLACES]):
        exhibition = state[at.EXHIBITIONS + place]
        if exhibition != at.EMPTY:
            one, two = at.PAIRS[exhibition, 0], at.PAIRS[exhibition, 1]
            wanted |= (owned >> one & 1) << two | (owned >> two & 1) << one
    found = 0
    for place in range(count):
        work = actions[place] - at.BUYS
        if 0 <= work < at.WORKS and wanted >> work // at.OF_EACH & 1:
            actions[found] = actions[place]
            found += 1
    return found


@kernel
def appraise(state: Vector, scores: Scores, winners: Winners, rewards: Rewards) -> None:
    """Writes each seat's estimated chance to win; once the game is over, its share of the victory."""
    players = state[at.PLAYERS]
    if state[at.PHASE] == at.OVER:
        judge(state, scores, winners)
        sharing = 0
        for seat in range(players):
            sharing += int(winners[seat])
        for seat in range(players):
            rewards[seat] = int(winners[seat]) / sharing
        return
    for seat in range(players):
        rewards[seat] = stands(state, seat)
    best = second = -1.0  # no seat has less than 0
    for seat in range(players):
        if rewards[seat] > best:
            best, second = rewards[seat], best
        elif rewards[seat] > second:
            second = rewards[seat]
    for seat in range(players):
        own = rewards[seat]
        rewards[seat] = 1 / (1 + exp(-glance.STEEPNESS * (own - (second if own == best else best))))


@kernel
def stands(state: Vector, seat: Seat) -> float:
    """Returns the value of a seat's gallery, in points."""
    gallery = at.GALLERIES + at.GALLERY * seat
    shown, majorities = 0, 0.0
    for artist in range(at.ARTISTS):
        own, best = works_of(state, seat, artist), 0
        shown += int(own > 0)
        for other in range(state[at.PLAYERS]):
            best = max(best, works_of(state, other, artist))
        if best:
            majorities += glance.MAJORITY / (1 + best - own)
    points = state[gallery + at.SHOWN] + glance.VARIETY * shown + majorities
    to_come = state[at.EXHIBITION_DECK] / glance.TO_COME
    gold_worth = glance.GOLD_AT_THE_END + (glance.GOLD_AT_THE_START - glance.GOLD_AT_THE_END) * to_come
    return points + promise(state, gallery) + gold_worth * wealth(state, seat)


@kernel
def promise(state: Vector, gallery: int) -> float:
    """Returns the value in points of a gallery's artworks for the face-up exhibitions."""
    shown = wanted = 0
    for place in range(state[at.PLACES]):
        exhibition = state[at.EXHIBITIONS + place]
        if exhibition != at.EMPTY:
            shown |= 1 << at.PAIRS[exhibition, 0] | 1 << at.PAIRS[exhibition, 1]
    for place in range(state[gallery + at.HANGING]):
        wanted += shown >> state[gallery + at.HUNG + place] // at.OF_EACH & 1
    return glance.WANTED * wanted + glance.READY * int(may_exhibit(state, gallery))
