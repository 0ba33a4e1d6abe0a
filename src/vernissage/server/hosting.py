"""People who gather wait for their host. Where the host has gone, the next person who is there takes over."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Container
from typing import TYPE_CHECKING, Final

from msgspec.structs import replace

if TYPE_CHECKING:
    from vernissage.server.gathering import Gathering
    from vernissage.server.table import Table

GRACE: Final = 30.0
"""Seconds a host may be away: a page loaded anew or a tunnel are no farewell."""


def heir(setting: Gathering, here: Container[str]) -> str | None:
    """The first, by seat, of those who are there; nobody where the host is."""
    return None if setting.host in here else next((guest for guest in setting.guests if guest in here), None)


class Watch:
    """Rings when the host of a table has been away for too long."""

    def __init__(self, ring: Callable[[], None]) -> None:
        self._ring = ring
        self._timer: asyncio.TimerHandle | None = None

    def look(self, table: Table) -> None:
        """Somebody came, left or sat down."""
        self.stop()
        if table.match is None and heir(table.setting, table.here) is not None:
            loop = asyncio.get_running_loop()
            since = table.away.get(table.setting.host, loop.time() - GRACE)
            self._timer = loop.call_later(max(0.0, since + GRACE - loop.time()), self._ring)

    def stop(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None


async def pass_on(table: Table) -> None:
    """The next person is host; everyone is told."""
    next_host = heir(table.setting, table.here)
    if table.match is None and next_host is not None:
        await table.keep(replace(table.setting, host=next_host))
