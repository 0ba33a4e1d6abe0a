"""Runs many nights on all cores, each in a process of its own that ends with it."""

from __future__ import annotations

import gc
import os
from collections.abc import Iterable, Iterator
from multiprocessing import get_context
from multiprocessing.connection import Connection, wait
from multiprocessing.process import BaseProcess
from typing import Any, Final

import msgspec

from tests.simulation.mistakes import planted
from tests.simulation.night import Morning, Plan, spend
from tests.simulation.template import template

CONTEXT: Final = get_context("fork")
"""A forked process has imported everything already, and has the same hashes of strings."""


def nights(plans: Iterable[Plan], cores: int, wrong: str = "") -> Iterator[tuple[Plan, Morning]]:
    """Yields the nights as they end. Plans are asked for only when there is a core for them."""
    coming = iter(plans)
    running: dict[Connection[Any, Any], tuple[BaseProcess, Plan]] = {}

    def begin() -> None:
        plan = next(coming, None)
        if plan is not None:
            here, there = CONTEXT.Pipe(duplex=False)
            process = CONTEXT.Process(target=_run, args=(plan, wrong, there), daemon=True)
            process.start()
            there.close()
            running[here] = process, plan

    try:
        for _ in range(cores):
            begin()
        while running:
            for pipe in wait(list(running)):
                assert isinstance(pipe, type(next(iter(running))))
                process, plan = running.pop(pipe)
                morning = _heard(pipe)
                process.join()
                begin()
                yield plan, morning
    finally:
        for process, _ in running.values():
            process.kill()


def one(plan: Plan, wrong: str = "") -> Morning:
    """Runs one night."""
    ((_, morning),) = nights([plan], 1, wrong)
    return morning


def cores() -> int:
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def _run(plan: Plan, wrong: str, pipe: Connection[Any, Any]) -> None:
    gc.disable()  # It runs when the night says so, which is the same every time.
    with planted(wrong):
        try:
            morning = spend(plan, template())
        except BaseException as error:  # noqa: BLE001 - the simulation itself is broken: that must be seen
            morning = Morning([f"the simulation is broken: {error!r}, {error.__cause__!r}"], [], {}, 0.0, 0)
    pipe.send_bytes(msgspec.msgpack.encode(morning))
    os._exit(0)  # Nothing of the night is to be tidied up: the tasks of dead servers would run.


def _heard(pipe: Connection[Any, Any]) -> Morning:
    try:
        return msgspec.msgpack.decode(pipe.recv_bytes(), type=Morning)
    except EOFError:
        return Morning(["the process of the night has died"], [], {}, 0.0, 0)
