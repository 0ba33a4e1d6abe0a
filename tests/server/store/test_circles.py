"""Circles in the store: members, invitations, tables."""

from __future__ import annotations

import asyncio
from functools import partial

import msgspec

from tests.server.store.stores import ADA, BEN, in_the_end, opened, table, with_store
from vernissage.server.store import Circle, Guest, Kept, Memento, Store
from vernissage.server.store.circles import MOST_CIRCLES, MOST_PEOPLE

ONE = Circle("one", "The Thursday people", "a key", 5.0)
OTHER = Circle("other", "Others", "another key", 6.0)
LEFT = Memento(ADA.id, "ABCD", "a-game", 0, 5.0, 1, 12, 1, True, "", False, b"[]", b'{"x":1}')  # noqa: FBT003


async def inside(store: Store, circle: Circle = ONE) -> list[str]:
    return [
        each.name for each in (await store.circles.people(circle.id)).get(circle.id, []) if not each.invited
    ]


async def asked(store: Store, circle: Circle = ONE) -> list[str]:
    return [each.name for each in (await store.circles.people(circle.id)).get(circle.id, []) if each.invited]


@with_store
async def test_its_maker_is_in_and_others_are_asked(store: Store) -> None:
    assert await store.circles.add(ONE, ADA.id, (BEN.id,), "ABCD") == "in"
    assert await store.circles.find("one") == ONE
    assert (await inside(store), await asked(store)) == (["Ada"], ["Ben"])
    assert await store.circles.of_guest(BEN.id) == [ONE]
    assert await store.circles.at_table("ABCD", ADA.id) == [ONE]
    assert await store.circles.at_table("ABCD", "nobody") == []
    assert [row.code for row in await store.circles.tables("one", 9)] == ["ABCD"]


@with_store
async def test_whoever_was_asked_joins_or_says_no(store: Store) -> None:
    for circle in (ONE, OTHER):
        await store.circles.add(circle, ADA.id, (BEN.id,))
    assert await store.circles.join("one", BEN.id, 7.0) == "in"
    assert await store.circles.join("one", BEN.id, 8.0) == "in", "once more is nothing new"
    await store.circles.leave("other", BEN.id)
    assert (await inside(store), await asked(store)) == (["Ada", "Ben"], [])
    assert (await inside(store, OTHER), await asked(store, OTHER)) == (["Ada"], [])


@with_store
async def test_the_last_one_out_closes_it_whoever_is_still_asked(store: Store) -> None:
    await store.circles.add(ONE, ADA.id, (BEN.id,), "ABCD")
    await store.circles.leave("one", ADA.id)
    assert await store.circles.find("one") is None
    assert await store.circles.of_guest(BEN.id) == []
    assert await store.circles.at_table("ABCD", BEN.id) == []
    assert await store.circles.join("one", BEN.id, 7.0) == "unknown"
    await store.circles.leave("one", ADA.id)


@with_store
async def test_it_has_another_name_and_another_key(store: Store) -> None:
    await store.circles.add(ONE, ADA.id)
    await store.circles.rename("one", "Fridays")
    await store.circles.renew("one", "new")
    assert await store.circles.find("one") == msgspec.structs.replace(ONE, name="Fridays", key="new")


@with_store
async def test_there_is_an_end_to_people_and_to_circles(store: Store) -> None:
    await store.circles.add(ONE, ADA.id)
    for number in range(MOST_PEOPLE):
        guest = Guest(f"g{number}", "Guest", 1.0)
        await store.add_guest(guest, guest.id.encode())
        joined = await store.circles.join("one", guest.id, 7.0)
        assert joined == ("in" if number < MOST_PEOPLE - 1 else "full")
    for number in range(MOST_CIRCLES):
        made = await store.circles.add(msgspec.structs.replace(ONE, id=f"c{number}"), BEN.id)
        assert made == "in"
    assert await store.circles.add(OTHER, BEN.id) == "too-many"
    await store.circles.leave("one", "g0")
    assert await store.circles.join("one", BEN.id, 7.0) == "too-many"


@with_store
async def test_a_rematch_is_a_table_of_the_same_circle_and_another_table_is_not(store: Store) -> None:
    await store.circles.add(ONE, ADA.id, (), "ABCD")
    found = await store.find_table("ABCD")
    assert found is not None
    await store.keep(Kept(row=found, new_table=table("NEXT", made=11.0)), found.version)
    await store.keep(Kept(new_table=table("THEN", made=12.0), circle="one"), 0)
    await store.keep(Kept(new_table=table("ELSE", made=13.0)), 0)
    assert [row.code for row in await store.circles.tables("one", 9)] == ["THEN", "NEXT", "ABCD"]
    assert [row.code for row in await store.circles.tables("one", 1)] == ["THEN"]


@with_store
async def test_what_was_left_at_its_tables_is_everyones(store: Store) -> None:
    found = await store.find_table("ABCD")
    assert found is not None
    bens = msgspec.structs.replace(LEFT, guest=BEN.id, seat=1, won=False)
    over = msgspec.structs.replace(found, stage="over")
    await store.keep(Kept(code="ABCD", row=over, mementos=(LEFT, bens)), found.version)
    assert await store.circles.mementos(["ABCD"]) == [LEFT, bens]
    brief = [msgspec.structs.replace(each, doc=b"null") for each in (LEFT, bens)]
    assert await store.circles.results(["ABCD"]) == brief
    assert await store.circles.results([]) == []


@with_store
async def test_a_table_that_is_dropped_is_dropped_here_too(store: Store) -> None:
    await store.circles.add(ONE, ADA.id, (), "ABCD")
    assert await store.drop("ABCD", ("gathering",), 1e12)
    assert await store.circles.tables("one", 9) == []


def test_two_houses_let_in_no_more_than_there_is_room_for(ready: str) -> None:
    async def scene() -> None:
        async with opened(ready) as store:
            await store.add_guest(ADA, b"ada")
            await store.circles.add(ONE, ADA.id)
            everyone = [Guest(f"g{number}", "Guest", 1.0) for number in range(2 * MOST_PEOPLE)]
            for guest in everyone:
                await store.add_guest(guest, guest.id.encode())
            async with opened(ready) as other:
                coming = [
                    in_the_end(partial((store if number % 2 else other).circles.join, "one", guest.id, 7.0))
                    for number, guest in enumerate(everyone)
                ]
                joined = await asyncio.gather(*coming)
            assert joined.count("in") == MOST_PEOPLE - 1
            assert joined.count("full") == len(everyone) - MOST_PEOPLE + 1
            assert len(await inside(store)) == MOST_PEOPLE

    asyncio.run(scene())
