"""Guests are recognised by cookie and phrase, and nothing stored or logged lets anyone impersonate them."""

from __future__ import annotations

import asyncio
import hashlib
from collections.abc import Awaitable, Callable
from http.cookies import Morsel, SimpleCookie
from pathlib import Path
from typing import TypeVar

import pytest
from starlette.requests import Request
from starlette.responses import Response

from tests.chance import drawn, machine
from vernissage.core.refusal import Refusal
from vernissage.server.edge.security import COOKIE, HOST_COOKIE, Door
from vernissage.server.edge.session import UNKNOWN_PHRASE, Sessions, Visit
from vernissage.server.store import Store
from vernissage.table.protocol import Key
from vernissage.table.seat_key import same_key
from vernissage.table.words import names

T = TypeVar("T")
NOW = 1_700_000_000.0


def with_store(path: Path, do: Callable[[Store, Sessions], Awaitable[T]], door: Door | None = None) -> T:
    """Runs something with a store of its own."""

    async def run() -> T:
        store = await Store.open(f"sqlite:///{path / 'house.db'}", machine())
        try:
            return await do(store, Sessions(store, door or Door(), machine(lambda: NOW)))
        finally:
            await store.close()

    return asyncio.run(run())


def request(token: str = "", scheme: str = "http", **headers: str) -> Request:
    """Returns a request with this cookie, as a browser would send it."""
    named = {"cookie": f"theme=night; {COOKIE}={token}", **headers}
    raw = [(name.replace("_", "-").encode(), text.encode()) for name, text in named.items()]
    return Request({"type": "http", "method": "GET", "path": "/", "scheme": scheme, "headers": raw})


def cookie_for(path: Path, asked: Request, door: Door | None = None) -> Morsel[str]:
    """Returns the cookie that a new guest gets for this request."""

    async def do(_store: Store, sessions: Sessions) -> Morsel[str]:
        response = Response()
        sessions.remember(await sessions.make(), asked, response)
        (cookie,) = SimpleCookie(response.headers["set-cookie"]).values()
        return cookie

    return with_store(path, do, door)


def test_a_new_guest_has_a_friendly_name_and_is_known_again_by_the_cookie(tmp_path: Path) -> None:
    async def do(_store: Store, sessions: Sessions) -> None:
        made = await sessions.make()
        assert made.guest.name in names()
        assert made.guest.made == NOW
        assert await sessions.visit_of(request(made.token)) == made

    with_store(tmp_path, do)


def test_every_guest_is_another(tmp_path: Path) -> None:
    async def do(_store: Store, sessions: Sessions) -> list[Visit]:
        return [await sessions.make() for _ in range(20)]

    made = with_store(tmp_path, do)
    assert len({visit.guest.id for visit in made}) == len({visit.token for visit in made}) == 20


def test_a_cookie_can_not_be_read_by_scripts_nor_sent_from_other_sites_and_lasts_over_a_year(
    tmp_path: Path,
) -> None:
    cookie = cookie_for(tmp_path, request())
    assert cookie["httponly"]
    assert cookie["samesite"] == "lax"
    assert cookie["path"] == "/"
    assert not cookie["domain"]
    assert int(cookie["max-age"]) == 400 * 86_400


def test_a_cookie_has_256_random_bits(tmp_path: Path) -> None:
    assert len(cookie_for(tmp_path, request()).value) * 6 >= 256


@pytest.mark.parametrize(
    ("door", "asked", "secure"),
    [
        (Door(), request(), "plain"),
        (Door(), request(scheme="https"), "secure"),
        (Door(), request(x_forwarded_proto="https"), "plain"),
        (Door(proxies=1), request(x_forwarded_proto="https"), "secure"),
        (Door(proxies=1), request(x_forwarded_proto="http"), "plain"),
        (Door(proxies=1), request(), "plain"),
    ],
)
def test_a_cookie_is_secure_where_the_way_is_and_only_a_known_proxy_is_believed(
    tmp_path: Path, door: Door, asked: Request, secure: str
) -> None:
    cookie = cookie_for(tmp_path, asked, door)
    assert ("; Secure" in cookie.OutputString()) == (secure == "secure")
    assert cookie.key == (HOST_COOKIE if secure == "secure" else COOKIE)


def test_over_tls_the_cookie_belongs_to_this_very_host(tmp_path: Path) -> None:
    cookie = cookie_for(tmp_path, request(scheme="https"))
    assert cookie.key == "__Host-vernissage"
    assert (cookie["path"], cookie["domain"], cookie["secure"]) == ("/", "", True)  # or browsers refuse it


def test_who_has_the_cookie_from_before_is_still_known_and_a_planted_one_does_not_count(
    tmp_path: Path,
) -> None:
    async def do(_store: Store, sessions: Sessions) -> None:
        ada, mallory = await sessions.make(), await sessions.make()
        assert await sessions.visit_of(request(ada.token, "https")) == ada
        both = f"{COOKIE}={mallory.token}; {HOST_COOKIE}={ada.token}"
        assert await sessions.visit_of(request(scheme="https", cookie=both)) == ada
        assert await sessions.visit_of(request(scheme="http", cookie=both)) == mallory

    with_store(tmp_path, do)


@pytest.mark.parametrize(
    "cookie", ["", "x", "é", "A" * 43, "A" * 44, "A" * 100_000, "' OR 1=1 --", "A" * 42 + "=\x00"]
)
def test_a_made_up_cookie_is_nobody(tmp_path: Path, cookie: str) -> None:
    async def do(_store: Store, sessions: Sessions) -> Visit | None:
        await sessions.make()
        return await sessions.visit_of(request(cookie))

    assert with_store(tmp_path, do) is None


def test_a_phrase_brings_the_guest_to_another_device_and_the_first_one_stays_known(tmp_path: Path) -> None:
    async def do(_store: Store, sessions: Sessions) -> None:
        first = await sessions.make()
        phrase = await sessions.new_phrase(first.guest)
        second = await sessions.recover(phrase.upper().replace(" ", "-"))
        assert isinstance(second, Visit)
        assert second.guest == first.guest
        assert second.token != first.token
        for visit in (first, second):
            assert await sessions.visit_of(request(visit.token)) == visit

    with_store(tmp_path, do)


def test_a_new_phrase_takes_the_place_of_the_one_before(tmp_path: Path) -> None:
    async def do(_store: Store, sessions: Sessions) -> None:
        guest = (await sessions.make()).guest
        before = await sessions.new_phrase(guest)
        after = await sessions.new_phrase(guest)
        assert await sessions.recover(before) == UNKNOWN_PHRASE
        assert isinstance(await sessions.recover(after), Visit)

    with_store(tmp_path, do)


@pytest.mark.parametrize(
    ("said", "code"),
    [
        ("acorn acorn acorn acorn acorn acorn", "phrase/unknown"),
        ("acorn acorn", "phrase/length"),
        ("acorn acorn acorn acorn acorn foo", "phrase/unknown-word"),
        ("", "phrase/length"),
    ],
)
def test_a_wrong_phrase_is_refused(tmp_path: Path, said: str, code: str) -> None:
    async def do(_store: Store, sessions: Sessions) -> Visit | Refusal:
        await sessions.new_phrase((await sessions.make()).guest)
        return await sessions.recover(said)

    refused = with_store(tmp_path, do)
    assert isinstance(refused, Refusal)
    assert refused.code == code


def test_whoever_reads_the_store_finds_no_cookie_and_no_phrase(tmp_path: Path) -> None:
    async def do(_store: Store, sessions: Sessions) -> tuple[str, str]:
        made = await sessions.make()
        return made.token, await sessions.new_phrase(made.guest)

    token, phrase = with_store(tmp_path, do)
    kept = b"".join(file.read_bytes() for file in tmp_path.iterdir())
    assert hashlib.sha256(token.encode()).digest() in kept
    for secret in (token, phrase):
        assert secret.encode() not in kept
    # A hash that can be tried ten billion times a second would be no protection.
    assert hashlib.sha256(phrase.encode()).digest() not in kept


def test_a_visit_printed_does_not_show_the_cookie(tmp_path: Path) -> None:
    async def do(_store: Store, sessions: Sessions) -> Visit:
        return await sessions.make()

    made = with_store(tmp_path, do)
    assert made.token not in f"{made} {made!r}"
    assert made.guest.name in repr(made)


def test_seat_keys_have_128_bits_and_fit_their_message() -> None:
    keys = {drawn().key() for _ in range(100)}
    assert len(keys) == 100
    (meta,) = Key.__metadata__  # type: ignore[attr-defined]
    assert all(len(key) == 22 and meta.min_length <= len(key) <= meta.max_length for key in keys)


def test_only_the_same_key_is_the_same_and_none_is_like_no_other() -> None:
    key = drawn().key()
    assert same_key(key, key)
    assert not same_key(key, key[:-1])
    assert not same_key(key, drawn().key())
    assert not same_key(key, "schlüssel")
    assert not same_key("", "")
