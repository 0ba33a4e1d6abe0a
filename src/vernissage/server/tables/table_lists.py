"""Lists of tables: a guest's own tables, the public tables, and single tables by code."""

from collections.abc import Sequence
from typing import Final

from msgspec.structs import replace

from vernissage.server.api.http_types import TableCard
from vernissage.server.store import Store, TableRow
from vernissage.server.store.tables import GOING_ON
from vernissage.server.tables.registry import Registry
from vernissage.server.tables.restore import read_setting
from vernissage.server.tables.table_card import card_of
from vernissage.table import tie_vote
from vernissage.table.handlers import vote
from vernissage.table.room import Room

LISTED: Final = 50
UNTOUCHED: Final = 30 * 86_400.0
"""Seconds after which an unused game is marked as put away in a guest's list."""


class TableLists:
    """Builds lists from the store. The registry is asked only if an entry needs the game itself."""

    def __init__(self, store: Store, registry: Registry) -> None:
        self._store = store
        self._registry = registry

    async def mine(self, guest: str) -> list[TableCard]:
        """Returns the tables where this guest has a seat, the newest first. Guided games are left out."""
        newest = await self._store.tables_of(guest, LISTED)
        going_on = await self._store.going_on_of(guest, LISTED)
        away = await self._store.away(guest, self._registry.world().time - UNTOUCHED)
        calls = {call.code: call for call in await self._store.calls_for(guest)}
        cards = []
        for row in {row.code: row for row in (*newest, *going_on)}.values():
            setting = read_setting(row)
            if setting is not None and setting.guided:
                continue
            is_away = row.code in away and row.stage in GOING_ON
            card = replace(card_of(row, guest), away=True) if is_away else await self._card(row, guest)
            call = calls.get(row.code)
            cards.append(card if call is None else replace(card, since=call.since, due=call.due))
        return cards

    async def open(self, guest: str) -> list[TableCard]:
        """Returns the public tables that are in memory, in any process."""
        rows = await self._store.open_tables(LISTED)
        awake = await self._registry.awake([row.code for row in rows])
        return [card_of(row, guest) for row in rows if row.code in awake and read_setting(row) is not None]

    async def shown(self, rows: Sequence[TableRow], guest: str) -> list[TableCard]:
        """Returns the entries of the tables in `rows`, in the same order."""
        return [await self._card(row, guest) for row in rows]

    async def card(self, code: str, guest: str) -> TableCard | None:
        """Returns the entry of one table; None if there is no such table."""
        row = await self._store.find_table(code)
        return None if row is None else await self._card(row, guest)

    async def _card(self, row: TableRow, guest: str) -> TableCard:
        setting = read_setting(row)
        counts = tie_vote.is_to_be_counted(
            None if setting is None else setting.ballot, self._registry.world().time
        )
        unsettled = setting is None or row.stage == "playing" or counts
        table = await self._registry.look(row.code) if unsettled else None
        match = None if table is None else self._counted(table.room).match
        return card_of(row, guest, match, self._registry.damage(row.code, guest))

    def _counted(self, room: Room) -> Room:
        """Returns the table with an overdue vote counted. The count is stored when somebody enters."""
        change = vote.due(room, self._registry.world())
        return room if change is None else change.room
