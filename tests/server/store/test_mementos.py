"""Mementos in the store; and games that ended before mementos were introduced."""

from __future__ import annotations

import asyncio

import msgspec
from sqlalchemy import create_engine, text
from sqlalchemy.pool import NullPool

from tests.server.store.stores import ADA, BEN, opened, table, with_store
from vernissage.server.store import Kept, Memento, Store

ONE = Memento(
    guest=ADA.id,
    code="ABCD",
    game="a-game",
    seat=0,
    made=5.0,
    rules=1,
    score=12,
    place=2,
    won=False,
    day="",
    helped=False,
    company=b'[{"seat":1,"guest":"ben","bot":""}]',
    doc=b'{"x":1}',
)


def like(**different: object) -> Memento:
    return msgspec.structs.replace(ONE, **different)


async def end(store: Store, *rows: Memento) -> None:
    found = await store.find_table("ABCD")
    assert found is not None
    await store.keep(
        Kept(code="ABCD", row=msgspec.structs.replace(found, stage="over"), mementos=rows), found.version
    )


@with_store
async def test_each_guest_has_their_own_the_oldest_first(store: Store) -> None:
    await store.add_table(table("LATE"))
    later, other = like(code="LATE", made=9.0, game="another"), like(guest=BEN.id, seat=1)
    await end(store, later, ONE, other)
    assert await store.mementos_of(ADA.id) == [ONE, later]
    assert await store.mementos_of(ADA.id, "another") == [later]
    assert await store.mementos_of(BEN.id) == [other]
    assert await store.mementos_of("nobody") == []


@with_store
async def test_what_a_jury_said_is_told_again_but_it_ended_when_it_did(store: Store) -> None:
    await end(store, ONE)
    await end(store, like(won=True, place=1, made=99.0))
    assert await store.mementos_of(ADA.id) == [like(won=True, place=1)]


@with_store
async def test_whoever_has_something_of_a_game_keeps_it_when_it_is_remembered_late(store: Store) -> None:
    await end(store, ONE)
    await store.remember("ABCD", [like(score=1), like(guest=BEN.id)])
    assert await store.mementos_of(ADA.id) == [ONE]
    assert await store.mementos_of(BEN.id) == [like(guest=BEN.id)]


def test_games_that_were_over_before_are_listed_until_they_are_remembered(url: str) -> None:
    async def before() -> None:
        async with opened(url) as store:
            await store.add_guest(ADA, b"a")
            await store.add_table(table("OLDA", stage="over", guests=(ADA.id,)))
            await store.add_table(table("GOES", stage="playing", guests=(ADA.id,)))

    async def after() -> None:
        async with opened(url) as store:
            assert await store.unremembered(9) == ["OLDA"]
            await store.remember("OLDA", [like(code="OLDA")])
            assert await store.unremembered(9) == []
            assert [each.code for each in await store.mementos_of(ADA.id)] == ["OLDA"]

    asyncio.run(before())
    engine = create_engine(url, poolclass=NullPool)
    with engine.begin() as connection:
        for made in (
            "mementos",
            "unremembered",
            "put_away",
            "holders",
            "leases",
            "reaches",
            "calls",
            "waits",
            "contacts",
            "holidays",
            "rated_guests",
            "ratings",
            "circle_tables",
            "circle_people",
            "circles",
        ):
            connection.execute(text(f"DROP TABLE {made}"))
        connection.execute(text("ALTER TABLE days DROP COLUMN gave_up"))
        connection.execute(text("ALTER TABLE guests DROP COLUMN portrait"))
        connection.execute(text("UPDATE alembic_version SET version_num = '0006'"))
    asyncio.run(after())
