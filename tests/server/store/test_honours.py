"""Scores, feats and the secret in the store; and a database from before they existed."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from importlib import import_module

import pytest
from alembic.migration import MigrationContext
from alembic.operations import Operations
from msgspec.structs import replace
from sqlalchemy import create_engine, text
from sqlalchemy.pool import NullPool

from tests.chance import drawn
from tests.postgres import driven
from tests.server.store.stores import ADA, BEN, TABLE, entries, opened, table, with_store
from vernissage.server.store import Day, Feat, Kept, Missing, Outdated, Points, Store, honours

GAME, DATE = TABLE.game, "2031-05-04"


def points(score: int, code: str = "ABCD", guest: str = ADA.id) -> Points:
    return Points(guest, GAME, DATE, score, code)


async def play(store: Store, code: str, got: Points | None = None, *feats: Feat) -> None:
    """Adds a table whose game has one input, the last."""
    await store.add_table(table(code, stage="playing"))
    await store.keep(ended(code, 0, got, *feats), 0)


def ended(code: str, number: int, got: Points | None = None, *feats: Feat) -> Kept:
    """Returns the last input of a game, and everything that follows from the end."""
    over = table(code, stage="over", guests=("ada", "ben") if code != "OLDA" else ("ada",))
    return Kept(code=code, inputs=((number, b"last"),), row=over, points=got, feats=feats)


@with_store
async def test_the_secret_stays_the_same(store: Store) -> None:
    first, second = drawn().secret(), drawn().raw("another", 32)
    assert await store.secret(first) == first
    assert await store.secret(second) == first


@with_store
async def test_the_first_and_the_best_of_all_tries_are_kept(store: Store) -> None:
    for code, score in {"ONEA": 20, "TWOA": 31, "TRIA": 31, "FOUR": 7}.items():
        await play(store, code, points(score, code))
    assert await store.days_of(ADA.id, 9) == [Day(ADA.id, GAME, DATE, 4, 20, 31, "TWOA")]
    await play(store, "FIVE", points(7, "FIVE", BEN.id))
    assert await store.firsts(GAME, DATE) == [(7, 1), (20, 1)]
    assert await store.firsts(GAME, "2031-05-05") == []


@with_store
async def test_where_less_is_better_the_lowest_is_the_best(store: Store) -> None:
    for code, score in {"ONEA": 2, "TWOA": 1, "TRIA": 3}.items():
        await play(store, code, replace(points(score, code), fewest=True))
    assert await store.days_of_game(ADA.id, GAME) == [Day(ADA.id, GAME, DATE, 3, 2, 1, "TWOA")]


@with_store
async def test_after_giving_up_no_try_counts(store: Store) -> None:
    assert not await store.give_up(ADA.id, GAME, DATE)
    await play(store, "ONEA", points(20, "ONEA"))
    assert await store.give_up(ADA.id, GAME, DATE)
    await play(store, "TWOA", points(31, "TWOA"))
    assert await store.days_of(ADA.id, 9) == [Day(ADA.id, GAME, DATE, 1, 20, 20, "ONEA", gave_up=True)]


@with_store
async def test_what_was_possible_is_kept_and_may_be_found_anew(store: Store) -> None:
    assert await store.reach(GAME, DATE, "") is None
    for doc in (b"some", b"more"):
        await store.keep_reach(GAME, DATE, "", doc)
        assert await store.reach(GAME, DATE, "") == doc
    assert await store.reach(GAME, DATE, "ABCD") is None


@with_store
async def test_a_feat_is_reached_once(store: Store) -> None:
    first, second = (Feat(ADA.id, GAME, "high", when, code) for when, code in ((1.0, "ONEA"), (2.0, "TWOA")))
    await play(store, "ONEA", None, first)
    await play(store, "TWOA", None, second)
    assert await store.feats_of(ADA.id) == [first]
    assert await store.feats_of(BEN.id) == []


@with_store
async def test_what_takes_many_games_is_found_with_the_last_of_them(store: Store) -> None:
    """In the same transaction: it reads the games before it, without this one."""

    def feats_of(docs: Sequence[bytes]) -> tuple[str, ...]:
        return tuple(f"{number} before" for number in range(len(docs) + 1))

    for code in ("ONEA", "TWOA"):
        await store.add_table(table(code, stage="playing"))
        many = replace(ended(code, 0), many_games={ADA.id: feats_of}, now=3.0)
        await store.keep(many, 0)
    assert [(feat.feat, feat.code) for feat in await store.feats_of(ADA.id)] == [
        ("0 before", "ONEA"),
        ("1 before", "TWOA"),
    ]


@with_store
async def test_what_was_played_to_the_end_is_listed(store: Store) -> None:
    await play(store, "ONEA")
    assert await store.run(lambda one: honours.played(one, ADA.id, GAME)) == [TABLE.doc]
    assert await store.run(lambda one: honours.played(one, ADA.id, "another")) == []


def test_an_end_is_kept_whole_or_not_at_all(url: str) -> None:
    async def scene() -> None:
        async with opened(url) as store:
            await store.add_guest(ADA, b"a")
            await store.add_guest(BEN, b"b")
            await store.add_table(table("ONEA", stage="playing"))
            with pytest.raises(Missing):
                await store.keep(ended("ONEA", 0, points(9, "ONEA", "nobody")), 0)
            found = await store.find_table("ONEA")
            assert found is not None
            assert found.stage == "playing"
            await store.keep(ended("ONEA", 0, points(9, "ONEA")), 0)
            with pytest.raises(Outdated):
                await store.keep(ended("ONEA", 0, points(9, "ONEA")), 1)
            assert [day.tries for day in await store.days_of(ADA.id, 9)] == [1]

    asyncio.run(scene())
    assert entries(url, "ONEA") == [b"last"]


def test_a_database_of_the_first_version_is_brought_up_to_date(url: str) -> None:
    """With a game that was running during the upgrade."""
    engine = create_engine(driven(url), poolclass=NullPool)
    with engine.begin() as connection:
        with Operations.context(MigrationContext.configure(connection)):
            import_module(
                "vernissage.server.store.database.migrations.versions.0001_guests_tables_inputs"
            ).upgrade()
        connection.execute(
            text("CREATE TABLE alembic_version (version_num VARCHAR(32) NOT NULL PRIMARY KEY)")
        )
        connection.execute(text("INSERT INTO alembic_version VALUES ('0001')"))
        connection.execute(text("INSERT INTO guests (id, name, made) VALUES ('ada', 'Ada', 1.0)"))
        connection.execute(
            text(
                "INSERT INTO tables VALUES ('OLDA', 'a-game', 1, 'playing', false, 1.0, 'ada', :doc, :seed)"
            ),
            {"doc": b"{}", "seed": b""},
        )
        connection.execute(text("INSERT INTO inputs VALUES ('OLDA', 0, :entry)"), {"entry": b"first"})

    async def scene() -> None:
        async with opened(url) as store:
            assert await store.inputs("OLDA") == [b"first"]
            fresh = drawn().secret()
            assert await store.secret(fresh) == fresh
            await store.keep(ended("OLDA", 1, points(5, "OLDA")), 0)
            assert [day.best for day in await store.days_of(ADA.id, 9)] == [5]

    asyncio.run(scene())
