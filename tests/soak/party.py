"""Three people and some bots, at one table after the other, during a soak test.

Two of them play, the third watches. Meanwhile seats change hands, and people come and go, talk, and stop.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress
from time import monotonic
from typing import Final

from msgspec import Raw

from tests.play import game_called
from tests.server.live import House
from tests.server.people import Browser, short
from tests.soak.person import AGAIN, Page, Person, Tally
from vernissage import catalog
from vernissage.core.rng import Rng, seed_from_text
from vernissage.server.api import http_types
from vernissage.table import protocol
from vernissage.table.phrases import Tone
from vernissage.table.table_types import Clock, Onlookers

PEOPLE: Final = 3
CLOCKS: Final[tuple[Clock, ...]] = ("none", "relaxed", "brisk", "bank", "days")
ONLOOKERS: Final[tuple[Onlookers, ...]] = ("open", "delayed", "closed")
TONES: Final[tuple[Tone, ...]] = ("", "sure", "hesitant", "too-sure")
BOTS: Final = ("random", "random", "random", "easy")
SHORTENED: Final = 4
"""How many times shorter than the maximum a game is at most."""
STUCK: Final = 120.0
"""Seconds in which something happens at every table, however busy the machine is."""
LOOK: Final = 1.0
RESTING: Final = 30
"""The maximum pause between two actions besides moves, in multiples of the usual pause."""
ENDING: Final = 15
"""One in so many of these actions ends the game or lets somebody leave for good."""


class Party:
    """These people, from the first table to the last."""

    def __init__(self, number: int, house: House, pace: float, tally: Tally) -> None:
        self._rng = Rng(seed_from_text(f"party {number}"), "soak")
        self._number = number
        self._house = house
        self._pace = pace
        self._tally = tally
        self._people: list[Person] = []
        self._code = ""

    async def spend(self, is_over: Callable[[], bool]) -> None:
        """Plays one game after the other, until the test is over."""
        for n in range(PEOPLE):
            browser = await asyncio.to_thread(Browser, self._house)
            own = Rng(seed_from_text(f"person {self._number} {n}"), "soak")
            self._people.append(Person(browser, own, self._pace, self._tally))
        while not is_over():
            try:
                await self._spend_one(is_over)
            except AGAIN as error:
                self._tally.findings.append(f"{self._code}: {error!r}")
                return

    async def _spend_one(self, is_over: Callable[[], bool]) -> None:
        self._code = await self._make()
        host, friend, late = self._people
        for person in self._people:
            await person.come(self._code)
        await self._set_up(host.page, friend.page)
        playing = asyncio.gather(*(person.play(self._code) for person in self._people))
        meddling = asyncio.create_task(self._meddle())
        try:
            await self._watch(playing, is_over)
        finally:
            meddling.cancel()
            playing.cancel()
            await asyncio.gather(meddling, playing, return_exceptions=True)
            for person in (host, friend, late):
                with suppress(*AGAIN):
                    await person.page.leave()

    async def _make(self) -> str:
        names = catalog.names()
        game = names[(self._number + self._tally.games) % len(names)]
        wanted = {"game": game, "options": short(game, SHORTENED), "clock": self._rng.pick(CLOCKS)}
        answer = await asyncio.to_thread(self._people[0].browser.ask, "POST", "/api/tables", wanted)
        return answer.read(http_types.TableCode).code

    async def _set_up(self, host: Page, friend: Page) -> None:
        """A friend sits down, bots take the other seats, and the game begins."""
        await friend.say(protocol.Sit())
        await friend.until(lambda: friend.you is not None)
        info = game_called(host.table.game).info
        for seat in range(2, max(3, info.fewest)):
            if seat < info.most:
                await host.say(protocol.SetBot(seat, self._rng.pick(BOTS)))
        options = Raw(bytes(host.table.options))
        watched = self._rng.pick(ONLOOKERS)
        await host.say(protocol.Setup(options, host.table.clock, open=False, onlookers=watched))
        await host.say(protocol.Start())
        for page in (host, friend):
            await page.until(lambda page=page: page.table.stage != "gathering")  # type: ignore[misc]

    async def _watch(self, playing: asyncio.Future[list[None]], is_over: Callable[[], bool]) -> None:
        """Waits until the game or the test is over, and fails if nothing happens."""
        heard, since = "", monotonic()
        while not playing.done():
            await asyncio.wait({playing}, timeout=LOOK)
            now = " ".join(str(person.page.heard) for person in self._people)
            if now != heard:
                heard, since = now, monotonic()
            if monotonic() - since > STUCK:
                self._tally.findings.append(f"{self._code}: nothing happened for {STUCK:.0f} s")
                return
            if is_over():
                return
        await playing
        self._tally.games += 1
        self._tally.stopped += self._people[0].page.table.stopped

    async def _meddle(self) -> None:
        """Does what people do besides their moves, one action after the other."""
        deeds: tuple[Callable[[], Awaitable[None]], ...] = (
            self.cut_off,
            self.open_a_second_tab,
            self.talk,
            self.hand_on_a_seat,
            self.ask_for_a_bots_seat,
        )
        endings = (self.leave_for_good, self.agree_to_stop)
        while True:
            await asyncio.sleep(self._pace * (1 + self._rng.below(RESTING)))
            deed = self._rng.pick(deeds if self._rng.below(ENDING) else endings)
            with suppress(*AGAIN):
                await deed()
                self._tally.deeds[deed.__name__] += 1

    @property
    def _seated(self) -> list[Person]:
        return [person for person in self._people if person.page.you is not None]

    @property
    def _others(self) -> list[Person]:
        return [person for person in self._people if person.page.you is None]

    async def cut_off(self) -> None:
        self._rng.pick(self._people).page.connection.transport.abort()  # they notice, and reconnect

    async def open_a_second_tab(self) -> None:
        person = self._rng.pick(self._people)
        page = await person.come(self._code, watch=True)
        await asyncio.sleep(self._pace)
        if page.you is not None or (hasattr(page, "sight") and page.offers):
            self._tally.findings.append(f"{self._code}: a second tab is asked something")
        await page.leave()

    async def talk(self) -> None:
        page = self._rng.pick(self._people).page
        await page.say(protocol.Talk(text="Well, well.", tone=self._rng.pick(TONES)))

    async def hand_on_a_seat(self) -> None:
        if not (self._seated and self._others):
            return
        giver, taker = self._rng.pick(self._seated), self._rng.pick(self._others)
        giver.page.offered = ""
        await giver.page.say(protocol.OfferSeat(giver.page.keeps[0]))
        await giver.page.until(lambda: giver.page.offered)
        await taker.page.say(protocol.Claim(giver.page.offered))

    async def ask_for_a_bots_seat(self) -> None:
        if not self._others:
            return
        asker = self._rng.pick(self._others)
        bots = [seat for seat in asker.page.standing.may_ask if asker.page.table.places[seat].kind == "bot"]
        if not bots:
            return
        await asker.page.say(protocol.AskSeat(self._rng.pick(bots)))
        for person in self._seated:
            await asyncio.sleep(self._pace)
            for asking in person.page.standing.decides:
                await person.page.say(protocol.Admit(asking.seat, yes=True))

    async def leave_for_good(self) -> None:
        if len(self._seated) > 1:
            await self._rng.pick(self._seated).page.say(protocol.Resign())

    async def agree_to_stop(self) -> None:
        for person in self._seated:
            await person.page.say(protocol.Stop())
