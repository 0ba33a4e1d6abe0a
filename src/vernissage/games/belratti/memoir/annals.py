"""The annals of people who meet again: which two understand each other best."""

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Final, TypeAlias

from vernissage.core.annals import Annals, Best, Shared
from vernissage.core.coach import Remark
from vernissage.core.memoir import Person
from vernissage.games.belratti.memento import Link, Memento

ENOUGH: Final = 12
"""The fewest paintings between two people before anything is said about them."""
Pair: TypeAlias = tuple[Person, Person]


def bests(games: Sequence[Shared[Memento]]) -> tuple[Best, ...]:
    """BEL-6.1: the two who read the largest share of each other's paintings, both ways together."""
    right, of = Counter[Pair](), Counter[Pair]()
    for pair, link in (each for game in games for each in _pairs(game)):
        of[pair] += 1
        right[pair] += link.hung == link.theme
    enough = [pair for pair in sorted(of) if of[pair] >= ENOUGH and right[pair]]
    best = max(enough, key=lambda pair: (right[pair] / of[pair], of[pair]), default=None)
    if best is None:
        return ()
    return (Best("pair-of-minds", best, {"right": right[best], "of": of[best]}),)


def special(game: Shared[Memento]) -> Remark | None:
    """BEL-6.5: a remark on the perfect rounds of a game, if any."""
    perfect = max((kept.perfect for kept in game.mementos.values()), default=0)
    return Remark("special-perfect", {"rounds": perfect}, ()) if perfect else None


def _pairs(game: Shared[Memento]) -> Iterator[tuple[Pair, Link]]:
    """Yields every painting with the pairs of its painter and each director."""
    for seat, kept in game.mementos.items():
        for link in kept.laid:
            for other in link.directors:
                if other in game.people:
                    one, two = sorted((game.people[seat], game.people[other]))
                    yield (one, two), link


ANNALS: Final = Annals(bests=bests, special=special)
