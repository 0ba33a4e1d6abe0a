"""Players at tables of our server, like browsers: each has a cookie and a socket, and picks random offers.

It runs in the peers' environment, so it knows the server only by its protocol.
"""

from asyncio import to_thread
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from http.client import HTTPConnection
from random import Random
from typing import Any

import msgspec

from bench.room_socket import Table
from bench.room_terms import Order

AT_ONCE = 8
"""The number of guests registered concurrently."""

draw = Random(1).choice  # noqa: S311 - picks moves, keeps no secret


class Sight(msgspec.Struct):
    number: int
    to_move: tuple[int, ...]
    question: int
    offers: list[msgspec.Raw]
    outcome: dict[str, Any] | None


class News(msgspec.Struct, rename={"kind": "is"}):
    kind: str
    you: int | None = None
    sight: Sight | None = None


class Answer(msgspec.Struct, tag_field="do", tag="answer"):
    question: int
    move: msgspec.Raw


read = msgspec.json.Decoder(News).decode
write = msgspec.json.Encoder().encode


class People:
    """All players on one server, each with a cookie."""

    def __init__(self, order: Order) -> None:
        self.order = order
        self.origin = f"127.0.0.1:{order.port}"
        with ThreadPoolExecutor(AT_ONCE) as hands:
            newcomers = (hands.submit(self._newcomer) for _ in range(order.tables * order.seats))
            self.cookies = [each.result() for each in list(newcomers)]

    def tables(self) -> Iterator[Table]:
        """Yields new tables for all players."""
        for first in range(0, len(self.cookies), self.order.seats):
            yield OurTable(self, self.cookies[first : first + self.order.seats])

    def headers(self, cookie: str) -> dict[str, str]:
        return {"Origin": f"http://{self.origin}", "Cookie": cookie}

    def make(self, host: str) -> str:
        """Creates a table and returns its code."""
        wanted = {"game": self.order.game, "options": self.order.options}
        _, body = self._ask("POST", "/api/tables", write(wanted), self.headers(host))
        return str(msgspec.json.decode(body)["code"])

    def _newcomer(self) -> str:
        """Registers a guest and returns the cookie."""
        headers, _ = self._ask("GET", "/api/me", None, {})
        return str(headers["Set-Cookie"]).partition(";")[0]

    def _ask(self, method: str, path: str, body: bytes | None, headers: dict[str, str]) -> tuple[Any, bytes]:
        with closing(HTTPConnection(self.origin)) as door:
            door.request(method, path, body, headers)
            answer = door.getresponse()
            said = answer.read()
        assert answer.status < 300, said
        return answer.headers, said


class OurTable(Table):
    """A table on our server. The host creates it, the others sit down, and the host starts the game."""

    def __init__(self, people: People, cookies: list[str]) -> None:
        super().__init__(len(cookies))
        self._people = people
        self._cookies = cookies
        self._number = 0
        """The number of the move in progress."""
        self._seated: set[int] = set()
        self._sights: dict[int, Sight] = {}

    async def open(self) -> None:
        code = await to_thread(self._people.make, self._cookies[0])
        url = f"ws://{self._people.origin}/api/tables/{code}/socket"
        for seat, (socket, cookie) in enumerate(zip(self.sockets, self._cookies, strict=True)):
            await socket.open(url, self._people.headers(cookie))
            socket.say(write({"do": "sit", "seat": seat}))

    def send(self) -> None:
        self._number += 1
        seat = draw(self._sights[0].to_move)
        sight = self._sights[seat]
        self.sockets[seat].say(write(Answer(sight.question, draw(sight.offers))))

    def reads(self, seat: int, message: bytes) -> bool:
        news = read(message)
        assert news.kind in {"welcome", "changed", "moved", "reached"}, message
        if news.sight is not None:
            self._sights[seat] = news.sight
        if news.kind != "moved":
            self._begin(seat, news)
            return False
        assert news.sight is not None
        assert news.sight.number == self._number, "not the move that was made"
        self.over = news.sight.outcome is not None
        return True

    def _begin(self, seat: int, news: News) -> None:
        everyone = len(self.sockets)
        if news.you == seat and seat not in self._seated:
            self._seated.add(seat)
            if len(self._seated) == everyone:
                self.sockets[0].say(b'{"do":"start"}')
        if len(self._sights) == everyone and not self.ready.done():
            self.ready.set_result(None)
