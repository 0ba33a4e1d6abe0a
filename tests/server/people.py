"""Clients of a live server: a `Browser` keeps the cookie, a `Socket` every frame received at a table."""

from __future__ import annotations

import asyncio
import hashlib
import http.client
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, closing
from dataclasses import dataclass
from typing import Any, TypeVar

import msgspec
from msgspec import Raw
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from tests.play import game_called
from tests.server.live import Place
from tests.waiting import PATIENCE
from vernissage.core import codec
from vernissage.core.refusal import Refusal
from vernissage.server.api import http_types
from vernissage.server.edge.security import COOKIE
from vernissage.table import protocol
from vernissage.table.table_types import TableInfo

SHORT, SHORTEST = 20, 1_000_000
"""How many times shorter than the maximum a game is at most. With bots, which pause, the shortest
possible."""

FENCE = "the fence"
"""Nonsense that is refused in its turn. Its refusal is not among the news."""

T = TypeVar("T")
N = TypeVar("N", bound=protocol.News)


@dataclass(frozen=True, slots=True)
class Answer:
    """A response over HTTP."""

    status: int
    body: bytes
    headers: dict[str, str]

    def read(self, wanted: type[T]) -> T:
        return msgspec.json.decode(self.body, type=wanted)

    @property
    def refusal(self) -> str:
        """The refusal's code. Fails if the answer is no refusal."""
        return self.read(http_types.Problem).refusal.code


class Gone(Exception):  # noqa: N818 - reads well: `except Gone`
    """The socket was closed while waiting for something."""


class Browser:
    """One browser. It becomes a guest when created, unless it is a stranger."""

    def __init__(self, house: Place, *, stranger: bool = False) -> None:
        self.house = house
        self.cookie = ""
        if not stranger:
            self.me()

    def ask(self, method: str, path: str, body: object = None) -> Answer:
        """Sends a request as our own page would."""
        headers = {"Origin": f"http://{self.house.host}", "Cookie": self.cookie}
        with closing(http.client.HTTPConnection(self.house.host, timeout=PATIENCE)) as connection:
            connection.request(method, path, None if body is None else codec.encode(body), headers)
            response = connection.getresponse()
            answer = Answer(response.status, response.read(), dict(response.getheaders()))
            given = response.headers.get_all("set-cookie", [])
        guests = (each.partition(";")[0] for each in given if each.startswith(f"{COOKIE}="))
        self.cookie = next(guests, self.cookie)
        return answer

    def me(self) -> http_types.Me:
        return self.ask("GET", "/api/me").read(http_types.Me)

    def make(self, game: str, **more: Any) -> str:
        """Creates a table and returns its code."""
        options = short(game, SHORTEST if "bots" in more else SHORT)
        answer = self.ask("POST", "/api/tables", {"game": game, "options": options, **more})
        assert answer.status == http.HTTPStatus.CREATED, answer
        return answer.read(http_types.TableCode).code

    def card(self, code: str) -> http_types.TableCard:
        return self.ask("GET", f"/api/tables/{code}").read(http_types.TableCard)

    @property
    def token(self) -> str:
        """The value of its cookie."""
        return self.cookie.partition("=")[2]

    @property
    def guest(self) -> str:
        """The guest's id, read from the database."""
        ((found,),) = self.house.rows(
            "SELECT guest FROM tokens WHERE token = ?", hashlib.sha256(self.token.encode()).digest()
        )
        return str(found)

    @asynccontextmanager
    async def at(
        self, code: str, *, watch: bool = False, screen: bool = False, paces: bool = False
    ) -> AsyncIterator[Socket]:
        """Connects to a table, and disconnects at the end of the block."""
        socket = await self.come(code, watch=watch, screen=screen, paces=paces)
        try:
            yield socket
        finally:
            await socket.leave()

    async def come(
        self, code: str, *, watch: bool = False, screen: bool = False, paces: bool = False
    ) -> Socket:
        """Connects to a table."""
        socket = Socket(self, await self.dial(code, watch=watch, screen=screen, paces=paces))
        await socket.until(lambda: socket.news or socket.closed)
        return socket

    async def dial(
        self,
        code: str,
        *,
        watch: bool = False,
        screen: bool = False,
        paces: bool = False,
        origin: str | None = None,
        also: str = "",
    ) -> ClientConnection:
        """Opens a bare WebSocket, with an additional cookie."""
        asks = "?screen=1" if screen else "?watch=1" if watch else "?pace=own" if paces else ""
        return await connect(
            f"ws://{self.house.host}/api/tables/{code}/socket{asks}",
            origin=origin or f"http://{self.house.host}",  # type: ignore[arg-type]
            additional_headers={"Cookie": "; ".join(filter(None, (self.cookie, also)))}
            if self.cookie
            else {},
            compression=None,
            max_size=None,
            open_timeout=PATIENCE,
            ping_interval=None,
        )


class Socket:
    """One socket at a table. It reads continuously and remembers everything."""

    table: TableInfo
    """As last told; like the fields below."""
    you: int | None
    host: bool
    key: str
    voted: int | None
    keeps: tuple[int, ...]
    standing: protocol.Standing
    sight: protocol.Sight

    def __init__(self, browser: Browser, connection: ClientConnection) -> None:
        self.browser = browser
        self.connection = connection
        self.frames: list[bytes] = []
        """Everything received, byte for byte."""
        self.news: list[protocol.Outgoing] = []
        """The decoded messages."""
        self.story: list[protocol.Told] = []
        """The log: from the first welcome on, and then as told. In a memory game, what the log still says."""
        self.closed = 0
        """The close code; 0 while it is open."""
        self.behind: list[protocol.Pong] = []
        """Pongs that named a position this socket had not been told of."""
        self._fences = 0
        self._told = asyncio.Condition()
        self._listening = asyncio.create_task(self._listen())

    async def leave(self) -> None:
        await self.connection.close()
        await self._listening

    async def drop(self) -> None:
        """Disconnects without closing, as when the network fails."""
        self.connection.transport.abort()
        await self._listening

    async def say(self, message: protocol.Incoming) -> None:
        try:
            await self.connection.send(codec.encode(message).decode())
        except ConnectionClosed as error:
            raise Gone from error

    async def answer(self, move: Any, question: int | None = None) -> None:
        """Answers a question, by default the current one."""
        asked = self.sight.question if question is None else question
        await self.say(protocol.Answer(asked, Raw(codec.encode(move))))

    async def until(self, true: Callable[[], T | None]) -> T:
        """Waits until a condition holds for what this socket was told."""
        async with asyncio.timeout(PATIENCE), self._told:
            while not (found := true()):
                if self.closed:
                    raise Gone(self.closed)
                await self._told.wait()
            return found

    async def ask(self, message: protocol.Incoming | str | bytes, kind: type[N]) -> N:
        """Sends a message, and returns the next news of this kind."""
        before = len(self.news)
        if isinstance(message, str | bytes):
            await self.connection.send(message)
        else:
            await self.say(message)
        return await self.until(lambda: self._first(kind, before))

    async def refusal(self, message: protocol.Incoming | str | bytes) -> Refusal:
        """Sends a message that must be refused."""
        return (await self.ask(message, protocol.Refused)).refusal

    async def fence(self) -> None:
        """Waits until everything sent before was handled."""
        passed = self._fences
        await self.connection.send(f'{{"do":"{FENCE}"}}')
        await self.until(lambda: self._fences > passed)

    async def pong(self) -> protocol.Pong:
        """Sends a ping and returns the answer."""
        return await self.ask(protocol.Ping(len(self.news)), protocol.Pong)

    @property
    def number(self) -> int | None:
        """How many inputs it knows of; None if it sees no game."""
        return self.sight.number if hasattr(self, "sight") else None

    @property
    def over(self) -> bool:
        return self.sight.outcome is not None

    @property
    def owes(self) -> bool:
        """Whether it is this seat's turn. Right after a claim the public view asks nobody."""
        return self.you in self.sight.to_move and self.sight.question > 0

    @property
    def offers(self) -> list[Any]:
        found: list[Any] = msgspec.json.decode(self.sight.offers)
        return found

    def _first(self, kind: type[N], start: int) -> N | None:
        return next((news for news in self.news[start:] if isinstance(news, kind)), None)

    async def _listen(self) -> None:
        try:
            async for frame in self.connection:
                await self._hear(frame.encode() if isinstance(frame, str) else frame)
        except ConnectionClosed:
            pass
        async with self._told:
            self.closed = self.connection.close_code or 1006
            self._told.notify_all()

    async def _hear(self, frame: bytes) -> None:
        async with self._told:
            news = msgspec.json.decode(frame, type=protocol.Outgoing)
            if isinstance(news, protocol.Refused) and FENCE in str(news.refusal.args.get("why")):
                self._fences += 1
            else:
                self.frames.append(frame)
                self.news.append(news)
                self._note(news)
            self._told.notify_all()

    def _note(self, news: protocol.Outgoing) -> None:
        if isinstance(news, protocol.Welcome | protocol.Changed):
            self.table, self.you, self.host, self.key = news.table, news.you, news.host, news.key
            self.voted, self.keeps, self.standing = news.voted, news.keeps, news.standing
        match news:
            case protocol.Pong() if (news.stage, news.number) != (self.table.stage, self.number):
                self.behind.append(news)
            case protocol.Welcome(sight=sight, story=story):
                self.story = list(story)
                if sight is not None:
                    self.sight = sight
            case protocol.Moved(told=told, sight=sight):
                self._remember(told, news.fading, is_over=sight.outcome is not None)
                self.sight = sight

    def _remember(self, told: protocol.Told, fading: protocol.Fading | None, *, is_over: bool) -> None:
        if fading is not None and is_over:
            self.story = list(fading.story)
        elif fading is not None:
            left = {each.number: each for each in fading.story}
            known = {each.number: each for each in self.story}
            self.story = [each for _, each in sorted({**known, **left}.items())]
        elif told.number > (self.story[-1].number if self.story else -1):
            self.story.append(told)


def lasting(moved: protocol.Moved) -> protocol.Told:
    """Returns what the log keeps of this message."""
    if moved.fading is None:
        return moved.told
    return next(each for each in moved.fading.story if each.number == moved.told.number)


def short(game: str, times: int = SHORT) -> dict[str, Any]:
    """Returns options for a game that ends soon, whatever is played."""
    limits = game_called(game).info.limits
    return {name: max(1, most // times) for name, most in limits.items()}
