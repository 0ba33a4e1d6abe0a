"""The decisions that others wait for, of people who are not connected. They are stored, to call these people.

If the clock counts days, everyone who owes a decision is listed. So is everyone for whom a chair is kept.
People who play with bots only keep nobody waiting.
"""

from collections.abc import Mapping
from typing import Final

from msgspec.structs import replace

from vernissage.core.seats import Seat
from vernissage.table.change import Change
from vernissage.table.room import Room
from vernissage.table.rows import Kept, Wait
from vernissage.table.setting import Setting
from vernissage.table.world import World

NO_QUESTION: Final = -1
"""In place of a question, for somebody who is expected at a table that gathers."""
DAYS: Final = 3 * 86_400.0
"""Seconds for each decision, if the clock counts days."""


def noted(_before: Room, change: Change, world: World) -> Change:
    """Adds the decisions that others wait for now, if they have changed."""
    room = change.room
    found = _waits(room, world)
    if found == room.waits:
        return change
    kept = Kept(code=room.setting.code, waits=tuple(found.values()))
    return replace(change, room=replace(room, waits=found), kept=change.kept.then(kept))


def kept_places(setting: Setting, before: Mapping[Seat, Wait], now: float) -> dict[Seat, Wait]:
    """The people for whom a chair is kept, and who have not come."""
    return {
        seat: before[seat] if seat in before else Wait(chair.guest, seat, NO_QUESTION, now)
        for seat, chair in enumerate(setting.chairs)
        if chair.kept
    }


def _waits(room: Room, world: World) -> Mapping[Seat, Wait]:
    setting, here = room.setting, room.here
    if room.match is None:
        return kept_places(setting, room.waits, world.time)
    has_days = setting.clock == "days"
    if not room.waits and not has_days and (len(here) >= len(setting.guests) or len(setting.guests) == 1):
        return room.waits  # nearly always
    found = {}
    for seat, question in room.owing().items():
        chair = setting.chairs[seat]
        if chair.bot or (chair.guest in here and not has_days):
            continue
        found[seat] = _kept(room, seat, chair.guest, question) or Wait(
            chair.guest, seat, question, world.time, _due(room, chair.guest, world) if has_days else None
        )
    return found


def _due(room: Room, guest: str, world: World) -> float:
    """The deadline of a question that is asked now. It starts after the guest's holiday."""
    return max(world.time, room.holidays.get(guest, 0.0)) + DAYS


def _kept(room: Room, seat: Seat, guest: str, question: int) -> Wait | None:
    """The wait that is known already, if others have seen nothing of that seat since."""
    before = room.waits.get(seat)
    if before is None or before.guest != guest:
        return None
    if before.question == question:
        return before
    return Wait(guest, seat, question, before.since, before.due) if room.went_on_secretly(seat) else None
