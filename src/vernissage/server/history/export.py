"""Exports all data of one guest as a ZIP file: profile, honours, mementos, records and pictures.

It reveals no secrets: unfinished games, and daily deals of a day that isn't over, are only listed.
"""

import io
import zipfile
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final, TypeAlias

import msgspec
from sqlalchemy import Connection

from vernissage.core import record
from vernissage.core.record import Record
from vernissage.core.stepwise import Work, at_once
from vernissage.server.platform.background import Background
from vernissage.server.store import (
    Circle,
    Day,
    Feat,
    Guest,
    Memento,
    Store,
    TableRow,
    circles,
    contacts,
    days,
    honours,
    inputs,
    mementos,
    ratings,
    tables,
)
from vernissage.server.store.rows import Contact, Rating
from vernissage.server.tables.earlier_rules import as_kept
from vernissage.server.tables.restore import Damage, find_setting, is_playable, restoring
from vernissage.table.calendar import Calendar
from vernissage.table.room import Room

EVERY: Final = 1_000_000_000
"""A limit for queries that is higher than the number of rows of any guest."""
Pictures: TypeAlias = Callable[[Memento], Mapping[str, bytes]]
"""A function that draws the works of one game. It returns the pictures by file name."""


@dataclass(frozen=True, slots=True)
class GuestData:
    """All rows about a guest, without the inputs of games."""

    guest: Guest
    tables: Sequence[TableRow]
    days: Sequence[Day]
    feats: Sequence[Feat]
    mementos: Sequence[Memento]
    contacts: Sequence[Contact]
    holidays: Mapping[str, float]
    circles: Sequence[Circle]
    ratings: Sequence[Rating] | None

    def files(self, calendar: Calendar) -> dict[str, bytes]:
        """Returns the data as JSON files, by file name."""
        return {
            "circles.json": _json([_circle(each) for each in self.circles]),
            "contacts.json": _json([_contact(each) for each in self.contacts]),
            "holiday.json": _json(self.holidays.get(self.guest.id)),
            "guest.json": _json(self.guest),
            "honours.json": _json({"days": self.days, "feats": self.feats}),
            "ratings.json": _json(self.ratings),
            "mementos.json": _json([_memento(each, calendar) for each in self.mementos]),
            "tables.json": _json([_table(row, self.guest) for row in self.tables]),
        }

    def open_mementos(self, calendar: Calendar) -> list[Memento]:
        """Returns the mementos, without those of daily deals that can still be played."""
        return [each for each in self.mementos if not calendar.is_sealed(each.day)]

    @property
    def finished(self) -> list[TableRow]:
        """The guest's tables with a finished game."""
        return [row for row in self.tables if row.stage == tables.OVER]


def read_guest(connection: Connection, guest: Guest) -> GuestData:
    """Reads all rows about a guest."""
    return GuestData(
        guest,
        tables.of_guest(connection, guest.id, EVERY),
        days.days_of(connection, guest.id, EVERY),
        honours.feats_of(connection, guest.id),
        mementos.of_guest(connection, guest.id),
        contacts.of_guest(connection, guest.id),
        contacts.holidays(connection, (guest.id,)),
        circles.of_guest(connection, guest.id),
        ratings.of_guest(connection, guest.id),
    )


def export_guest(connection: Connection, guest: Guest, calendar: Calendar, pictures: Pictures) -> bytes:
    """Returns the ZIP file, for tools that read the database themselves."""
    data = read_guest(connection, guest)
    files = data.files(calendar)
    for row in data.finished:
        files |= _record(row, at_once(_replayed(row, inputs.of_table(connection, row.code))), calendar)
    for each in data.open_mementos(calendar):
        files |= pictures(each)
    return zipped(files)


async def export_from_store(
    store: Store, background: Background, guest: Guest, calendar: Calendar, pictures: Pictures
) -> bytes:
    """Returns the ZIP file. A running server makes it in small steps, so that nobody else has to wait."""
    data = await store.run(lambda connection: read_guest(connection, guest))
    files = await background.run(data.files, calendar)
    for row in data.finished:
        found = await background.done(_replayed(row, await store.inputs(row.code)))
        files |= await background.run(_record, row, found, calendar)
    for each in data.open_mementos(calendar):
        files |= await background.run(pictures, each)
    return await background.run(zipped, files)


def zipped(files: Mapping[str, bytes]) -> bytes:
    """Returns `files` as a ZIP file. Its bytes depend only on the files, not on the time."""
    packed = io.BytesIO()
    with zipfile.ZipFile(packed, "w") as into:
        for name, content in files.items():
            into.writestr(zipfile.ZipInfo(name), content, zipfile.ZIP_DEFLATED)
    return packed.getvalue()


def _replayed(row: TableRow, entries: Sequence[bytes | None]) -> Work[Room | Record | Damage]:
    """Replays a finished game. If its rules are not installed, returns its stored record instead."""
    return (yield from restoring(row, entries)) if is_playable(row) else as_kept(row, entries)


def _record(row: TableRow, found: Room | Record | Damage, calendar: Calendar) -> dict[str, bytes]:
    """Returns the record of a finished game as a file; nothing if it is damaged or its day is not over."""
    setting = find_setting(row)
    if setting is None or calendar.is_sealed(setting.daily):
        return {}
    if isinstance(found, Room) and found.match is not None:
        found = record.record(row.game, found.match, open_seed=True)
    return {f"records/{row.code}.json": record.write(found).encode()} if isinstance(found, Record) else {}


def _circle(circle: Circle) -> dict[str, Any]:
    """Returns a circle without its key and its other people, which are not this guest's data."""
    return {"id": circle.id, "name": circle.name, "made": circle.made, "evening": circle.evening}


def _contact(contact: Contact) -> dict[str, Any]:
    return {"kind": contact.kind, "address": contact.address, "made": contact.made}


def _table(row: TableRow, guest: Guest) -> dict[str, Any]:
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


def _memento(memento: Memento, calendar: Calendar) -> dict[str, Any]:
    """Returns a memento without other people's data, and without secrets of a day that isn't over."""
    told = msgspec.structs.asdict(memento)
    del told["company"]
    return {**told, "doc": None if calendar.is_sealed(memento.day) else msgspec.Raw(memento.doc)}


def _json(value: object) -> bytes:
    return msgspec.json.format(msgspec.json.encode(value), indent=1)
