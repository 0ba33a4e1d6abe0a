"""The beginning of a game: dealt by chance, as on everyone's table of a day, or as a guide wants it."""

from __future__ import annotations

from typing import Any

from vernissage.core import codec, guide
from vernissage.core.match import AnyMatch, begin
from vernissage.core.refusal import Refusal
from vernissage.table.setting import Setting
from vernissage.table.world import World


def deal(ready: Setting, world: World) -> AnyMatch | Refusal:
    """A match for these people."""
    if ready.position is not None:
        return begun(ready, guide.SEED)
    daily = ready.daily
    return begun(
        ready, world.calendar.seed(ready.game, ready.the_game, daily) if daily else world.chance.seed()
    )


def begun(ready: Setting, seed: bytes) -> AnyMatch | Refusal:
    """The match of this table as it was at first."""
    options = ready.final_options(len(ready.chairs))
    return options if isinstance(options, Refusal) else begin(ready.the_game, options, seed, _position(ready))


def _position(ready: Setting) -> Any:  # noqa: ANN401 - a state of the game, or nothing
    return None if ready.position is None else codec.convert(ready.position, ready.the_game.types.state)
