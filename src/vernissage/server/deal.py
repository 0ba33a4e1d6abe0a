"""The beginning of a game: where its seed comes from."""

from __future__ import annotations

from vernissage.core.match import AnyMatch, begin
from vernissage.core.refusal import Refusal
from vernissage.server.setting import Setting
from vernissage.server.world import World


def deal(ready: Setting, world: World) -> AnyMatch | Refusal:
    """A match for these people. Its seed is drawn by chance, or is that of a day."""
    options = ready.final_options(len(ready.chairs))
    if isinstance(options, Refusal):
        return options
    game = ready.the_game
    daily = ready.daily
    seed = world.calendar.seed(ready.game, game, daily) if daily else world.chance.seed()
    return begin(game, options, seed)
