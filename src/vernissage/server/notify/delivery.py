"""Sends HTTP POST requests to addresses that guests have named, safe from server-side request forgery.

An address must not lead into this machine or its network. So the host name is looked up, every IP address is
checked, and the connection goes to a checked address, even if the name leads elsewhere a moment later.
Redirects are not followed. One deadline covers the whole request, however slow the other side is.
"""

import asyncio
import re
import socket
import ssl
from collections.abc import Mapping
from contextlib import suppress
from ipaddress import ip_address, ip_network
from typing import Final
from urllib.parse import SplitResult, urlsplit

from vernissage.core.refusal import Refusal
from vernissage.server.platform import Executor

DEADLINE: Final = 10.0
"""Seconds from the DNS look-up to the response."""
NEXT: Final = 3.0
"""Seconds after which the next of several IP addresses is tried."""
LONGEST: Final = 1_000
"""The maximum length of a URL."""
LINES: Final = 100
"""How many lines of a response are read to find its final status."""
NO_ADDRESS: Final = Refusal("calls/no-address")
PORTS: Final = {"https": 443, "http": 80}
WRITTEN: Final = re.compile(rf"[!-~]{{1,{LONGEST}}}")
"""A URL that can be sent as it is: printable ASCII without spaces."""
STATUS: Final = re.compile(rb"HTTP/1\.[01] ([1-5][0-9]{2})[ \r\n]")
FINAL: Final = 200
"""The lowest final status code. Lower codes are interim responses."""

WORLD: Final = tuple(map(ip_network, ("0.0.0.0/0", "2000::/3")))
"""Public address ranges. `NOT_THE_WORLD` has the special ranges inside them."""
NOT_THE_WORLD: Final = tuple(
    map(
        ip_network,
        (
            "0.0.0.0/8",
            "10.0.0.0/8",
            "100.64.0.0/10",
            "127.0.0.0/8",
            "169.254.0.0/16",
            "172.16.0.0/12",
            "192.0.0.0/24",
            "192.0.2.0/24",
            "192.88.99.0/24",
            "192.168.0.0/16",
            "198.18.0.0/15",
            "198.51.100.0/24",
            "203.0.113.0/24",
            "224.0.0.0/3",
            "2001::/23",
            "2001:db8::/32",
            "2002::/16",
            "3fff::/20",
        ),
    )
)
"""Special-purpose ranges (RFC 6890 and others) inside the public ones. 6to4 and Teredo (in 2001::/23) embed
an arbitrary IPv4 address. The other special ranges of IPv6 lie outside of 2000::/3."""


def is_of_the_world(place: str) -> bool:
    """Returns whether this IP address is public, so that guests could reach it themselves."""
    address = ip_address(place.partition("%")[0])
    return any(address in each for each in WORLD) and not any(address in each for each in NOT_THE_WORLD)


def readable(url: str, *, local: bool) -> SplitResult | Refusal:
    """Returns the parts of a URL, or a refusal if it may not be called. `local` also allows plain HTTP."""
    if not WRITTEN.fullmatch(url):
        return NO_ADDRESS
    try:
        parts = urlsplit(url)
        named = bool(parts.hostname) and parts.port != 0
    except ValueError:
        return NO_ADDRESS
    known = parts.scheme == "https" or (local and parts.scheme == "http")
    return parts if known and named and parts.username is None else NO_ADDRESS


def destination(url: str) -> str:
    """Returns the host of a URL, by which calls are counted; empty if the URL can't be read."""
    parts = readable(url, local=True)
    return "" if isinstance(parts, Refusal) else parts.netloc.lower()


async def post(url: str, headers: Mapping[str, str], body: bytes, *, local: bool, lookups: Executor) -> int:
    """Sends a request and returns the status code. Raises `OSError` if there is no response in time.

    `local` allows addresses in this network. `lookups` runs the DNS look-ups.
    """
    parts = readable(url, local=local)
    if isinstance(parts, Refusal):
        raise OSError("no address that may be called")
    path = f"{parts.path or '/'}{'?' * bool(parts.query)}{parts.query}"
    said = {"Host": parts.netloc, "Content-Length": str(len(body)), "Connection": "close", **headers}
    lines = (f"POST {path} HTTP/1.1", *(f"{name}: {value}" for name, value in said.items()), "", "")
    async with asyncio.timeout(DEADLINE):
        reader, writer = await _connected(parts, local=local, lookups=lookups)
        try:
            writer.write("\r\n".join(lines).encode("ascii") + body)
            await writer.drain()
            return await _status(reader)
        finally:
            writer.transport.abort()  # without waiting for a graceful close


async def reachable(host: str, port: int, *, local: bool, lookups: Executor) -> list[str]:
    """Returns the IP addresses of a host that may be called. Raises `OSError` if there are none."""
    try:
        found = await lookups.run(_looked_up, host, port)
    except UnicodeError as error:  # not a valid host name
        raise OSError(str(error)) from error
    places = [place for place in found if local or is_of_the_world(place)]
    if not places:
        raise OSError("the host has no address that may be called")
    return places


def _looked_up(host: str, port: int) -> list[str]:
    found = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)
    return list(dict.fromkeys(str(place) for *_, (place, *_) in found))


async def _connected(
    parts: SplitResult, *, local: bool, lookups: Executor
) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    """Connects to the first checked IP address that accepts the connection."""
    assert parts.hostname is not None
    port = parts.port or PORTS[parts.scheme]
    *others, last = await reachable(parts.hostname, port, local=local, lookups=lookups)
    for place in others:
        with suppress(OSError):
            async with asyncio.timeout(NEXT):
                return await _connection(place, port, parts)
    return await _connection(last, port, parts)


async def _connection(
    place: str, port: int, parts: SplitResult
) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    """Connects to one IP address. With TLS, the certificate must match the host name."""
    if parts.scheme == "http":
        return await asyncio.open_connection(place, port)
    tls = ssl.create_default_context()
    return await asyncio.open_connection(place, port, ssl=tls, server_hostname=parts.hostname)


async def _status(reader: asyncio.StreamReader) -> int:
    """Returns the final status code without reading the rest. Raises `OSError` if there is none."""
    for number in range(LINES):
        try:
            found = STATUS.match(await reader.readline())
        except ValueError:  # the line is too long
            break
        if found is None and number == 0:
            break
        if found is not None and int(found[1]) >= FINAL:
            return int(found[1])
    raise OSError("that was no answer")
