"""Where the games of an arena are played: here, in processes beside this one, or all over a Ray cluster.

Every game follows from names and numbers, so it is the same wherever it is played, and results come in the
order of the schedule.
"""

from __future__ import annotations

import os
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from functools import cache, partial
from multiprocessing import get_context
from typing import Final

from vernissage import catalog
from vernissage.bots.arena import Entrant, Fixture, Played, play
from vernissage.core import codec
from vernissage.core.game import AnyGame
from vernissage.core.value import OptionsValue

SHARES: Final = 16
"""So many shares make up each process's part: so nobody waits long for the last to finish."""
FEWEST: Final = 8
"""So many games are worth a process: to open one takes about a second."""
LARGEST: Final = 50
"""Games in a share, so that progress can be seen."""


@dataclass(frozen=True, slots=True)
class Bill:
    """Who plays what: all that another process needs to play its share. Names and numbers only."""

    game: str
    bots: tuple[str, ...]
    options: bytes
    seed: bytes


def worth_opening(games: int) -> int:
    """How many processes: one for each core, but it takes some games to be worth another one."""
    cores = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
    return max(1, min(cores, games // FEWEST))


def here(bill: Bill, schedule: Sequence[Fixture]) -> Iterator[Played]:
    return (play_one(bill, fixture) for fixture in schedule)


def in_processes(bill: Bill, schedule: Sequence[Fixture], jobs: int) -> Iterator[Played]:
    """Whichever process plays it."""
    size = share_size(len(schedule), jobs)
    # Spawned, not forked: the progress bar's thread must not be copied in the middle of a stroke.
    with ProcessPoolExecutor(min(jobs, len(schedule)), mp_context=get_context("spawn")) as pool:
        yield from pool.map(partial(play_one, bill), schedule, chunksize=size)


def on_ray(bill: Bill, schedule: Sequence[Fixture], address: str) -> Iterator[Played]:
    """On all nodes of the cluster at this address. A share whose node dies is played on another."""
    import ray  # noqa: PLC0415 - an extra, and slow to load

    ray.init(address=address, log_to_driver=False)
    try:
        cpus = ray.cluster_resources().get("CPU", 1)
        size = share_size(len(schedule), int(cpus))
        there = ray.remote(play_share)
        cuts = range(0, len(schedule), size)
        shares = [there.remote(bill, schedule[cut : cut + size]) for cut in cuts]
        for each in shares:
            yield from codec.decode(ray.get(each), list[Played])
    finally:
        ray.shutdown()


def share_size(games: int, processes: int) -> int:
    """How many games travel together: few enough for everyone to be busy until the end."""
    return max(1, min(LARGEST, games // (SHARES * processes)))


def play_share(bill: Bill, share: Sequence[Fixture]) -> bytes:
    return codec.encode([play_one(bill, fixture) for fixture in share])


def play_one(bill: Bill, fixture: Fixture) -> Played:
    game, options, entrants = made_from(bill)
    return play(game, options, entrants, fixture, bill.seed)


@cache
def made_from(bill: Bill) -> tuple[AnyGame, OptionsValue, list[Entrant]]:
    """The game, its options and the entrants, found once in each process."""
    game = catalog.find(bill.game)
    assert game is not None, bill.game
    return (
        game,
        codec.decode(bill.options, game.types.options),
        [catalog.entrant(bill.game, bot) for bot in bill.bots],
    )
