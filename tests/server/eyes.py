"""Through whose eyes a socket saw each frame, and whether that is what those eyes may see."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from tests.server.people import Socket
from vernissage.core import codec
from vernissage.core.seats import Viewer
from vernissage.table import protocol


def viewed(socket: Socket) -> Iterator[tuple[int, Viewer, str]]:
    """For each frame through whose eyes it was seen and with which key, by what the socket was told."""
    viewer: Viewer = None
    key = ""
    for number, news in enumerate(socket.news):
        if isinstance(news, protocol.Welcome | protocol.Changed):
            viewer, key = news.you, news.key
        yield number, viewer, key


def same(frame: object, expected: object) -> bool:
    """Byte for byte, once the keys of objects are in the same order."""
    return in_order(frame) == in_order(expected)


def in_order(frame: object) -> bytes:
    """Its bytes, with the keys of objects sorted."""
    return msgspec.json.encode(msgspec.json.decode(codec.encode(frame)), order="sorted")
