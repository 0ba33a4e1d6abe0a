"""Any bytes and any text come back unchanged."""

from __future__ import annotations

import asyncio
from itertools import count

from hypothesis import given, settings
from hypothesis import strategies as st

from tests.budgets import examples
from tests.chance import machine
from tests.server.store.stores import furnish, table
from vernissage.server.store import Guest, Store

# PostgreSQL can't store text with a NUL.
NAMES = st.text(st.characters(codec="utf-8", exclude_characters="\0"))


def tries(url: str) -> settings:
    """Fewer examples on a server, where each costs ten times as much: the code is the same."""
    return examples(100 if url.startswith("sqlite") else 15)


def test_every_name_comes_back(url: str) -> None:
    numbers = count()

    @tries(url)
    @given(NAMES, NAMES)
    def comes_back(name: str, later: str) -> None:
        runner.run(scene(str(next(numbers)), name, later))

    async def scene(number: str, name: str, later: str) -> None:
        await store.add_guest(Guest(number, name, 1.5), number.encode())
        assert await store.find_guest(number.encode()) == Guest(number, name, 1.5)
        await store.rename(number, later, "fox")
        assert await store.find_guest(number.encode()) == Guest(number, later, 1.5, "fox")

    with asyncio.Runner() as runner:
        store = runner.run(Store.open(url, machine()))
        comes_back()
        runner.run(store.close())


def test_every_doc_seed_and_entry_comes_back(url: str) -> None:
    numbers = count()

    @tries(url)
    @given(st.binary(), st.binary(), st.lists(st.binary(), max_size=3))
    def comes_back(doc: bytes, seed: bytes, entries: list[bytes]) -> None:
        runner.run(scene(f"T{next(numbers)}", doc, seed, entries))

    async def scene(code: str, doc: bytes, seed: bytes, entries: list[bytes]) -> None:
        row = table(code, doc=doc, seed=seed)
        await store.add_table(row)
        assert await store.find_table(code) == row
        for number, entry in enumerate(entries):
            await store.append(code, number, entry)
        assert await store.inputs(code) == entries

    with asyncio.Runner() as runner:
        store = runner.run(Store.open(url, machine()))
        runner.run(furnish(store))
        comes_back()
        runner.run(store.close())
