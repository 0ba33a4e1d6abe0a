"""Plays on from a moment of a finished game, at a new table with the same cards and with bots.

The new table starts with the original inputs, so everything seen before that moment is still known. The new
game doesn't count, because the player has seen how the original ended. It names the original game.
"""

from typing import Final

import msgspec

from vernissage.core import codec
from vernissage.core.company import ANYONE
from vernissage.core.game import AnyGame
from vernissage.core.refusal import Refusal
from vernissage.core.seats import Seat
from vernissage.table import lesson
from vernissage.table.chair import Chair
from vernissage.table.handlers.changes import row_of
from vernissage.table.room import Room
from vernissage.table.rows import Kept
from vernissage.table.setting import Setting

NO_MOMENT: Final = Refusal("play-on/no-moment")


def setting(game: AnyGame, played: Setting, seat: Seat, person: Chair) -> Setting:
    """Returns the setting of the new table. `person` plays `seat`, bots play the others. It has no guide."""
    played = lesson.left_alone(game, played)
    chairs = tuple(
        msgspec.structs.replace(person, name=chair.name, portrait=chair.portrait)
        if each == seat
        else Chair(
            name=chair.name,
            bot=game.extras.company().seated(chair.bot or ANYONE, each),
            portrait=chair.portrait,
        )
        for each, chair in enumerate(played.chairs)
    )
    return msgspec.structs.replace(
        played,
        host=person.guest,
        chairs=chairs,
        clock="none",
        open=False,
        next="",
        winners=(),
        ballot=None,
        daily="",
        played_on=played.code,
    )


def kept(room: Room) -> Kept:
    """Returns everything to store for a new table, including the game if it has begun."""
    row = row_of(room)
    inputs = () if room.match is None else room.match.inputs
    entries = tuple((number, codec.encode(entry)) for number, entry in enumerate(inputs))
    waits = tuple(room.waits.values()) or None
    return Kept(
        code=room.setting.code if entries or waits else "", inputs=entries, new_table=row, waits=waits
    )
