"""Finds the viewer of each frame that a socket received, and compares it with what that viewer may see."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from tests.server.people import Socket
from vernissage.core import codec
from vernissage.core.seats import Viewer
from vernissage.table import protocol


def viewed(socket: Socket) -> Iterator[tuple[int, Viewer, str]]:
    """Yields the position, the viewer and the seat key of each frame, from what the socket was told."""
    viewer: Viewer = None
    key = ""
    for number, news in enumerate(socket.news):
        if isinstance(news, protocol.Welcome | protocol.Changed):
            viewer, key = news.you, news.key
        yield number, viewer, key


def same(frame: object, expected: object) -> bool:
    """Compares byte for byte, after sorting the keys of objects."""
    return in_order(frame) == in_order(expected)


def in_order(frame: object) -> bytes:
    """Returns its bytes with the keys of objects sorted."""
    return msgspec.json.encode(msgspec.json.decode(codec.encode(frame)), order="sorted")
