"""A refusal costs less than what it refuses, measured in work rather than seconds.

Work is every function call in any thread of the server, and every database query.
"""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from types import FrameType

import pytest
from sqlalchemy import Engine, event
from starlette.testclient import TestClient

from tests.chance import machine
from tests.server.doors import HOME
from vernissage import catalog
from vernissage.core import codec
from vernissage.server.app import House, Settings
from vernissage.server.edge.limits import UNLIMITED, Limit, Rules
from vernissage.server.edge.security import Door
from vernissage.table import protocol

NEVER = 1_000_000.0
AGAIN = 5
"""How often to measure. The minimum counts, as the server does other things as well."""
HONEST, GUESSING = ({"X-Forwarded-For": address, "Origin": HOME} for address in ("192.0.2.1", "192.0.2.2"))
WRONG = "ZZZZ"
SOCKET = HOME.replace("http", "ws") + "/api/tables/{}/socket"
DOORS = ("/api/tables/{}", "/t/{}", "/t/{}/screen", "/t/{}/wide.jpg")


class Work:
    """Counts the work of a server."""

    def __init__(self) -> None:
        self.calls = 0
        self.questions = 0

    def called(self, _frame: FrameType, what: str, _arg: object) -> None:
        self.calls += what in {"call", "c_call"}

    def asked(self, *_about: object) -> None:
        self.questions += 1

    def of(self, do: Callable[[], object]) -> tuple[int, int]:
        """Returns the number of queries and calls."""
        found = []
        for _ in range(AGAIN):
            before = (self.questions, self.calls)
            do()
            found.append((self.questions - before[0], self.calls - before[1]))
        return min(found)


@contextmanager
def counted() -> Iterator[Work]:
    work = Work()
    threading.setprofile(work.called)  # for all threads started from now on
    event.listen(Engine, "before_cursor_execute", work.asked)
    try:
        yield work
    finally:
        event.remove(Engine, "before_cursor_execute", work.asked)
        threading.setprofile(None)


@contextmanager
def opened(folder: Path, rules: Rules) -> Iterator[tuple[TestClient, Work]]:
    settings = Settings(f"sqlite:///{folder / 'house.db'}", Door(proxies=1), rules=rules, platform=machine())
    with counted() as work, TestClient(House(settings), HOME) as client:
        yield client, work


def made(client: TestClient) -> str:
    """Creates a table and drops the host's cookie. Returns its code."""
    client.get("/api/me", headers=HONEST)
    answer = client.post("/api/tables", headers=HONEST, json={"game": catalog.names()[0]})
    client.cookies.clear()
    code: str = answer.json()["code"]
    return code


@pytest.mark.parametrize("door", DOORS)
def test_who_guesses_codes_costs_less_than_who_knows_one(tmp_path: Path, door: str) -> None:
    rules = replace(UNLIMITED, codes=Limit(burst=1, every=NEVER))
    with opened(tmp_path, rules) as (client, work):
        code = made(client)
        right = work.of(lambda: client.get(door.format(code), headers=HONEST))
        client.get(door.format(WRONG), headers=GUESSING)
        for guess in (WRONG, code):
            questions, calls = work.of(lambda guess=guess: client.get(door.format(guess), headers=GUESSING))  # type: ignore[misc]
            assert questions == 0, "nothing is looked up"
            assert calls < right[1]


def test_who_guesses_codes_at_sockets_costs_less_than_who_comes_in(tmp_path: Path) -> None:
    def come(code: str, headers: dict[str, str]) -> None:
        with client.websocket_connect(SOCKET.format(code), headers=headers) as socket:
            socket.receive()

    rules = replace(UNLIMITED, codes=Limit(burst=1, every=NEVER))
    with opened(tmp_path, rules) as (client, work):
        code = made(client)
        right = work.of(lambda: come(code, HONEST))
        come(WRONG, GUESSING)
        questions, calls = work.of(lambda: come(WRONG, GUESSING))
        assert questions == 0
        assert calls < right[1]


@pytest.mark.parametrize("path", ["/", "/api/house", "/api/daily", "/api/tables", "/health"])
def test_who_asks_too_often_costs_less_than_who_is_answered(tmp_path: Path, path: str) -> None:
    with opened(tmp_path, replace(UNLIMITED, requests=Limit(burst=2 * AGAIN, every=NEVER))) as (client, work):
        answered = work.of(lambda: client.get(path, headers=HONEST))
        while client.get(path, headers=GUESSING).status_code != 429:
            pass
        questions, calls = work.of(lambda: client.get(path, headers=GUESSING))
        assert questions == 0
        assert calls < answered[1]


def test_overlong_talk_costs_less_than_what_is_said(tmp_path: Path) -> None:
    def say(text: str) -> None:
        socket.send_text(f'{{"do":"talk","text":"{text}"}}')
        while b"spoken" not in (heard := socket.receive_text().encode()) and b"refused" not in heard:
            pass

    with opened(tmp_path, UNLIMITED) as (client, work):
        client.get("/api/me", headers=HONEST)
        code = client.post("/api/tables", headers=HONEST, json={"game": catalog.names()[0]}).json()["code"]
        with client.websocket_connect(SOCKET.format(code), headers=HONEST) as socket:
            said = work.of(lambda: say("Good evening"))
            questions, calls = work.of(lambda: say("a" * 3000))
    assert questions == 0
    assert calls < said[1]


def test_whoever_sends_nothing_but_nonsense_is_answered_only_so_often(tmp_path: Path) -> None:
    many = 3
    with opened(tmp_path, replace(UNLIMITED, nonsense=Limit(burst=many, every=NEVER))) as (client, _):
        code = made(client)
        heard: list[protocol.Outgoing] = []
        with client.websocket_connect(SOCKET.format(code), headers=GUESSING) as socket:
            for _ in range(many + 1):
                socket.send_text("{}")
            while not isinstance(heard[-1] if heard else None, protocol.Closing):
                heard.append(codec.decode(socket.receive_text(), protocol.Outgoing))
        assert sum(isinstance(each, protocol.Refused) for each in heard) == many
        assert heard[-1] == protocol.Closing("too-fast")
        with client.websocket_connect(SOCKET.format(code), headers=HONEST) as socket:
            socket.receive_text()
            socket.send_text("{}")
            assert isinstance(codec.decode(socket.receive_text(), protocol.Outgoing), protocol.Refused)
