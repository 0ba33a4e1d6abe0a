"""What the house says to others' machines, where guests have asked for it: one letter, no answer.

A guest names the address, so it must not lead to what only this machine or its network can reach: the name is
looked up, and what was checked is what is called, whatever the name means a moment later. No redirects.
"""

from __future__ import annotations

import http.client
import socket
import ssl
from collections.abc import Mapping
from ipaddress import ip_address
from typing import Final
from urllib.parse import SplitResult, urlsplit

from vernissage.core.refusal import Refusal

PATIENCE: Final = 10.0
"""Seconds until whoever does not answer is given up."""
LONGEST: Final = 1_000
"""Characters of an address."""
NO_ADDRESS: Final = Refusal("calls/no-address")
PORTS: Final = {"https": 443, "http": 80}


def readable(url: str, *, local: bool) -> SplitResult | Refusal:
    """The parts of such an address. Where only the world is called, nothing travels without TLS."""
    if len(url) > LONGEST or not url.isprintable():
        return NO_ADDRESS
    try:
        parts = urlsplit(url)
        named = bool(parts.hostname) and parts.port != 0
    except ValueError:
        return NO_ADDRESS
    known = parts.scheme == "https" or (local and parts.scheme == "http")
    return parts if known and named and parts.username is None else NO_ADDRESS


def post(url: str, headers: Mapping[str, str], body: bytes, *, local: bool) -> int:
    """The status of the answer. Raises `OSError` or `http.client.HTTPException` where there is none.

    Blocks; not for the event loop. `local` lets it stay within this network.
    """
    parts = readable(url, local=local)
    if isinstance(parts, Refusal):
        message = "no address that may be called"
        raise OSError(message)
    assert parts.hostname is not None
    port = parts.port or PORTS[parts.scheme]
    place = reachable(parts.hostname, port, local=local)
    connection = _Pinned(parts.hostname, port, place, tls=parts.scheme == "https")
    try:
        path = f"{parts.path or '/'}{'?' * bool(parts.query)}{parts.query}"
        connection.request("POST", path, body, {"Host": parts.netloc, **headers})
        return connection.getresponse().status
    finally:
        connection.close()


def reachable(host: str, port: int, *, local: bool) -> str:
    """Where this name leads to now. Raises `OSError` where that is nowhere one may go."""
    found = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)
    for *_, (place, *_) in found:
        if local or ip_address(str(place)).is_global:
            return str(place)
    message = "nothing there that may be called"
    raise OSError(message)


class _Pinned(http.client.HTTPConnection):
    """To the very place that was checked."""

    def __init__(self, host: str, port: int, place: str, *, tls: bool) -> None:
        super().__init__(host, port, timeout=PATIENCE)
        self._place = place
        self._tls = tls

    def connect(self) -> None:
        self.sock = socket.create_connection((self._place, self.port), self.timeout)
        if self._tls:
            context = ssl.create_default_context()
            self.sock = context.wrap_socket(self.sock, server_hostname=self.host)
