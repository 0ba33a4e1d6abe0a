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
from tests.chance import drawn, machine
from tests.play import game_called
from tests.server.arranged import plant, setting_of
from vernissage import catalog
from vernissage.cli.replay import after
from vernissage.core.company import ANYONE
from vernissage.core.refusal import Refusal
from vernissage.files import reopen
from vernissage.server.edge.security import TOKEN_LENGTH
from vernissage.server.store import Guest, Store
from vernissage.table.chair import FREE, Chair
from vernissage.table.handlers.changes import row_of
from vernissage.table.room import Room
from vernissage.table.setting import Setting
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
OVER_A_TABLE: Final = {
    "menu, on a phone": ("[data-icon=menu]",),
    "invite": ("[data-icon=invite]",),
    "people": ("[data-icon=people]",),
    "rules": ("[data-icon=book]",),
    "what is this": ("[data-icon=question]",),
    "talk": ("[data-icon=talk]",),
    "log, where it has no room": ("[data-icon=lines]",),
    "settings": ("[data-icon=tune]",),
    "leave": ("[data-icon=leave]",),
}
"""What the shell opens over a table, and what is pressed for it, one after the other."""
UNFOLDED: Final = ("[aria-controls$='-rules']", "button.all")
OVER_A_LOBBY: Final = {
    "talk": ("[data-icon=talk]",),
    "leave": ("[data-icon=leave]",),
}
OVER_MY_PAGE: Final = {"delete everything": ("[aria-haspopup=dialog]",)}


class Shown(msgspec.Struct, frozen=True):
    """A screen, and where it is."""

    group: str
    name: str
    path: str
    press: tuple[str, ...] = ()
    """What is pressed there, as selectors, for a dialog to open."""


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
    """Every phase of every game, or of this one, as each role sees it; its lobbies, and all dialogs."""
    store = await Store.open(database, machine())
    await _add_guest(store, ME, NAMES[0], TOKEN)
    others = await _company(store, "somebody", len(NAMES))
    shown = [Shown("house", name, path) for name, path in HOUSE.items() if not game]
    names = [game] if game else catalog.names()
    for name in names:
        shown += await _lobbies(store, name, others[1])
        for scene in few_scenes(name):
            seats = range(scene.match.players)
            guests = [ME if seat == scene.viewer else others[seat] for seat in seats]
            setting = setting_of(new_code(), name, scene.match, guests, NAMES[: len(seats)])
            await plant(store, setting, scene.match)
            shown += _screens(scene, f"/t/{setting.code}")
    await store.close()
    shown += _dialogs([each for each in shown if each.group == names[0]])
    return Scenes(TOKEN, list(SIZES), list(languages()), shown)


def _dialogs(shown: list[Shown]) -> Iterator[Shown]:
    """What the shell opens over my page, over a lobby of mine and over a table that asks me."""
    bots = next(each.path for each in shown if "full of bots" in each.name)
    table = next(each.path for each in shown if "decides" in each.name)
    pages = {"my page": ("/me", OVER_MY_PAGE), "lobby": (bots, OVER_A_LOBBY), "table": (table, OVER_A_TABLE)}
    for where, (path, dialogs) in pages.items():
        for name, press in dialogs.items():
            yield Shown("dialogs", f"{where}: {name}", path, press)


async def _lobbies(store: Store, name: str, somebody: str) -> list[Shown]:
    """Mine with nobody else there; mine full of bots, on the wall too; and somebody else's."""
    game, company = game_called(name), catalog.company(name)
    me, host = Chair(ME, NAMES[0], key=drawn().key()), Chair(somebody, NAMES[1], key=drawn().key())
    others = range(1, game.info.most)
    bots = tuple(Chair(name=NAMES[seat], bot=company.seated(ANYONE, seat)) for seat in others)
    free = (FREE,) * len(others)
    tables = {"lobby": (me, *free), "lobby full of bots": (me, *bots), "lobby as a guest": (host, *free)}
    shown = []
    for called, chairs in tables.items():
        setting = Setting(new_code(), name, chairs[0].guest, chairs, {})
        await store.add_table(row_of(Room(game, setting, time())))
        shown.append(Shown(name, f"{name} {called}", f"/t/{setting.code}"))
    mine, full, _ = shown
    return [
        *shown,
        Shown(name, f"{name} lobby unfolded", mine.path, UNFOLDED),
        Shown(name, f"{name} lobby, choices of an option", mine.path, (*UNFOLDED, "[aria-haspopup=dialog]")),
        Shown(name, f"{name} lobby on the wall", f"{full.path}/screen"),
    ]


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
