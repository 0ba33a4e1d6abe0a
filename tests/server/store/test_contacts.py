"""Contacts: several people may share an address, and none of them is told of the others."""

from __future__ import annotations

import asyncio
from importlib import import_module

from alembic.migration import MigrationContext
from alembic.operations import Operations
from sqlalchemy import Connection, create_engine, text
from sqlalchemy.pool import NullPool

from tests.postgres import driven
from tests.server.store.stores import ADA, BEN, opened, with_store
from vernissage.server.store import Store
from vernissage.server.store.rows import Contact
from vernissage.table.rows import Kept, Wait

ADDRESS = "https://called.example/"
BEFORE = (
    "0001_guests_tables_inputs",
    "0002_secrets_days_feats",
    "0003_versions_of_tables",
    "0004_what_was_cut_off",
    "0005_bans_notices",
    "0006_indices_for_many",
    "0007_mementos",
    "0008_put_away",
    "0009_leases",
    "0010_days_given_up",
    "0011_waits",
    "0012_circles",
    "0013_public_tables",
)


def contact(guest: str, doc: bytes = b"{}") -> Contact:
    return Contact(ADDRESS, guest, "webhook", doc, 1.0)


@with_store
async def test_naming_an_address_takes_it_from_nobody(store: Store) -> None:
    await store.add_contact(contact(ADA.id))
    await store.add_contact(contact(BEN.id, b"[]"))
    assert await store.contacts_of(ADA.id) == [contact(ADA.id)]
    assert await store.contacts_of(BEN.id) == [contact(BEN.id, b"[]")]


@with_store
async def test_who_names_it_twice_has_it_once(store: Store) -> None:
    await store.add_contact(contact(ADA.id))
    await store.add_contact(contact(ADA.id, b"[]"))
    assert await store.contacts_of(ADA.id) == [contact(ADA.id, b"[]")]


@with_store
async def test_who_leaves_it_leaves_it_to_the_others(store: Store) -> None:
    await store.add_contact(contact(ADA.id))
    assert not await store.remove_contact(ADDRESS, BEN.id)
    await store.add_contact(contact(BEN.id))
    assert await store.remove_contact(ADDRESS, ADA.id)
    assert await store.contacts_of(ADA.id) == []
    assert await store.contacts_of(BEN.id) == [contact(BEN.id)]


@with_store
async def test_each_is_called_there_for_what_is_theirs(store: Store) -> None:
    for guest in (ADA, BEN):
        await store.add_contact(contact(guest.id))
    await store.keep(Kept(code="ABCD", waits=(Wait(ADA.id, 0, 1, 5.0), Wait(BEN.id, 1, 1, 6.0))), 0)
    wanted = await store.calls.wanted(9.0, 9.0, 9.0)
    assert [(each.contact.guest, each.seat) for each in wanted] == [(ADA.id, 0), (BEN.id, 1)]
    assert await store.calls.claim(wanted, 10.0) == wanted
    await store.calls.reached(wanted[0], 10.0)
    (left,) = await store.calls.wanted(10.0, 9.0, 9.0)
    assert left.contact.guest == BEN.id
    await store.remove_contact(ADDRESS, BEN.id)
    assert await store.calls.wanted(10.0, 9.0, 9.0) == []


def at_the_version_before(connection: Connection) -> None:
    with Operations.context(MigrationContext.configure(connection)):
        for each in BEFORE:
            import_module(f"vernissage.server.store.database.migrations.versions.{each}").upgrade()
    connection.execute(text("CREATE TABLE alembic_version (version_num VARCHAR(32) NOT NULL PRIMARY KEY)"))
    connection.execute(text("INSERT INTO alembic_version VALUES ('0013')"))
    for guest in (ADA, BEN):
        connection.execute(text(f"INSERT INTO guests (id, name, made) VALUES ('{guest.id}', 'Name', 1.0)"))  # noqa: S608 - our own
    connection.execute(
        text(
            "INSERT INTO tables (code, game, rules, stage, open, made, host, doc, seed) "
            "VALUES ('ABCD', 'a-game', 1, 'playing', false, 1.0, 'ada', :doc, :seed)"
        ),
        {"doc": b"{}", "seed": b""},
    )
    wait = (
        "INSERT INTO waits (code, seat, guest, question, since, called) VALUES ('ABCD', {}, '{}', 1, 5.0, {})"
    )
    connection.execute(text(wait.format(0, ADA.id, 1)))
    connection.execute(text(wait.format(1, BEN.id, 0)))
    for guest in (ADA, BEN):
        connection.execute(
            text("INSERT INTO contacts VALUES (:address, :guest, 'webhook', :doc, 1.0)"),
            {"address": f"{ADDRESS}{guest.id}", "guest": guest.id, "doc": b"{}"},
        )


def test_an_older_house_keeps_its_contacts_and_who_was_called(url: str) -> None:
    engine = create_engine(driven(url), poolclass=NullPool)
    with engine.begin() as connection:
        at_the_version_before(connection)

    async def scene() -> None:
        async with opened(url) as store:
            assert [each.address for each in await store.contacts_of(ADA.id)] == [f"{ADDRESS}{ADA.id}"]
            await store.add_contact(Contact(f"{ADDRESS}{ADA.id}", BEN.id, "webhook", b"{}", 2.0))
            assert len(await store.contacts_of(BEN.id)) == 2
            wanted = await store.calls.wanted(9.0, 9.0, 9.0)
            assert {each.contact.guest for each in wanted} == {BEN.id}, "nobody is called twice for the same"

    asyncio.run(scene())
