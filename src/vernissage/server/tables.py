"""All tables of the house: made, found by their code, taken from the store when somebody asks for them."""

from __future__ import annotations

import asyncio
import logging
from secrets import choice
from time import time
from typing import Any, Final

from msgspec.structs import replace

from vernissage import catalog
from vernissage.bots.bot import Reason
from vernissage.core import codec
from vernissage.core.game import AnyGame
from vernissage.core.match import AnyMatch, begin, input_type
from vernissage.core.refusal import Refusal
from vernissage.core.seats import Seat
from vernissage.server import daily, desk, gathering, hearing, protocol, telling, voting
from vernissage.server.daily import Calendar
from vernissage.server.dealing import deal
from vernissage.server.gathering import FREE, Chair, Gathering
from vernissage.server.keeping import read_setting, row_of
from vernissage.server.metrics import Metrics
from vernissage.server.session import seat_key
from vernissage.server.store import Guest, Store, TableRow, Taken
from vernissage.server.table import Help, Table
from vernissage.server.thinking import Thinkers
from vernissage.server.words import a_name

LETTERS: Final = "ABCDEFGHJKLMNPQRSTUVWXYZ"
"""No I and no O: they look like digits."""
SHORTEST, LONGEST = 4, 6
TRIES: Final = 20
IDLE: Final = 120.0
"""Seconds after which a table nobody is connected to goes back to the store."""
LISTED: Final = 50

log = logging.getLogger(__name__)


class Tables:
    """The tables people are connected to, and the way to all others."""

    def __init__(self, store: Store, thinkers: Thinkers, metrics: Metrics, calendar: Calendar) -> None:
        self._store = store
        self._thinkers = thinkers
        self._metrics = metrics
        self._calendar = calendar
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
            table = self._set_up(read_setting(row), row.made, await self._replayed(row))
            await table.settle(row.stage)
            # If the house was killed before a bot could follow who resigned:
            for seat in sorted(table.match.resigned) if table.match else ():
                await hearing.follow(table, seat)
            return table

    async def make(self, wanted: desk.NewTable, maker: Guest) -> str | Refusal:
        """A new table; its maker sits on the first chair. With bots it begins at once."""
        game = catalog.find(wanted.game)
        if game is None:
            return Refusal("message/unknown-game")
        if wanted.daily:
            return await self._make_daily(wanted, game, maker)
        options = codec.decode(bytes(wanted.options), dict[str, Any])
        if isinstance(options, Refusal):
            return options
        empty = Gathering("", wanted.game, maker.id, (FREE,) * game.info.most, {})
        setting = gathering.setup(empty, maker.id, options, wanted.clock, is_open=wanted.open)
        if isinstance(setting, Refusal):
            return setting
        setting = replace(setting, chairs=_chairs(game, maker, wanted))
        if wanted.bots is None:
            return (await self._make(setting)).setting.code
        unknown = gathering.unknown_bot(wanted.game, catalog.seated(wanted.game, wanted.bots, 0))
        return unknown or await self._make_and_begin(setting, maker.id)

    async def _make_daily(self, wanted: desk.NewTable, game: AnyGame, maker: Guest) -> str | Refusal:
        """The puzzle of a day, which begins at once. How it is played is the day's choice."""
        day = self._calendar.day(wanted.daily)
        options = day if isinstance(day, Refusal) else daily.options_of(game, day)
        if isinstance(day, Refusal) or isinstance(options, Refusal):
            return options
        plain = codec.decode(codec.encode(options), dict[str, Any])
        chairs = (Chair(maker.id, maker.name, key=seat_key()),)
        return await self._make_and_begin(
            Gathering("", wanted.game, maker.id, chairs, plain, daily=day), maker.id
        )

    async def again(self, setting: Gathering, guest: str) -> str:
        """A table for the same people and bots. Where nobody else has to agree, it begins at once."""
        chairs = tuple(
            replace(chair, key=seat_key(), bot="") if chair.guest else chair for chair in setting.chairs
        )
        spare = (FREE,) * (gathering.game_of(setting).info.most - len(chairs))
        fresh = replace(setting, chairs=chairs + spare, host=guest, next="", winners=(), ballot=None)
        if len(fresh.guests) > 1:
            return (await self._make(fresh)).setting.code
        code = await self._make_and_begin(fresh, guest)
        assert isinstance(code, str), code
        return code

    async def mine(self, guest: str) -> list[desk.TableCard]:
        """Where this guest has a chair, newest first."""
        rows = await self._store.tables_of(guest, LISTED)
        return [await self._card(row, guest) for row in rows]

    async def open(self, guest: str) -> list[desk.TableCard]:
        """Where anyone may sit down."""
        return [card_of(row, guest) for row in await self._store.open_tables(LISTED)]

    async def card(self, code: str, guest: str) -> desk.TableCard | None:
        """One table, as a list would show it."""
        row = await self._store.find_table(code)
        return None if row is None else await self._card(row, guest)

    async def match(self, code: str) -> tuple[str, AnyMatch] | None:
        """The game of this table's code and how it stands, whether or not anyone is there."""
        table = await self.find(code)
        return None if table is None or table.match is None else (table.setting.game, table.match)

    async def is_sealed(self, code: str) -> bool:
        """Must this table's deal stay a secret, even if its game is over?"""
        table = await self.find(code)
        return table is not None and table.is_sealed

    async def reasons(self, code: str) -> tuple[Reason, ...] | None:
        """What the bots at this table say about what they did."""
        table = await self.find(code)
        return None if table is None or table.match is None else telling.reasons(table.setting, table.match)

    async def rename(self, guest: str, name: str) -> None:
        """Wherever this guest sits now, the new name shows."""
        for table in list(self._live.values()):
            if table.knows(guest):
                await table.rename(guest, name)

    async def sweep(self, now: float) -> None:
        """Put tables away at which nobody has been for a while. All they are is in the store."""
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

    async def _card(self, row: TableRow, guest: str) -> desk.TableCard:
        unsettled = row.stage == "playing" or voting.is_due(read_setting(row))
        table = await self.find(row.code) if unsettled else None
        return card_of(row, guest, None if table is None else table.match)

    async def _make_and_begin(self, setting: Gathering, host: str) -> str | Refusal:
        ready = gathering.start(setting, host)
        if isinstance(ready, Refusal):
            return ready
        match = deal(ready, self._calendar)
        return match if isinstance(match, Refusal) else (await self._make(ready, match)).setting.code

    async def _make(self, setting: Gathering, match: AnyMatch | None = None) -> Table:
        """Under a code nobody has: four letters, or more once most of those are in use."""
        made = time()
        for length in range(SHORTEST, LONGEST + 1):
            for _ in range(TRIES):
                code = "".join(choice(LETTERS) for _ in range(length))
                named = replace(setting, code=code)
                try:
                    await self._store.add_table(row_of(named, made, match))
                except Taken:
                    continue
                return self._set_up(named, made, match)
        message = "no code is left for a new table"
        raise RuntimeError(message)

    def _set_up(self, setting: Gathering, made: float, match: AnyMatch | None) -> Table:
        help_ = Help(self._store, self._thinkers, self._metrics, self._calendar, self.again, self._forget)
        table = Table(setting, made, match, help_)
        self._live[setting.code] = table
        return table

    def _forget(self, table: Table) -> None:
        if self._live.get(table.setting.code) is table:
            del self._live[table.setting.code]

    async def _replayed(self, row: TableRow) -> AnyMatch | None:
        """The match from what was kept of it."""
        if not row.seed:
            return None
        setting = read_setting(row)
        game = gathering.game_of(setting)
        options = gathering.final_options(setting, len(setting.chairs))
        match = begin(game, options, row.seed)
        assert not isinstance(match, Refusal), match
        for kept in await self._store.inputs(row.code):
            accepted = match.enter(codec.decode(kept, input_type(game)))
            assert not isinstance(accepted, Refusal), accepted
            match = accepted.match
        return match


def is_playable(row: TableRow) -> bool:
    """Can it be gone on with? Not where the rules have changed since, or the game is no longer here."""
    game = catalog.find(row.game)
    return game is not None and row.rules == game.info.version


def card_of(row: TableRow, guest: str, match: AnyMatch | None = None) -> desk.TableCard:
    """A table in a list, as this guest sees it."""
    setting = read_setting(row)
    taken = setting.taken
    seated = replace(setting, chairs=taken)
    to_move: tuple[Seat, ...] = () if match is None else match.game.to_move(match.state)
    return desk.TableCard(
        code=row.code,
        game=row.game,
        stage=telling.stage_of(match) if match is not None else _stage(row),
        names=[chair.name for chair in taken],
        free=len(setting.chairs) - len(taken),
        you=seated.seat_of(guest),
        your_turn=any(seat in to_move for seat in seated.seats_of(guest)),
        made=row.made,
        winners=list(setting.winners if match is None or match.outcome is None else match.outcome.winners),
        daily=setting.daily,
    )


def _stage(row: TableRow) -> protocol.Stage:
    assert row.stage in {"gathering", "playing", "over"}
    return row.stage  # type: ignore[return-value]


def _chairs(game: AnyGame, maker: Guest, wanted: desk.NewTable) -> tuple[Chair, ...]:
    """The maker on the first chair, bots beside, as many as asked for, then free chairs."""
    chairs = [Chair(maker.id, maker.name, key=seat_key())]
    players = min(max(wanted.players or game.info.fewest, game.info.fewest), game.info.most)
    while wanted.bots is not None and len(chairs) < players:
        bot = catalog.seated(wanted.game, wanted.bots, len(chairs))
        chairs.append(Chair(name=a_name({chair.name for chair in chairs}), bot=bot))
    return (*chairs, *(FREE,) * (game.info.most - len(chairs)))
