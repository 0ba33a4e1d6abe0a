"""Repairs a damaged table: its game continues after the last sound input. Later inputs are set aside."""

from contextlib import suppress
from typing import Final

from vernissage.core.refusal import Refusal
from vernissage.server.store import Outdated, Store
from vernissage.server.tables import earlier_rules
from vernissage.server.tables.registry import Registry
from vernissage.table.handlers.changes import row_of

NOT_DAMAGED: Final = Refusal("table/not-damaged")
BEYOND_MENDING: Final = Refusal("table/beyond-mending")


async def mend(tables: Registry, store: Store, code: str, guest: str) -> str | Refusal:
    """Repairs the table for a guest who has a seat there. Returns its code or a refusal."""
    if await tables.look(code) is not None:
        return code
    row, damage = tables.earlier(code), tables.damage(code, guest)
    if row is not None:
        return earlier_rules.refusal(row)
    room = None if damage is None else damage.room
    if damage is None or room is None:
        return NOT_DAMAGED if damage is None else BEYOND_MENDING
    with suppress(Outdated):  # Somebody else has repaired the table.
        await store.mend(row_of(room), damage.sound, room.version, tables.world().time)
    await tables.put_away(code, "restart")
    return code
