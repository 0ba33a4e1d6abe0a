"""A house called as an ASGI app, in this very event loop: no port, no client library, no thread."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any, Final

from starlette.types import Message

from vernissage.core.rng import Rng, seed_from_text
from vernissage.server.app import House

ORIGIN: Final = "http://localhost"
Say = Callable[[dict[str, Any]], None]


@asynccontextmanager
async def opened(house: House) -> AsyncIterator[None]:
    """Between its start-up and its shutdown."""
    to_house: asyncio.Queue[Message] = asyncio.Queue()
    from_house: asyncio.Queue[Message] = asyncio.Queue()
    life = asyncio.create_task(house({"type": "lifespan"}, to_house.get, from_house.put))
    to_house.put_nowait({"type": "lifespan.startup"})
    assert (await from_house.get())["type"] == "lifespan.startup.complete"
    yield
    to_house.put_nowait({"type": "lifespan.shutdown"})
    assert (await from_house.get())["type"] == "lifespan.shutdown.complete"
    await life


class Person:
    """A guest with a browser. `heard` is every message from every table they were at."""

    def __init__(self, house: House, number: int, seed: str) -> None:
        self._house = house
        self._address = f"192.0.2.{number}"
        self._seed = seed_from_text(f"{seed} {number}")
        self._cookie = b""
        self.heard: list[bytes] = []

    def rng(self, what: str) -> Rng:
        """What this person does next, by chance."""
        return Rng(self._seed, what, len(self.heard))

    def note(self, heard: bytes) -> None:
        """A message has come."""
        self.heard.append(heard)

    async def ask(self, method: str, path: str, body: object = None) -> tuple[int, Any]:
        """The status of the answer, and what it says."""
        status, said = await self.fetch(method, path, body)
        return status, json.loads(said)

    async def fetch(self, method: str, path: str, body: object = None) -> tuple[int, bytes]:
        """The status of the answer, and its bytes."""
        sent, headers = [], [(b"content-type", b"application/json")]
        scope = {**self._scope("http", path, headers), "method": method}

        async def receive() -> Message:
            return {"type": "http.request", "body": b"" if body is None else json.dumps(body).encode()}

        async def send(message: Message) -> None:
            sent.append(message)

        await self._house(scope, receive, send)
        start, *parts = sent
        for name, value in start["headers"]:
            if name == b"set-cookie":
                self._cookie = value.partition(b";")[0]
        return start["status"], b"".join(part["body"] for part in parts)

    @asynccontextmanager
    async def at(self, code: str) -> AsyncIterator[tuple[Callable[[], Any], Say]]:
        """A socket at this table: what hears the next message, and what says one."""
        to_house: asyncio.Queue[Message] = asyncio.Queue()
        from_house: asyncio.Queue[Message] = asyncio.Queue()
        scope = self._scope("websocket", f"/api/tables/{code}/socket", [])
        serving = asyncio.create_task(self._house(scope, to_house.get, from_house.put))
        to_house.put_nowait({"type": "websocket.connect"})
        assert (await from_house.get())["type"] == "websocket.accept"

        async def hear() -> Any:
            message = await from_house.get()
            assert message["type"] == "websocket.send", message
            text = message.get("text") or message["bytes"].decode()
            self.note(text.encode())
            return json.loads(text)

        def say(what: dict[str, Any]) -> None:
            to_house.put_nowait({"type": "websocket.receive", "text": json.dumps(what)})

        try:
            yield hear, say
        finally:
            to_house.put_nowait({"type": "websocket.disconnect", "code": 1000})
            await serving

    async def play(self, code: str, *, thinks: float = 0.0, stays: int = 1_000_000) -> bool:
        """Answers every question with any of its offers. Is the game over? Else that many messages came."""
        seat, asked = None, 0
        async with self.at(code) as (hear, say):
            for _ in range(stays):
                news = await hear()
                seat = news.get("you", seat)
                sight = news.get("sight") or {}
                if sight.get("outcome") is not None:
                    return True
                if sight and seat in sight["to_move"] and sight["question"] not in {0, asked}:
                    asked, rng = sight["question"], self.rng("move")
                    if thinks:
                        await asyncio.sleep(thinks * (1 + rng.fraction()))
                    say({"do": "answer", "question": asked, "move": rng.pick(sight["offers"])})
        return False

    def _scope(self, kind: str, path: str, headers: list[tuple[bytes, bytes]]) -> dict[str, Any]:
        own = [(b"host", b"localhost"), (b"origin", ORIGIN.encode()), (b"cookie", self._cookie), *headers]
        return {
            "type": kind,
            "asgi": {"version": "3.0"},
            "http_version": "1.1",
            "scheme": "http" if kind == "http" else "ws",
            "path": path,
            "raw_path": path.encode(),
            "query_string": b"",
            "headers": own,
            "client": (self._address, 1),
            "server": ("localhost", 80),
            "subprotocols": [],
            "extensions": {},
        }
