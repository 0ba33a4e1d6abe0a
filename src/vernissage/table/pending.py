"""Whose decision others wait for when it can't be had at once: what a house must know without looking.

Somebody who is here needs no call; where people have days, everyone who owes a decision is on this list. So
is whoever is expected at a table that gathers.
Whoever plays only with bots keeps nobody waiting.
"""

from __future__ import annotations

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
"""Nothing is asked yet: somebody is expected."""
DAYS: Final = 3 * 86_400.0
"""Seconds for each decision, where the clock counts days."""


def noted(_before: Room, change: Change, world: World) -> Change:
    """The change, with the decisions that others wait for after it, if these have changed."""
    room = change.room
    found = _waits(room, world)
    if found == room.waits:
        return change
    kept = Kept(code=room.setting.code, waits=tuple(found.values()))
    return replace(change, room=replace(room, waits=found), kept=change.kept.then(kept))


def kept_places(setting: Setting, before: Mapping[Seat, Wait], now: float) -> dict[Seat, Wait]:
    """While people gather: those for whom a chair is kept, and who have not come."""
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
    """When time is up for a question that is asked now. A holiday doesn't count."""
    return max(world.time, room.holidays.get(guest, 0.0)) + DAYS


def _kept(room: Room, seat: Seat, guest: str, question: int) -> Wait | None:
    """What was waited for before, if others have seen nothing of that seat since."""
    before = room.waits.get(seat)
    if before is None or before.guest != guest:
        return None
    if before.question == question:
        return before
    return Wait(guest, seat, question, before.since, before.due) if room.went_on_secretly(seat) else None
