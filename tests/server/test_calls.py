"""Guests are notified when others wait for them: by Web Push, by a webhook, or by a feed.

The push service and the webhook are real servers on this machine; encrypted messages are decrypted with the
browser's own key.
"""

from __future__ import annotations

import base64
import json
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Condition, Thread
from typing import Any
from xml.etree import ElementTree as ET

import http_ece
import pytest
from cryptography.exceptions import InvalidSignature
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from tests.chance import drawn, machine
from tests.server.store.stores import ADA, opened, table
from tests.waiting import PATIENCE
from vernissage.core import codec
from vernissage.server.notify.calls import GRACE, REMINDER, Calls, Where
from vernissage.server.notify.push import Subscription, VapidKey
from vernissage.server.pages.feed import ATOM, written_as_atom
from vernissage.server.store import Guest, Store
from vernissage.server.store.rows import Contact
from vernissage.table.pending import DAYS, NO_QUESTION
from vernissage.table.rows import Kept, Wait

BEN = Guest("ben", "Ben", 2.0)
pytestmark = pytest.mark.anyio

NOON = 1_900_000_000.0
SECRET = b"a secret of this house"


class Listening(ThreadingHTTPServer):
    """A server that records the requests it gets."""

    status = 201

    def __init__(self) -> None:
        super().__init__(("127.0.0.1", 0), Noting)
        self.heard: list[tuple[str, dict[str, str], bytes]] = []
        self.listens = Condition()

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.server_port}/somewhere?mine=1"

    def has_heard(self, many: int) -> bool:
        """Waits until it has had so many requests; False if that does not happen."""
        with self.listens:
            return self.listens.wait_for(lambda: len(self.heard) >= many, PATIENCE)


class Noting(BaseHTTPRequestHandler):
    def do_POST(self) -> None:
        assert isinstance(self.server, Listening)
        body = self.rfile.read(int(self.headers["Content-Length"]))
        with self.server.listens:
            self.server.heard.append((self.path, dict(self.headers), body))
            self.server.listens.notify_all()
        self.send_response(self.server.status)
        self.end_headers()

    def log_message(self, *_: Any) -> None:
        """Writes no log."""


@contextmanager
def listening() -> Iterator[Listening]:
    with Listening() as server:
        thread = Thread(target=server.serve_forever)
        thread.start()
        try:
            yield server
        finally:
            server.shutdown()
            thread.join()


class Browser:
    """A browser's subscription, with its keys."""

    def __init__(self) -> None:
        self.key = ec.derive_private_key(int.from_bytes(drawn().raw("browser", 31)), ec.SECP256R1())
        self.auth = drawn().raw("auth", 16)

    def at(self, endpoint: str) -> Subscription:
        point = self.key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        return Subscription(endpoint, text(point), text(self.auth))

    def open(self, letter: bytes) -> dict[str, Any]:
        opened = http_ece.decrypt(letter, private_key=self.key, auth_secret=self.auth, version="aes128gcm")
        found: dict[str, Any] = json.loads(opened)
        return found


def text(value: bytes) -> str:
    return base64.urlsafe_b64encode(value).rstrip(b"=").decode()


def read(value: str) -> bytes:
    return base64.urlsafe_b64decode(value + "=" * (-len(value) % 4))


@asynccontextmanager
async def waited_for(folder: Path, due: float | None = None) -> AsyncIterator[Store]:
    """A store in which Ben has waited for Ada since noon."""
    async with opened(f"sqlite:///{folder / 'calls.db'}") as store:
        await store.add_guest(ADA, b"a")
        await store.add_guest(BEN, b"b")
        await store.add_table(table("WAIT", stage="playing", guests=(ADA.id, BEN.id)))
        await store.keep(Kept(code="WAIT", waits=(Wait(ADA.id, 0, 3, NOON, due),)), 0)
        yield store


@asynccontextmanager
async def calling(store: Store, now: float) -> AsyncIterator[Calls]:
    """`Calls` at this time, open until the block ends."""
    calls = Calls(store, VapidKey(SECRET), machine(lambda: now), local=True)
    try:
        yield calls
    finally:
        await calls.close()


async def call_all(store: Store, now: float) -> None:
    """Makes all calls that are due at this time."""
    async with calling(store, now) as calls:
        await calls.look()
        await calls.settle()


async def call_at(
    store: Store, address: str, browser: Subscription | None = None, guest: Guest = ADA
) -> None:
    kind = "webhook" if browser is None else "push"
    doc = codec.encode(Where("nl", "https://house.example", browser))
    await store.add_contact(Contact(address, guest.id, kind, doc, NOON))


async def test_whoever_is_waited_for_is_called_once_and_not_at_once(tmp_path: Path) -> None:
    async with waited_for(tmp_path) as store:
        with listening() as machine:
            await call_at(store, machine.address)
            await call_all(store, NOON + GRACE - 1)
            assert not machine.heard, "whoever reloads a page comes by themselves"
            for _ in range(2):
                await call_all(store, NOON + GRACE)
            ((path, headers, body),) = machine.heard
            assert path == "/somewhere?mine=1"
            assert headers["Content-Type"] == "application/json"
            call = json.loads(body)
            assert call["url"] == "https://house.example/t/WAIT"
            assert "aan de beurt" in call["text"]
            assert call["reminds"] is False


async def test_whoever_is_expected_at_a_table_that_gathers_is_called_to_it(tmp_path: Path) -> None:
    async with waited_for(tmp_path) as store:
        await store.add_table(table("COME", guests=(ADA.id, BEN.id)))
        await store.keep(Kept(code="WAIT", waits=()), 0)
        await store.keep(Kept(code="COME", waits=(Wait(ADA.id, 0, NO_QUESTION, NOON),)), 0)
        with listening() as machine:
            await call_at(store, machine.address)
            await call_all(store, NOON + GRACE)
            ((_, _, body),) = machine.heard
            call = json.loads(body)
            assert call["url"] == "https://house.example/t/COME"
            assert "jouw plaats is vrijgehouden" in call["text"]


async def test_before_the_time_is_over_they_are_reminded_once(tmp_path: Path) -> None:
    async with waited_for(tmp_path, NOON + DAYS) as store:
        with listening() as machine:
            await call_at(store, machine.address)
            for now in (GRACE, DAYS / 2, DAYS - REMINDER, DAYS - REMINDER + 60, DAYS):
                await call_all(store, NOON + now)
            assert [json.loads(body)["reminds"] for _, _, body in machine.heard] == [False, True]


async def test_only_the_browser_itself_can_read_what_its_service_carries(tmp_path: Path) -> None:
    browser = Browser()
    async with waited_for(tmp_path) as store:
        with listening() as service:
            await call_at(store, service.address, browser.at(service.address))
            await call_all(store, NOON + GRACE)
            ((_, headers, body),) = service.heard
            assert b"WAIT" not in body
            assert browser.open(body)["table"] == "WAIT"
            assert headers["Content-Encoding"] == "aes128gcm"
            assert int(headers["TTL"]) > 0


def signed_by(key: str, token: str) -> bool:
    """Was this token signed with that key?"""
    signed, _, signature = token.rpartition(".")
    raw = read(signature)
    given = encode_dss_signature(int.from_bytes(raw[:32]), int.from_bytes(raw[32:]))
    public = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), read(key))
    try:
        public.verify(given, signed.encode(), ec.ECDSA(hashes.SHA256()))
    except InvalidSignature:
        return False
    return True


def test_a_service_knows_the_house_again_by_its_key() -> None:
    house = VapidKey(SECRET)
    assert house.public_key == VapidKey(SECRET).public_key != VapidKey(b"another").public_key
    said = house.headers("https://push.example/to/somebody", "https://house.example", NOON)["Authorization"]
    token = said.removeprefix("vapid t=").partition(",")[0]
    assert signed_by(house.public_key, token)
    assert not signed_by(VapidKey(b"another").public_key, token)
    claims = json.loads(read(token.split(".")[1]))
    assert claims["aud"] == "https://push.example"
    assert claims["sub"] == "https://house.example"
    assert NOON < claims["exp"] <= NOON + 86_400


async def test_whoever_is_no_longer_there_is_called_no_more(tmp_path: Path) -> None:
    async with waited_for(tmp_path) as store:
        with listening() as machine:
            machine.status = 410
            await call_at(store, machine.address)
            await call_all(store, NOON + GRACE)
        assert await store.contacts_of(ADA.id) == []


async def test_a_machine_that_does_not_answer_keeps_nobody_from_being_called(tmp_path: Path) -> None:
    async with waited_for(tmp_path) as store:
        with listening() as gone:
            nowhere = gone.address
        with listening() as machine:
            await call_at(store, nowhere)
            await call_at(store, machine.address)
            await call_all(store, NOON + GRACE)
            assert len(machine.heard) == 1
        assert len(await store.contacts_of(ADA.id)) == 2, "it may be there again tomorrow"


async def test_a_feed_lists_where_one_is_waited_for(tmp_path: Path) -> None:
    async with waited_for(tmp_path) as store:
        where = Where("de", "https://house.example")
        feed = ET.fromstring(written_as_atom(await store.calls_for(ADA.id), where, "feed:1", NOON))  # noqa: S314 - our own
        (entry,) = feed.findall(f"{{{ATOM}}}entry")
        link = entry.find(f"{{{ATOM}}}link")
        assert link is not None
        assert link.get("href") == "https://house.example/t/WAIT"
        assert "Du bist am Zug" in (entry.findtext(f"{{{ATOM}}}title") or "")
        nobody = ET.fromstring(written_as_atom(await store.calls_for(BEN.id), where, "feed:2", NOON))  # noqa: S314 - our own
        assert not nobody.findall(f"{{{ATOM}}}entry")


async def test_on_holiday_nobodys_days_run_out(tmp_path: Path) -> None:
    async with waited_for(tmp_path, NOON + DAYS) as store:
        until = NOON + 2 * DAYS
        await store.set_holiday(ADA.id, until, DAYS)
        (wait,) = await store.waits_at("WAIT")
        assert wait.due == until + DAYS
        assert await store.holidays((ADA.id, BEN.id)) == {ADA.id: until}
        assert await store.overdue(NOON + DAYS + 1) == []
