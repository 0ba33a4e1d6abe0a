"""A group commit with a failing job is rolled back and repeated, and each caller gets its own result."""

from __future__ import annotations

import pytest
from sqlalchemy import Connection, event, text

from tests.server.store.stores import Commits, answers, given, table, with_store
from vernissage.server.store import Missing, Store, Taken


class Statements:
    """Records the first word of every statement that a store sends to its database."""

    def __init__(self, store: Store) -> None:
        self.sent: list[str] = []
        event.listen(store._writer.engine, "before_cursor_execute", self._sent)

    def _sent(self, _connection: object, _cursor: object, statement: str, *_rest: object) -> None:
        self.sent.append(statement.split(maxsplit=1)[0])


def lose(connection: Connection) -> None:
    """Breaks the connection in the middle of a transaction."""
    lost = connection.connection.dbapi_connection
    assert lost is not None
    lost.close()


class LoseOnce:
    """A job that loses its connection the first time it runs."""

    def __init__(self) -> None:
        self.done = 0

    def __call__(self, connection: Connection) -> int:
        self.done += 1
        if self.done == 1:
            lose(connection)
        connection.execute(text("SELECT 1"))
        return self.done


@with_store
async def test_appends_that_wait_together_are_one_statement_without_savepoints(store: Store) -> None:
    await store.add_table(table("WXYZ"))
    statements = Statements(store)
    async with Commits(store).held_back(store.append("ABCD", 0, b"x")):
        turns = [(code, number) for number in range(1, 5) for code in ("ABCD", "WXYZ")]
        tasks = await given(*(store.append(code, number - (code == "WXYZ"), b"x") for code, number in turns))
    assert await answers(tasks) == [None] * 8
    assert statements.sent.count("INSERT") == 2, "one held back, one for all others"
    assert "SAVEPOINT" not in statements.sent
    assert len(await store.inputs("ABCD")) == 5
    assert len(await store.inputs("WXYZ")) == 4


@with_store
async def test_one_bad_append_in_the_middle_is_the_callers_own(store: Store) -> None:
    await store.add_table(table("WXYZ"))
    commits = Commits(store)
    async with commits.held_back():
        tasks = await given(
            store.append("ABCD", 0, b"first"),
            store.append("WXYZ", 0, b"there"),
            store.append("WXYZ", 7, b"a gap"),
            store.append("ABCD", 1, b"second"),
            store.append("WXYZ", 1, b"there too"),
        )
    assert await answers(tasks) == [None, None, "Missing", None, None]
    with pytest.raises(Missing, match=r"before number 7 of table 'WXYZ'$"):
        await tasks[2]
    assert commits.count == 2, "one for the job held back, one for all others"
    assert await store.inputs("ABCD") == [b"first", b"second"]
    assert await store.inputs("WXYZ") == [b"there", b"there too"]


@with_store
async def test_an_append_after_a_bad_one_stands_where_it_would_have_stood(store: Store) -> None:
    async with Commits(store).held_back():
        tasks = await given(
            store.append("ABCD", 0, b"first"),
            store.append("ABCD", 2, b"too early"),
            store.append("ABCD", 1, b"second"),
            store.append("ABCD", 1, b"too late"),
            store.append("ABCD", 2, b"third"),
        )
    assert await answers(tasks) == [None, "Missing", None, "Taken", None]
    assert await store.inputs("ABCD") == [b"first", b"second", b"third"]


@with_store
async def test_jobs_of_all_kinds_keep_their_order(store: Store) -> None:
    async with Commits(store).held_back():
        tasks = await given(
            store.append("ABCD", 0, b"first"),
            store.inputs("ABCD"),
            store.append("WXYZ", 0, b"no such table yet"),
            store.add_table(table("WXYZ")),
            store.append("WXYZ", 0, b"there"),
            store.append("ABCD", 1, b"second"),
            store.inputs("ABCD"),
        )
    found = [[b"first"], [b"first", b"second"]]
    assert await answers(tasks) == [None, found[0], "Missing", None, None, None, found[1]]


@with_store
async def test_what_the_first_try_wrote_is_gone_before_the_second(store: Store) -> None:
    """Otherwise the second would find its own number taken."""
    async with Commits(store).held_back():
        tasks = await given(
            store.add_table(table("WXYZ")),
            store.append("WXYZ", 0, b"there"),
            store.add_token("nobody", b"token"),
        )
    assert await answers(tasks) == [None, None, "Missing"]
    with pytest.raises(Taken):
        await store.append("WXYZ", 0, b"again")


@with_store
async def test_a_connection_that_is_lost_is_opened_again_and_nobody_notices(store: Store) -> None:
    losing = LoseOnce()
    async with Commits(store).held_back():
        tasks = await given(
            store.append("ABCD", 0, b"first"), store._writer.run(losing), store.append("ABCD", 1, b"second")
        )
    assert await answers(tasks) == [None, 2, None]
    assert await store.inputs("ABCD") == [b"first", b"second"]


@with_store
async def test_a_connection_lost_before_the_commit_is_told_to_all_and_opened_again(store: Store) -> None:
    async with Commits(store).held_back():
        tasks = await given(store.append("ABCD", 0, b"first"), store._writer.run(lose))
    assert None not in await answers(tasks)
    assert await store.inputs("ABCD") == []
    await store.append("ABCD", 0, b"first")
    assert await store.inputs("ABCD") == [b"first"]
    assert await store.ready()
