"""The annals of a group that plays again and again: the two who understand each other best."""

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Final, TypeAlias

from vernissage.core.annals import Annals, Best, Shared
from vernissage.core.coach import Remark
from vernissage.core.memoir import Person
from vernissage.games.belratti.memento import Link, Memento

ENOUGH: Final = 12
"""The fewest paintings that two people must share before they can be the best pair."""
Pair: TypeAlias = tuple[Person, Person]


def bests(games: Sequence[Shared[Memento]]) -> tuple[Best, ...]:
    """BEL-6.1: returns the pair with the highest share of each other's paintings read right, if any."""
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
    """BEL-6.5: returns a remark on the number of perfect rounds in a game; None if there were none."""
    perfect = max((kept.perfect for kept in game.mementos.values()), default=0)
    return Remark("special-perfect", {"rounds": perfect}, ()) if perfect else None


def _pairs(game: Shared[Memento]) -> Iterator[tuple[Pair, Link]]:
    """Yields each painting once for each of its directors, with the pair of its painter and that director."""
    for seat, kept in game.mementos.items():
        for link in kept.laid:
            for other in link.directors:
                if other in game.people:
                    one, two = sorted((game.people[seat], game.people[other]))
                    yield (one, two), link


ANNALS: Final = Annals(bests=bests, special=special)
