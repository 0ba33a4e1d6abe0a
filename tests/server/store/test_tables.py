"""Tables: stored completely; found by code, by guest, and by being public."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from tests.server.store.stores import TABLE, table, with_store
from vernissage.server.store import Gone, Kept, Missing, Outdated, Store, Taken
from vernissage.table.rows import Wait


@with_store
async def test_a_table_comes_back_as_it_was_added(store: Store) -> None:
    assert await store.find_table("ABCD") == TABLE
    assert await store.find_table("ABCE") is None


@with_store
async def test_guests_come_back_in_the_order_of_their_seats(store: Store) -> None:
    other_way_round = table("WXYZ", guests=("ben", "ada"))
    await store.add_table(other_way_round)
    assert await store.find_table("WXYZ") == other_way_round


@with_store
async def test_a_table_may_be_empty(store: Store) -> None:
    empty = table("WXYZ", guests=())
    await store.add_table(empty)
    assert await store.find_table("WXYZ") == empty


@with_store
async def test_a_code_is_given_once(store: Store) -> None:
    with pytest.raises(Taken):
        await store.add_table(table("ABCD", doc=b"another"))
    assert await store.find_table("ABCD") == TABLE


@with_store
async def test_a_table_of_an_unknown_guest_is_not_kept(store: Store) -> None:
    with pytest.raises(Missing):
        await store.add_table(table("WXYZ", host="nobody"))
    with pytest.raises(Missing):
        await store.add_table(table("WXYZ", guests=("ada", "nobody")))
    assert await store.find_table("WXYZ") is None


@with_store
async def test_a_saved_table_is_the_new_one(store: Store) -> None:
    later = table("ABCD", stage="playing", open=False, doc=b'{"a":1}', seed=b"\0" * 32, guests=("ben",))
    await store.keep(Kept(row=later), 0)
    assert await store.find_table("ABCD") == replace(later, version=1)
    assert await store.tables_of("ada", 10) == []


@with_store
async def test_saving_one_table_leaves_the_others_alone(store: Store) -> None:
    await store.add_table(table("WXYZ"))
    await store.keep(Kept(row=table("WXYZ", stage="over", guests=())), 0)
    assert await store.find_table("ABCD") == TABLE


@with_store
async def test_a_table_that_was_never_added_is_not_saved(store: Store) -> None:
    with pytest.raises(Outdated):
        await store.keep(Kept(row=table("WXYZ")), 0)
    assert await store.find_table("WXYZ") is None


@with_store
async def test_a_table_is_saved_only_over_the_version_that_was_read(store: Store) -> None:
    """Two have read it and both want to deal: only one succeeds."""
    first, second = (table("ABCD", stage="playing", seed=seed * 32) for seed in (b"1", b"2"))
    await store.keep(Kept(row=first), 0)
    with pytest.raises(Outdated):
        await store.keep(Kept(row=second), 0)
    assert await store.find_table("ABCD") == replace(first, version=1)
    over = replace(first, stage="over")
    await store.keep(Kept(row=over), 1)
    assert await store.find_table("ABCD") == replace(over, version=2)


@with_store
async def test_a_seed_never_changes(store: Store) -> None:
    dealt = table("ABCD", stage="playing", seed=b"1" * 32)
    await store.keep(Kept(row=dealt), 0)
    for seed in (b"2" * 32, b""):
        with pytest.raises(Outdated):
            await store.keep(Kept(row=replace(dealt, seed=seed)), 1)
    assert await store.find_table("ABCD") == replace(dealt, version=1)


@with_store
async def test_a_save_that_fails_changes_nothing(store: Store) -> None:
    with pytest.raises(Missing):
        await store.keep(Kept(row=table("ABCD", stage="over", guests=("ada", "nobody"))), 0)
    assert await store.find_table("ABCD") == TABLE


@with_store
async def test_the_tables_of_a_guest_are_those_with_a_seat_newest_first(store: Store) -> None:
    old, new = table("OLD", made=5.0, guests=("ben",)), table("NEW", made=20.0, guests=("ben", "ada"))
    for row in (old, new, table("ELSE", guests=("ada",))):
        await store.add_table(row)
    assert await store.tables_of("ben", 10) == [new, TABLE, old]
    assert await store.tables_of("ben", 2) == [new, TABLE]
    assert await store.tables_of("nobody", 10) == []


@with_store
async def test_open_tables_are_open_and_go_on_newest_first(store: Store) -> None:
    new, full, left = (
        table("NEW", made=20.0),
        table("FULL", made=15.0, guests=()),
        table("LEFT", stage="playing"),
    )
    for row in (table("SHUT", open=False), full, left, table("OVER", stage="over"), new):
        await store.add_table(row)
    assert await store.open_tables(10) == [new, full, TABLE, left]
    assert await store.open_tables(1) == [new]


@with_store
async def test_tables_of_the_same_moment_have_a_fixed_order(store: Store) -> None:
    for code in ("ZZZZ", "AAAA"):
        await store.add_table(table(code))
    assert [row.code for row in await store.open_tables(10)] == ["AAAA", "ABCD", "ZZZZ"]
    assert [row.code for row in await store.tables_of("ada", 10)] == ["AAAA", "ABCD", "ZZZZ"]


@with_store
async def test_nobody_is_waited_for_who_has_been_forgotten(store: Store) -> None:
    with pytest.raises(Gone, match="ABCD"):
        await store.keep(Kept(code="ABCD", waits=(Wait("somebody forgotten", 0, 1, 1.0),)), 0)
    assert await store.waits_at("ABCD") == ()
