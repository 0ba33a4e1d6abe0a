"""A person at a table during a soak test: answers questions, and reconnects when cut off."""

from __future__ import annotations

import asyncio
from collections import Counter
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Final

from tests.server.company import as_people_write_it
from tests.server.people import Browser, Gone, Socket
from vernissage.core.rng import Rng
from vernissage.table import protocol

KEPT: Final = 8
"""How many messages a page remembers, as it is open for long."""
SOON: Final = 0.2
"""Seconds until a lost page is reopened."""
HESITATION: Final = 4
"""The maximum thinking time, in multiples of the usual pause."""
AGAIN: Final = (OSError, TimeoutError, Gone)
"""A lost or slow connection."""


@dataclass(slots=True)
class Tally:
    """Counts of what happened."""

    moves: int = 0
    games: int = 0
    stopped: int = 0
    returns: int = 0
    deeds: Counter[str] = field(default_factory=Counter)
    refusals: Counter[str] = field(default_factory=Counter)
    findings: list[str] = field(default_factory=list)


class Page(Socket):
    """A table in a browser, which forgets old messages."""

    standing: protocol.Standing
    offered: str = ""
    """The link to a seat that was asked for."""
    heard: int = 0
    """How many messages were received."""
    refused: int = 0
    """How many of them were refusals."""
    tally: Tally

    @property
    def is_over(self) -> bool:
        return self.table.stage == "over"

    @property
    def is_asked(self) -> bool:
        return self.you is not None and self.table.stage == "playing" and bool(self.owes and self.offers)

    async def _hear(self, frame: bytes) -> None:
        await super()._hear(frame)
        del self.news[:-KEPT], self.frames[:-KEPT]

    def _note(self, news: protocol.Outgoing) -> None:
        super()._note(news)
        self.heard += 1
        match news:
            case protocol.Welcome(standing=standing) | protocol.Changed(standing=standing):
                self.standing = standing
            case protocol.Offered(key=key):
                self.offered = key
            case protocol.Refused(what=what, refusal=refusal):
                self.refused += 1
                self.tally.refusals[f"{what}: {refusal.code}"] += 1


class Person:
    """One guest, at one table after the other."""

    def __init__(self, browser: Browser, rng: Rng, pace: float, tally: Tally) -> None:
        self.browser = browser
        self.page: Page
        self.rng = rng
        self._pace = pace
        self._tally = tally

    async def come(self, code: str, *, watch: bool = False) -> Page:
        """Opens the table; the page without `watch` is the one they play on."""
        page = Page(self.browser, await self.browser.dial(code, watch=watch))
        page.tally = self._tally
        await page.until(lambda: page.news or page.closed)
        if not watch:
            self.page = page
        return page

    async def think(self) -> None:
        await asyncio.sleep(self._pace * self.rng.below(HESITATION))

    async def play(self, code: str) -> None:
        """Plays until the game at this table is over."""
        while True:
            try:
                await self.page.until(lambda: self.page.is_over or self.page.is_asked)
                if self.page.is_over:
                    return
                await self.think()
                await self._answer(self.page)
            except TimeoutError:
                continue  # Nobody asked for long. The party checks that something happens.
            except Gone:
                await self._come_back(code)

    async def _answer(self, page: Page) -> None:
        if not page.is_asked:
            return
        asked, refused = page.sight.question, page.refused
        await page.answer(as_people_write_it(page.table.game, self.rng.pick(page.offers), self.rng))
        await page.until(lambda: not page.is_asked or page.sight.question != asked or page.refused > refused)
        self._tally.moves += 1

    async def _come_back(self, code: str) -> None:
        while True:
            await asyncio.sleep(SOON)
            with suppress(*AGAIN):
                await self.come(code)
                self._tally.returns += 1
                return
