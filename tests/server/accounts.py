"""A player's own account of a game: what they were told and answered, to compare with the server later."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

import msgspec
from msgspec.structs import replace

from tests.play import game_called
from tests.server.live import Place
from tests.server.people import Browser, Gone, Socket
from tests.server.truth import inputs
from vernissage.core import codec
from vernissage.core.rng import Rng, seed_from_text
from vernissage.table import protocol


class Account:
    """Kept by one player, independent of the server."""

    def __init__(self, browser: Browser, code: str, seat: int) -> None:
        self.browser = browser
        self.code = code
        self.seat = seat
        self.over = False
        self._forgets = game_called(browser.card(code).game).kept is not None
        self.told: dict[int, protocol.Told] = {}
        """All acknowledged inputs by number, as this seat saw them."""
        self.answers: list[Any] = []
        """This player's own moves among them."""
        self._doubt: tuple[int, Any] | None = None
        """An answer that was not acknowledged yet: a question and a move."""
        self._own = 0
        """How many moves of this seat were acknowledged."""
        self._read = 0
        """How many messages of the current socket are in this account."""

    async def come_back(self) -> Socket:
        """Reconnects, checks that nothing acknowledged is missing, and repeats an unacknowledged answer."""
        doubt = self._doubt
        socket = await self.browser.come(self.code)
        assert socket.you == self.seat
        self._read = 0
        if socket.over:
            self._close()
            return socket
        self._note(socket.story)
        latest = socket.story[-1].number if socket.story else -1
        assert len(self.told) == latest + 1 == max(self.told, default=-1) + 1, "something is missing"
        if doubt is not None:
            await socket.answer(doubt[1], doubt[0])
            await socket.fence()
            self.note(socket)
            self._doubt = None
        self.over = socket.over
        return socket

    def _close(self) -> None:
        """Compares the account with a finished game.

        Numbers change then, so only the answers can be compared.
        """
        kept = kept_answers(self.browser.house, self)
        if self._doubt is not None and len(kept) == len(self.answers) + 1:
            self.answers.append(self._doubt[1])
        assert kept == self.answers, "a move was lost, repeated or invented"
        self._own = len(kept)
        self._doubt = None
        self.over = True

    async def play(self, socket: Socket, acknowledged: Callable[[], None] = lambda: None) -> None:
        """Answers questions until the game is over or the server is gone."""
        try:
            while not socket.over:
                await socket.until(lambda: socket.over or socket.owes)
                if socket.owes:
                    await self._answer(socket)
                    acknowledged()
        except Gone:
            pass
        self.note(socket)
        self.over = socket.over

    def note(self, socket: Socket) -> None:
        """Records what this socket was told."""
        fresh, self._read = socket.news[self._read :], len(socket.news)
        self._note(news.told for news in fresh if isinstance(news, protocol.Moved))

    def _lasting(self, told: protocol.Told) -> bytes:
        """Returns the part of a message that never changes. In a memory game the log later omits details."""
        return codec.encode(replace(told, events=msgspec.Raw(b"[]")) if self._forgets else told)

    async def _answer(self, socket: Socket) -> None:
        asked = socket.sight.question
        move = Rng(seed_from_text(self.code), f"seat {self.seat}", asked).pick(socket.offers)
        self._doubt = (asked, move)
        await socket.answer(move)
        await socket.until(lambda: socket.over or not socket.owes or socket.sight.question != asked)
        self.note(socket)
        self._doubt = None

    def _note(self, story: Iterable[protocol.Told]) -> None:
        for told in story:
            if told.number in self.told:
                before = self._lasting(self.told[told.number])
                assert before == self._lasting(told), "told differently than before"
            else:
                self.told[told.number] = told
                self._own += told.input == "made" and told.seat == self.seat
        if self._own == len(self.answers) + 1 and self._doubt is not None:
            self.answers.append(self._doubt[1])
            self._doubt = None
        assert self._own == len(self.answers), "a move was repeated or invented"


def kept_answers(house: Place, account: Account) -> list[Any]:
    """Returns the moves of this player, straight from the database."""
    entries = [msgspec.json.decode(entry) for entry in inputs(house, account.code)]
    return [e["move"] for e in entries if e["input"] == "made" and e["seat"] == account.seat]
