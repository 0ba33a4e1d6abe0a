"""A program sits down at a table of a house, over the network, and plays as people do.

It knows the house by what is said over the wire: a cookie makes it a guest, a socket brings what its seat may
know, and it sends back one of the moves it is offered. Nobody can tell it from a browser, and it gets
to see no more than one does.
"""

from __future__ import annotations

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
from vernissage.refused import Refused

PATIENCE: Final = 10.0
"""Seconds that the house may take to answer."""
QUIET: Final = 2.0
"""Seconds without a word after which the house is asked where the game is, and in which it has to answer."""
PAUSES: Final = (0.2, 0.5, 1.0, 2.0, 4.0, 8.0, 16.0)
"""Seconds before each try to open a broken line again; after the last it is given up."""
LATE: Final = frozenset({STALE.code, NOT_YOUR_TURN.code, OVER.code})
"""Somebody else was quicker: what is asked now comes by itself."""
NOT_KEPT: Final = "table/not-kept"
"""Nothing has happened: the same may be answered again."""


class Told(msgspec.Struct):
    """What happened by one input, as this seat saw it."""

    number: int
    events: Raw
    withdraws: int | None = None


class Sight(msgspec.Struct):
    """What this seat is told of the game as it stands."""

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
    """Any message of the house: of what we don't need, nothing is read."""

    kind: str
    table: Table | None = None
    you: Seat | None = None
    story: list[Told] = []
    told: Told | None = None
    sight: Sight | None = None
    refusal: Refusal | None = None
    why: str = ""
    number: int | UnsetType | None = UNSET
    """Older houses don't say where the game is."""


class Lost(ConnectionError):  # noqa: N818 - what happened to the line
    """The house can't be reached, or has closed this table to us."""


class Place:
    """A place at a table, for a program."""

    def __init__(self, address: str, code: str, token: str = "") -> None:
        self._house, self._code, self._token = urlsplit(address.rstrip("/")), code.upper(), token
        self._cookie = self._introduced()
        self._seen: dict[int, Raw] = {}
        """What happened, by the numbers of the inputs."""
        self._answered = 0
        """The last question that was answered."""
        self._seat: Seat | None = None
        self._game: AnyGame | None = None
        self._number: int | None = None
        """How many inputs it knows of; None before it has seen a game."""

    def play(self, agent: AnyBot | str) -> Outcome:
        """Sits down, answers whatever is asked until the game is over, and says how it ended."""
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
        raise Lost  # it is heard until something is raised

    def _bot(self, agent: AnyBot | str) -> AnyBot:
        """Whoever was brought along, or the bot of this name."""
        if not isinstance(agent, str):
            return agent
        assert self._game is not None
        maker = catalog.bot(catalog.name_of(self._game), agent)
        if isinstance(maker, Refusal):
            raise Refused(maker)
        return maker(self._game)

    def _memory(self, game: AnyGame) -> tuple[Any, ...]:
        """The events this seat has witnessed, oldest first."""
        of = list[game.types.event]  # type: ignore[name-defined]  # known only now
        told = (codec.decode(bytes(self._seen[number]), of) for number in sorted(self._seen))
        return tuple(event for events in told for event in events)

    def _heard(self) -> Iterator[tuple[ClientConnection, News]]:
        """All that the house says, over as many sockets as it takes."""
        broken = 0
        while True:
            try:
                with self._opened() as socket:
                    for news in self._said(socket):
                        self._took_in(socket, news)
                        if news.kind != "welcome":  # Who is only greeted, again and again, is not served.
                            broken = 0
                        yield socket, news
            except Lost:
                raise
            except (ConnectionClosed, OSError):
                pass  # it is opened again
            if broken == len(PAUSES):
                message = f"the house at {self._house.netloc} does not answer"
                raise Lost(message)
            sleep(PAUSES[broken])
            broken += 1

    def _said(self, socket: ClientConnection) -> Iterator[News]:
        """What the house says on this socket, until it says nothing, or that something was not heard here."""
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
        """Remembers what happened, sits down where there is still room, and hears refusals."""
        if news.kind == "closing" and news.why != "restart":
            message = f"this table is closed to us: {news.why}"
            raise Lost(message)
        if news.refusal is not None and news.refusal.code == NOT_KEPT:
            raise ConnectionClosedError(None, None)  # everything is told anew on another socket
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
        """The cookie of a new guest."""
        kind = HTTPSConnection if self._house.scheme == "https" else HTTPConnection
        door = kind(self._house.netloc, timeout=PATIENCE)
        try:
            door.request("GET", f"{self._house.path}/api/me")
            answer = door.getresponse()
            cookie = answer.headers["Set-Cookie"]
        except (OSError, HTTPException) as error:
            message = f"the house at {self._house.netloc} does not answer: {error}"
            raise Lost(message) from None
        finally:
            door.close()
        if cookie is None:
            message = f"at {self._house.netloc} is no house of ours"
            raise Lost(message)
        return str(cookie).partition(";")[0]


def _say(socket: ClientConnection, wish: dict[str, Any]) -> None:
    socket.send(codec.encode(wish).decode())
