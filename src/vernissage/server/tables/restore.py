"""Restores a table from the store by replaying its game. If that fails, reports the damage."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, Literal, TypeAlias, get_args

from msgspec.structs import replace

from vernissage import catalog
from vernissage.core import codec
from vernissage.core.game import AnyGame
from vernissage.core.inputs import input_type
from vernissage.core.match import AnyMatch
from vernissage.core.refusal import Refusal
from vernissage.core.stepwise import Work, at_once
from vernissage.server.store import TableRow
from vernissage.table import spectators
from vernissage.table.deal import begun
from vernissage.table.room import Room
from vernissage.table.setting import Setting
from vernissage.table.table_types import Stage

STAGES: Final = get_args(Stage)
Reason: TypeAlias = Literal["setting", "missing", "unreadable", "illegal"]
"""The kind of damage: a bad setting, or an input that is missing, unreadable or against the rules."""


@dataclass(frozen=True, slots=True)
class Damage:
    """Why a table can't be restored, and the part of it that is intact. Other tables are not affected."""

    row: TableRow
    reason: Reason
    room: Room | None = None
    """The table after its last sound input; None if not even the start is sound."""

    @property
    def sound(self) -> int:
        """The number of sound inputs before the damage."""
        return 0 if self.room is None or self.room.match is None else len(self.room.match.inputs)

    def concerns(self, guest: str) -> bool:
        """Returns whether this guest has a seat at the damaged table."""
        return guest in self.row.guests


def is_playable(row: TableRow) -> bool:
    """Returns whether the table's game and its version of the rules are installed."""
    game = catalog.find(row.game)
    return game is not None and (not row.seed or game.info.can_play(row.rules))


def restored(row: TableRow, entries: Sequence[bytes | None]) -> Room | Damage:
    """Restores the table in one go. Returns the damage if that fails."""
    return at_once(restoring(row, entries))


def restoring(row: TableRow, entries: Sequence[bytes | None]) -> Work[Room | Damage]:
    """Restores the table step by step. None among the entries stands for a missing input."""
    game, setting = catalog.find(row.game), read_setting(row)
    if game is None or setting is None:
        return Damage(row, "setting")
    if not row.seed:
        return Room(game, setting, row.made, version=row.version)
    match = _first(game, setting, row.seed)
    if match is None:
        return Damage(row, "setting")
    reason: Reason | None = None
    recent = spectators.recalled((), setting, match)
    for entry in entries:
        after = _after(match, entry)
        if isinstance(after, str):
            reason = after
            break
        match = after
        recent = spectators.recalled(recent, setting, match)
        yield
    room = Room(game, setting, row.made, match, row.version, recent=recent)
    if reason is None and row.stage == "over" and match.outcome is None and not setting.stopped:
        reason = "missing"
    return room if reason is None else Damage(row, reason, unfinished(room))


def find_setting(row: TableRow) -> Setting | None:
    """Returns the stored setting of a table at any stage; None if it can't be read."""
    setting: Setting | Refusal = codec.decode(row.doc, Setting)
    if isinstance(setting, Refusal):
        return None
    game = catalog.find(row.game)
    if game is None or not row.seed:
        return setting
    return replace(setting, options=game.info.options_of(row.rules, setting.options))


def read_setting(row: TableRow) -> Setting | None:
    """Returns the setting; None if it can't be read or contradicts the row."""
    setting = find_setting(row)
    if setting is None or (setting.code, setting.game) != (row.code, row.game):
        return None
    if row.stage not in STAGES:
        return None
    return setting


def unfinished(room: Room) -> Room:
    """Returns the table without winners if the end of its game is missing."""
    if room.match is None or room.match.outcome is not None:
        return room
    setting = replace(room.setting, winners=(), ballot=None)
    return Room(room.game, setting, room.made, room.match, room.version)


def _first(game: AnyGame, setting: Setting, seed: bytes) -> AnyMatch | None:
    try:
        match = begun(game, setting, seed)
    except Exception:  # noqa: BLE001 - a game may raise anything on foreign options
        return None
    return None if isinstance(match, Refusal) else match


def _after(match: AnyMatch, kept: bytes | None) -> AnyMatch | Reason:
    if kept is None:
        return "missing"
    entry = codec.decode(kept, input_type(match.game))
    if isinstance(entry, Refusal):
        return "unreadable"
    try:
        accepted = match.enter(entry)
    except Exception:  # noqa: BLE001 - a game may raise anything on a foreign move
        return "illegal"
    return "illegal" if isinstance(accepted, Refusal) else accepted.match
