"""Players for a table: they sit down, begin, and play to the end with random offers."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Iterable, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from functools import partial
from http import HTTPStatus
from time import time
from typing import Any, Final

from tests.chance import drawn, machine
from tests.play import as_people_make_it, game_called
from tests.server.live import Place
from tests.server.people import SHORT, Browser, Socket, short
from vernissage import catalog
from vernissage.core import codec
from vernissage.core.rng import Rng, seed_from_text
from vernissage.server.platform.chance import ATTEMPTS
from vernissage.server.store import Store
from vernissage.table import protocol
from vernissage.table.chair import FREE, Chair
from vernissage.table.handlers.changes import row_of
from vernissage.table.room import Room
from vernissage.table.setting import Setting
from vernissage.table.table_types import Clock

LONGEST_CODE: Final = ATTEMPTS - 1
"""The attempt at which codes have their full length, so that none is taken yet."""


def few(name: str) -> int:
    """Returns the minimum number of players of this game, but at least two."""
    return max(2, game_called(name).info.fewest)


async def play(player: Socket, chance: str = "", stop: Callable[[], bool] = lambda: False) -> None:
    """Answers every question with a random offer until the game is over or `stop` is set."""
    seed = seed_from_text(f"{chance} {player.you}")
    while True:
        await player.until(lambda: player.over or player.owes or stop())
        if player.over or stop():
            return
        asked = player.sight.question
        rng = Rng(seed, "player", asked)
        await player.answer(as_people_write_it(player.table.game, rng.pick(player.offers), rng))
        await player.until(lambda asked=asked: _went_on(player, asked))  # type: ignore[misc]


def as_people_write_it(name: str, offer: Any, rng: Rng) -> Any:
    """Returns the offer with a random appearance, and with text where it has a field for some."""
    game = game_called(name)
    return codec.plain(as_people_make_it(game, codec.convert(offer, game.types.move), rng))


def _went_on(player: Socket, asked: int) -> bool:
    return player.over or not player.owes or player.sight.question != asked


async def gathered(
    house: Place,
    game: str,
    people: int,
    times: int = SHORT,
    clock: Clock = "none",
    *,
    names: Sequence[str] = (),
) -> tuple[str, list[Browser]]:
    """Creates a table where so many people have sat down, the first as host. Nobody is connected.

    `names` are for the first of them; the others have random names.
    """
    browsers = [Browser(house) for _ in range(people)]
    for browser, name in zip(browsers, names, strict=False):
        assert browser.ask("PATCH", "/api/me", {"name": name}).status == HTTPStatus.OK
    options = short(game, times)
    if game in catalog.names():
        code = browsers[0].make(game, options=options, clock=clock)
    else:
        code = await planted(browsers[0], game, options, clock)
    for browser in browsers[1:]:
        async with browser.at(code) as socket:
            await socket.say(protocol.Sit())
            await socket.until(lambda: socket.you is not None)
    return code, browsers


@asynccontextmanager
async def playing(house: Place, game: str, people: int, **setting: Any) -> AsyncIterator[list[Socket]]:
    """Yields the sockets of this many people in a game that has just begun, by seat."""
    code, browsers = await gathered(house, game, people, **setting)
    async with at_once(browsers, code) as players:
        await players[0].say(protocol.Start())
        await all_until(players, lambda player: player.table.stage == "playing")
        yield players


@asynccontextmanager
async def at_once(browsers: Iterable[Browser], code: str) -> AsyncIterator[list[Socket]]:
    """Connects all of these to a table."""
    async with AsyncExitStack() as sockets:
        yield [await sockets.enter_async_context(browser.at(code)) for browser in browsers]


async def all_until(sockets: Iterable[Socket], true: Callable[[Socket], object]) -> None:
    """Waits until a condition holds for what each of these was told."""
    await asyncio.gather(*(socket.until(partial(true, socket)) for socket in sockets))


async def play_all(players: Iterable[Socket], chance: str = "") -> None:
    """All play to the end."""
    players = list(players)
    await asyncio.gather(*(play(player, chance) for player in players))
    await all_until(players, lambda player: player.table.stage == "over")


async def until_one_is_asked_nothing(players: Sequence[Socket]) -> tuple[Socket, Socket]:
    """Plays until somebody has nothing to decide. Returns one who is asked, and that one."""
    while all(player.offers for player in players):
        mover = next(player for player in players if player.owes)
        number = mover.sight.number
        await mover.answer(Rng(seed_from_text(mover.table.code), "turns", number).pick(mover.offers))
        await all_until(players, lambda player, past=number: player.sight.number > past)  # type: ignore[misc]
    assert not players[0].over
    mover = next(player for player in players if player.owes)
    return mover, next(player for player in players if not player.offers)


async def planted(host: Browser, game: str, options: dict[str, Any], clock: Clock) -> str:
    """Creates a table of any game, even one that the server doesn't offer, straight in the store."""
    most = game_called(game).info.most
    chair = Chair(host.guest, host.me().name, key=drawn().key())
    code = drawn().code(LONGEST_CODE)
    setting = Setting(code, game, chair.guest, (chair, *(FREE,) * (most - 1)), options, clock)
    store = await Store.open(host.house.database, machine())
    try:
        await store.add_table(row_of(Room(game_called(game), setting, time())))
    finally:
        await store.close()
    return code
