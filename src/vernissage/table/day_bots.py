"""Who sits at the table of a day: one person, and the bots that everyone meets on it."""

from __future__ import annotations

from vernissage.core.company import USUAL
from vernissage.core.game import AnyGame
from vernissage.core.rng import Rng, seed_from_text
from vernissage.table.appearance import distinct
from vernissage.table.chair import Chair
from vernissage.table.words import names


def chairs(name: str, game: AnyGame, players: int, day: str, person: Chair) -> tuple[Chair, ...]:
    """A person on the first chair, and on all others the bots that everyone meets that day."""
    seated, called = [person], Rng(seed_from_text(f"{name} {day}"), "names").shuffled(names())
    for seat in range(1, players):
        bot = game.extras.company().seated(USUAL, seat)
        seated.append(Chair(name=distinct(called[seat], [person.name]), bot=bot))
    return tuple(seated)
