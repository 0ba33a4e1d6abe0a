"""Outgoing requests reach only public addresses, and no slow server delays the house."""

from __future__ import annotations

import asyncio
import socket
from contextlib import closing

import pytest

from tests.chance import machine
from vernissage.core.refusal import Refusal
from vernissage.server.notify import delivery

pytestmark = pytest.mark.anyio

OURS = [
    "0.0.0.0",  # noqa: S104 - nobody listens there
    "0.1.2.3",
    "10.0.0.1",
    "100.64.0.1",
    "127.0.0.1",
    "169.254.169.254",
    "172.16.0.1",
    "192.0.0.9",
    "192.0.2.1",
    "192.88.99.1",
    "192.168.0.1",
    "198.18.0.1",
    "198.51.100.1",
    "203.0.113.1",
    "224.0.0.1",
    "239.255.255.250",
    "240.0.0.1",
    "255.255.255.255",
    "::",
    "::1",
    "::127.0.0.1",
    "::8.8.8.8",
    "::ffff:127.0.0.1",
    "::ffff:8.8.8.8",
    "64:ff9b::7f00:1",
    "64:ff9b::808:808",
    "64:ff9b:1::a00:1",
    "100::1",
    "2001::1",
    "2001:0:4136:e378:8000:63bf:3fff:fdd2",
    "2001:10::1",
    "2001:20::1",
    "2001:db8::1",
    "2002:7f00:1::",
    "2002:808:808::1",
    "3fff::1",
    "5f00::1",
    "fc00::1",
    "fd12:3456::1",
    "fe80::1",
    "fe80::1%lo",
    "fec0::1",
    "ff02::1",
    "ff0e::1",
]
"""Loopback, private, multicast and unspecified addresses; and ones that embed another address."""
EVERYONES = ["1.1.1.1", "8.8.8.8", "93.184.216.34", "2606:4700:4700::1111", "2a00:1450:4001:80b::200e"]


@pytest.mark.parametrize("place", OURS)
def test_a_place_that_not_everyone_can_reach_is_not_of_the_world(place: str) -> None:
    assert not delivery.is_of_the_world(place)


@pytest.mark.parametrize("place", EVERYONES)
def test_what_everyone_can_reach_is_of_the_world(place: str) -> None:
    assert delivery.is_of_the_world(place)


@pytest.mark.parametrize("place", OURS)
async def test_nobody_reaches_by_the_house_what_only_its_network_can_reach(place: str) -> None:
    host = f"[{place}]" if ":" in place else place
    with pytest.raises(OSError, match="may be called"):
        await delivery.post(f"https://{host}/", {}, b"", local=False, lookups=machine().executor())


@pytest.mark.parametrize("name", ["localhost", "127.1", "0x7f.1", "2130706433", "0"])
async def test_whatever_a_name_is_written_like_its_places_are_judged(name: str) -> None:
    with pytest.raises(OSError, match="may be called"):
        await delivery.post(f"https://{name}/", {}, b"", local=False, lookups=machine().executor())


def answers(*places: str) -> list[tuple[object, ...]]:
    return [(socket.AF_INET, socket.SOCK_STREAM, 6, "", (place, 443)) for place in places]


async def test_of_several_places_only_those_of_the_world_are_left(monkeypatch: pytest.MonkeyPatch) -> None:
    """Fakes DNS only: no public name leads to this machine."""
    monkeypatch.setattr(socket, "getaddrinfo", lambda *_, **__: answers("127.0.0.1", "8.8.8.8", "10.0.0.1"))
    assert await delivery.reachable("mixed.example", 443, local=False, lookups=machine().executor()) == [
        "8.8.8.8"
    ]


async def status_of(said: bytes, host: str = "127.0.0.1") -> int:
    """The status that `post` reads from a server that sends just this."""
    with closing(socket.create_server(("127.0.0.1", 0))) as server:
        address = f"http://{host}:{server.getsockname()[1]}/"
        call = asyncio.create_task(delivery.post(address, {}, b"", local=True, lookups=machine().executor()))
        came, _ = await asyncio.to_thread(server.accept)
        with closing(came):
            came.sendall(said)
            came.shutdown(socket.SHUT_WR)
            return await call


async def test_what_a_name_means_later_is_not_asked_again(monkeypatch: pytest.MonkeyPatch) -> None:
    meanings = iter([answers("127.0.0.1"), answers("127.0.0.2")])
    monkeypatch.setattr(socket, "getaddrinfo", lambda *_, **__: next(meanings))
    assert await status_of(b"HTTP/1.1 200 OK\r\n", "name.example") == 200
    assert next(meanings) == answers("127.0.0.2")


@pytest.mark.parametrize(
    "address",
    [
        "",
        "somewhere",
        "ftp://a.example/",
        "https://",
        "https://a:b@c.example/",
        "https://a.example:99999/",
        "http://a.example/",
        "https://a.example/a b",
        "https://a.example/\u00e4",
        "https://a.example/\r\nHost: b.example",
        "https://a.example/" + 1_000 * "a",
    ],
)
def test_what_is_no_address_is_refused(address: str) -> None:
    assert isinstance(delivery.readable(address, local=False), Refusal)


@pytest.mark.parametrize(
    "said",
    [
        b"",
        b"\r\n",
        b"SSH-2.0-OpenSSH_9.2\r\n",
        b"HTTP/1.1 99\r\n",
        b"HTTP/1.1 " + 100_000 * b"2",
        b"HTTP/1.1 100 Continue\r\n" + 200 * b"a: b\r\n",
    ],
)
async def test_what_is_no_answer_is_none(said: bytes) -> None:
    with pytest.raises(OSError, match="no answer"):
        await status_of(said)


async def test_an_answer_may_say_first_that_it_comes() -> None:
    said = b"HTTP/1.1 103 Early Hints\r\nLink: a\r\n\r\nHTTP/1.1 204 No Content\r\n\r\n"
    assert await status_of(said) == 204
