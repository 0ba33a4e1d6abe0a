"""The network between pages and servers: late, broken, stalled, and in order on each connection, like TCP."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable
from typing import Any, Final

from starlette.types import Message, Scope

from tests.simulation.world import Process, World
from vernissage.core.rng import Rng
from vernissage.server.app import House

ORIGIN: Final = "http://localhost"
KEEPALIVE: Final = 40.0
"""Seconds after which a server closes a connection whose other end is silent."""
PATIENCE: Final = 8.0
"""Seconds that a page waits for the answer to a request."""


class Pipe:
    """One direction of a connection. What is sent arrives in order, unless the connection stalls."""

    def __init__(self, world: World, delay: Callable[[], float]) -> None:
        self.queue: asyncio.Queue[Any] = asyncio.Queue()
        self.is_stalled = False
        self._world = world
        self._delay = delay
        self._under_way: deque[Any] = deque()
        self._late = 0
        """How many messages should have arrived."""
        self._last = 0.0

    def put(self, what: object) -> None:
        self._last = max(self._last, self._world.time() + self._delay())
        self._under_way.append(what)
        self._world.later(self._last - self._world.time(), self._arrive)

    def go_on(self) -> None:
        """What was held back arrives."""
        self.is_stalled = False
        for _ in range(self._late):
            self._arrive()
        self._late = 0

    def _arrive(self) -> None:
        """Lets the next message arrive. Which it is does not depend on the order of timers."""
        if self.is_stalled:
            self._late += 1
        else:
            self.queue.put_nowait(self._under_way.popleft())


class Line:
    """A socket between a page and a server. The page uses it like a connection of `websockets`."""

    def __init__(self, world: World, delay: Callable[[], float]) -> None:
        self.to_house, self.to_page = Pipe(world, delay), Pipe(world, delay)
        self.is_over = False
        """Whether one of the two ends is closed."""
        self.serving: asyncio.Task[None]
        """The server's task for this socket."""
        self._house_knows = False
        self._world = world

    # The page's end

    @property
    def transport(self) -> Line:
        return self

    async def recv(self) -> bytes:
        found: bytes | Exception = await self.to_page.queue.get()
        if isinstance(found, Exception):
            raise found
        return found

    async def send(self, text: str) -> None:
        if self.is_over:
            raise ConnectionResetError("the socket is closed")
        self.to_house.put({"type": "websocket.receive", "text": text})

    def abort(self) -> None:
        """Closes the page's end. A server that can't be reached finds out by itself, much later."""
        if not self.is_over:
            self.is_over = True
            self.to_house.put({"type": "websocket.disconnect", "code": 1006})
            self._world.later(KEEPALIVE, self._give_up)

    def _give_up(self) -> None:
        if not self._house_knows:
            self.to_house.queue.put_nowait({"type": "websocket.disconnect", "code": 1011})

    # The server's end

    async def receive(self) -> Message:
        message: Message = await self.to_house.queue.get()
        self._house_knows = self._house_knows or message["type"] == "websocket.disconnect"
        return message

    async def tell(self, message: Message) -> None:
        """What the server sends."""
        if self._house_knows:
            raise OSError("the page has gone")
        if message["type"] == "websocket.accept":
            self.to_page.put(None)
        elif message["type"] == "websocket.send":
            text = message.get("text")
            self.to_page.put(message["bytes"] if text is None else text.encode())
        else:
            self.to_page.put(ConnectionResetError(f"closed: {message.get('code')}"))

    # What happens to it

    def break_(self) -> None:
        """Breaks the connection. Both ends notice."""
        self.to_page.put(ConnectionResetError("the line is broken"))
        if not self.is_over:
            self.is_over = True
            self.to_house.put({"type": "websocket.disconnect", "code": 1006})

    def stall(self) -> None:
        self.to_house.is_stalled = self.to_page.is_stalled = True

    def go_on(self) -> None:
        self.to_house.go_on()
        self.to_page.go_on()


class Network:
    """All connections of a night."""

    def __init__(self, world: World, rng: Rng) -> None:
        self.slow = 0.0
        """Seconds by which everything is later than usual."""
        self.lines: dict[Process, list[Line]] = {}
        self.messages = 0
        self._world = world
        self._rng = rng

    def delay(self) -> float:
        return (0.004 + self.slow) * (0.5 + 4 * self._rng.fraction() ** 3)

    async def dial(self, server: tuple[Process, House], path: str, *, cookie: bytes, address: str) -> Line:
        """Opens a socket to a server."""
        process, house = server
        await asyncio.sleep(self.delay())
        _refuse_dead(process)
        line = Line(self._world, self.delay)
        path, _, query = path.partition("?")
        scope = _scope("websocket", path, query, cookie, address)
        line.to_house.put({"type": "websocket.connect"})
        line.serving = self._world.spawn(process, house(scope, line.receive, line.tell))
        served = [each for each in self.lines.get(process, ()) if not each.serving.done()]
        self.lines[process] = [*served, line]
        try:
            await line.recv()  # the handshake
        except BaseException:
            line.abort()
            raise
        return line

    async def ask(
        self,
        server: tuple[Process, House],
        method: str,
        path: str,
        body: bytes,
        *,
        cookie: bytes,
        address: str,
    ) -> tuple[int, list[tuple[bytes, bytes]], bytes]:
        """Sends a request, and returns status, headers and body of the answer."""
        process, house = server
        await asyncio.sleep(self.delay())
        _refuse_dead(process)
        sent: list[Message] = []

        async def receive() -> Message:
            return {"type": "http.request", "body": body}

        async def send(message: Message) -> None:
            sent.append(message)

        scope = {**_scope("http", path, "", cookie, address), "method": method}
        answering = self._world.spawn(process, house(scope, receive, send))
        done, _ = await asyncio.wait([answering], timeout=PATIENCE)
        if not done or process.state != "running":
            raise TimeoutError(f"no answer from {process.name}")
        answering.result()
        await asyncio.sleep(self.delay())
        start, *parts = sent
        return start["status"], list(start["headers"]), b"".join(part["body"] for part in parts)

    async def close(self, process: Process, grace: float) -> None:
        """Closes all connections of a process that ends, and cancels what is left, as uvicorn does."""
        lines = self.lines.pop(process, [])
        for line in lines:
            line.go_on()
            line.break_()
        serving = [line.serving for line in lines]
        if serving:
            _, left = await asyncio.wait(serving, timeout=grace)
            for task in left:
                task.cancel()

    def lose(self, process: Process, *, loudly: bool) -> None:
        """Ends all connections of a process that has ended. If it is silent, its machine is gone, too."""
        for line in self.lines.pop(process, ()):
            if loudly:
                line.break_()
            else:
                line.is_over = True


def _refuse_dead(process: Process) -> None:
    if process.state == "dead":
        raise ConnectionRefusedError(f"nobody listens at {process.name}")


def _scope(kind: str, path: str, query: str, cookie: bytes, address: str) -> Scope:
    headers = [(b"host", b"localhost"), (b"origin", ORIGIN.encode()), (b"content-type", b"application/json")]
    return {
        "type": kind,
        "asgi": {"version": "3.0"},
        "http_version": "1.1",
        "scheme": "http" if kind == "http" else "ws",
        "path": path,
        "raw_path": path.encode(),
        "query_string": query.encode(),
        "headers": [*headers, (b"cookie", cookie)] if cookie else headers,
        "client": (address, 1),
        "server": ("localhost", 80),
        "subprotocols": [],
        "extensions": {},
    }
