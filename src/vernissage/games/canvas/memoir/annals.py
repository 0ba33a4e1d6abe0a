"""Canvas's honours for people who often play together: the painting with the most points."""

from collections.abc import Sequence
from typing import Final

from vernissage.core.annals import Annals, Best, Shared, of_all
from vernissage.core.coach import Remark
from vernissage.core.memoir import Person
from vernissage.games.canvas.memento import Kept, Memento


def bests(games: Sequence[Shared[Memento]]) -> tuple[Best, ...]:
    """CAN-4.2: the painting with the most points in all games, if any has points; of equals, the first."""
    found = finest(games)
    return () if found is None else (Best("finest-painting", (found[0],), _about(found[1])),)


def special(game: Shared[Memento]) -> Remark | None:
    """CAN-4.2: a remark on the painting with the most points in this game; None if none has points."""
    found = finest([game])
    return None if found is None else Remark("special-painting", _about(found[1]), ())


def finest(games: Sequence[Shared[Memento]]) -> tuple[Person, Kept] | None:
    painted = [(who, each) for who, kept in of_all(games) for each in kept.paintings if each.points > 0]
    return max(painted, key=lambda each: each[1].points, default=None)


def _about(painting: Kept) -> dict[str, str | int]:
    return {"points": painting.points, "ribbons": sum(painting.ribbons)}


ANNALS: Final = Annals(bests=bests, special=special)
