"""Bots think in processes of their own, so that nobody's socket waits for them.

What crosses over is what a seat may know: view, memory, offers, as bytes, and a seed of the bot's own.
How long a bot takes tells nothing: the pause before its answer is drawn by chance before it thinks, longer
than most thoughts, after what everyone is looking at; an answer that comes later all the same is held back to
the next full second. A thought that is lost or takes too long is asked for once more; then any offer will do.
"""

from __future__ import annotations

import asyncio
import logging
import os
from collections.abc import Callable
from contextlib import suppress
from functools import cache
from math import ceil
from typing import Any, Final, TypeVar

import msgspec

from vernissage import catalog
from vernissage.core import codec
from vernissage.core.bot import AnyBot, Thinking
from vernissage.core.company import Considerate, People, Waits
from vernissage.core.match import AnyMatch
from vernissage.core.refusal import Refusal
from vernissage.core.rng import Rng, offspring
from vernissage.core.seats import Seat
from vernissage.server.platform import Platform
from vernissage.server.platform.payer import NOBODY, Payer
from vernissage.server.workers.pool import NICE, Crew

log = logging.getLogger(__name__)

Asked = TypeVar("Asked")
Found = TypeVar("Found")

LIMIT: Final = 20.0
"""Seconds a thought may take."""
QUICK: Final = 5.0
"""The same of those who answer at once: many may wait for the one process that was stopped."""
STUDYING: Final = 2
"""The coach and the solver of days, each one thing at a time."""
STEP: Final = 1.0
"""An answer that took longer than its pause is rounded up to a multiple of so many seconds."""


class Pace(msgspec.Struct, frozen=True):
    """How long a bot seems to think, in seconds."""

    shortest: float = 0.8
    longest: float = 1.8

    def pause(self, seed: bytes) -> float:
        """A pause drawn by the chance of this moment, from nothing that anyone holds."""
        return self.shortest + (self.longest - self.shortest) * Rng(seed, "pause").fraction()


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
        seed=offspring(match.seed, f"bot:{seat}", match.unnoticed.number_for(len(match.inputs), seat)),
        people=people,
    )


class BotPool:
    """The processes bots think in. They start when the first bot has something to think about."""

    def __init__(
        self, platform: Platform, pace: Pace, workers: int | None = None, limit: float = LIMIT
    ) -> None:
        self.pace = pace
        self._limit = limit
        cores = workers or os.cpu_count() or 1
        self._quick = Crew(platform, max(1, cores // 2))
        """For those who answer at once: they never wait behind those who think."""
        self._thinking = Crew(platform, cores)
        self._studying = Crew(platform, STUDYING, NICE)
        """For what nobody's turn waits for: however much of it there is, bots have processes of theirs."""

    @property
    def waiting(self) -> int:
        """How many thoughts wait for a process."""
        return self._quick.waiting + self._thinking.waiting + self._studying.waiting

    @property
    def lost(self) -> int:
        """How many processes had to be replaced."""
        return self._quick.lost + self._thinking.lost + self._studying.lost

    async def answer(
        self, asked: Question, look: float = 0.0, looked: asyncio.Event | None = None, turn: str = ""
    ) -> int | Waits:
        """The number of the offer the bot chooses, after people have looked for so long, and the pause.

        They may have `looked` sooner. Or the wish to wait; where bots pause for nobody, not for a while
        either. Tables take `turn`s.
        """
        loop = asyncio.get_running_loop()
        begun, pause = loop.time(), self.pace.pause(asked.seed)
        chosen = await self._chosen(asked, turn)
        if self.pace.longest:
            late = loop.time() - begun - look
            await _wait(-late, looked)
            took = max(0.0, late)
            await asyncio.sleep(answered_after(pause, took) - took)
        elif isinstance(chosen, Waits) and chosen.seconds:
            return msgspec.structs.replace(chosen, seconds=0.0)
        return chosen

    async def _chosen(self, asked: Question, turn: str) -> int | Waits:
        """What the bot has chosen; if it can't say, any of its offers, so that the game goes on."""
        try:
            if isinstance(_bot(asked.game, asked.bot), Thinking):
                return await self._thinking.run(turn, choose, asked, self._limit)
            return await self._quick.run(turn, choose, asked, min(self._limit, QUICK))
        except Exception:
            log.exception("a bot could not answer")
            return by_chance(asked)

    async def run(self, work: Callable[[Asked], Found], asked: Asked, turn: str) -> Found:
        """What this work comes to, beside the bots who think: somebody who plays waits for it."""
        return await self._thinking.run(turn, work, asked, self._limit)

    async def study(
        self, work: Callable[[Asked], Found], asked: Asked, turn: str, limit: float, payer: Payer = NOBODY
    ) -> Found:
        """What this work comes to, while bots think as if there were none. Whoever wanted it pays for it."""
        return await self._studying.run(turn, work, asked, limit, payer)

    def close(self) -> None:
        """No more thinking: whatever is still being thought about is dropped."""
        self._quick.close()
        self._thinking.close()
        self._studying.close()


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


def by_chance(asked: Question) -> int:
    """Any of the offers, without a thought."""
    return Rng(asked.seed, "any").below(len(codec.decode(asked.offers, list[msgspec.Raw])))


@cache
def _bot(game: str, said: str) -> AnyBot:
    maker: Callable[[Any], AnyBot] | Refusal = catalog.bot(game, said)
    assert not isinstance(maker, Refusal), maker
    return maker(catalog.find(game))
