"""The growth of costs with the length of a game, the number of tables, and the number of open sockets."""

import asyncio
from collections.abc import Callable, Iterator
from statistics import median
from tempfile import TemporaryDirectory
from time import perf_counter, process_time, time

from msgspec import Raw
from sqlalchemy import Connection

from bench import growth_results, room_turns
from bench.figures import described
from bench.growth_results import MOVES, Length, Question, Sockets
from bench.results import Effort, Unmeasured
from bench.screen import show, steps, warn
from vernissage import catalog
from vernissage.core import codec
from vernissage.core.match import AnyMatch
from vernissage.core.refusal import Refusal
from vernissage.core.rng import Rng, seed_from_text
from vernissage.server.operations.metrics import Metrics
from vernissage.server.platform.machine import Machine
from vernissage.server.store import Guest, Store, guests, honours, inputs, tables
from vernissage.server.store.database.engine import connect
from vernissage.server.tables.continuation import kept
from vernissage.server.tables.registry import Registry
from vernissage.server.tables.table import Table
from vernissage.server.workers.bot_pool import BotPool, Pace
from vernissage.table import protocol
from vernissage.table.calendar import Calendar
from vernissage.table.chair import Chair
from vernissage.table.deal import begun
from vernissage.table.letters import Said
from vernissage.table.room import Room, Visitor
from vernissage.table.setting import Setting

LENGTHS, QUICK_LENGTHS = (50, 500, 2000, 5000), (50, 2000)
"""The numbers of inputs before the measured moves."""
ROUNDS, QUICK_ROUNDS = 7, 3
KEPT, QUICK_KEPT = (1_000, 10_000, 100_000), (1_000, 10_000)
"""The numbers of tables in the store. One guest has a twentieth of them: 5,000 of 100,000."""
OWN, ASKED = 20, 15
TABLES, QUICK_TABLES = (8, 40, 160), (8, 40)
"""The numbers of tables, with five sockets each or as many as the game allows."""
SECONDS, QUICK_SECONDS = 3.0, 1.0


def measure(effort: Effort) -> str:
    """Measures all growths. All lengths are measured right after one another, in the same conditions."""
    rounds = effort.rounds or (QUICK_ROUNDS if effort.quick else ROUNDS)
    lengths = [_lengths(name, rounds, quick=effort.quick) for name in effort.games]
    show("A move in a long game", growth_results.LENGTH_HEADINGS, [each.cells() for each in lengths])
    questions = _questions(QUICK_KEPT if effort.quick else KEPT)
    show("Questions to the store", growth_results.QUESTION_HEADINGS, [each.cells() for each in questions])
    sockets = _sockets(effort)
    show("A move beside others", growth_results.SOCKET_HEADINGS, [sockets.cells()])
    if effort.write:
        growth_results.draw(lengths, questions, sockets)
    return growth_results.text(lengths, questions, sockets, rounds)


def _lengths(name: str, rounds: int, *, quick: bool) -> Length:
    wanted = QUICK_LENGTHS if quick else LENGTHS
    found: dict[int, list[float]] = {length: [] for length in wanted}
    for number in steps(f"long games of {name}", range(rounds)):
        for length in wanted:
            found[length].append(asyncio.run(_move_at(name, length, number)))
    return Length(described(name).title, {length: tuple(each) for length, each in found.items()})


class _Listener:
    """A connection that only counts the bytes of its messages."""

    address = "192.0.2.1"

    def __init__(self, number: int, guest: str) -> None:
        self.visitor = Visitor(number, guest, guest)
        self.told = 0

    def tell(self, news: bytes) -> None:
        self.told += len(news)

    def dismiss(self, _why: protocol.Why) -> None:
        """Does nothing: no connection is dismissed in this benchmark."""


async def _move_at(name: str, length: int, number: int) -> float:
    """Returns the median CPU time of a move in microseconds, from the letter to all messages."""
    with TemporaryDirectory() as folder:
        platform = Machine()
        store = await Store.open(f"sqlite:///{folder}/house.db", platform)
        pool = BotPool(platform, Pace(0.0, 0.0), 1)
        calendar = Calendar(platform.chance.secret(), time)
        registry = Registry(store, pool, Metrics(), calendar, platform=platform)
        setting = _setting(name)
        for chair in setting.chairs:
            await store.add_guest(Guest(chair.guest, chair.name, time()), chair.guest.encode())
        match = _padded(setting, length, seed_from_text(f"growth {number}"))
        await store.keep(kept(Room(match.game, setting, time(), match)), 0)
        table = await registry.find(setting.code)
        assert table is not None
        for seat, chair in enumerate(setting.chairs):
            await table.join(_Listener(seat, chair.guest))
        costs = await _costs(table)
        await registry.close()
        pool.close()
        await store.close()
    return median(costs)


async def _costs(table: Table) -> list[float]:
    costs: list[float] = []
    for number in range(MOVES):
        match = table.room.match
        assert match is not None
        if match.outcome is not None:
            break
        seat = match.game.to_move(match.state)[0]
        move = Rng(match.seed, "growth", number).pick(match.offers[seat])
        answer = protocol.Answer(match.asked[seat], Raw(codec.encode(move)))
        begun_at = process_time()
        await table.mailbox.deliver(Said(seat, answer))
        costs.append((process_time() - begun_at) * 1e6)
    return costs


def _setting(name: str) -> Setting:
    game = catalog.game(name)
    players = min(max(2, game.info.fewest), game.info.most)
    chairs = tuple(Chair(f"guest {n}", f"Guest {n}", key=f"key {n}") for n in range(players))
    return Setting("LONG", name, "guest 0", chairs, dict(game.info.limits))


def _padded(setting: Setting, length: int, seed: bytes) -> AnyMatch:
    """Plays some moves and adds hints up to this length, so that all lengths have similar positions."""
    game = catalog.game(setting.game)
    match = begun(game, setting, seed)
    assert not isinstance(match, Refusal), match
    while len(match.inputs) < length:
        seat = match.game.to_move(match.state)[0]
        early = len(match.inputs) < MOVES
        stepped = (
            match.submit(
                seat, match.asked[seat], Rng(seed, "pad", len(match.inputs)).pick(match.offers[seat])
            )
            if early
            else match.hint(seat)
        )
        assert not isinstance(stepped, Refusal), stepped
        match = stepped.match
    return match


def _saved(connection: Connection) -> None:
    row = tables.with_code(connection, "T20")[0]
    tables.save(connection, row, row.version, time())


QUESTIONS: dict[str, Callable[[Connection], object]] = {
    "the newest of one's tables": lambda one: tables.of_guest(one, "guest 0", 50),
    "tables open to all": lambda one: tables.open_to_all(one, 50),
    "a table by its code": lambda one: tables.find(one, "T20"),
    "a guest by a cookie": lambda one: guests.find(one, b"0"),
    "all one has played": lambda one: honours.played(one, "guest 0", "a"),
    "a table is saved": _saved,
    "an input is kept": lambda one: inputs.append(one, [inputs.row("T20", 0, b"{}")]),
}


def _questions(counts: tuple[int, ...]) -> list[Question]:
    """Measures the queries on one growing file. Each query is repeated and rolled back."""
    found: dict[str, dict[int, float]] = {name: {} for name in QUESTIONS}
    with TemporaryDirectory() as folder:
        url = f"sqlite:///{folder}/many.db"
        asyncio.run(_made(url))
        engine = connect(url)
        before = 0
        for count in steps("a store that fills", counts):
            with engine.connect() as connection:
                with connection.begin():
                    _fill(connection, range(before, count))
                for name, ask in QUESTIONS.items():
                    found[name][count] = median(_asked(connection, ask)) * 1000
            before = count
        engine.dispose()
    return [Question(name, each) for name, each in found.items()]


def _asked(connection: Connection, ask: Callable[[Connection], object]) -> Iterator[float]:
    for _ in range(ASKED):
        with connection.begin() as transaction:
            begun_at = perf_counter()
            ask(connection)
            yield perf_counter() - begun_at
            transaction.rollback()


async def _made(url: str) -> None:
    await (await Store.open(url, Machine())).close()


def _fill(connection: Connection, numbers: range) -> None:
    def guest(n: int) -> str:
        return "guest 0" if n % OWN == 0 else f"guest {n}"

    def stage(n: int) -> str:
        return "over" if n % 10 < 8 else "gathering" if n % 100 == 9 else "playing"

    doc = b"x" * 900
    rows: dict[str, list[tuple[object, ...]]] = {
        "guests (id, name, made) VALUES (?, 'Ada', 0)": [(guest(n),) for n in numbers],
        "tokens (token, guest) VALUES (?, ?)": [(f"{n}".encode(), guest(n)) for n in numbers],
        "tables (code, game, stage, open, made, host, doc, rules, seed) SELECT ?,?,?,?,?,?,?,1,x''": [
            (f"T{n}", "abcd"[n // OWN % 4], stage(n), n % 3 == 0, float(n), guest(n), doc) for n in numbers
        ],
        "seats (code, guest, place, made) VALUES (?, ?, 0, ?)": [
            (f"T{n}", guest(n), float(n)) for n in numbers
        ],
        "feats VALUES (?, 'a', 'first', 1.0, ?)": [(guest(n), f"T{n}") for n in numbers],
    }
    for sql, values in rows.items():
        connection.exec_driver_sql(f"INSERT OR IGNORE INTO {sql}", values)


def _sockets(effort: Effort) -> Sockets:
    name = effort.games[0]
    found: dict[int, float] = {}
    try:
        room_turns.settle()
        for count in steps("more and more sockets", QUICK_TABLES if effort.quick else TABLES):
            seconds = effort.seconds or (QUICK_SECONDS if effort.quick else SECONDS)
            measured, _ = room_turns.play_ours(name, count, seconds, paced=False)
            found[count * room_turns.seats_of(name)] = measured.cost
    except Unmeasured as why:
        warn(f"NOT MEASURED: sockets: {why}")
    return Sockets(described(name).title, found)
