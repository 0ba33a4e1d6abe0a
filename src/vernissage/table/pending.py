"""The decisions that others wait for. They are stored so that the server can notify absent players.

Others wait for absent people who owe a decision, for people whose chair is kept for them and, if the clock
counts days, for everyone who owes a decision. A person who plays only with bots keeps nobody waiting.
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
"""The question number of a guest who is expected at a table before the game."""
DAYS: Final = 3 * 86_400.0
"""Seconds for each decision, if the clock counts days."""


def noted(_before: Room, change: Change, world: World) -> Change:
    """Adds the decisions that others wait for to `change`, if they have changed."""
    room = change.room
    found = _waits(room, world)
    if found == room.waits:
        return change
    kept = Kept(code=room.setting.code, waits=tuple(found.values()))
    return replace(change, room=replace(room, waits=found), kept=change.kept.then(kept))


def kept_places(setting: Setting, before: Mapping[Seat, Wait], now: float) -> dict[Seat, Wait]:
    """Returns a wait for each guest who has not come to the chair that is kept for them, by seat."""
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
    """Returns the deadline of a question that is asked now. The time starts after the guest's holiday."""
    return max(world.time, room.holidays.get(guest, 0.0)) + DAYS


def _kept(room: Room, seat: Seat, guest: str, question: int) -> Wait | None:
    """Returns the seat's stored wait if its question is the same, or has changed only by a secret move."""
    before = room.waits.get(seat)
    if before is None or before.guest != guest:
        return None
    if before.question == question:
        return before
    return Wait(guest, seat, question, before.since, before.due) if room.went_on_secretly(seat) else None
