"""Random games of every table, played once and cached for all tests."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from tests import chance
from tests.conformance.options import Table
from tests.play import AnyAccepted, as_people_make_it, random_match, random_step
from vernissage.core.codec import encode
from vernissage.core.match import AnyMatch
from vernissage.core.refusal import Refusal
from vernissage.core.rng import Rng, seed_from_text

GAMES_PER_TABLE = 2
MOST_INPUTS = 5_000
"""A game under its limits that isn't over by then never will be."""


def seed_of(table: Table, number: int) -> bytes:
    """Returns the seed of a game, which depends on the seed of the run."""
    return seed_from_text(f"{chance.of_this_run()} {table}-{number}")


@cache
def played(table: Table, number: int = 0) -> tuple[AnyMatch, ...]:
    """Plays a random game: the match at the start and after each input. Every second one is lively."""
    step = lively_step if number % 2 else random_step
    return tuple(random_match(table.game, table.options, seed_of(table, number), stop=MOST_INPUTS, step=step))


def lively_step(match: AnyMatch) -> AnyAccepted | Refusal:
    """Lets anyone with offers move, even without a decision to make."""
    rng = Rng(match.seed, "test", len(match.inputs))
    seat = rng.pick([seat for seat in range(match.players) if match.game.offers(match.state, seat)])
    move = rng.pick(match.game.offers(match.state, seat))
    return match.submit(seat, match.asked[seat], as_people_make_it(match.game, move, rng))


def every_match(table: Table) -> Iterator[AnyMatch]:
    """Yields every match of every random game of this table."""
    for number in range(GAMES_PER_TABLE):
        yield from played(table, number)


def played_on(match: AnyMatch, most: int = MOST_INPUTS) -> AnyMatch:
    """Plays so many more random inputs, or to the end."""
    for _ in range(most):
        if match.outcome is not None:
            break
        accepted = random_step(match)
        assert not isinstance(accepted, Refusal), accepted
        match = accepted.match
    return match


def where(match: AnyMatch) -> str:
    """Describes how to reproduce this match: options, seed, and number of random inputs."""
    return (
        f"options {encode(match.options).decode()} seed {match.seed.hex()} after {len(match.inputs)} inputs"
    )
