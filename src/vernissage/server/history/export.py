"""All that a house has of one guest, in one archive for them: who they are, honours, records, pictures.

Nothing in it is a secret of others: games that go on, and deals of a day that isn't over, are only listed.
"""

from __future__ import annotations

import io
import zipfile
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

import msgspec
from sqlalchemy import Connection

from vernissage.core import record
from vernissage.core.record import Record
from vernissage.core.stepwise import Work, at_once
from vernissage.server.history.work_pictures import work_pictures
from vernissage.server.pages.html import BUILT
from vernissage.server.platform.beside import Aside
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
"""No guest has so many."""


@dataclass(frozen=True, slots=True)
class Keepsakes:
    """What there is of a guest, apart from the games themselves."""

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
        """As JSON, by name."""
        return {
            "circles.json": _json([_met(each) for each in self.circles]),
            "contacts.json": _json([_where(each) for each in self.contacts]),
            "holiday.json": _json(self.holidays.get(self.guest.id)),
            "guest.json": _json(self.guest),
            "honours.json": _json({"days": self.days, "feats": self.feats}),
            "ratings.json": _json(self.ratings),
            "mementos.json": _json([_remembered(each, calendar) for each in self.mementos]),
            "tables.json": _json([_listed(row, self.guest) for row in self.tables]),
        }

    def told(self, calendar: Calendar) -> list[Memento]:
        """What finished games have left, but for days that aren't over."""
        return [each for each in self.mementos if not calendar.is_sealed(each.day)]

    @property
    def finished(self) -> list[TableRow]:
        """The tables whose game is over."""
        return [row for row in self.tables if row.stage == tables.OVER]


def archive(connection: Connection, guest: Guest, calendar: Calendar) -> bytes:
    """A ZIP file of JSON and pictures, at once: for a tool beside the house."""
    kept = Keepsakes(
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
    files = kept.files(calendar)
    for row in kept.finished:
        files |= _record(row, at_once(_told(row, inputs.of_table(connection, row.code))), calendar)
    for each in kept.told(calendar):
        files |= work_pictures(each, BUILT)
    return zipped(files)


async def archive_aside(store: Store, aside: Aside, guest: Guest, calendar: Calendar) -> bytes:
    """The same in an open house, one game after the other: nobody waits for it but who asked."""
    kept = Keepsakes(
        guest,
        await store.tables_of(guest.id, EVERY),
        await store.days_of(guest.id, EVERY),
        await store.feats_of(guest.id),
        await store.mementos_of(guest.id),
        await store.contacts_of(guest.id),
        await store.holidays((guest.id,)),
        await store.circles.of_guest(guest.id),
        await store.ratings.of_guest(guest.id),
    )
    files = await aside.run(kept.files, calendar)
    for row in kept.finished:
        found = await aside.done(_told(row, await store.inputs(row.code)))
        files |= await aside.run(_record, row, found, calendar)
    for each in kept.told(calendar):
        files |= await aside.run(work_pictures, each, BUILT)
    return await aside.run(zipped, files)


def zipped(files: Mapping[str, bytes]) -> bytes:
    """In one file: the same bytes for the same things, whenever it is made."""
    packed = io.BytesIO()
    with zipfile.ZipFile(packed, "w") as into:
        for name, content in files.items():
            into.writestr(zipfile.ZipInfo(name), content, zipfile.ZIP_DEFLATED)
    return packed.getvalue()


def _told(row: TableRow, entries: Sequence[bytes | None]) -> Work[Room | Record | Damage]:
    """A finished game, played again; or its record as it was kept, where its rules are no longer here."""
    return (yield from restoring(row, entries)) if is_playable(row) else as_kept(row, entries)


def _record(row: TableRow, found: Room | Record | Damage, calendar: Calendar) -> dict[str, bytes]:
    """Of a game that is over, unless it is still a secret. A damaged one can't be told."""
    setting = find_setting(row)
    if setting is None or calendar.is_sealed(setting.daily):
        return {}
    if isinstance(found, Room) and found.match is not None:
        found = record.record(row.game, found.match, open_seed=True)
    return {f"records/{row.code}.json": record.write(found).encode()} if isinstance(found, Record) else {}


def _met(circle: Circle) -> dict[str, Any]:
    """Without its key, which is not this guest's alone; nor is who else is in it."""
    return {"id": circle.id, "name": circle.name, "made": circle.made}


def _where(contact: Contact) -> dict[str, Any]:
    return {"kind": contact.kind, "address": contact.address, "made": contact.made}


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


def _remembered(memento: Memento, calendar: Calendar) -> dict[str, Any]:
    """As it is kept, but for who else played: that is not theirs to be told. A day's deal stays sealed."""
    told = msgspec.structs.asdict(memento)
    del told["company"]
    return {**told, "doc": None if calendar.is_sealed(memento.day) else msgspec.Raw(memento.doc)}


def _json(value: object) -> bytes:
    return msgspec.json.format(msgspec.json.encode(value), indent=1)
