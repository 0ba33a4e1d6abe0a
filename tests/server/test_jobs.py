"""Jobs: one long computation for each key, shared by all who ask, with a bound on how many there are."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator
from time import monotonic

import pytest

from tests.waiting import PATIENCE
from vernissage.core.refusal import Refusal
from vernissage.server.edge.limits import Buckets, Limit
from vernissage.server.platform.payer import NOBODY, Payer
from vernissage.server.workers.jobs import Jobs

pytestmark = pytest.mark.anyio


class Steps:
    """A job of three steps, each of which waits until it may go on."""

    def __init__(self) -> None:
        self.gate = asyncio.Semaphore(0)
        self.made = 0

    async def run(self) -> AsyncGenerator[int, None]:
        for number in (1, 2, 3):
            await self.gate.acquire()
            self.made = number
            yield number

    async def after(self, number: int) -> None:
        """Lets the job make its steps up to this one."""
        async with asyncio.timeout(PATIENCE):
            while self.made < number:
                self.gate.release()
                await asyncio.sleep(0)
        for _ in range(3):
            await asyncio.sleep(0)


async def failing() -> AsyncGenerator[int, None]:
    yield 1
    message = "no further"
    raise RuntimeError(message)


async def finish(jobs: Jobs[str, int], key: str) -> None:
    job = jobs.find(key)
    assert job is not None
    if job.task is not None:
        await asyncio.wait_for(job.task, PATIENCE)


async def test_a_result_is_reported_while_the_job_goes_on() -> None:
    jobs, steps = Jobs[str, int](2), Steps()
    job = jobs.start("a", 0, steps.run())
    assert (jobs.find("a"), job.found, jobs.running) == (job, 0, ["a"])
    await steps.after(2)
    assert (job.found, jobs.running) == (2, ["a"])
    await steps.after(3)
    await finish(jobs, "a")
    assert (job.found, job.failed, jobs.running) == (3, False, [])


async def test_only_one_job_makes_a_step_at_a_time() -> None:
    jobs, first, second = Jobs[str, int](2), Steps(), Steps()
    jobs.start("a", 0, first.run())
    jobs.start("b", 0, second.run())
    second.gate.release()
    for _ in range(10):
        await asyncio.sleep(0)
    assert second.made == 0, "the first job is at its step"
    await first.after(1)
    assert second.made == 1
    jobs.close()


async def test_finished_results_are_cached_up_to_a_bound_and_the_oldest_go_first() -> None:
    jobs = Jobs[str, int](2)
    for key in ("a", "b", "c"):
        steps = Steps()
        jobs.start(key, 0, steps.run())
        await steps.after(3)
        await finish(jobs, key)
    assert [key for key in ("a", "b", "c") if jobs.find(key)] == ["b", "c"]


async def test_no_job_starts_while_too_many_run_nor_for_somebody_who_owes() -> None:
    jobs, steps = Jobs[str, int](1), Steps()
    owing = Payer(((Buckets(Limit(1, 1_000.0), monotonic), "ada"),))
    assert jobs.refuse(owing) is None
    assert isinstance(jobs.refuse(owing), Refusal), "the start was charged"
    jobs.start("a", 0, steps.run())
    refused = jobs.refuse(NOBODY)
    assert isinstance(refused, Refusal)
    assert refused.code == "limit/wait"
    await steps.after(3)
    await finish(jobs, "a")
    assert jobs.refuse(NOBODY) is None
    jobs.close()


async def test_a_job_that_nobody_asks_for_any_more_is_dropped() -> None:
    jobs, steps = Jobs[str, int](2, patience=-1.0), Steps()
    job = jobs.start("a", 0, steps.run())
    assert job.task is not None
    await asyncio.wait_for(job.task, PATIENCE)
    assert (jobs.find("a"), steps.made) == (None, 0)


async def test_a_failed_job_is_known_as_one() -> None:
    jobs = Jobs[str, int](2)
    job = jobs.start("a", 0, failing())
    await finish(jobs, "a")
    assert (job.found, job.failed, jobs.running) == (1, True, [])


async def test_closing_cancels_what_runs() -> None:
    jobs, steps = Jobs[str, int](2), Steps()
    job = jobs.start("a", 0, steps.run())
    task = job.task
    assert task is not None
    await steps.after(1)
    jobs.close()
    with pytest.raises(asyncio.CancelledError):
        await task
