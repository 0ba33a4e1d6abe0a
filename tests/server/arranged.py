"""Writes tables with a finished match straight into the store, and lets time pass."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from time import time

from msgspec.structs import replace

from tests.chance import drawn
from tests.server.live import House
from tests.server.truth import truth
from vernissage.core import codec
from vernissage.core.match import AnyMatch
from vernissage.server.store import Store
from vernissage.table.chair import Chair
from vernissage.table.handlers.changes import row_of
from vernissage.table.room import Room
from vernissage.table.setting import Setting


def setting_of(
    code: str, name: str, match: AnyMatch, guests: Sequence[str], names: Sequence[str] = ()
) -> Setting:
    """Returns the setting of a table with this match and these guests."""
    called = names or [guest[:8] for guest in guests]
    chairs = tuple(Chair(*each, key=drawn().key()) for each in zip(guests, called, strict=True))
    options = codec.decode(codec.encode(match.options), dict[str, object])
    assert isinstance(options, dict)
    del options["players"]
    position = None if match.position is None else codec.plain(match.position)
    return Setting(code, name, guests[0], chairs, options, position=position)


async def plant(store: Store, setting: Setting, match: AnyMatch) -> None:
    """Stores this table as a server would."""
    left = setting if match.outcome is None else setting.ended(match, time())
    await store.add_table(row_of(Room(match.game, left, time(), match)))
    entries = enumerate(map(codec.encode, match.inputs))
    await asyncio.gather(*(store.append(setting.code, number, entry) for number, entry in entries))


def time_passes(house: House, code: str) -> None:
    """Stops the server until the vote at this table is over."""
    setting = truth(house, code).setting
    assert setting.ballot is not None
    late = replace(setting, ballot=replace(setting.ballot, closes=time() - 1))
    house.change("UPDATE tables SET doc = ? WHERE code = ?", codec.encode(late), code)
