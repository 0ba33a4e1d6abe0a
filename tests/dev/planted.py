"""Tables for developers to look at, written into the database of a house before it opens."""

from __future__ import annotations

import hashlib
import sys
from collections.abc import Iterator
from pathlib import Path
from time import time
from typing import Final

import msgspec

from tests.browser.planting import new_code
from tests.browser.scenes import Scene, few_scenes
from tests.browser.screens import NAMES, SIZES
from tests.chance import machine
from tests.server.arranged import plant, setting_of
from vernissage import catalog
from vernissage.cli.replay import after
from vernissage.core.refusal import Refusal
from vernissage.files import reopen
from vernissage.server.edge.security import TOKEN_LENGTH
from vernissage.server.store import Guest, Store
from vernissage.text import Text, languages

ME: Final = "developer"
TOKEN: Final = "s" * TOKEN_LENGTH
"""Of the guest who has a seat in every scene. Their house listens on this machine only."""
HOUSE: Final = {
    "front door": "/",
    "deals of the day": "/day",
    "open tables": "/tables",
    "my page": "/me",
    "my gallery": "/me/gallery",
    "settings": "/settings",
    "no such table": "/t/ZZZZZZ",
    "no such page": "/so/what",
}


class Shown(msgspec.Struct, frozen=True):
    """A screen, and where it is."""

    group: str
    name: str
    path: str


class Scenes(msgspec.Struct, frozen=True):
    """What the page of all scenes needs (web/scenes/Scenes.svelte)."""

    token: str
    sizes: list[tuple[int, int]]
    languages: list[str]
    shown: list[Shown]


async def plant_record(database: str, file: Path, step: int | None) -> list[str]:
    """The game of this file as it stood then, once for each seat; the links by which one sits down there."""
    kept = reopen(file)
    match = kept if isinstance(kept, Refusal) else kept.match if step is None else after(kept, step)
    if isinstance(match, Refusal) or isinstance(kept, Refusal):
        assert isinstance(match, Refusal)
        sys.exit(Text().say_refusal(match))
    store = await Store.open(database, machine())
    paths = []
    for seat in range(match.players):
        code = await _free_code(store)
        guests = await _company(store, code, match.players)
        setting = setting_of(code, kept.record.game, match, guests, NAMES[: match.players])
        await plant(store, setting, match)
        paths.append(f"/t/{setting.code}#{setting.chairs[seat].key}  (seat {seat})")
    await store.close()
    return paths


async def plant_scenes(database: str, game: str | None) -> Scenes:
    """Every phase of every game, or of this one, as each role sees it."""
    store = await Store.open(database, machine())
    await _add_guest(store, ME, NAMES[0], TOKEN)
    others = await _company(store, "somebody", len(NAMES))
    shown = [Shown("house", name, path) for name, path in HOUSE.items() if not game]
    for name in [game] if game else catalog.names():
        for scene in few_scenes(name):
            seats = range(scene.match.players)
            guests = [ME if seat == scene.viewer else others[seat] for seat in seats]
            setting = setting_of(new_code(), name, scene.match, guests, NAMES[: len(seats)])
            await plant(store, setting, scene.match)
            shown += _screens(scene, f"/t/{setting.code}")
    await store.close()
    return Scenes(TOKEN, list(SIZES), list(languages()), shown)


def _screens(scene: Scene, path: str) -> Iterator[Shown]:
    """The table; what anyone may see, on a wall too; a game that is over, once more."""
    name, over = str(scene), scene.match.outcome is not None
    yield Shown(scene.table.name, name, path)
    if scene.viewer is None:
        yield Shown(scene.table.name, f"{name}, on the wall", f"{path}/screen")
    if over and scene.viewer is None:
        yield Shown(scene.table.name, f"{name}, replay", f"{path}/replay")
    if over and scene.viewer is not None:
        yield Shown(scene.table.name, f"{name}, coach", f"{path}/coach")


async def _company(store: Store, whose: str, many: int) -> list[str]:
    """So many guests, who never come."""
    guests = [f"{whose} {number}" for number in range(many)]
    for guest, name in zip(guests, NAMES, strict=False):
        await _add_guest(store, guest, name, guest)
    return guests


async def _add_guest(store: Store, guest: str, name: str, token: str) -> None:
    await store.add_guest(Guest(guest, name, time()), hashlib.sha256(token.encode()).digest())


async def _free_code(store: Store) -> str:
    """One that no table of this house has."""
    while await store.find_table(code := new_code()) is not None:
        pass
    return code
