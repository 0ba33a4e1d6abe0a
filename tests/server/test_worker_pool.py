"""A worker pool under faults: its real processes are killed, stopped, or never answer."""

from __future__ import annotations

import asyncio
import gc
import signal
from collections.abc import Callable, Iterator
from pathlib import Path
from threading import active_count

import pytest

from tests.chance import machine
from tests.server import processes
from tests.server.processes import begin_and_loop_forever, own_pid, signal_all, thinkers
from tests.waiting import GAP, PATIENCE, until_so
from vernissage.server.platform import FailedError, LostError
from vernissage.server.workers.pool import WorkerPool

pytestmark = pytest.mark.anyio
SHORT = 0.2
"""Seconds: a limit for work that never ends."""
LONGER = 2.0
"""Seconds: a limit for quick work in another process."""
SIZE = 2


@pytest.fixture
def before() -> set[int]:
    """The processes of other tests."""
    return thinkers()


@pytest.fixture
def crew(before: set[int]) -> Iterator[WorkerPool]:
    """A pool. No process of it may remain."""
    crew = WorkerPool(machine(), SIZE)
    yield crew
    crew.close()
    assert thinkers() == before


async def pids(crew: WorkerPool, limit: float = PATIENCE) -> set[int]:
    """Returns which processes answer when all of them are asked at once."""
    return set(await asyncio.gather(*(crew.run("", own_pid, None, limit) for _ in range(SIZE * 20))))


async def test_as_many_processes_as_were_asked_for_and_not_before_they_are_needed(
    crew: WorkerPool, before: set[int]
) -> None:
    assert thinkers() == before
    assert await pids(crew) == thinkers() - before
    assert len(thinkers() - before) == SIZE


@pytest.mark.parametrize("kind", [signal.SIGKILL, signal.SIGTERM])
async def test_where_processes_are_killed_there_are_never_more_than_before(
    crew: WorkerPool, before: set[int], kind: signal.Signals
) -> None:
    """With the standard library's pool, every waiting caller made a new one: 22 processes instead of two."""
    first = await pids(crew)
    asked = [asyncio.create_task(crew.run(str(n), own_pid, None, PATIENCE)) for n in range(40)]
    await asyncio.sleep(0)
    signal_all(first, kind)
    most = 0
    while not all(each.done() for each in asked):
        most = max(most, len(thinkers() - before))
        await asyncio.wait(asked, timeout=GAP)
    assert most <= SIZE
    answered = {each.result() for each in asked}
    assert await pids(crew) <= thinkers() - before
    assert len(answered - first) <= SIZE == crew.lost


async def test_a_process_that_was_stopped_while_idle_holds_up_nobody_else(crew: WorkerPool) -> None:
    stopped = min(await pids(crew))
    signal_all({stopped}, signal.SIGSTOP)
    found = await asyncio.gather(*(crew.run("", own_pid, None, LONGER) for _ in range(20)))
    assert stopped not in found
    assert crew.lost == 1


@pytest.mark.parametrize("how", [processes.stop_itself_once, processes.end_itself_once])
async def test_what_a_process_was_lost_over_is_asked_once_more(
    crew: WorkerPool, before: set[int], tmp_path: Path, how: Callable[[str], str]
) -> None:
    assert await crew.run("", how, str(tmp_path / "marker"), LONGER) == "here"
    assert crew.lost == 1
    assert len(thinkers() - before) <= SIZE


@pytest.mark.parametrize("how", [processes.loop_forever, processes.end_itself])
async def test_what_never_comes_to_an_end_is_given_up_and_all_others_go_on(
    crew: WorkerPool, before: set[int], how: Callable[[object], None]
) -> None:
    endless = [asyncio.create_task(crew.run("endless", how, None, SHORT)) for _ in range(3)]
    await asyncio.sleep(0)
    assert await crew.run("another table", own_pid, None, PATIENCE) in thinkers()
    for each in endless:
        with pytest.raises(LostError):
            await each
    assert crew.lost == 6
    assert len(await pids(crew)) == SIZE == len(thinkers() - before)


async def test_nothing_is_left_of_processes_that_were_lost(crew: WorkerPool) -> None:
    await pids(crew)
    gc.collect()
    files, threads = open_files(), active_count()
    for _ in range(3):
        with pytest.raises(LostError):
            await crew.run("", processes.end_itself, None, PATIENCE)
    await pids(crew)
    assert crew.lost == 6
    assert open_files() <= files
    assert active_count() <= threads


def open_files() -> int:
    return len(list(Path("/proc/self/fd").iterdir()))


@pytest.mark.parametrize(
    ("work", "words"),
    [(processes.raise_something, "as they do"), (processes.answer_what_cannot_be_sent, "pickle")],
)
async def test_what_fails_is_told_and_costs_no_process(
    crew: WorkerPool, work: Callable[[str], object], words: str
) -> None:
    first = await crew.run("", own_pid, None, PATIENCE)
    with pytest.raises(FailedError, match=words):
        await crew.run("", work, "as they do", PATIENCE)
    assert await crew.run("", own_pid, None, PATIENCE) == first
    assert crew.lost == 0


async def all_at_work(begun: Path) -> None:
    """Waits until every process has begun to loop for ever, and said so in this folder."""
    await until_so(lambda: len(list(begun.iterdir())) >= SIZE, "they do not begin")


async def test_whoever_no_longer_wants_to_know_frees_no_process_that_still_works(
    crew: WorkerPool, tmp_path: Path
) -> None:
    """Otherwise another task would wait inside it, beyond its own turn and limit."""
    await pids(crew)  # they are there, so the limit is only for the work
    one, other = (
        asyncio.create_task(crew.run("", begin_and_loop_forever, str(tmp_path), 1.0)) for _ in range(SIZE)
    )
    waits = asyncio.create_task(crew.run("", own_pid, None, PATIENCE))
    await all_at_work(tmp_path)
    one.cancel()
    await asyncio.sleep(0)
    assert crew.waiting == 1
    assert isinstance(await waits, int)
    other.cancel()


async def test_whoever_waits_can_leave(crew: WorkerPool) -> None:
    tasks = [asyncio.create_task(crew.run("", own_pid, None, PATIENCE)) for _ in range(10)]
    await asyncio.sleep(0)
    for task in tasks[SIZE:]:
        task.cancel()
    found = await asyncio.gather(*tasks, return_exceptions=True)
    assert all(isinstance(each, asyncio.CancelledError) for each in found[SIZE:])
    assert crew.waiting == 0
    assert len(await pids(crew)) == SIZE


@pytest.mark.parametrize("kind", [signal.SIGCONT, signal.SIGSTOP])
async def test_nothing_is_left_when_it_is_closed_in_the_middle(
    before: set[int], tmp_path: Path, kind: signal.Signals
) -> None:
    crew = WorkerPool(machine(), SIZE)
    await pids(crew)
    work, folder = begin_and_loop_forever, str(tmp_path)
    busy = [asyncio.create_task(crew.run(str(n), work, folder, PATIENCE)) for n in range(5)]
    await all_at_work(tmp_path)
    signal_all(thinkers() - before, kind)
    crew.close()
    assert thinkers() == before
    for each in busy:
        with pytest.raises(LostError):
            await each
    with pytest.raises(LostError):
        await crew.run("", own_pid, None, PATIENCE)
    assert thinkers() == before


def test_closing_in_the_middle_is_nothing_to_complain_of(
    before: set[int], tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def scene() -> None:
        crew = WorkerPool(machine(), SIZE)
        await pids(crew)
        work, folder = begin_and_loop_forever, str(tmp_path)
        busy = [asyncio.create_task(crew.run("", work, folder, PATIENCE)) for _ in range(5)]
        await all_at_work(tmp_path)
        for each in busy:
            each.cancel()
        crew.close()

    asyncio.run(scene())
    gc.collect()
    assert thinkers() == before
    assert not caplog.records
