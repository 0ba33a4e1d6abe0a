"""A table: one mailbox, one letter at a time. People, bots and clocks all enter here.

The straight line of a move: the letter is opened, `Match.submit` checks it, the store keeps it, and only
then is anyone told. Nothing here knows a rule.
"""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from secrets import randbelow
from typing import Any, Final, TypeAlias

import msgspec
from msgspec.structs import replace

from vernissage.core import codec
from vernissage.core.match import Accepted, AnyMatch, Made
from vernissage.core.refusal import STALE, Refusal
from vernissage.core.seats import Seat, Viewer, with_seat
from vernissage.server import ending, gathering, protocol, sharing, telling, voting
from vernissage.server.clock import SECONDS, Clocks
from vernissage.server.daily import Calendar
from vernissage.server.dealing import deal
from vernissage.server.gathering import WATCHING, Chair, Gathering
from vernissage.server.hearing import HEARINGS
from vernissage.server.keeping import row_of
from vernissage.server.listener import Listener
from vernissage.server.mailbox import Mailbox
from vernissage.server.metrics import Metrics
from vernissage.server.store import Store, Taken
from vernissage.server.thinking import Thinkers, question
from vernissage.server.words import a_name

log = logging.getLogger(__name__)

TALK: Final = 50
"""So much of what people say is kept for who comes later. It is not stored: talk is for who is there."""


Tell: TypeAlias = Callable[[AnyMatch, int, Viewer], protocol.Told]


class Thought(msgspec.Struct, frozen=True):
    """A bot's answer."""

    seat: Seat
    question: int
    offer: int


@dataclass(frozen=True, slots=True)
class Help:
    """What every table of the house relies on."""

    store: Store
    thinkers: Thinkers
    metrics: Metrics
    calendar: Calendar
    again: Callable[[Gathering, str], Awaitable[str]]
    """Makes the table of a rematch, and tells its code."""
    forget: Callable[[Table], None]
    """This table is not as it is in the store: whoever comes next gets it from there."""


class Table:
    """One table and all who are connected to it."""

    def __init__(self, setting: Gathering, made: float, match: AnyMatch | None, help_: Help) -> None:
        self.setting = setting
        self.made = made
        self.match = match
        self.help = help_
        self.listeners: set[Listener] = set()
        self._mailbox = Mailbox()
        now = asyncio.get_running_loop().time()
        self.away: dict[str, float] = dict.fromkeys(setting.guests, now)
        """Since when who is not connected; for all, as long as nobody has come."""
        self._thinking: dict[Seat, int] = {}
        self._thoughts: set[asyncio.Task[None]] = set()
        self._clocks = Clocks(lambda seat, asked: self._mailbox.post(lambda: self._rang(seat, asked)))
        self._talk: deque[protocol.Spoken] = deque(maxlen=TALK)
        self.bell = voting.Bell(lambda: self._mailbox.post(lambda: voting.count(self)))

    # The mailbox

    async def join(self, listener: Listener) -> None:
        """A socket opened: it is told everything as it stands."""
        await self._mailbox.deliver(lambda: self._joined(listener))

    async def leave(self, listener: Listener) -> None:
        """A socket closed."""
        await self._mailbox.deliver(lambda: self._left(listener))

    async def say(self, listener: Listener, message: protocol.Incoming) -> None:
        """Somebody says something; returns when it is dealt with, so nobody can pile up letters."""
        await self._mailbox.deliver(lambda: self._heard(listener, message))

    async def rename(self, guest: str, name: str) -> None:
        """A guest has another name now."""
        await self._mailbox.deliver(lambda: self._renamed(guest, name))

    async def settle(self, stage: str) -> None:
        """It has just come from the store, which has it in this stage."""
        await self._mailbox.deliver(lambda: voting.settle(self, stage))

    async def close(self, why: protocol.Why) -> None:
        """Everything said so far is dealt with, then all sockets are dismissed."""
        self._clocks.stop()
        self.bell.stop()
        for thought in self._thoughts:
            thought.cancel()
        await self._mailbox.close()
        for listener in list(self.listeners):
            listener.dismiss(why)

    # Who comes and goes

    async def _joined(self, listener: Listener) -> None:
        self.listeners.add(listener)
        if not listener.watching:
            self.away.pop(listener.guest, None)
        self._wake()
        self.welcome(listener)
        self.tell_changed(but=listener)

    async def _left(self, listener: Listener) -> None:
        self.listeners.discard(listener)
        seated = self.setting.seat_of(listener.guest) is not None
        if seated and not listener.watching and listener.guest not in self._here():
            self.away[listener.guest] = asyncio.get_running_loop().time()
        self.tell_changed()

    async def _renamed(self, guest: str, name: str) -> None:
        for listener in self.listeners:
            if listener.guest == guest:
                listener.name = name
        seat = self.setting.seat_of(guest)
        if seat is not None and not self.setting.chairs[seat].brought:
            chair = replace(self.setting.chairs[seat], name=name)
            await self.keep(self.with_chair(seat, chair))

    def _here(self) -> set[str]:
        return {listener.guest for listener in self.listeners if not listener.watching}

    # What people say

    async def _heard(self, listener: Listener, message: protocol.Incoming) -> None:
        if listener.watching and not isinstance(message, protocol.Ping):
            verdict: Refusal | None = WATCHING
        else:
            verdict = await HEARINGS[type(message)](self, listener, message)
        if verdict is None:
            return
        self.help.metrics.refused(verdict.code)
        what = str(message.__struct_config__.tag)
        listener.tell(codec.encode(protocol.Refused(what, verdict)))
        if verdict is STALE:
            self.tell_again(listener, None)

    async def begin(self, ready: Gathering) -> Refusal | None:
        """Deal. The seed is kept before anyone is told of the deal."""
        match = deal(ready, self.help.calendar)
        if isinstance(match, Refusal):
            return match
        await self.help.store.save_table(row_of(ready, self.made, match))
        self.setting, self.match = ready, match
        self._wake()
        for listener in self.listeners:
            self.welcome(listener)
        return None

    # What bots and clocks say

    async def _thought(self, letter: Thought) -> None:
        self._thinking.pop(letter.seat, None)
        match = self.match
        if match is None or not self.setting.chairs[letter.seat].bot:
            return
        offers = match.game.offers(match.state, letter.seat)
        if match.asked[letter.seat] == letter.question and letter.offer < len(offers):
            accepted = match.submit(letter.seat, letter.question, offers[letter.offer])
            assert not isinstance(accepted, Refusal), accepted
            await self.enter(accepted)
        self._wake()

    async def _rang(self, seat: Seat, asked: int) -> None:
        assert self.match is not None
        accepted = self.match.time_out(seat, asked)
        if not isinstance(accepted, Refusal):
            await self.enter(accepted)
        self._wake()

    # Keeping

    async def enter(self, accepted: Accepted[Any, Any, Any, Any, Any]) -> None:
        """Kept before told."""
        match, setting = accepted.match, self.setting
        assert self.match is not None
        ends = match.outcome is not None and self.match.outcome is None
        number = len(match.inputs) - 1
        try:
            if ends:
                setting = voting.ended(setting, match)
                await ending.finish(self, setting, match)
            else:
                await self.help.store.append(setting.code, number, codec.encode(accepted.entry))
        except Taken:
            # Another process has gone on with this table. What it kept is the truth: come in again.
            log.warning("a table was moved on elsewhere")
            self.help.forget(self)
            for listener in list(self.listeners):
                listener.dismiss("restart")
            return
        self.match, self.setting = match, setting
        self.help.metrics.moved()
        look = telling.to_look_at(match)
        self._clocks.show(look)
        self._wake()  # first, as everyone is told how much time is left
        self._tell_moved(number, look)
        if ends:
            self.bell.set(setting.ballot)
            self.tell_changed()
        if match.outcome is not None and not ends:
            await self.finish()
        else:
            await ending.announce(self, match)

    async def finish(self) -> None:
        """It is over, or the jury has spoken since: who has won is kept with the table."""
        assert self.match is not None
        await self.keep(voting.ended(self.setting, self.match))
        self.bell.set(self.setting.ballot)

    async def hand_over(self, seat: Seat, chair: Chair, by: str) -> Refusal | None:
        """Somebody else answers for a seat from now on."""
        assert self.match is not None
        accepted = self.match.take_over(seat, by)
        if isinstance(accepted, Refusal):
            return accepted
        setting = gathering.hosted(self.with_chair(seat, chair))
        await self.help.store.save_table(row_of(setting, self.made, self.match))
        self.setting = setting
        self._thinking.pop(seat, None)
        await self.enter(accepted)
        self.tell_changed()
        return None

    async def keep_if(self, changed: Gathering | Refusal) -> Refusal | None:
        if isinstance(changed, Refusal):
            return changed
        if changed != self.setting:
            await self.keep(changed)
        return None

    async def keep(self, changed: Gathering) -> None:
        await self.help.store.save_table(row_of(changed, self.made, self.match))
        self.setting = changed
        self.tell_changed()

    def knows(self, guest: str) -> bool:
        """Does this guest sit here, or look on?"""
        return self.setting.seat_of(guest) is not None or guest in self._here()

    def new_name(self) -> str:
        """A name nobody at this table has."""
        return a_name({chair.name for chair in self.setting.chairs})

    def with_chair(self, seat: Seat, chair: Chair) -> Gathering:
        return replace(self.setting, chairs=with_seat(self.setting.chairs, seat, chair))

    # Telling

    def viewer(self, listener: Listener) -> Viewer:
        """Through whose eyes this socket sees the game."""
        return sharing.eyes(self, listener)

    def info(self) -> protocol.TableInfo:
        now = asyncio.get_running_loop().time()
        away = {guest: now - since for guest, since in self.away.items()}
        watchers = sum(not sharing.keeps(self, listener) for listener in self.listeners)
        return telling.table_info(
            self.setting, self.match, self._here(), away, watchers, sealed=self.is_sealed
        )

    @property
    def is_sealed(self) -> bool:
        """Is the deal a secret even if the game is over, because others still play it today?"""
        return self.help.calendar.is_sealed(self.setting.daily)

    def welcome(self, listener: Listener) -> None:
        viewer, match = self.viewer(listener), self.match
        welcome = protocol.Welcome(
            table=self.info(),
            you=viewer,
            host=listener.guest == self.setting.host and not listener.watching,
            key="" if viewer is None else self.setting.chairs[viewer].key,
            keeps=sharing.keeps(self, listener),
            story=[] if match is None else telling.story(match, viewer),
            sight=None if match is None else self._sights({viewer})[viewer],
            talk=list(self._talk),
            voted=voting.vote_of(self.setting, listener),
        )
        listener.tell(codec.encode(welcome))

    def tell_changed(self, but: Listener | None = None) -> None:
        info = self.info()
        for listener in self.listeners - {but}:
            viewer = self.viewer(listener)
            changed = protocol.Changed(
                table=info,
                you=viewer,
                host=listener.guest == self.setting.host and not listener.watching,
                key="" if viewer is None else self.setting.chairs[viewer].key,
                voted=voting.vote_of(self.setting, listener),
                keeps=sharing.keeps(self, listener),
            )
            listener.tell(codec.encode(changed))

    def spoken(self, said: protocol.Spoken) -> None:
        """Everyone hears it, and who comes a little later too."""
        self._talk.append(said)
        self.tell_all(said)

    def tell_all(self, news: protocol.News) -> None:
        """The same to everyone."""
        said = codec.encode(news)
        for listener in self.listeners:
            listener.tell(said)

    def _tell_moved(self, number: int, look: float) -> None:
        """Each viewer's news is made once, however many sockets see through the same eyes."""
        eyes = {listener: self.viewer(listener) for listener in self.listeners}
        news = self._moved(number, set(eyes.values()), telling.told, look)
        for listener, viewer in eyes.items():
            listener.tell(news[viewer])

    def tell_again(self, listener: Listener, seat: Viewer) -> None:
        """To someone who answered late or twice: how it stands now, after that answer or the last input."""
        assert self.match is not None
        inputs = self.match.inputs
        own = (n for n in range(len(inputs) - 1, -1, -1) if seat is None or _is_made_by(inputs[n], seat))
        number = next(own, None)
        if number is None:
            self.welcome(listener)
        else:
            viewer = self.viewer(listener)
            listener.tell(self._moved(number, {viewer}, telling.logged, 0.0)[viewer])

    def _moved(self, number: int, viewers: set[Viewer], tell: Tell, look: float) -> dict[Viewer, bytes]:
        match = self.match
        assert match is not None
        return {
            viewer: codec.encode(
                protocol.Moved(tell(match, number, viewer), sight, telling.fading(match, viewer, look))
            )
            for viewer, sight in self._sights(viewers).items()
        }

    def _sights(self, viewers: set[Viewer]) -> dict[Viewer, protocol.Sight]:
        assert self.match is not None
        return telling.sights(self.match, viewers, self._clocks.left())

    # Who is to move

    def _wake(self) -> None:
        """Start the clocks of the people and the thoughts of the bots who owe a decision."""
        match = self.match
        if match is None or match.outcome is not None:
            self._clocks.stop()
            return
        asked = {seat: match.asked[seat] for seat in match.game.to_move(match.state)}
        chairs = self.setting.chairs
        people = {seat: number for seat, number in asked.items() if not chairs[seat].bot}
        self._clocks.run(people, SECONDS[self.setting.clock] if self.listeners else None)
        if not self.listeners:
            return  # Nobody looks: the bots wait for their company.
        for seat in asked.keys() - people.keys():
            if self._thinking.get(seat) != asked[seat]:
                self._thinking[seat] = asked[seat]
                thought = asyncio.create_task(self._think(seat, asked[seat], match))
                self._thoughts.add(thought)
                thought.add_done_callback(self._thoughts.discard)

    async def _think(self, seat: Seat, asked: int, match: AnyMatch) -> None:
        try:
            bot = self.setting.chairs[seat].bot
            asked_now = question(self.setting.game, bot, match, seat)
            offer = await self.help.thinkers.answer(asked_now, telling.to_look_at(match))
        except Exception:
            log.exception("a bot could not answer")
            offer = randbelow(len(match.game.offers(match.state, seat)))
        self._mailbox.post(lambda: self._thought(Thought(seat, asked, offer)))


def _is_made_by(entry: object, seat: Seat) -> bool:
    return isinstance(entry, Made) and entry.seat == seat
