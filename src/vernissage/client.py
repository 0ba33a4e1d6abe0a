"""A client for programs: sits down at a table of a server over the network, and plays.

It uses the same protocol as a browser: a cookie makes it a guest, a socket brings its seat's sights, and
it answers with one of the offered moves. It sees no more than a browser does.
"""

import secrets
from collections.abc import Iterator
from http.client import HTTPConnection, HTTPException, HTTPSConnection
from time import sleep
from typing import Any, Final
from urllib.parse import urlsplit

import msgspec
from msgspec import UNSET, Raw, UnsetType
from websockets.exceptions import ConnectionClosed, ConnectionClosedError
from websockets.sync.client import ClientConnection
from websockets.sync.client import connect as open_socket
from websockets.typing import Origin

from vernissage import catalog
from vernissage.core import codec
from vernissage.core.bot import AnyBot
from vernissage.core.game import AnyGame
from vernissage.core.refusal import NOT_YOUR_TURN, OVER, STALE, Refusal
from vernissage.core.rng import SEED_BYTES, Rng
from vernissage.core.seats import Seat
from vernissage.core.step import Outcome
from vernissage.errors import Refused

PATIENCE: Final = 10.0
"""How many seconds the server may take to answer."""
QUIET: Final = 2.0
"""After this many seconds of silence the client sends a ping, and waits as long for the answer."""
PAUSES: Final = (0.2, 0.5, 1.0, 2.0, 4.0, 8.0, 16.0)
"""The pauses before each attempt to reconnect, in seconds. After the last one the client gives up."""
LATE: Final = frozenset({STALE.code, NOT_YOUR_TURN.code, OVER.code})
"""Codes of refusals of an answer that came too late. The next question arrives by itself."""
NOT_KEPT: Final = "table/not-kept"
"""The refusal of an answer that could not be stored. It can be sent again."""


class Told(msgspec.Struct):
    """The events of one input, as this seat saw them."""

    number: int
    events: Raw
    withdraws: int | None = None


class Sight(msgspec.Struct):
    """Everything that this seat may know of the current state."""

    number: int
    view: Raw
    to_move: tuple[Seat, ...]
    question: int
    offers: Raw
    outcome: Outcome | None


class Table(msgspec.Struct):
    game: str
    stage: str
    looked: tuple[Seat, ...] | None = None


class News(msgspec.Struct, rename={"kind": "is"}):
    """A message from the server, with only the fields that this client needs."""

    kind: str
    table: Table | None = None
    you: Seat | None = None
    story: list[Told] = []
    told: Told | None = None
    sight: Sight | None = None
    refusal: Refusal | None = None
    why: str = ""
    number: int | UnsetType | None = UNSET
    """The number of inputs, in a `pong`. Older servers don't send it."""


class Lost(ConnectionError):  # noqa: N818 - describes what happened
    """The server can't be reached, or has closed this table to us."""


class Place:
    """A seat at a table, played by a program."""

    def __init__(self, address: str, code: str, token: str = "") -> None:
        self._house, self._code, self._token = urlsplit(address.rstrip("/")), code.upper(), token
        self._cookie = self._introduced()
        self._seen: dict[int, Raw] = {}
        """The events of each input, by its number."""
        self._answered = 0
        """The number of the last question that was answered."""
        self._seat: Seat | None = None
        self._game: AnyGame | None = None
        self._number: int | None = None
        """The number of inputs that the client knows of; None before the game."""

    def play(self, agent: AnyBot | str) -> Outcome:
        """Sits down, answers every question until the game is over, and returns the outcome."""
        chance, turn = secrets.token_bytes(SEED_BYTES), 0
        for socket, news in self._heard():
            sight, game = news.sight, self._game
            if sight is None or game is None:
                continue
            if sight.outcome is not None:
                return sight.outcome
            if self._seat not in sight.to_move or (
                news.kind != "welcome" and sight.question <= self._answered
            ):
                continue
            view = codec.decode(bytes(sight.view), game.types.view)
            offers = tuple(codec.decode(bytes(sight.offers), list[game.types.move]))  # type: ignore[name-defined]
            bot = self._bot(agent)
            move = bot.choose(view, self._memory(game), offers, Rng(chance, "client", turn))
            turn, self._answered = turn + 1, sight.question
            _say(socket, {"do": "answer", "question": sight.question, "move": move})
        raise Lost  # unreachable: the loop ends only by an exception

    def _bot(self, agent: AnyBot | str) -> AnyBot:
        """Returns the given bot, or makes the bot with this name."""
        if not isinstance(agent, str):
            return agent
        assert self._game is not None
        maker = catalog.bot(catalog.name_of(self._game), agent)
        if isinstance(maker, Refusal):
            raise Refused(maker)
        return maker(self._game)

    def _memory(self, game: AnyGame) -> tuple[Any, ...]:
        """Returns the events that this seat has witnessed, oldest first."""
        of = list[game.types.event]  # type: ignore[name-defined]  # known only at run time
        told = (codec.decode(bytes(self._seen[number]), of) for number in sorted(self._seen))
        return tuple(event for events in told for event in events)

    def _heard(self) -> Iterator[tuple[ClientConnection, News]]:
        """Yields every message, reconnecting as needed."""
        broken = 0
        while True:
            try:
                with self._opened() as socket:
                    for news in self._said(socket):
                        self._took_in(socket, news)
                        if news.kind != "welcome":  # a welcome alone does not count as progress
                            broken = 0
                        yield socket, news
            except Lost:
                raise
            except (ConnectionClosed, OSError):
                pass  # reconnects below
            if broken == len(PAUSES):
                raise Lost(f"the house at {self._house.netloc} does not answer")
            sleep(PAUSES[broken])
            broken += 1

    def _said(self, socket: ClientConnection) -> Iterator[News]:
        """Yields the messages on this socket. Raises TimeoutError if it is silent or a message was lost."""
        asked = False
        while True:
            try:
                message = socket.recv(timeout=QUIET)
            except TimeoutError:
                if asked:
                    raise
                _say(socket, {"do": "ping", "n": 0})
                asked = True
                continue
            asked, news = False, codec.decode(message, News)
            if news.sight is not None or news.kind == "welcome":
                self._number = None if news.sight is None else news.sight.number
            if news.kind == "pong" and news.number not in {self._number, UNSET}:
                raise TimeoutError
            yield news

    def _took_in(self, socket: ClientConnection, news: News) -> None:
        """Records events, sits down if needed, and raises refusals."""
        if news.kind == "closing" and news.why != "restart":
            raise Lost(f"this table is closed to us: {news.why}")
        if news.refusal is not None and news.refusal.code == NOT_KEPT:
            raise ConnectionClosedError(None, None)  # a new socket sends everything again
        if news.refusal is not None and news.refusal.code not in LATE:
            raise Refused(news.refusal)
        if news.table is not None:
            self._seat, self._game = news.you, catalog.find(news.table.game)
        for told in (*news.story, *([news.told] if news.told else [])):
            self._seen.setdefault(told.number, told.events)
            if told.withdraws is not None:
                self._seen[told.withdraws] = Raw(b"[]")
        if news.kind == "welcome":
            self._sits_down(socket, news)
        if news.table is not None and news.table.looked is not None and self._seat not in news.table.looked:
            _say(socket, {"do": "looked"})

    def _sits_down(self, socket: ClientConnection, news: News) -> None:
        if self._token:
            _say(socket, {"do": "claim", "key": self._token})
            self._token = ""
        elif news.you is None:
            _say(socket, {"do": "sit"})

    def _opened(self) -> ClientConnection:
        scheme = "wss" if self._house.scheme == "https" else "ws"
        path = f"{self._house.path}/api/tables/{self._code}/socket"
        return open_socket(
            f"{scheme}://{self._house.netloc}{path}",
            additional_headers={"Cookie": self._cookie},
            origin=Origin(f"{self._house.scheme}://{self._house.netloc}"),
            open_timeout=PATIENCE,
            max_size=None,
        )

    def _introduced(self) -> str:
        """Registers as a new guest and returns the cookie."""
        kind = HTTPSConnection if self._house.scheme == "https" else HTTPConnection
        door = kind(self._house.netloc, timeout=PATIENCE)
        try:
            door.request("GET", f"{self._house.path}/api/me")
            answer = door.getresponse()
            cookie = answer.headers["Set-Cookie"]
        except (OSError, HTTPException) as error:
            raise Lost(f"the house at {self._house.netloc} does not answer: {error}") from None
        finally:
            door.close()
        if cookie is None:
            raise Lost(f"{self._house.netloc} is not a Vernissage house")
        return str(cookie).partition(";")[0]


def _say(socket: ClientConnection, wish: dict[str, Any]) -> None:
    socket.send(codec.encode(wish).decode())
