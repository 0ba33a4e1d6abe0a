"""Players at tables of boardgame.io's server, with one socket of its transport for each seat.

It implements socket.io's framing: 0 open, 2 and 3 ping and pong, 40 and 42 a namespace's connection and its
events. The game is ours, in `peer_room_boardgameio.cjs`.
"""

from collections.abc import Iterator
from itertools import count
from random import Random

import msgspec

from bench.room_socket import Table
from bench.room_terms import Order

NAME = "/table,"
"""The namespace of the socket, which is the game's name."""
MOVES = 250
"""The length of a match in moves, about as in one of our games, because the match's log grows with them."""
HAND = 4
SHOWN = 6

pick = Random(1).randrange  # noqa: S311 - picks moves, keeps no secret


class Context(msgspec.Struct):
    current: str = msgspec.field(name="currentPlayer")


class State(msgspec.Struct):
    number: int = msgspec.field(name="_stateID")
    ctx: Context


Update = tuple[str, str, State, msgspec.Raw]
read = msgspec.json.Decoder(Update).decode
UPDATE = f'42{NAME}["update"'.encode()
SYNC = f'42{NAME}["sync"'.encode()


class Matches:
    """Matches on the peer's server, which creates them when a client asks."""

    def __init__(self, order: Order) -> None:
        self._order = order
        self._names = (f"match{number}" for number in count())

    def tables(self) -> Iterator[Table]:
        for _ in range(self._order.tables):
            yield PeerTable(next(self._names), self._order.port, self._order.seats)


class PeerTable(Table):
    def __init__(self, name: str, port: int, seats: int) -> None:
        super().__init__(seats)
        self._name = name
        self._port = port
        self._number = 0
        self._current = "0"
        self._synced = 0

    async def open(self) -> None:
        url = f"ws://127.0.0.1:{self._port}/socket.io/?EIO=4&transport=websocket"
        for socket in self.sockets:
            await socket.open(url, {})

    def send(self) -> None:
        who = self._current
        move = f'"type":"take","args":[{pick(HAND)},{pick(SHOWN)}],"playerID":"{who}","credentials":null'
        action = f'{{"type":"MAKE_MOVE","payload":{{{move}}}}}'
        said = f'42{NAME}["update",{action},{self._number},"{self._name}","{who}"]'
        self._number += 1
        self.sockets[int(who)].say(said.encode())

    def reads(self, seat: int, message: bytes) -> bool:
        if message.startswith(UPDATE):
            return self._reads_update(message)
        if message.startswith(SYNC):
            self._synced += 1
            if self._synced == len(self.sockets):
                self.ready.set_result(None)
        elif message.startswith(f"40{NAME}".encode()):
            sync = f'42{NAME}["sync","{self._name}","{seat}",null,{len(self.sockets)}]'
            self.sockets[seat].say(sync.encode())
        elif message.startswith(b"0"):
            self.sockets[seat].say(f"40{NAME}".encode())
        elif message == b"2":
            self.sockets[seat].say(b"3")
        return False

    def _reads_update(self, message: bytes) -> bool:
        _, _, state, _ = read(message[message.index(b"[") :])
        assert state.number == self._number, "not the move that was made"
        self._current = state.ctx.current
        self.over = self._number >= MOVES
        return True
