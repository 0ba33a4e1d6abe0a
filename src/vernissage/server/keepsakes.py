"""All that a house has of one guest, in one archive for them: who they are, honours, the records of games.

Nothing in it is a secret of others: games that go on, and puzzles of a day that isn't over, are only listed.
"""

from __future__ import annotations

import io
import zipfile
from typing import Any, Final

import msgspec
from sqlalchemy import Connection

from vernissage.core import record
from vernissage.server.daily import Calendar
from vernissage.server.restoring import find_setting, is_playable, restored
from vernissage.server.room import Room
from vernissage.server.store import Guest, TableRow, honours, inputs, tables

EVERY: Final = 1_000_000_000
"""No guest has so many."""


def archive(connection: Connection, guest: Guest, calendar: Calendar) -> bytes:
    """A ZIP file of JSON."""
    rows = tables.of_guest(connection, guest.id, EVERY)
    days, feats = honours.days_of(connection, guest.id, EVERY), honours.feats_of(connection, guest.id)
    packed = io.BytesIO()
    with zipfile.ZipFile(packed, "w", zipfile.ZIP_DEFLATED) as files:
        files.writestr("guest.json", _json(guest))
        files.writestr("honours.json", _json({"days": days, "feats": feats}))
        files.writestr("tables.json", _json([_listed(row, guest) for row in rows]))
        for row in rows:
            if (written := _record(connection, row, calendar)) is not None:
                files.writestr(f"records/{row.code}.json", written)
    return packed.getvalue()


def _listed(row: TableRow, guest: Guest) -> dict[str, Any]:
    setting = find_setting(row)
    seat = None if setting is None else setting.seat_of(guest.id)
    name = None if setting is None or seat is None else setting.chairs[seat].name
    return {
        "code": row.code,
        "game": row.game,
        "stage": row.stage,
        "made": row.made,
        "seat": seat,
        "name": name,
    }


def _record(connection: Connection, row: TableRow, calendar: Calendar) -> str | None:
    """The game, if it is over and no secret any more. A damaged one can't be told."""
    if row.stage != "over" or not is_playable(row):
        return None
    room = restored(row, inputs.of_table(connection, row.code))
    if not isinstance(room, Room) or room.match is None or calendar.is_sealed(room.setting.daily):
        return None
    return record.write(record.record(row.game, room.match, open_seed=True))


def _json(value: object) -> bytes:
    return msgspec.json.format(msgspec.json.encode(value), indent=1)
