"""The annals of a group that plays again and again: the gallery that was worth most."""

from collections.abc import Sequence
from typing import Final

from vernissage.core.annals import Annals, Best, Shared, of_all
from vernissage.core.coach import Remark
from vernissage.core.memoir import Person
from vernissage.games.bioutifoul.memento import Memento


def bests(games: Sequence[Shared[Memento]]) -> tuple[Best, ...]:
    """BIO-7.5: returns the most valuable gallery of all games, the first of equals; empty without games."""
    found = richest(games)
    return () if found is None else (Best("richest-gallery", (found[0],), {"wealth": found[1].wealth}),)


def special(game: Shared[Memento]) -> Remark | None:
    """BIO-7.5: returns a remark on the value of the richest gallery of this game."""
    found = richest([game])
    return None if found is None else Remark("special-gallery", {"wealth": found[1].wealth}, ())


def richest(games: Sequence[Shared[Memento]]) -> tuple[Person, Memento] | None:
    return max(of_all(games), key=lambda each: each[1].wealth, default=None)


ANNALS: Final = Annals(bests=bests, special=special)
