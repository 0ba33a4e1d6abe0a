"""The annals of people who often play together: the longest lie, who is hard to fool, and who lies most."""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from typing import Final

from vernissage.core.annals import Annals, Best, Shared, of_all
from vernissage.core.coach import Remark
from vernissage.core.memoir import Person
from vernissage.games.not_a_hat.memento import Memento, OwnLie

LONG: Final = 2
"""HAT-5.1: how often a lie must have been accepted to count."""
ENOUGH: Final = 12
"""The fewest false names from which a player is mentioned."""


def bests(games: Sequence[Shared[Memento]]) -> tuple[Best, ...]:
    """HAT-5.1: the longest lie, who is hardest to fool and who lies most, each if there is one."""
    return (*_lie(games), *_hard_to_fool(games), *_free(games))


def special(game: Shared[Memento]) -> Remark | None:
    """HAT-5.1: a remark on the longest lie of this game; None without one."""
    found = _longest(of_all([game]))
    return None if found is None else Remark("special-lie", _about(found[1]), ())


def _lie(games: Sequence[Shared[Memento]]) -> Iterator[Best]:
    found = _longest(of_all(games))
    if found is not None:
        yield Best("longest-lie", (found[0],), _about(found[1]))


def _hard_to_fool(games: Sequence[Shared[Memento]]) -> Iterator[Best]:
    """HAT-3.1: yields the player who refused the largest share of the false names they were given."""
    heard, caught = Counter[Person](), Counter[Person]()
    for who, kept in of_all(games):
        heard[who] += kept.heard
        caught[who] += kept.caught
    enough = [who for who in sorted(heard) if heard[who] >= ENOUGH and caught[who]]
    best = max(enough, key=lambda who: (caught[who] / heard[who], heard[who]), default=None)
    if best is not None:
        yield Best("hard-to-fool", (best,), {"caught": caught[best], "heard": heard[best]})


def _free(games: Sequence[Shared[Memento]]) -> Iterator[Best]:
    """HAT-2.1: yields the player who has given the most false names, unless another gave as many."""
    lied = Counter[Person]()
    for who, kept in of_all(games):
        lied[who] += kept.lied
    first, *others = [*lied.most_common(2), (0, 0)]
    if first[1] >= ENOUGH and first[1] > others[0][1]:
        yield Best("free-with-truth", (first[0],), {"lied": first[1]})


def _longest(kept: Iterable[tuple[Person, Memento]]) -> tuple[Person, OwnLie] | None:
    told = [(who, each.lie) for who, each in kept if each.lie is not None and each.lie.times >= LONG]
    return max(told, key=lambda each: each[1].times, default=None)


def _about(lie: OwnLie) -> dict[str, str | int]:
    return {"gift": lie.gift, "said": lie.said, "times": lie.times}


ANNALS: Final = Annals(bests=bests, special=special)
