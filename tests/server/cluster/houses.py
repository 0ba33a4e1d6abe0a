"""A cluster of several processes, on one PostgreSQL and one Redis. Clients connect to any of them."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable, Iterator, Sequence
from contextlib import ExitStack, asynccontextmanager, contextmanager, suppress
from functools import partial
from itertools import cycle
from pathlib import Path

from websockets.exceptions import WebSocketException

from tests.server.company import all_until, as_people_write_it, at_once, gathered
from tests.server.live import NO_LIMITS, House, Nursery, opened
from tests.server.people import Browser, Gone, Socket
from tests.waiting import until_async
from vernissage.core.rng import Rng, seed_from_text
from vernissage.table import protocol

CALMLY = ("--takeover", "20")
"""A long timeout, so that on a busy machine a slow process is not taken for dead."""
QUICKLY = ("--takeover", "1.5")
WHEN_REDIS_IS_GONE = ("Redis does not answer", "Redis answers again")
"""What each process may log then."""
OpenHouses = Callable[..., list[House]]


@contextmanager
def opening(nursery: Nursery, folder: Path, server: str, redis: str) -> Iterator[OpenHouses]:
    """Starts as many processes as asked for: `houses(2, options...)`."""
    with ExitStack() as stack:

        def start(many: int, *options: str) -> list[House]:
            return [stack.enter_context(_one(f"{n}", *options)) for n in range(many)]

        @contextmanager
        def _one(name: str, *options: str) -> Iterator[House]:
            own = folder / name
            own.mkdir()
            how = ("--redis", redis, "--name", name, *(options or (NO_LIMITS, *CALMLY)))
            with opened(nursery, own, *how, server=server) as house:
                yield house

        yield start


def by(house: House, browser: Browser) -> Browser:
    """Returns the same browser, connecting to this process."""
    other = Browser(house, stranger=True)
    other.cookie = browser.cookie
    return other


@asynccontextmanager
async def playing_through(houses: Sequence[House], game: str, people: int) -> AsyncIterator[list[Socket]]:
    """Yields people in a new game by seat, each connected to the next process."""
    code, browsers = await gathered(houses[0], game, people)
    doors = [by(houses[n % len(houses)], browser) for n, browser in enumerate(browsers)]
    async with at_once(doors, code) as players:
        await players[0].say(protocol.Start())
        await all_until(players, lambda player: welcomed(player) > 1)  # once on connecting, once for the game
        yield players


def home_of(house: House, code: str) -> str:
    """Returns the name of the process that is the home of this table."""
    ((holder,),) = house.rows("SELECT holder FROM leases WHERE code = ?", code)
    return str(holder).partition(".")[0]


async def play_on(player: Socket) -> None:
    """Plays to the end as a browser does: after every welcome it repeats what may have been lost."""
    seed = seed_from_text(f"{player.table.code} {player.you}")
    while True:
        await player.until(lambda: player.over or player.owes)
        if player.over:
            return
        asked, welcomes = player.sight.question, welcomed(player)
        rng = Rng(seed, "player", asked)
        await player.answer(as_people_write_it(player.table.game, rng.pick(player.offers), rng))
        await player.until(partial(_is_heard, player, asked, welcomes))


def _is_heard(player: Socket, asked: int, welcomes: int) -> bool:
    """Returns whether the game has moved on, or the message must be repeated."""
    went_on = player.over or not player.owes or player.sight.question != asked
    return went_on or welcomed(player) > welcomes


async def come_back(browser: Browser, doors: Sequence[House], code: str) -> Socket:
    """Reconnects as through a proxy: tries all processes again and again."""
    ways = cycle(doors)

    async def let_in() -> Socket | None:
        with suppress(OSError, Gone, WebSocketException):
            socket = await by(next(ways), browser).come(code)
            if not socket.closed and isinstance(socket.news[0], protocol.Welcome):
                return socket
        return None

    return await until_async(let_in, "nobody lets them in", gap=0.05)


async def play_wherever(browser: Browser, doors: Sequence[House], code: str) -> Socket:
    """Plays to the end through as many sockets as it takes. Returns the last one."""
    while True:
        socket = await come_back(browser, doors, code)
        with suppress(Gone):
            await play_on(socket)
            return socket


def welcomed(player: Socket) -> int:
    """Returns how often it was welcomed with the full state."""
    return sum(isinstance(news, protocol.Welcome) for news in player.news)


def inputs(house: House, code: str) -> list[tuple[int, bytes]]:
    """Returns the stored inputs of a game."""
    rows = house.rows("SELECT number, entry FROM inputs WHERE code = ? ORDER BY number", code)
    return [(int(str(number)), bytes(entry)) for number, entry in rows]  # type: ignore[call-overload]


def assert_sound(house: House, code: str, players: Sequence[Socket]) -> None:
    """Checks that every acknowledged move is stored once, and that all players agree on what happened."""
    kept = inputs(house, code)
    assert [number for number, _ in kept] == list(range(len(kept)))
    for player in players:
        assert player.over
        assert player.sight.number == len(kept)
