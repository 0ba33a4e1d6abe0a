"""Bots think in processes of their own, so that nobody's socket waits for them.

What crosses over is what a seat may know: view, memory, offers, as bytes, and a seed of the bot's own.
How long a bot takes tells nothing: the pause before its answer is drawn by chance, longer than it
thinks, after what everyone is looking at; an answer that comes later all the same is held back to the next
half second.
"""

from __future__ import annotations

import asyncio
import os
import signal
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress
from functools import cache
from math import ceil
from multiprocessing import get_context, parent_process
from secrets import SystemRandom
from threading import Thread
from typing import Any, Final, TypeVar

import msgspec

from vernissage import catalog
from vernissage.bots.bot import AnyBot, Considerate
from vernissage.core import codec
from vernissage.core.company import People, Waits
from vernissage.core.match import AnyMatch
from vernissage.core.refusal import Refusal
from vernissage.core.rng import Rng, offspring
from vernissage.core.seats import Seat

Asked = TypeVar("Asked")
Found = TypeVar("Found")

STEP: Final = 0.5
"""An answer that took longer than its pause is rounded up to a multiple of so many seconds."""


class Pace(msgspec.Struct, frozen=True):
    """How long a bot seems to think, in seconds."""

    shortest: float = 0.8
    longest: float = 1.8

    def pause(self) -> float:
        """A pause drawn by chance, from nothing that happens at the table."""
        return SystemRandom().uniform(self.shortest, self.longest)


class Question(msgspec.Struct, frozen=True):
    """What a bot is asked: all that its seat may know, and nothing else."""

    game: str
    bot: str
    view: bytes
    memory: bytes
    offers: bytes
    seed: bytes
    people: People
    """Who of the others are people; for a bot that lets them go first."""


def question(game: str, bot: str, match: AnyMatch, seat: Seat, people: People) -> Question:
    """What the bot at this seat is asked now."""
    sight = match.sight(seat)
    return Question(
        game=game,
        bot=bot,
        view=codec.encode(sight.view),
        memory=codec.encode(match.memory(seat)),
        offers=codec.encode(sight.offers),
        seed=offspring(match.seed, f"bot:{seat}", len(match.inputs)),
        people=people,
    )


class BotPool:
    """The processes bots think in. They start when the first bot has something to think about."""

    def __init__(self, pace: Pace, workers: int | None = None) -> None:
        self.pace = pace
        self._workers = workers or os.cpu_count() or 1
        self._pool: ProcessPoolExecutor | None = None

    async def answer(
        self, asked: Question, look: float = 0.0, looked: asyncio.Event | None = None
    ) -> int | Waits:
        """The number of the offer the bot chooses, after people have looked for so long, and the pause.

        They may have `looked` sooner. Or the wish to wait; where bots pause for nobody, not for a while
        either.
        """
        loop = asyncio.get_running_loop()
        begun, pause = loop.time(), self.pace.pause()
        chosen = await self.run(choose, asked)
        if self.pace.longest:
            late = loop.time() - begun - look
            await _wait(-late, looked)
            took = max(0.0, late)
            await asyncio.sleep(answered_after(pause, took) - took)
        elif isinstance(chosen, Waits) and chosen.seconds:
            return msgspec.structs.replace(chosen, seconds=0.0)
        return chosen

    async def run(self, work: Callable[[Asked], Found], asked: Asked) -> Found:
        """What this work comes to in one of the processes."""
        loop = asyncio.get_running_loop()
        try:
            return await loop.run_in_executor(self._processes(), work, asked)
        except BrokenProcessPool:  # a process was killed from outside: begin again in a new one
            self._pool = None
            return await loop.run_in_executor(self._processes(), work, asked)

    def _processes(self) -> ProcessPoolExecutor:
        if self._pool is None:
            # Spawned, not forked: a fork would carry along sockets and the database's thread.
            self._pool = ProcessPoolExecutor(self._workers, get_context("spawn"), initializer=_begin)
        return self._pool

    def close(self) -> None:
        """No more thinking: whatever is still being thought about is dropped."""
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)


async def _wait(seconds: float, sooner: asyncio.Event | None) -> None:
    """So long, or until this has happened."""
    with suppress(TimeoutError):
        await asyncio.wait_for((sooner or asyncio.Event()).wait(), max(0.0, seconds))


def answered_after(pause: float, took: float) -> float:
    """When the answer is given: after the pause, whatever the thought took; steps hide most of the rest."""
    return pause + ceil(max(0.0, took - pause) / STEP) * STEP


def choose(asked: Question) -> int | Waits:
    """In the bot's process: which of its offers it takes, unless it lets people go first."""
    game = catalog.find(asked.game)
    assert game is not None
    types = game.types
    view = codec.decode(asked.view, types.view)
    memory = codec.decode(asked.memory, tuple[types.event, ...])  # type: ignore[name-defined]
    offers = codec.decode(asked.offers, tuple[types.move, ...])  # type: ignore[name-defined]
    bot, rng = _bot(asked.game, asked.bot), Rng(asked.seed, "bot")
    if asked.people.seats and isinstance(bot, Considerate):
        move = bot.beside(view, memory, offers, asked.people, rng)
        if isinstance(move, Waits):
            return move
    else:
        move = bot.choose(view, memory, offers, rng)
    number: int = offers.index(move)
    return number


@cache
def _bot(game: str, said: str) -> AnyBot:
    maker: Callable[[Any], AnyBot] | Refusal = catalog.bot(game, said)
    assert not isinstance(maker, Refusal), maker
    return maker(catalog.find(game))


def _begin() -> None:
    """Ctrl-C is for the server, which then lets these end. If it is killed, they end by themselves."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    parent = parent_process()
    assert parent is not None
    parent.join()
    os._exit(0)
