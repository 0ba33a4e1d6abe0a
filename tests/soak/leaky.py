"""A server with a memory leak, to check that the soak test finds it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from vernissage.table import news

KEPT: Final[list[bytes]] = []


def remember(text: str) -> None:
    """Keeps everything that is sent, so many times over."""
    told, times = news.news_of, int(text)

    def remembering(*given: Any) -> Iterator[tuple[int, bytes]]:
        for number, message in told(*given):
            KEPT.append(message * times)
            yield number, message

    news.news_of = remembering  # type: ignore[assignment]  # the same, under another name
