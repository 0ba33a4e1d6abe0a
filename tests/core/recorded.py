"""Records for tests over every game."""

from __future__ import annotations

from tests.play import eventful_step, game_called, options_for, random_match
from vernissage.core.match import AnyMatch
from vernissage.core.record import Record, record
from vernissage.core.rng import seed_from_text

SEED = seed_from_text("a long night")


def played(name: str, *, stop: int | None = None, seed: bytes = SEED) -> AnyMatch:
    """Plays a match with every kind of input."""
    game = game_called(name)
    options = options_for(game, max(2, game.info.fewest))
    *_, match = random_match(game, options, seed, stop=stop, step=eventful_step)
    return match


def kept(name: str, *, stop: int | None = None) -> Record:
    return record(name, played(name, stop=stop), open_seed=True)
