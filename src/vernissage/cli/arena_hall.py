"""Plays the games of an arena: in this process, in several processes, or on a Ray cluster.

A game is determined by names and numbers, so it is the same wherever it is played. Results come in the order
of the schedule.
"""

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
"""The number of jobs per process; small jobs keep all processes busy until the end."""
FEWEST: Final = 8
"""The minimum number of games per process: starting one takes about a second."""
LARGEST: Final = 50
"""The maximum number of games in a job, so that progress is visible."""


@dataclass(frozen=True, slots=True)
class Bill:
    """A tournament's picklable description for another process: game, bots, options and seed."""

    game: str
    bots: tuple[str, ...]
    options: bytes
    seed: bytes


def worth_opening(games: int) -> int:
    """Returns the number of processes: one per core, but fewer for few games."""
    cores = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
    return max(1, min(cores, games // FEWEST))


def here(bill: Bill, schedule: Sequence[Fixture]) -> Iterator[Played]:
    return (play_one(bill, fixture) for fixture in schedule)


def in_processes(bill: Bill, schedule: Sequence[Fixture], jobs: int) -> Iterator[Played]:
    """Plays these games in a pool of processes, and yields the results in order."""
    size = share_size(len(schedule), jobs)
    # Spawn, not fork: the progress bar's thread must not be copied while it holds a lock.
    with ProcessPoolExecutor(min(jobs, len(schedule)), mp_context=get_context("spawn")) as pool:
        yield from pool.map(partial(play_one, bill), schedule, chunksize=size)


def on_ray(bill: Bill, schedule: Sequence[Fixture], address: str) -> Iterator[Played]:
    """Plays these games on a Ray cluster. A job whose node dies is retried on another."""
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
    """Returns the number of games in a job: few enough to keep all processes busy until the end."""
    return max(1, min(LARGEST, games // (SHARES * processes)))


def play_share(bill: Bill, share: Sequence[Fixture]) -> bytes:
    return codec.encode([play_one(bill, fixture) for fixture in share])


def play_one(bill: Bill, fixture: Fixture) -> Played:
    game, options, entrants = made_from(bill)
    return play(game, options, entrants, fixture, bill.seed)


@cache
def made_from(bill: Bill) -> tuple[AnyGame, OptionsValue, list[Entrant]]:
    """Returns the game, its options and the entrants. Cached in each process."""
    game = catalog.game(bill.game)
    return (
        game,
        codec.decode(bill.options, game.types.options),
        [catalog.entrant(bill.game, bot) for bot in bill.bots],
    )
