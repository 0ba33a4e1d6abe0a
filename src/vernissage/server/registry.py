"""All tables of the house: made, found by their code, taken from the store when somebody asks for them."""

from __future__ import annotations

import asyncio
import dataclasses
from collections.abc import Iterable
from time import time
from typing import Any, Final

from msgspec.structs import replace

from vernissage import catalog
from vernissage.bots.bot import Reason
from vernissage.core import codec
from vernissage.core.game import AnyGame
from vernissage.core.guide import beginning
from vernissage.core.inputs import input_type
from vernissage.core.match import AnyMatch
from vernissage.core.refusal import Refusal
from vernissage.core.seats import Seat
from vernissage.server import ballot, daily, guidance, http_types, news, playing_on, protocol
from vernissage.server.appearance import called, presented
from vernissage.server.bot_pool import BotPool
from vernissage.server.chair import FREE, Chair
from vernissage.server.chance import ATTEMPTS
from vernissage.server.daily import Calendar
from vernissage.server.deal import begun
from vernissage.server.handlers.seats import began
from vernissage.server.house_card import NO_GUIDE
from vernissage.server.letters import Alarm, Renamed
from vernissage.server.metrics import Metrics
from vernissage.server.room import Room, stage_of
from vernissage.server.setting import NOT_BEGUN, Setting, unknown_bot
from vernissage.server.store import Guest, Store, TableRow, Taken
from vernissage.server.table import Help, Table
from vernissage.server.world import World

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
            row = await self._store.find_table(code)
            if row is None or not is_playable(row):
                return None
            table = self._set_up(await self._called(room_from(row, await self._store.inputs(row.code))))
            await table.mailbox.deliver(Alarm())  # whatever is due by now is done
            return table

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
        setting = replace(setting, chairs=_chairs(game, maker, wanted, self._world()))
        if wanted.bots is None:
            return await self._add(Room(setting, time()))
        unknown = unknown_bot(wanted.game, catalog.seated(wanted.game, wanted.bots, 0))
        return unknown or await self._add_begun(setting)

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
        return await self._add_begun(replace(setting, guided=True, position=position))

    async def mine(self, guest: str) -> list[http_types.TableCard]:
        """Where this guest has a chair, newest first."""
        rows = await self._store.tables_of(guest, LISTED)
        return [await self._card(row, guest) for row in rows]

    async def open(self, guest: str) -> list[http_types.TableCard]:
        """Where anyone may sit down."""
        return [card_of(row, guest) for row in await self._store.open_tables(LISTED)]

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

    async def close(self) -> None:
        """Everything said is dealt with and kept; everyone is asked to come back."""
        tables = list(self._live.values())
        self._live.clear()
        await asyncio.gather(*(table.close("restart") for table in tables))

    async def _card(self, row: TableRow, guest: str) -> http_types.TableCard:
        unsettled = row.stage == "playing" or ballot.is_to_be_counted(read_setting(row).ballot, time())
        table = await self.find(row.code) if unsettled else None
        return card_of(row, guest, None if table is None else table.room.match)

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


def is_playable(row: TableRow) -> bool:
    """Can it go on? Not where the rules have changed since, or the game is no longer here."""
    game = catalog.find(row.game)
    return game is not None and row.rules == game.info.version


def room_from(row: TableRow, entries: Iterable[bytes]) -> Room:
    """A table from what was kept of it: the game is played again."""
    setting = read_setting(row)
    if not row.seed:
        return Room(setting, row.made, version=row.version)
    game = setting.the_game
    match = begun(setting, row.seed)
    assert not isinstance(match, Refusal), match
    for kept in entries:
        accepted = match.enter(codec.decode(kept, input_type(game)))
        assert not isinstance(accepted, Refusal), accepted
        match = accepted.match
    return Room(setting, row.made, match, row.version)


def read_setting(row: TableRow) -> Setting:
    """How the table is set."""
    setting = codec.decode(row.doc, Setting)
    assert isinstance(setting, Setting), setting
    return setting


def card_of(row: TableRow, guest: str, match: AnyMatch | None = None) -> http_types.TableCard:
    """A table in a list, as this guest sees it."""
    setting = read_setting(row)
    taken = setting.taken
    seated = replace(setting, chairs=taken)
    to_move: tuple[Seat, ...] = () if match is None else match.game.to_move(match.state)
    return http_types.TableCard(
        code=row.code,
        game=row.game,
        stage=stage_of(match) if match is not None else _stage(row),
        names=[chair.name for chair in taken],
        free=len(setting.chairs) - len(taken),
        you=seated.seat_of(guest),
        your_turn=any(seat in to_move for seat in seated.seats_of(guest)),
        made=row.made,
        winners=list(setting.winners if match is None or match.outcome is None else match.outcome.winners),
        daily=setting.daily,
        lesson=setting.is_lesson,
    )


def _stage(row: TableRow) -> protocol.Stage:
    assert row.stage in {"gathering", "playing", "over"}
    return row.stage  # type: ignore[return-value]


def _chairs(game: AnyGame, maker: Guest, wanted: http_types.NewTable, world: World) -> tuple[Chair, ...]:
    """The maker on the first chair, then as many bots as asked for, then free chairs."""
    chairs = [Chair(maker.id, maker.name, key=world.chance.key())]
    players = min(max(wanted.players or game.info.fewest, game.info.fewest), game.info.most)
    while wanted.bots is not None and len(chairs) < players:
        bot = catalog.seated(wanted.game, wanted.bots, len(chairs))
        chairs.append(Chair(name=world.chance.name({chair.name for chair in chairs}), bot=bot))
    return (*chairs, *(FREE,) * (game.info.most - len(chairs)))
