"""A client in a chaos test: one page at one table, which reconnects as the browser does.

Its line is that of `web/src/lib/reconnecting-socket.ts`: it asks where the game is when it has heard nothing
of it for a moment, takes silence for a no, and connects again after pauses that grow; so it does when it has
missed something. What it answers it says again until it knows that it is kept.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Iterable
from contextlib import suppress
from typing import Any, Final, Protocol

import msgspec
from msgspec import Raw
from websockets.exceptions import WebSocketException

from tests.chaos.history import Answered, Heard, History
from vernissage.core import codec
from vernissage.core.rng import Rng, seed_from_text
from vernissage.core.seats import Viewer
from vernissage.table import protocol
from vernissage.table.table_types import TableInfo

FIRST_PAUSE: Final = 0.3
LONGEST_PAUSE: Final = 8.0
PATIENCE: Final = 8.0
"""Seconds to connect, and of silence until the connection is given up."""
SOON: Final = 1.4
"""Seconds without news until the server is pinged."""
AGAIN: Final = 1.0
"""Seconds until an answer that could not be stored is repeated."""
DOORS: Final = ("one", "two", "three")
LOST: Final = (OSError, WebSocketException, TimeoutError, EOFError)


class Transport(Protocol):
    """The transport of a connection, as `websockets` has it."""

    def abort(self) -> None:
        """Closes the connection at once."""


class Connection(Protocol):
    """A socket to a table, as `websockets` has it."""

    @property
    def transport(self) -> Transport: ...

    async def recv(self) -> str | bytes:
        """Returns the next message. Raises one of `LOST` if there is none any more."""

    async def send(self, text: str, /) -> None:
        """Sends a message."""


class Dialer(Protocol):
    """A browser that opens sockets. `also` is a cookie that names the server."""

    def dial(self, code: str, *, watch: bool = False, also: str = "") -> Awaitable[Connection]: ...


class Client:
    """One page. A client without a planned seat is an onlooker."""

    def __init__(
        self, browser: Dialer, code: str, seat: Viewer, *, seed: str, pace: float, people: int
    ) -> None:
        who = f"{code} {'public' if seat is None else seat}"
        self.history = History(who, code, seat)
        self._browser = browser
        self._people = people
        self._pace = pace
        self._rng = Rng(seed_from_text(seed), f"client {who}")
        self._table: TableInfo | None = None
        self._you: Viewer = None
        self._key = ""
        self._host = False
        self._sight: protocol.Sight | None = None
        self._own: set[int] = set()
        """The numbers of its own moves that it knows of."""
        self._saying: asyncio.Task[None] | None = None
        self._heard = asyncio.Event()
        """Set with every message, for an answer that waits for its effect."""
        self._served = False
        """Whether this connection has delivered a move or a correct pong."""
        self._now = asyncio.get_running_loop().time
        self.is_answering = True
        """Whether it goes on playing; otherwise it only listens."""

    @property
    def is_over(self) -> bool:
        return self._sight is not None and self._sight.outcome is not None

    @property
    def number(self) -> int:
        """How many inputs it knows of; -1 before it has seen a game."""
        return -1 if self._sight is None else self._sight.number

    @property
    def is_asked(self) -> bool:
        sight = self._sight
        return (
            sight is not None and self._you is not None and self._you in sight.to_move and sight.question > 0
        )

    async def live(self) -> None:
        """Runs until it is cancelled."""
        attempt = 0
        try:
            while True:
                self._served = False
                door = self._rng.pick(DOORS)
                try:
                    async with asyncio.timeout(PATIENCE):
                        connection = await self._dial(door)
                    await self._attend(connection)
                except LOST as error:
                    self.history.troubles.append(f"{self._now():.2f} by {door}: {error!r}")
                self._lose()
                attempt = 0 if self._served else attempt
                pause = min(LONGEST_PAUSE, FIRST_PAUSE * 2**attempt) * (0.5 + self._rng.fraction() / 2)
                await asyncio.sleep(pause)
                attempt += 1
        finally:
            self._lose()

    async def _dial(self, door: str) -> Connection:
        """Connects to any server, as the proxy would choose by cookie."""
        watch = self.history.seat is None
        return await self._browser.dial(self.history.code, watch=watch, also=f"house={door}")

    def _lose(self) -> None:
        self.history.line.append((self._now(), "lost"))
        if self._saying is not None:
            self._saying.cancel()
            self._saying = None

    async def _attend(self, connection: Connection) -> None:
        """Runs until the connection is closed, silent for too long, or behind."""
        asked, until = False, self._now() + SOON
        try:
            while True:
                try:
                    async with asyncio.timeout_at(until):
                        frame = await connection.recv()
                except TimeoutError:
                    if asked:
                        raise
                    asked, until = True, self._now() + PATIENCE
                    await self._say(connection, protocol.Ping(0))
                    continue
                news = self._hear(frame.encode() if isinstance(frame, str) else frame)
                if asked or isinstance(news, protocol.Welcome | protocol.Moved | protocol.Pong):
                    asked, until = False, self._now() + SOON
                await self._react(connection)
        finally:
            connection.transport.abort()

    def _hear(self, frame: bytes) -> protocol.Outgoing:
        news: protocol.Outgoing = msgspec.json.decode(frame, type=protocol.Outgoing)
        if isinstance(news, protocol.Pong) and self._has_missed(news):
            message = f"the game is at {news.number}, {news.stage}, not at {self.number}"
            raise TimeoutError(message)
        self._served = self._served or isinstance(news, protocol.Pong | protocol.Moved)
        if isinstance(news, protocol.Welcome | protocol.Changed):
            self._table, self._you, self._key, self._host = news.table, news.you, news.key, news.host
        if isinstance(news, protocol.Welcome):
            self.history.line.append((self._now(), "back"))
        if isinstance(news, protocol.Welcome | protocol.Moved):
            self._sight = news.sight or self._sight
            if not self.is_over:  # otherwise numbers change and everything is told again
                self._acknowledge([news.told] if isinstance(news, protocol.Moved) else news.story)
        if not isinstance(news, protocol.Pong):
            self.history.heard.append(Heard(self._now(), self._you, self._key, news, frame))
        self._heard.set()
        return news

    def _has_missed(self, pong: protocol.Pong) -> bool:
        known = None if self._sight is None else self._sight.number
        return self._table is None or (pong.stage, pong.number) != (self._table.stage, known)

    def _acknowledge(self, story: Iterable[protocol.Told]) -> None:
        """Learns from one's own move in the log that the last answer is stored."""
        own = {each.number for each in story if each.input == "made" and each.seat == self._you}
        if own - self._own and self.history.answers and self.history.answers[-1].acknowledged is None:
            self.history.answers[-1].acknowledged = self._now()
        self._own |= own

    async def _react(self, connection: Connection) -> None:
        if self._table is None:
            return
        if self._table.stage == "gathering":
            await self._gather(connection, self._table)
        elif self.is_asked and self.is_answering and self._saying is None:
            self._saying = asyncio.create_task(self._answer(connection))

    async def _gather(self, connection: Connection, table: TableInfo) -> None:
        """Takes a seat. When all people have, the host adds a bot and begins."""
        kinds = [place.kind for place in table.places]
        if self.history.seat is not None and self._you is None:
            await self._say(connection, protocol.Sit())
        elif self._host and kinds.count("person") == self._people:
            bot = self._people
            await self._say(
                connection, protocol.Start() if "bot" in kinds else protocol.SetBot(bot, "random")
            )

    async def _answer(self, connection: Connection) -> None:
        """Answers after a moment, and repeats the same answer until it is stored."""
        assert self._sight is not None
        question = self._sight.question

        def is_open() -> bool:
            asked = self.is_asked and self._sight is not None and self._sight.question == question
            return asked and self.is_answering

        with suppress(*LOST):
            await asyncio.sleep(self._pace * (0.5 + self._rng.fraction()))
            while is_open():
                answer = self._decided(question)
                await self._say(connection, protocol.Answer(question, Raw(codec.encode(answer.move))))
                until = self._now() + AGAIN
                while self._now() < until and is_open():
                    self._heard.clear()
                    with suppress(TimeoutError):
                        await asyncio.wait_for(self._heard.wait(), until - self._now())
            self._saying = None
            if self.is_answering:
                await self._react(connection)

    def _decided(self, question: int) -> Answered:
        last = self.history.answers[-1] if self.history.answers else None
        if last is not None and last.question == question and last.acknowledged is None:
            return last
        offers: list[Any] = msgspec.json.decode(self._sight.offers if self._sight else b"[]")
        answer = Answered(question, self._rng.pick(offers), self._now())
        self.history.answers.append(answer)
        return answer

    async def _say(self, connection: Connection, message: protocol.Incoming) -> None:
        await connection.send(codec.encode(message).decode())
