"""All tables of the server: creates them, finds them by code, and loads them from the store."""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Mapping, Sequence
from contextlib import suppress
from typing import Final

from msgspec.structs import replace
from sqlalchemy.exc import SQLAlchemyError

from vernissage import catalog
from vernissage.core.match import AnyMatch
from vernissage.core.refusal import Refusal
from vernissage.core.seats import Seat
from vernissage.server.operations.metrics import Metrics
from vernissage.server.operations.tracing import Traces
from vernissage.server.platform import Platform
from vernissage.server.platform.background import Background
from vernissage.server.platform.chance import ATTEMPTS
from vernissage.server.store import Guest, Lease, Member, Store, TableRow, Taken
from vernissage.server.tables import continuation
from vernissage.server.tables.first_level import is_first, usual_levels
from vernissage.server.tables.leases import Elsewhere, Leases
from vernissage.server.tables.restore import Damage, is_playable, restoring
from vernissage.server.tables.snapshots import Snapshot, Snapshots
from vernissage.server.tables.table import Table, TableServices
from vernissage.server.workers.bot_pool import BotPool
from vernissage.table import new_table, pending, protocol
from vernissage.table.appearance import called, presented
from vernissage.table.calendar import Calendar
from vernissage.table.chair import Chair
from vernissage.table.handlers.seats import began
from vernissage.table.letters import Alarm, Renamed
from vernissage.table.new_table import NewTable
from vernissage.table.room import Room
from vernissage.table.setting import NOT_BEGUN
from vernissage.table.world import World

log = logging.getLogger(__name__)

IDLE: Final = 120.0
"""Seconds after which a table without connections is dropped from memory."""


class Registry:
    """Holds the tables in memory, and loads all others from the store."""

    def __init__(
        self,
        store: Store,
        bot_pool: BotPool,
        metrics: Metrics,
        calendar: Calendar,
        *,
        platform: Platform,
        leases: Leases | None = None,
        traces: Traces | None = None,
        games: Sequence[str] = (),
        development: bool = False,
    ) -> None:
        self._store = store
        self._leases = leases
        """The leases of a cluster; None if this process serves all tables."""
        self._snapshots = Snapshots(store, self._restored)
        self._calendar = calendar
        self._platform = platform
        self.background = Background(platform)
        traces = traces or Traces()
        self._help = TableServices(
            store,
            bot_pool,
            metrics,
            traces,
            calendar,
            platform,
            self.background,
            self._forget,
            {name: catalog.game(name) for name in games or catalog.names()},
            development,
        )
        self._live: dict[str, Table] = {}
        self._loading: dict[str, asyncio.Task[Table | None]] = {}
        self._reading: dict[str, Lease] = {}
        """The leases of tables that are being loaded. A lease is removed if another process may have taken
        the table."""
        self._shut: dict[str, asyncio.Event] = {}
        """Tables that are locked for maintenance, each with an event that is set at the end."""
        self._idle: dict[str, float] = {}
        self._unopened: dict[str, Damage | TableRow] = {}
        """Tables that can't be opened: the damage, or the row if the table's rules are not installed."""

    def __len__(self) -> int:
        return len(self._live)

    @property
    def people(self) -> int:
        """How many guests are connected to the tables in memory."""
        rooms = (table.room for table in self._live.values())
        return len({visitor.guest for room in rooms for visitor in room.visitors.values() if visitor.guest})

    async def find(self, code: str) -> Table | None:
        """Returns the table with this code, loaded if needed; None if there is none.

        This process becomes the table's home. Raises `Elsewhere` if another live process is its home.
        """
        table = self._live.get(code)
        if table is not None:
            self._help.metrics.found("memory")
            return table
        if code in self._shut:
            await self._shut[code].wait()
        loading = self._loading.get(code)
        if loading is None:
            loading = self._loading[code] = asyncio.create_task(self._load(code))
            loading.add_done_callback(lambda done: self._loaded(code, done))
        return await asyncio.shield(loading)  # Loading goes on for other waiters, even if one is cancelled.

    def _loaded(self, code: str, done: asyncio.Task[Table | None]) -> None:
        del self._loading[code]
        self._reading.pop(code, None)
        if not done.cancelled():
            done.exception()  # Marks the exception as retrieved, because perhaps nobody awaits it.

    async def _load(self, code: str) -> Table | None:
        """Loads a table from the store; None if it is unknown or can't be opened."""
        lease = None
        if self._leases is not None:
            if await self._store.find_table(code) is None:
                return None
            lease = self._reading[code] = await self._taken(code, self._leases)
        restored = await self._restored(code)
        room = None if restored is None else await self._called(restored)
        if self._reading.pop(code, None) is not lease:
            return await self._load(code)  # Another process may have changed the table meanwhile.
        if room is None:
            await self._hand_back(lease)
            return None
        table = self._set_up(room, lease)
        self._help.metrics.found("store")
        await table.mailbox.deliver(Alarm())  # handles everything that is due by now
        return table

    async def _taken(self, code: str, leases: Leases) -> Lease:
        try:
            lease = await leases.take(code)
        except Elsewhere:
            self._help.metrics.found("elsewhere")
            raise
        self._help.metrics.took_lease(lease.epoch)
        return lease

    async def look(self, code: str) -> Table | Snapshot | None:
        """Returns the table for reading only. In a cluster it may be a snapshot from the store."""
        if self._leases is None or code in self._live:
            return await self.find(code)
        return await self._snapshots.find(code)

    async def _restored(self, code: str) -> Room | None:
        """Restores a table from the store; None if it is unknown or can't be opened.

        Failures are cached until the next sweep, so that a damaged table isn't read repeatedly.
        """
        if code in self._unopened:
            return None
        row = await self._store.find_table(code)
        if row is None:
            return None
        if not is_playable(row):
            self._unopened[code] = row
            return None
        found = await self.background.done(restoring(row, await self._store.inputs(code)))
        if isinstance(found, Damage):
            log.error("a table is damaged (%s) after %d sound inputs", found.reason, found.sound)
            self._unopened[code] = found
            return None
        waits = {wait.seat: wait for wait in await self._store.waits_at(code)}
        if found.match is None:
            return replace(found, waits=waits)
        return replace(
            found,
            match=await self.background.looked_back(found.match),
            waits=waits,
            holidays=await self._store.holidays(found.setting.guests),
        )

    def damage(self, code: str, guest: str) -> Damage | None:
        """Returns the damage of a table that could not be loaded; None unless this guest has a seat there."""
        found = self._unopened.get(code)
        return found if isinstance(found, Damage) and found.concerns(guest) else None

    def earlier(self, code: str) -> TableRow | None:
        """Returns the row of a table whose rules are not installed; None for any other table."""
        found = self._unopened.get(code)
        return found if isinstance(found, TableRow) else None

    async def awake(self, codes: list[str]) -> set[str]:
        """Returns those of the given codes whose tables are in memory, in any process."""
        return self._live.keys() & codes if self._leases is None else await self._store.awake(codes)

    async def make(self, wanted: NewTable, maker: Guest) -> str | Refusal:
        """Creates a table and returns its code. With bots, guide or daily deal, the game begins at once."""
        game = catalog.find(wanted.game)
        if game is None:
            return Refusal("message/unknown-game")
        known = {} if wanted.daily or wanted.guide else await self._store.finished(maker.id)
        level = usual_levels((wanted.game,), known)[wanted.game]
        first = is_first(wanted.game, known)
        setting = new_table.setting(wanted, game, maker, level, self.world(), first=first)
        if isinstance(setting, Refusal):
            return setting
        world = self.world()
        room: Room | Refusal = Room(game, setting, world.time)
        if wanted.daily or wanted.guide or wanted.bots is not None:
            room = began(Room(game, setting, world.time), setting.host, world)
        return room if isinstance(room, Refusal) else await self._add(room)

    async def lay(self, circle: str, name: str, maker: Guest, others: Sequence[Member]) -> str:
        """Creates a table for a circle and returns its code. A seat is reserved for each other member."""
        game = catalog.game(name)
        usual, world = usual_levels((name,), await self._store.finished(maker.id))[name], self.world()
        setting = new_table.for_circle(name, game, maker, others, usual=usual, world=world)
        waits = pending.kept_places(setting, {}, world.time)
        return await self._add(Room(game, setting, world.time, waits=waits), circle)

    async def moment(self, code: str, number: int) -> AnyMatch | None:
        """Returns the game as it was after `number` inputs; None if it has not got that far."""
        table = await self.look(code)
        match = None if table is None else table.room.match
        if table is None or match is None or number > len(match.inputs):
            return None
        return (
            match if number == len(match.inputs) else await self.background.done(table.past.at(match, number))
        )

    async def play_on(self, code: str, seat: Seat, number: int, guest: Guest) -> str | Refusal:
        """Creates a table where a guest continues a finished game after `number` inputs. Returns its code."""
        table = await self.look(code)
        room = None if table is None else table.room
        if table is None or room is None or room.match is None:
            return NOT_BEGUN
        then = await self.background.done(table.past.at(room.match, number))
        if then.outcome is not None:
            return continuation.NO_MOMENT
        person = Chair(guest.id, guest.name, key=self.world().chance.key())
        setting = continuation.setting(room.game, room.setting, seat, person)
        return await self._add(Room(room.game, setting, self.world().time, then))

    async def refuse_name(self, guest: str, name: str) -> Refusal | None:
        """Returns a refusal if the name is taken at a table of this guest whose game has not begun."""
        gathering = (table.room for table in self._live.values() if table.room.match is None)
        renamed = (room.setting.rename(guest, name) for room in gathering)
        return next((refusal for refusal in renamed if isinstance(refusal, Refusal)), None)

    async def rename(self, guest: str, name: str, portrait: str) -> None:
        """Shows a new name and portrait at tables whose game has not begun. Running games keep both."""
        for code in list(self._live):
            await self.tell_of_name(code, Renamed(guest, name, portrait))

    async def tell_of_name(self, code: str, renamed: Renamed) -> None:
        """Tells one table of a guest's new name, if the table is in memory and knows the guest."""
        table = self._live.get(code)
        if table is not None and table.room.knows(renamed.guest):
            await table.mailbox.deliver(renamed)

    def turn_out(self, why: protocol.Why, *who: str) -> None:
        """Closes the sockets of these guests and addresses. After `restart` their browsers reconnect."""
        for table in self._live.values():
            for listener in list(table.listeners.values()):
                if listener.visitor.guest in who or listener.address in who:
                    listener.dismiss(why)

    async def put_away(self, code: str, why: protocol.Why) -> None:
        """Drops this table from memory. It is loaded from the store for the next visitor."""
        if code in self._loading:  # The table may have been read before the change.
            await asyncio.wait([self._loading[code]])
        table = self._live.pop(code, None)
        self._idle.pop(code, None)
        self._unopened.pop(code, None)
        if table is not None:
            await self._close(table, why)

    async def keep_only(self, held: Mapping[str, int]) -> None:
        """Drops tables whose lease is not in `held` (epochs by code). Called after a late heartbeat."""
        for code, lease in list(self._reading.items()):
            if held.get(code) != lease.epoch:
                del self._reading[code]
        for code, table in list(self._live.items()):
            if table.lease is not None and held.get(code) != table.lease.epoch:
                await self.put_away(code, "restart")

    async def while_nobody_comes(self, code: str, work: Callable[[str], Awaitable[bool]]) -> bool:
        """Does maintenance on a stored table, and returns False if it is in use. Visitors wait meanwhile."""
        if code in self._live or code in self._loading or code in self._shut:
            return False
        self._shut[code], lease = asyncio.Event(), None
        try:
            lease = None if self._leases is None else await self._leases.take(code)
            return await work(code)
        except Elsewhere:
            return False
        finally:
            await self._hand_back(lease)
            self._shut.pop(code).set()

    async def sweep(self, now: float) -> None:
        """Drops tables from memory that have had no visitors for a while. They remain in the store."""
        for code, table in list(self._live.items()):
            if table.listeners:
                self._idle.pop(code, None)
            elif now - self._idle.setdefault(code, now) > IDLE:
                del self._live[code], self._idle[code]
                await self._close(table, "restart")
                if table.was_visited:  # otherwise somebody has only looked at a list
                    with suppress(SQLAlchemyError):  # otherwise the time of last use stays too early
                        await self._store.use(code, self.world().time)
        self._unopened.clear()  # Somebody may have repaired them.

    async def close(self) -> None:
        """Handles and stores all pending messages, and asks everyone to reconnect."""
        if self._loading:
            await asyncio.wait(self._loading.values())
        tables = list(self._live.values())
        self._live.clear()
        await asyncio.gather(*(self._close(table, "restart") for table in tables))

    async def _close(self, table: Table, why: protocol.Why) -> None:
        """Closes a table. Releases its lease before players reconnect, so that any process can take it."""
        try:
            await table.close()
        finally:  # Even after an error, no socket may stay at a closed table.
            await self._hand_back(table.lease)
            table.dismiss(why)

    async def _hand_back(self, lease: Lease | None) -> None:
        if self._leases is not None:
            await self._leases.hand_back(lease)

    def world(self) -> World:
        """Returns the current time, the calendar and the source of randomness."""
        platform, now = self._platform, asyncio.get_running_loop().time()
        return World(now, platform.clock.time(), self._calendar, platform.chance)

    async def _add(self, room: Room, circle: str = "") -> str:
        """Stores a new table under an unused code, and returns the code."""
        for attempt in range(ATTEMPTS):
            code = self.world().chance.code(attempt)
            setting = replace(room.setting, code=code, chairs=presented(room.setting.chairs))
            named = replace(room, setting=setting)
            try:
                kept = await self.background.run(continuation.kept, named)
                await self._store.keep(replace(kept, circle=circle), 0)
            except Taken:
                continue
            if self._leases is None:  # otherwise the first process that a visitor reaches becomes its home
                self._set_up(named)
            return code
        raise RuntimeError("no code is left for a new table")

    def _set_up(self, room: Room, lease: Lease | None = None) -> Table:
        """Puts a table into memory. Its players count as absent until they connect."""
        away = dict.fromkeys(room.setting.guests, self.world().now)
        table = Table(replace(room, away=away), self._help, lease)
        self._live[room.setting.code] = table
        return table

    async def _called(self, room: Room) -> Room:
        """Returns the room with the current names of its players, unless the game has begun."""
        chairs = room.setting.chairs
        if room.match is None:
            names = await self._store.names(room.setting.guests)
            fit = {guest: name for guest, name in names.items() if room.setting.unfit(name) is None}
            chairs = called(chairs, fit)
        return replace(room, setting=replace(room.setting, chairs=presented(chairs)))

    def _forget(self, table: Table) -> None:
        code = table.room.setting.code
        if self._live.get(code) is table:
            del self._live[code]
