"""A table's timer, for clocks, votes, waiting bots and absent players."""

import asyncio
from collections.abc import Callable

from vernissage.table.handlers import absence, bot_turns, host
from vernissage.table.room import Room
from vernissage.table.world import World


class Timer:
    """Calls `ring` when the next event at a table is due. The table then handles everything that is due."""

    def __init__(self, ring: Callable[[], None]) -> None:
        self._ring = ring
        self._timer: asyncio.TimerHandle | None = None

    def set(self, room: Room, world: World) -> None:
        """Sets the timer for the next event at this table, if there is one."""
        self.stop()
        seconds = next_in(room, world)
        if seconds is not None:
            self._timer = asyncio.get_running_loop().call_later(seconds, self._ring)

    def stop(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None


def next_in(room: Room, world: World) -> float | None:
    """Returns the number of seconds until the next event at this table; None if nothing is due."""
    due = [deadline.ends - world.now for deadline in room.deadlines.values()]
    if room.held:
        due += [time - world.now for time in bot_turns.asked_again_at(room)]
    gone = host.gone_at(room)
    if gone is not None:
        due.append(gone - world.now)
    due += [time - world.now for time in absence.gone_at(room).values()]
    vote = room.setting.ballot
    if vote is not None and not vote.closed:
        due.append(vote.closes - world.time)
    return max(0.0, min(due)) if due else None
