"""All tables of the house: made, found by their code, taken from the store when somebody asks for them."""

from __future__ import annotations

import asyncio
import dataclasses
import logging
from contextlib import suppress
from time import time
from typing import Any, Final

from msgspec.structs import replace

from vernissage import catalog
from vernissage.bots.bot import Reason
from vernissage.bots.company import FIRST, is_level
from vernissage.core import codec
from vernissage.core.game import AnyGame
from vernissage.core.guide import beginning
from vernissage.core.match import AnyMatch
from vernissage.core.refusal import Refusal
from vernissage.core.seats import Seat
from vernissage.server import ballot, daily, guidance, http_types, news, playing_on
from vernissage.server.appearance import called, presented
from vernissage.server.bot_pool import BotPool
from vernissage.server.chair import FREE, Chair
from vernissage.server.chance import ATTEMPTS
from vernissage.server.daily import Calendar
from vernissage.server.experience import usual_levels
from vernissage.server.handlers.keep import row_of
from vernissage.server.handlers.seats import began
from vernissage.server.house_card import NO_GUIDE
from vernissage.server.letters import Alarm, Renamed
from vernissage.server.metrics import Metrics
from vernissage.server.restoring import Damage, is_playable, read_setting, restored
from vernissage.server.room import Room
from vernissage.server.setting import NOT_BEGUN, Setting, unknown_bot
from vernissage.server.store import Guest, Outdated, Store, TableRow, Taken
from vernissage.server.table import Help, Table
from vernissage.server.table_card import card_of
from vernissage.server.world import World

log = logging.getLogger(__name__)

NOT_DAMAGED: Final = Refusal("table/not-damaged")
BEYOND_MENDING: Final = Refusal("table/beyond-mending")
IDLE: Final = 120.0
"""Seconds after which a table nobody is connected to goes back to the store."""
LISTED: Final = 50


class Registry:
    """The tables people are connected to, and the way to all others."""

    def __init__(self, store: Store, bot_pool: BotPool, metrics: Metrics, calendar: Calendar) -> None:
        self._store = store
        self._calendar = calendar
        self._help = Help(store, bot_pool, metrics, calendar, self._forget)
        self._live: dict[str, Table] = {}
        self._loading = asyncio.Lock()
        self._idle: dict[str, float] = {}
        self._damaged: dict[str, Damage] = {}

    def __len__(self) -> int:
        return len(self._live)

    async def find(self, code: str) -> Table | None:
        """The table of this code, brought back from the store if need be."""
        table = self._live.get(code)
        if table is not None:
            return table
        async with self._loading:
            if code in self._live:
                return self._live[code]
            room = await self._restored(code)
            if room is None:
                return None
            table = self._set_up(await self._called(room))
            await table.mailbox.deliver(Alarm())  # whatever is due by now is done
            return table

    async def _restored(self, code: str) -> Room | None:
        """From the store. What is damaged there is remembered for a moment, and not read again and again."""
        if code in self._damaged:
            return None
        row = await self._store.find_table(code)
        if row is None or not is_playable(row):
            return None
        found = restored(row, await self._store.inputs(code))
        if isinstance(found, Damage):
            log.error("a table is damaged (%s) after %d sound inputs", found.reason, found.sound)
            self._damaged[code] = found
            return None
        return found

    def damage(self, code: str, guest: str) -> Damage | None:
        """What is wrong with a table that could not be found, if it is this guest's."""
        found = self._damaged.get(code)
        return found if found is not None and found.concerns(guest) else None

    async def mend(self, code: str, guest: str) -> str | Refusal:
        """The table goes on after its last sound input. What came after it is put aside."""
        if await self.find(code) is not None:
            return code
        damage = self.damage(code, guest)
        room = None if damage is None else damage.room
        if damage is None or room is None:
            return NOT_DAMAGED if damage is None else BEYOND_MENDING
        row = row_of(room.setting, room.made, room.match)
        with suppress(Outdated):  # Somebody else has mended it.
            await self._store.mend(row, damage.sound, room.version, time())
        self._damaged.pop(code, None)
        return code

    async def make(self, wanted: http_types.NewTable, maker: Guest) -> str | Refusal:
        """A new table; its maker sits on the first chair. With bots it begins at once."""
        game = catalog.find(wanted.game)
        if game is None:
            return Refusal("message/unknown-game")
        if wanted.daily:
            return await self._make_daily(wanted, game, maker)
        return await (self._make_guided if wanted.guide else self._make)(wanted, game, maker)

    async def _make(self, wanted: http_types.NewTable, game: AnyGame, maker: Guest) -> str | Refusal:
        options = codec.decode(bytes(wanted.options), dict[str, Any])
        if isinstance(options, Refusal):
            return options
        empty = Setting("", wanted.game, maker.id, (FREE,) * game.info.most, {})
        setting = empty.setup(maker.id, options, wanted.clock, is_open=wanted.open)
        if isinstance(setting, Refusal):
            return setting
        usual = usual_levels((wanted.game,), await self._store.finished(maker.id))[wanted.game]
        bot = usual if wanted.bots == catalog.COMPANY else wanted.bots
        unknown = None if bot is None else unknown_bot(wanted.game, bot)
        if unknown is not None:
            return unknown
        level = bot if bot is not None and is_level(bot) else usual
        chairs = _chairs(game, maker, wanted, bot, self._world())
        setting = replace(setting, chairs=chairs, level=level)
        return await (self._add(Room(setting, time())) if bot is None else self._add_begun(setting))

    async def _make_daily(self, wanted: http_types.NewTable, game: AnyGame, maker: Guest) -> str | Refusal:
        """The puzzle of a day, which begins at once. How it is played is the day's choice."""
        day = self._calendar.day(wanted.daily)
        options = day if isinstance(day, Refusal) else daily.options_of(game, day)
        if isinstance(day, Refusal) or isinstance(options, Refusal):
            return options
        plain = codec.decode(codec.encode(options), dict[str, Any])
        chairs = (Chair(maker.id, maker.name, key=self._world().chance.key()),)
        return await self._add_begun(Setting("", wanted.game, maker.id, chairs, plain, daily=day))

    async def _make_guided(self, wanted: http_types.NewTable, game: AnyGame, maker: Guest) -> str | Refusal:
        """A first game, which begins at once. How it is played is the guide's choice."""
        guide = catalog.guide(wanted.game)
        if guide is None:
            return NO_GUIDE
        learner = Chair(maker.id, maker.name, key=self._world().chance.key())
        setting = Setting(
            "", wanted.game, maker.id, guidance.chairs(guide, learner), codec.plain(guide.options)
        )
        position = codec.plain(beginning(game, guide))
        return await self._add_begun(replace(setting, guided=True, position=position, level=FIRST))

    async def mine(self, guest: str) -> list[http_types.TableCard]:
        """Where this guest has a chair, newest first."""
        rows = await self._store.tables_of(guest, LISTED)
        return [await self._card(row, guest) for row in rows]

    async def open(self, guest: str) -> list[http_types.TableCard]:
        """Where anyone may sit down."""
        rows = await self._store.open_tables(LISTED)
        return [card_of(row, guest) for row in rows if read_setting(row) is not None]

    async def card(self, code: str, guest: str) -> http_types.TableCard | None:
        """One table, as a list would show it."""
        row = await self._store.find_table(code)
        return None if row is None else await self._card(row, guest)

    async def match(self, code: str) -> tuple[str, AnyMatch] | None:
        """The game of this table's code and how it stands, whether or not anyone is there."""
        table = await self.find(code)
        room = None if table is None else table.room
        return None if room is None or room.match is None else (room.setting.game, room.match)

    async def is_sealed(self, code: str) -> bool:
        """Must this table's deal stay a secret, even if its game is over?"""
        table = await self.find(code)
        return table is not None and self._calendar.is_sealed(table.room.setting.daily)

    async def seat_of(self, code: str, guest: str) -> Seat | None:
        """Where this guest sits at that table."""
        table = await self.find(code)
        return None if table is None else table.room.setting.seat_of(guest)

    async def play_on(self, code: str, seat: Seat, number: int, guest: Guest) -> str | Refusal:
        """A table where this guest plays a finished game on from that moment, with bots for all others."""
        table = await self.find(code)
        if table is None or table.room.match is None:
            return NOT_BEGUN
        then = playing_on.moment(table.room.match, number)
        if isinstance(then, Refusal):
            return then
        person = Chair(guest.id, guest.name, key=self._world().chance.key())
        return await self._add(Room(playing_on.setting(table.room.setting, seat, person), time(), then))

    async def reasons(self, code: str) -> tuple[Reason, ...] | None:
        """What the bots at this table say about what they did."""
        table = await self.find(code)
        room = None if table is None else table.room
        return None if room is None or room.match is None else news.reasons(room.setting, room.match)

    def refuse_name(self, guest: str, name: str) -> Refusal | None:
        """Why this guest can't have this name: it is taken where they sit and people still gather."""
        gathering = (table.room for table in self._live.values() if table.room.match is None)
        renamed = (room.setting.rename(guest, name) for room in gathering)
        return next((refusal for refusal in renamed if isinstance(refusal, Refusal)), None)

    async def rename(self, guest: str, name: str) -> None:
        """Wherever this guest gathers with others, the new name shows; a game goes on under the old one."""
        for table in list(self._live.values()):
            if table.room.knows(guest):
                await table.mailbox.deliver(Renamed(guest, name))

    async def sweep(self, now: float) -> None:
        """Put away tables where nobody has been for a while. All they are is in the store."""
        for code, table in list(self._live.items()):
            if table.listeners:
                self._idle.pop(code, None)
            elif now - self._idle.setdefault(code, now) > IDLE:
                del self._live[code], self._idle[code]
                await table.close("restart")
        self._damaged.clear()  # Somebody may have mended them.

    async def close(self) -> None:
        """Everything said is dealt with and kept; everyone is asked to come back."""
        tables = list(self._live.values())
        self._live.clear()
        await asyncio.gather(*(table.close("restart") for table in tables))

    async def _card(self, row: TableRow, guest: str) -> http_types.TableCard:
        setting = read_setting(row)
        vote = None if setting is None else setting.ballot
        unsettled = setting is None or row.stage == "playing" or ballot.is_to_be_counted(vote, time())
        table = await self.find(row.code) if unsettled else None
        match = None if table is None else table.room.match
        return card_of(row, guest, match, self.damage(row.code, guest))

    def _world(self) -> World:
        return World(asyncio.get_running_loop().time(), time(), self._calendar)

    async def _add_begun(self, setting: Setting) -> str | Refusal:
        room = began(setting, setting.host, time(), self._world())
        return room if isinstance(room, Refusal) else await self._add(room)

    async def _add(self, room: Room) -> str:
        """Under a code nobody has, which is told."""
        for attempt in range(ATTEMPTS):
            code = self._world().chance.code(attempt)
            setting = replace(room.setting, code=code, chairs=presented(room.setting.chairs))
            named = dataclasses.replace(room, setting=setting)
            try:
                await self._store.keep(playing_on.kept(named), 0)
            except Taken:
                continue
            self._set_up(named)
            return code
        message = "no code is left for a new table"
        raise RuntimeError(message)

    def _set_up(self, room: Room) -> Table:
        """Until they come, its people are away."""
        now = self._world().now
        table = Table(dataclasses.replace(room, away=dict.fromkeys(room.setting.guests, now)), self._help)
        self._live[room.setting.code] = table
        return table

    async def _called(self, room: Room) -> Room:
        """Where people still gather, some may have other names by now."""
        chairs = room.setting.chairs
        if room.match is None:
            chairs = called(chairs, await self._store.names(room.setting.guests))
        return dataclasses.replace(room, setting=replace(room.setting, chairs=presented(chairs)))

    def _forget(self, table: Table) -> None:
        code = table.room.setting.code
        if self._live.get(code) is table:
            del self._live[code]


def _chairs(
    game: AnyGame, maker: Guest, wanted: http_types.NewTable, bot: str | None, world: World
) -> tuple[Chair, ...]:
    """The maker on the first chair, then as many bots as asked for, then free chairs."""
    chairs = [Chair(maker.id, maker.name, key=world.chance.key())]
    players = min(max(wanted.players or game.info.fewest, game.info.fewest), game.info.most)
    while bot is not None and len(chairs) < players:
        seated = catalog.seated(wanted.game, bot, len(chairs))
        chairs.append(Chair(name=world.chance.name({chair.name for chair in chairs}), bot=seated))
    return (*chairs, *(FREE,) * (game.info.most - len(chairs)))
