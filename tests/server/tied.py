"""A game that ended in a tie, at an in-process table where time can be simulated."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from time import time

from msgspec.structs import replace

from tests.chance import drawn, machine
from tests.server.arranged import plant, setting_of
from tests.server.inside import CODE, Ear
from vernissage.core.match import AnyMatch
from vernissage.server.operations.metrics import Metrics
from vernissage.server.store import Guest, Store
from vernissage.server.tables.registry import Registry
from vernissage.server.tables.table import Table
from vernissage.server.workers.bot_pool import BotPool
from vernissage.table.calendar import Calendar
from vernissage.table.letters import Alarm


@asynccontextmanager
async def tie_inside(
    folder: Path, bot_pool: BotPool, name: str, match: AnyMatch
) -> AsyncIterator[tuple[Table, list[Ear]]]:
    """Yields a table where ada, ben and carl have just finished this match, and five others watch."""
    store = await Store.open(f"sqlite:///{folder / 'inside.db'}", machine())
    tables = Registry(
        store, bot_pool, Metrics(), Calendar(await store.secret(drawn().secret()), time), platform=machine()
    )
    people = ["ada", "ben", "carl"][: match.players]
    judges = ["cleo", "dora", "emil", "finn", "gita"]
    try:
        for person in people:
            await store.add_guest(Guest(person, person.title(), time()), person.encode())
        await plant(store, setting_of(CODE, name, match, people), match)
        table = await tables.find(CODE)
        assert table is not None
        ears = [Ear(person) for person in (*people, *judges)]
        for ear in ears:
            await table.join(ear)
        yield table, ears
    finally:
        await tables.close()
        await store.close()


def ring(table: Table) -> None:
    """Closes the vote now."""
    setting = table.room.setting
    assert setting.ballot is not None
    over = replace(setting, ballot=replace(setting.ballot, closes=0.0))
    table.room = replace(table.room, setting=over)
    table.mailbox.post(Alarm())
