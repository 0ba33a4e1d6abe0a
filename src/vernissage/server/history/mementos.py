"""Makes mementos. A memento is a guest's result in a finished game.

It names the other players, and contains data that the game itself adds. To make mementos the whole game is
replayed, outside of the table's loop. They are stored in the transaction that stores the last input.
"""

import logging
from collections.abc import Sequence
from typing import Any, Final

from msgspec.structs import replace

from vernissage.core import codec
from vernissage.core.hindsight import Stood, looking_back
from vernissage.core.match import AnyMatch
from vernissage.core.seats import Seat
from vernissage.core.step import Step
from vernissage.core.value import Value
from vernissage.server.platform.background import Background
from vernissage.table import aftermath
from vernissage.table.chair import Chair
from vernissage.table.change import Change
from vernissage.table.rated_games import place
from vernissage.table.room import Room
from vernissage.table.rows import Memento
from vernissage.table.setting import Setting

log = logging.getLogger(__name__)

NOTHING: Final = codec.encode(None)


class Companion(Value, frozen=True):
    """Another player at the table. A person on another guest's device has neither `guest` nor `bot`."""

    seat: Seat
    guest: str = ""
    bot: str = ""
    """The bot's level, and its personality if it has one; empty for a person."""


async def with_mementos(change: Change, background: Background, now: float) -> Change:
    """Adds the mementos to a change that ends a game."""
    room = change.room
    assert room.match is not None
    past = await background.done(looking_back(room.match))
    match = await background.looked_back(room.match, past)
    rows = await background.run(mementos, room.setting, match, past, now)
    return replace(
        change,
        room=replace(room, match=match),
        kept=replace(change.kept, mementos=rows),
    )


async def of_room(room: Room, background: Background) -> tuple[Memento, ...]:
    """Returns the mementos of a game that ended long ago, dated with the creation of the table."""
    if room.match is None or room.match.outcome is None:
        return ()
    past = await background.done(looking_back(room.match))
    return await background.run(mementos, room.setting, room.match, past, room.made)


def mementos(setting: Setting, match: AnyMatch, past: Stood, now: float) -> tuple[Memento, ...]:
    """Returns one memento for each guest with a seat of their own; none for a lesson."""
    if setting.is_lesson or match.outcome is None:
        return ()
    outcome, by_bots = match.outcome, aftermath.helped(match)
    return tuple(
        Memento(
            guest=guest,
            code=setting.code,
            game=setting.game,
            seat=seat,
            made=now,
            rules=match.game.info.version,
            score=outcome.scores[seat],
            place=place(outcome, seat),
            won=seat in outcome.winners,
            day=setting.daily,
            helped=seat in by_bots,
            company=codec.encode(company(setting.chairs, seat)),
            doc=_doc(match, seat, *past),
        )
        for seat, guest in aftermath.own_chairs(setting).items()
    )


def company(chairs: Sequence[Chair], seat: Seat) -> list[Companion]:
    """Returns the other players at the table. A guest is listed even while a bot stands in for them."""
    return [
        Companion(
            number,
            guest="" if chair.brought else chair.guest,
            bot="" if chair.guest else chair.bot,
        )
        for number, chair in enumerate(chairs)
        if number != seat
    ]


def _doc(match: AnyMatch, seat: Seat, first: Any, steps: Sequence[Step[Any, Any]]) -> bytes:  # noqa: ANN401
    """Returns the data that the game adds, as JSON. Exceptions are logged, so that the game can still end."""
    if match.game.extras.memento is None:
        return NOTHING
    try:
        return codec.encode(match.game.extras.memento(seat, first, steps))
    except Exception:
        log.exception("a finished game could not be remembered")
        return NOTHING
