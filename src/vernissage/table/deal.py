"""Starts a game: with a random deal, with the daily deal, or at the start position of a guide."""

from vernissage.core import codec, guide
from vernissage.core.game import AnyGame
from vernissage.core.match import AnyMatch, begin
from vernissage.core.refusal import Refusal
from vernissage.table.setting import Setting
from vernissage.table.world import World


def deal(game: AnyGame, ready: Setting, world: World) -> AnyMatch | Refusal:
    """Returns a new match for a table that is ready to start."""
    if ready.position is not None:
        return begun(game, ready, guide.SEED)
    daily = ready.daily
    seed = world.calendar.seed(ready.game, game, daily) if daily else world.chance.seed()
    return begun(game, ready, seed)


def begun(game: AnyGame, ready: Setting, seed: bytes) -> AnyMatch | Refusal:
    """Starts the table's match with `seed`. Returns a refusal if the options are impossible."""
    options = ready.final_options(game, len(ready.chairs))
    if isinstance(options, Refusal):
        return options
    position = None if ready.position is None else codec.convert(ready.position, game.types.state)
    return begin(game, options, seed, position)
