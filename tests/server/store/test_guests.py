"""Guests: stored once, and found by token or phrase."""

from __future__ import annotations

import msgspec
import pytest

from tests.server.store.stores import ADA, BEN, with_store
from vernissage.server.store import Guest, Missing, Store, Taken


@with_store
async def test_a_guest_is_known_by_the_token(store: Store) -> None:
    assert await store.find_guest(b"ada's token") == ADA
    assert await store.find_guest(b"ben's token") == BEN


@with_store
async def test_an_unknown_token_is_nobody(store: Store) -> None:
    assert await store.find_guest(b"ada's toke") is None
    assert await store.find_guest(b"") is None


@with_store
async def test_a_guest_may_have_several_tokens(store: Store) -> None:
    await store.add_token("ada", b"her telephone")
    assert await store.find_guest(b"her telephone") == ADA
    assert await store.find_guest(b"ada's token") == ADA


@with_store
async def test_a_token_belongs_to_one_guest(store: Store) -> None:
    with pytest.raises(Taken):
        await store.add_token("ben", b"ada's token")
    assert await store.find_guest(b"ada's token") == ADA


@with_store
async def test_a_guest_with_a_taken_token_is_not_half_added(store: Store) -> None:
    carla = Guest("carla", "Carla", 3.0)
    with pytest.raises(Taken):
        await store.add_guest(carla, b"ada's token")
    await store.add_guest(carla, b"carla's token")
    assert await store.find_guest(b"carla's token") == carla


@with_store
async def test_a_guest_is_added_once(store: Store) -> None:
    with pytest.raises(Taken):
        await store.add_guest(ADA, b"another token")
    assert await store.find_guest(b"another token") is None


@with_store
async def test_a_new_name_and_portrait_are_kept_and_everyone_else_keeps_theirs(store: Store) -> None:
    await store.rename("ada", "Augusta", "fox")
    augusta = msgspec.structs.replace(ADA, name="Augusta", portrait="fox")
    assert await store.find_guest(b"ada's token") == augusta
    assert await store.portraits(("ada", "ben")) == {"ada": "fox"}
    assert await store.find_guest(b"ben's token") == BEN


@with_store
async def test_a_guest_is_known_by_the_phrase(store: Store) -> None:
    assert await store.find_phrase(b"four words") is None
    await store.set_phrase("ada", b"four words")
    assert await store.find_phrase(b"four words") == ADA


@with_store
async def test_a_new_phrase_replaces_the_old_one(store: Store) -> None:
    await store.set_phrase("ada", b"four words")
    await store.set_phrase("ada", b"other words")
    assert await store.find_phrase(b"four words") is None
    assert await store.find_phrase(b"other words") == ADA


@with_store
async def test_a_phrase_belongs_to_one_guest(store: Store) -> None:
    await store.set_phrase("ada", b"four words")
    with pytest.raises(Taken):
        await store.set_phrase("ben", b"four words")
    assert await store.find_phrase(b"four words") == ADA


@with_store
async def test_nothing_can_be_kept_about_an_unknown_guest(store: Store) -> None:
    with pytest.raises(Missing):
        await store.rename("nobody", "Nobody", "fox")
    with pytest.raises(Missing):
        await store.add_token("nobody", b"token")
    with pytest.raises(Missing):
        await store.set_phrase("nobody", b"phrase")
    assert await store.find_guest(b"token") is None
