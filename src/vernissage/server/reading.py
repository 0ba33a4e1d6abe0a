"""A table from what was kept of it: the game is played again. Where that fails, it is said why."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from vernissage import catalog
from vernissage.core import codec
from vernissage.core.inputs import input_type
from vernissage.core.refusal import Refusal
from vernissage.server.deal import begun
from vernissage.server.room import Room
from vernissage.server.setting import Setting
from vernissage.server.store import TableRow


@dataclass(frozen=True, slots=True)
class Damaged:
    """A table that can't be read to its end."""

    reason: str
    """What is wrong, in a few words for whoever runs the house."""
    sound: int = 0
    """How many inputs can be played before that."""
    room: Room | None = None
    """The table as it stood then; None where it can't even begin."""


def is_playable(row: TableRow) -> bool:
    """Can it go on? Not where the rules have changed since, or the game is no longer here."""
    game = catalog.find(row.game)
    return game is not None and row.rules == game.info.version


def read_room(row: TableRow, entries: Iterable[tuple[int, bytes]]) -> Room | Damaged:
    """The room of a playable table, from its row and its inputs with their numbers.

    Whatever lies in a damaged row, this raises nothing: even the rules may stumble over what they never made.
    """
    try:
        first = _first_room(row)
    except Exception as error:  # noqa: BLE001 - see above
        return Damaged(_stumbled(error))
    if isinstance(first, Damaged) or first.match is None:
        return first
    match, wanted = first.match, input_type(first.match.game)
    for expected, (number, kept) in enumerate(entries):
        so_far = Room(first.setting, first.made, match, first.version)
        if number != expected:
            return Damaged(f"input {expected} is missing", expected, so_far)
        try:
            entry = codec.decode(kept, wanted)
            accepted = entry if isinstance(entry, Refusal) else match.enter(entry)
        except Exception as error:  # noqa: BLE001 - see above
            return Damaged(f"input {number}: {_stumbled(error)}", number, so_far)
        if isinstance(accepted, Refusal):
            return Damaged(f"input {number}: {_told(accepted)}", number, so_far)
        match = accepted.match
    return Room(first.setting, first.made, match, first.version)


def read_setting(row: TableRow) -> Setting:
    """How the table is set, where that is sound."""
    setting = find_setting(row)
    assert setting is not None, row.code
    return setting


def find_setting(row: TableRow) -> Setting | None:
    """How the table is set; None where that can't be read."""
    setting = codec.decode(row.doc, Setting)
    return None if isinstance(setting, Refusal) else setting


def _first_room(row: TableRow) -> Room | Damaged:
    """As it was before the first input."""
    setting = codec.decode(row.doc, Setting)
    if isinstance(setting, Refusal):
        return Damaged(f"its setting: {_told(setting)}")
    if (setting.code, setting.game) != (row.code, row.game):
        return Damaged("its setting is that of another table")
    if not row.seed:
        begins = row.stage == "gathering"
        return Room(setting, row.made, version=row.version) if begins else Damaged("its seed is missing")
    match = begun(setting, row.seed)
    if isinstance(match, Refusal):
        return Damaged(f"its options: {_told(match)}")
    return Room(setting, row.made, match, row.version)


def _told(refusal: Refusal) -> str:
    why = refusal.args.get("why")
    return refusal.code if why is None else f"{refusal.code} ({why})"


def _stumbled(error: Exception) -> str:
    return f"{type(error).__name__}: {error}"
