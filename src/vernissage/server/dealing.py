"""The beginning of a game: where its seed comes from."""

from __future__ import annotations

from secrets import token_bytes

from vernissage.core.match import AnyMatch, begin
from vernissage.core.refusal import Refusal
from vernissage.core.rng import SEED_BYTES
from vernissage.server import gathering
from vernissage.server.daily import Calendar
from vernissage.server.gathering import Gathering


def deal(ready: Gathering, calendar: Calendar) -> AnyMatch | Refusal:
    """A match for these people. Its seed comes from the operating system, or is that of a day."""
    options = gathering.final_options(ready, len(ready.chairs))
    if isinstance(options, Refusal):
        return options
    game = gathering.game_of(ready)
    seed = calendar.seed(ready.game, game, ready.daily) if ready.daily else token_bytes(SEED_BYTES)
    return begin(game, options, seed)
