"""A whole house for the pages of one browser, without a network.

The worker in which Python runs (`web/src/tab/house.ts`) passes on what the pages ask and say. The house gets
ordinary ASGI requests and sockets, so it does not know that no network lies between.
"""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable
from contextlib import closing
from hashlib import sha256
from http.cookies import SimpleCookie
from pathlib import Path
from typing import Any, Final, NamedTuple

from starlette.types import Message

from vernissage.server.app import House, Settings
from vernissage.server.edge.limits import UNLIMITED
from vernissage.server.edge.security import COOKIE
from vernissage.server.platform import Platform
from vernissage.server.platform.inline import Inline

SECRET: Final = sha256(b"a house in a browser tab").digest()
"""Daily deals derive from it, so everyone has the same ones. It is public, and never stored."""
ORIGIN: Final = "http://tab"
HTTP: Final = {
    "asgi": {"version": "3.0"},
    "http_version": "1.1",
    "client": ("127.0.0.1", 1),
    "server": ("tab", 80),
    "extensions": {},
}
MOST_PLAYED: Final = (
    "SELECT guests.id FROM guests LEFT JOIN seats ON seats.guest = guests.id "
    "GROUP BY guests.id ORDER BY count(seats.guest) DESC, guests.made LIMIT 1"
)
Tell = Callable[[str | None], object]
"""Is called with each message for a page, and with None when the house closes the socket."""


class Reply(NamedTuple):
    """A response to a page."""

    status: int
    kind: str
    """Its content type."""
    body: bytes


class Tab:
    """The house of one browser, with its database in a file. A second file keeps the guest's cookie."""

    def __init__(self, database: str, platform: Platform | None = None) -> None:
        self._settings = Settings(
            f"sqlite:///{database}",
            rules=UNLIMITED,
            days=SECRET,
            alone=True,
            platform=platform or Inline(),
        )
        self.house: House
        self._database = database
        self._cookie = Path(f"{database}.cookie")
        self._to_house: asyncio.Queue[Message] = asyncio.Queue()
        self._from_house: asyncio.Queue[Message] = asyncio.Queue()
        self._life: asyncio.Task[None] | None = None

    async def open(self) -> None:
        """Opens the database and the house."""
        self.house = House(self._settings)
        self._life = asyncio.create_task(
            self.house({"type": "lifespan"}, self._to_house.get, self._from_house.put)
        )
        self._to_house.put_nowait({"type": "lifespan.startup"})
        said = await self._from_house.get()
        if said["type"] != "lifespan.startup.complete":
            raise self.house.fault or RuntimeError(said)

    async def close(self) -> None:
        """Stores everything and closes the house."""
        assert self._life is not None
        self._to_house.put_nowait({"type": "lifespan.shutdown"})
        await self._from_house.get()
        await self._life

    async def request(self, method: str, target: str, body: str = "", language: str = "") -> Reply:
        """Returns the house's response to one request of a page. `language` is what the browser prefers."""
        sent: list[Message] = []

        async def receive() -> Message:
            return {"type": "http.request", "body": body.encode(), "more_body": False}

        async def send(message: Message) -> None:
            sent.append(message)

        headers = [("content-type", "application/json"), ("accept-language", language)]
        await self.house(self._scope("http", target, headers) | {"method": method}, receive, send)
        start, *parts = sent
        said = [(name.decode(), value.decode()) for name, value in start["headers"]]
        for name, value in said:
            if name == "set-cookie":
                self._remember(value)
        kind = dict(said).get("content-type", "")
        return Reply(start["status"], kind, b"".join(part.get("body", b"") for part in parts))

    def connect(self, target: str, tell: Tell) -> Socket:
        """Opens a socket of a page."""
        return Socket(self.house, self._scope("websocket", target, []), tell)

    def copy(self) -> bytes:
        """Returns the whole database as a file, which a server can open, too."""
        with closing(sqlite3.connect(self._database)) as connection:
            return _single(connection.serialize())

    async def replace(self, copy: memoryview | bytes) -> bool:
        """Puts another database in place of this one.

        Returns False, and changes nothing, if it is not the database of a house.
        """
        before = self.copy()
        await self.close()
        try:
            self._write(bytes(copy))
            await self.open()
        except Exception:  # noqa: BLE001 - whatever is wrong with it, the old one goes on
            self._write(before)
            await self.open()
            return False
        await self._adopt()
        return True

    def _write(self, copy: bytes) -> None:
        """Writes a database over this one, in one transaction."""
        with (
            closing(sqlite3.connect(":memory:")) as source,
            closing(sqlite3.connect(self._database)) as target,
        ):
            source.deserialize(_single(copy))
            if not source.execute("SELECT 1 FROM sqlite_schema WHERE name = 'guests'").fetchone():
                raise ValueError("not a database of a house")
            source.backup(target)

    async def _adopt(self) -> None:
        """Lets this browser be the guest with the most games in the database."""
        with closing(sqlite3.connect(self._database)) as connection:
            found = connection.execute(MOST_PLAYED).fetchone()
        self._cookie.unlink(missing_ok=True)
        if found is not None:
            token = self._settings.platform.chance.token("cookie", 32)
            await self.house.services.store.add_token(found[0], sha256(token.encode()).digest())
            self._cookie.write_text(token, encoding="ascii")

    def _remember(self, said: str) -> None:
        """Keeps the guest's cookie, like a browser."""
        morsel = SimpleCookie(said).get(COOKIE)
        if morsel is not None and morsel.value != self._token():
            self._cookie.write_text(morsel.value, encoding="ascii")

    def _token(self) -> str:
        return self._cookie.read_text(encoding="ascii") if self._cookie.is_file() else ""

    def _scope(self, kind: str, target: str, headers: list[tuple[str, str]]) -> dict[str, Any]:
        path, _, query = target.partition("?")
        own = [("host", "tab"), ("origin", ORIGIN), ("cookie", f"{COOKIE}={self._token()}"), *headers]
        return HTTP | {
            "type": kind,
            "scheme": "http" if kind == "http" else "ws",
            "path": path,
            "raw_path": path.encode(),
            "query_string": query.encode(),
            "headers": [(name.encode(), value.encode()) for name, value in own],
            "subprotocols": [],
            "state": {},
        }


class Socket:
    """One page's socket at a table."""

    def __init__(self, house: House, scope: dict[str, Any], tell: Tell) -> None:
        self._to_house: asyncio.Queue[Message] = asyncio.Queue()
        self._tell = tell
        self._to_house.put_nowait({"type": "websocket.connect"})
        self._serving = asyncio.create_task(self._serve(house, scope))

    def say(self, text: str) -> None:
        """Passes on a message of the page."""
        self._to_house.put_nowait({"type": "websocket.receive", "text": text})

    def close(self) -> None:
        """Tells the house that the page has closed the socket, or is gone."""
        self._to_house.put_nowait({"type": "websocket.disconnect", "code": 1000})

    async def _serve(self, house: House, scope: dict[str, Any]) -> None:
        async def send(message: Message) -> None:
            if message["type"] == "websocket.send":
                self._tell(message.get("text") or message["bytes"].decode())

        try:
            await house(scope, self._to_house.get, send)
        finally:
            self._tell(None)


def _single(copy: bytes) -> bytes:
    """Returns a database that needs no write-ahead log beside it: two bytes of its header say so."""
    return copy[:18] + b"\x01\x01" + copy[20:]
