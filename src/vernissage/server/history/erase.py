"""Erases a guest and all their data in one transaction. The games of others stay and go on.

In a running game a bot takes over, as after a resignation. In finished games the guest's name is replaced.
Tables at which nobody else has played are deleted.
"""

from dataclasses import dataclass

from msgspec.structs import replace
from sqlalchemy import Connection

from vernissage.core import codec
from vernissage.core.inputs import TakenOver
from vernissage.core.refusal import Refusal
from vernissage.core.seats import Seat
from vernissage.server.store import (
    Kept,
    TableRow,
    changes,
    circles,
    guests,
    honours,
    inputs,
    mementos,
    notices,
    tables,
)
from vernissage.server.tables.restore import find_setting, is_playable, restored
from vernissage.table import protocol
from vernissage.table.appearance import distinct, presented
from vernissage.table.chair import FORGOTTEN
from vernissage.table.change import Change
from vernissage.table.handlers import stand_ins
from vernissage.table.room import Room, Visitor
from vernissage.table.setting import Setting
from vernissage.table.world import Chance, World


@dataclass(frozen=True, slots=True)
class Erasure:
    """The guest to erase, and the name that others see in their place."""

    guest: str
    called: str
    world: World

    def run(self, connection: Connection, codes: set[str]) -> tuple[int, int]:
        """Erases the guest at the tables `codes` and at their own. Returns how many were deleted and kept."""
        codes = codes | tables.codes_of(connection, self.guest) | mementos.codes_of(connection, self.guest)
        rows = [row for code in sorted(codes) for row in tables.with_code(connection, code)]
        alone = {row.code for row in rows if honours.is_alone(connection, self.guest, row)}
        guests.add_nameless(connection, FORGOTTEN, self.called)
        for row in rows:
            if row.code not in alone:
                self._erase_at(connection, row, alone)
                mementos.rename(connection, row.code, self.guest, FORGOTTEN)
        circles.forget(connection, self.guest)
        honours.forget(connection, self.guest)
        for row in rows:
            if row.code in alone:
                tables.remove(connection, row.code)
            notices.leave(connection, "table", row.code)
        guests.remove(connection, self.guest)
        notices.leave(connection, "guest", self.guest)
        notices.leave(connection, "forgotten", "")
        return len(alone), len(rows) - len(alone)

    def _erase_at(self, connection: Connection, row: TableRow, gone: set[str]) -> None:
        """Erases the guest at one table that is not deleted."""
        setting = find_setting(row)
        if setting is None:
            doc = row.doc.replace(self.guest.encode(), FORGOTTEN.encode())
            others = tuple(guest for guest in row.guests if guest != self.guest)
            host = FORGOTTEN if row.host == self.guest else row.host
            saved = replace(row, doc=doc, guests=others, host=host)
            tables.save(connection, saved, row.version, self.world.time)
            return
        seats = setting.seats_of(self.guest)
        change = self._left(row, inputs.of_table(connection, row.code), seats)
        after = setting if change is None else change.room.setting
        after = nameless(after, self.guest, self.called, seats, self.world.chance)
        after = replace(after, next="") if after.next in gone else after
        kept = Kept() if change is None else change.kept
        saved = replace(kept.row or row, doc=codec.encode(after), host=after.host, guests=after.guests)
        changes.keep(connection, kept.then(Kept(code=row.code, row=saved)), row.version, self.world.time)
        names = {setting.chairs[seat].name for seat in seats}
        once = {seat for seat, chair in enumerate(setting.chairs) if self.guest in chair.before}
        inputs.rewrite(connection, row.code, lambda entry: self._renamed(entry, names, once))

    def _left(self, row: TableRow, entries: list[bytes | None], seats: tuple[Seat, ...]) -> Change | None:
        """Returns the change in which the guest leaves or resigns; None if there is nothing to leave."""
        sound = row.stage in tables.GOING_ON and is_playable(row)
        room = restored(row, entries) if sound else None
        if not isinstance(room, Room):
            return None
        if room.match is None:
            risen = room.setting.rise(self.guest)
            return None if isinstance(risen, Refusal) else Change(replace(room, setting=risen))
        change = Change(room)
        for seat in seats:
            visitor = Visitor(0, self.guest, "", looking=seat)
            left = stand_ins.resign(change.room, visitor, protocol.Resign(), self.world)
            change = change if isinstance(left, Refusal) else change.then(left)
        return change

    def _renamed(self, entry: bytes, names: set[str], once: set[Seat]) -> bytes:
        """Replaces the guest's name in a takeover, and any person's name on a seat that they once had."""
        said = codec.decode(entry, TakenOver)
        if not isinstance(said, TakenOver):
            return entry
        known = said.by in names or (said.seat in once and not said.by.startswith("bot-"))
        return codec.encode(replace(said, by=self.called)) if known else entry


def nameless(setting: Setting, guest: str, called: str, seats: tuple[Seat, ...], chance: Chance) -> Setting:
    """Returns the setting with a nameless guest in place of this one. Their vote still counts."""
    for seat in seats:
        chair = setting.chairs[seat]
        if not chair.is_free:
            name = distinct(called, [each.name for each in setting.chairs if each is not chair])
            owner = FORGOTTEN if chair.guest else ""
            setting = setting.with_chair(seat, replace(chair, guest=owner, name=name, key="", portrait=""))
    setting = replace(setting, chairs=presented(setting.chairs))
    chairs = tuple(replace(each, before=_without(each.before, guest)) for each in setting.chairs)
    setting = replace(setting, chairs=chairs, removed=_without(setting.removed, guest))
    if setting.host == guest:
        setting = replace(setting, host=FORGOTTEN).hosted()
    if setting.television == guest:
        setting = replace(setting, television=FORGOTTEN)
    vote = setting.ballot
    if vote is not None and guest in vote.votes:
        votes = {
            chance.number("voter") if voter == guest else voter: seat for voter, seat in vote.votes.items()
        }
        setting = replace(setting, ballot=replace(vote, votes=votes))
    return setting


def _without(guests: tuple[str, ...], guest: str) -> tuple[str, ...]:
    return tuple(each for each in guests if each != guest)
