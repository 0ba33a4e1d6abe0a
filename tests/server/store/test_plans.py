"""Every query of a running server uses an index, with or without statistics of the database."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from typing import Final

import pytest
from msgspec.structs import replace
from sqlalchemy import Connection, Table, insert

from tests.budgets import is_deep
from tests.server.store.stores import opened
from vernissage.server.operations import checkup
from vernissage.server.store import (
    Circle,
    Feat,
    Memento,
    Points,
    calls,
    changes,
    circles,
    contacts,
    days,
    guests,
    hidden_games,
    honours,
    inputs,
    mementos,
    notices,
    pending,
    retention,
    schema,
    tables,
)
from vernissage.server.store.database.engine import connect
from vernissage.server.store.rows import Contact, Due, Errand
from vernissage.table.rows import Wait

GUEST, CODE = "guest 0", "AAAA"
CIRCLE = "circle 7"
OF_NO_USE = "T1"
"""A table without results or achievements."""
TABLES, OWN = (100_000, 5_000) if is_deep() else (2_000, 200)
CONTACT = Contact("somewhere", GUEST, "feed", b"{}", 1.0)
ERRAND = Errand(Due(GUEST, CODE, "a", None, reminds=False), 0, CONTACT, 1)
MEMENTO = Memento(GUEST, CODE, "a", 0, 1.0, 1, 3, 1, True, "", False, b"[]", b"null")  # noqa: FBT003
Ask = Callable[[Connection], object]


def again(connection: Connection) -> None:
    row = tables.with_code(connection, CODE)[0]
    tables.save(connection, row, row.version, 2.0)


def alone(connection: Connection) -> bool:
    return honours.is_alone(connection, GUEST, tables.with_code(connection, CODE)[0])


def mended(connection: Connection) -> None:
    row = tables.with_code(connection, CODE)[0]
    changes.mend(connection, row, 1, row.version, 0.0)


WRITTEN: Final[dict[str, Ask]] = {
    "a guest has another name": lambda one: guests.rename(one, GUEST, "Zoe", "fox"),
    "other browsers are signed out": lambda one: guests.drop_tokens(one, GUEST, b"this one"),
    "a table is saved": again,
    "a table is closed": lambda one: tables.close(one, CODE),
    "a table is mended": mended,
    "an input is kept": lambda one: inputs.append(one, [inputs.row(CODE, 2, b"{}")]),
    "somebody gives up a day": lambda one: days.give_up(one, GUEST, "a", "2031-05-04"),
    "what was possible is kept": lambda one: days.keep_reach(one, "a", "2031-05-04", CODE, b""),
    "points of a day": lambda one: days.score(one, Points(GUEST, "a", "2031-05-04", 3, CODE)),
    "a feat is reached": lambda one: honours.reach(one, Feat(GUEST, "a", "new", 1.0, CODE)),
    "a circle is made": lambda one: circles.add(one, Circle("new", "", "", 1.0), GUEST, (), CODE),
    "somebody joins a circle": lambda one: circles.join(one, CIRCLE, GUEST, 1.0),
    "somebody leaves a circle": lambda one: circles.leave(one, CIRCLE, GUEST),
    "a circle has another name": lambda one: circles.rename(one, CIRCLE, "Others"),
    "a circle meets again": lambda one: circles.follow(one, CODE, tables.with_code(one, OF_NO_USE)[0]),
    "a guest leaves all circles": lambda one: circles.forget(one, GUEST),
    "a game is put away": lambda one: hidden_games.put(one, GUEST, CODE),
    "a game is taken out": lambda one: hidden_games.take_out(one, GUEST, CODE, 1.0),
    "a memento is kept": lambda one: mementos.keep(one, [MEMENTO]),
    "a game of long ago is remembered": lambda one: mementos.remember(one, CODE, [MEMENTO]),
    "games of long ago": lambda one: mementos.unremembered(one, 1),
    "somebody in mementos has another name": lambda one: mementos.rename(one, CODE, GUEST, "somebody"),
    "the mementos of a guest, by code": lambda one: mementos.codes_of(one, GUEST),
    "is a table somebody's alone": alone,
    "was something reached at a table": lambda one: honours.is_of_use(one, CODE),
    "a table was used": lambda one: retention.use(one, CODE, 2.0),
    "tables nobody uses": lambda one: retention.unused(one, ("over",), 1.0),
    "a game is archived": lambda one: retention.archive(one, CODE, 0),
    "a table is dropped": lambda one: retention.drop(one, CODE, ("over",), 1e12),
    "a table is removed": lambda one: tables.remove(one, OF_NO_USE),
    "the tables of a guest, by code": lambda one: tables.codes_of(one, GUEST),
    "the latest notice": notices.latest,
    "how far a game is": lambda one: tables.progress(one, CODE),
    "what everyone has made of a day": lambda one: days.of_day(one, "a", "2031-05-04"),
    "what is waited for at a table": lambda one: pending.at_table(one, CODE),
    "others wait at a table": lambda one: pending.replace(one, CODE, (Wait(GUEST, 0, 2, 1.0),)),
    "who is to be called": lambda one: calls.wanted(one, 1e9, 1e9, 1e9),
    "a call that was tried is ours": lambda one: calls.claim(one, (replace(ERRAND, next=1.0),), 2.0),
    "somebody was called": lambda one: calls.reached(one, ERRAND, 1.0),
    "somebody wants to be called": lambda one: contacts.add(one, CONTACT),
    "a feed by its address": lambda one: contacts.at(one, "somewhere"),
    "where a guest is called": lambda one: contacts.of_guest(one, GUEST),
    "who is on holiday": lambda one: contacts.holidays(one, (GUEST, "another")),
    "a guest's honours are forgotten": lambda one: honours.forget(one, GUEST),
}
"""All other queries and changes of a server; pure reads are in the doctor's list. Setting a holiday is
missing: PostgreSQL prefers to scan all running games when a guest has hundreds."""


@pytest.fixture(scope="module", params=["sqlite, as it is", "sqlite, analyzed", "postgresql, analyzed"])
def many(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Connection]:
    """A database with many tables, some of one guest: in the deep run 100,000, and 5,000 of them."""
    is_file = request.param.startswith("sqlite")
    cluster = None if is_file else request.getfixturevalue("postgres")
    url = cluster.cleared("many") if cluster else f"sqlite:///{tmp_path_factory.mktemp('many') / 'many.db'}"
    asyncio.run(made(url))
    engine = connect(url)
    with engine.connect() as connection:
        with connection.begin():
            if not is_file:  # No timeout here, however busy the machine is.
                connection.exec_driver_sql("SET idle_in_transaction_session_timeout = 0")
            furnished(connection)
        if request.param.endswith("analyzed"):
            with connection.begin():
                connection.exec_driver_sql("ANALYZE")
        with connection.begin() as transaction:
            yield connection
            transaction.rollback()
    engine.dispose()


async def made(url: str) -> None:
    async with opened(url):
        pass


def furnished(connection: Connection) -> None:
    """Documents are as long as real ones, because PostgreSQL prefers to scan many short ones."""
    every = range(TABLES)
    codes = [CODE if n == 0 else f"T{n}" for n in every]
    hosts = [GUEST if n % (TABLES // OWN) == 0 else f"guest {n}" for n in every]
    of_use = [n for n in every if codes[n] != OF_NO_USE]
    circles_there = range(10 * TABLES)  # short rows: PostgreSQL would scan fewer
    others = [host for host in hosts if host != GUEST]
    in_circles = [GUEST if n < 10 else others[n % len(others)] for n in circles_there]
    stages = ["over" if n % 10 < 8 else "playing" if n % 10 == 8 else "gathering" for n in every]
    rows: dict[Table, list[dict[str, object]]] = {
        schema.guests: [{"id": host, "name": "Ada", "made": 0.0} for host in dict.fromkeys(hosts)],
        schema.tokens: [{"token": f"{n}".encode(), "guest": hosts[n]} for n in every],
        schema.tables: [
            {
                "code": codes[n],
                "game": "abcd"[n % 4],
                "stage": stages[n],
                "open": n % 3 == 0,
                "made": float(n),
                "used": float(n),
                "host": hosts[n],
                "rules": 1,
                "doc": b"x" * 500,
                "seed": b"",
            }
            for n in every
        ],
        schema.seats: [{"code": codes[n], "guest": hosts[n], "place": 0, "made": float(n)} for n in every],
        schema.inputs: [{"code": codes[n], "number": i, "entry": b"{}"} for n in every for i in (0, 1)],
        schema.days: [
            {
                "game": "abcd"[n % 4],
                "date": f"20{n // 28}-05-{n % 28}",
                "guest": hosts[n],
                "tries": 1,
                "first": 2,
                "best": 3,
                "code": codes[n],
            }
            for n in of_use
        ],
        schema.mementos: [
            {
                "guest": hosts[n],
                "code": codes[n],
                "game": "abcd"[n % 4],
                "seat": 0,
                "made": 1.0,
                "rules": 1,
                "score": 3,
                "place": 1,
                "won": True,
                "day": "",
                "helped": False,
                "company": b"[]",
                "doc": b"{}",
            }
            for n in of_use
            if stages[n] == "over"
        ],
        schema.circles: [{"id": f"circle {n}", "name": "", "key": "", "made": 1.0} for n in circles_there],
        schema.circle_people: [
            {"circle": f"circle {n}", "guest": in_circles[n], "since": 1.0, "invited": n % 2 == 0}
            for n in circles_there
        ],
        schema.circle_tables: [{"circle": f"circle {n}", "code": codes[n], "made": float(n)} for n in every],
        schema.put_away: [{"code": codes[n], "guest": hosts[n]} for n in every],
        schema.waits: [
            {
                "code": codes[n],
                "seat": 0,
                "guest": hosts[n],
                "question": 1,
                "since": float(n),
                "due": 1.0 + n,
            }
            for n in every
        ],
        schema.contacts: [
            {"address": f"{n}", "guest": hosts[n], "kind": "feed", "doc": b"{}", "made": 1.0}
            for n in every[:: TABLES // OWN]
        ],
        schema.calls: [
            {
                "code": codes[n],
                "seat": 0,
                "address": f"{n}",
                "guest": hosts[n],
                "called": 0,
                "tries": 1,
                "next": 1.0,
            }
            for n in every
        ],
        schema.feats: [
            {"guest": hosts[n], "game": "a", "feat": f"{n}", "made": 1.0, "code": codes[n]} for n in of_use
        ],
    }
    for table, found in rows.items():
        connection.execute(insert(table), found)


@pytest.mark.parametrize("name", [*checkup.QUESTIONS, *WRITTEN])
def test_no_question_of_a_house_reads_all_there_is(many: Connection, name: str) -> None:
    with many.begin_nested() as attempt:
        steps = checkup.plan(many, {**checkup.QUESTIONS, **WRITTEN}[name])
        attempt.rollback()
    assert steps
    assert not [step for step in steps if checkup.READS_ALL.search(step)], steps


def test_of_thousands_of_tables_the_newest_of_a_guest_are_found_without_sorting_all(
    many: Connection, request: pytest.FixtureRequest
) -> None:
    if is_deep() and "sqlite, analyzed" in request.node.name:
        pytest.skip(
            "of 100,000 tables SQLite knows that a guest has one, and sorts; no house analyzes its file"
        )
    steps = checkup.plan(many, lambda connection: tables.of_guest(connection, GUEST, 50))
    assert any("ix_seats_guest" in step for step in steps)
    assert "USE TEMP B-TREE FOR ORDER BY" not in steps[:3], steps
    assert not any("->  Sort " in step for step in steps[:3]), "only those of the same moment, as they come"
    found = [row.made for row in tables.of_guest(many, GUEST, 50)]
    assert found == sorted(found, reverse=True)
    assert len(found) == 50


def test_a_question_that_reads_all_would_be_found(many: Connection) -> None:
    for sql in (
        "SELECT doc FROM tables WHERE stage = 'over'",
        "SELECT * FROM tokens WHERE length(guest) = 3",
    ):
        steps = checkup.plan(many, lambda connection, sql=sql: connection.exec_driver_sql(sql).all())  # type: ignore[misc]
        assert any(checkup.READS_ALL.search(step) for step in steps), steps


def test_whatever_belongs_to_a_row_is_found_by_an_index_when_that_row_goes() -> None:
    """PostgreSQL's plans don't show foreign key lookups."""
    for table in schema.metadata.sorted_tables:
        leading = {next(iter(index.columns)).name for index in table.indexes}
        leading.add(next(iter(table.primary_key.columns)).name)
        assert {key.parent.name for key in table.foreign_keys} <= leading, table.name
