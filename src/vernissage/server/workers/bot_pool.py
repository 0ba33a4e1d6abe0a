"""Runs bots in worker processes, so that no socket waits for them.

A worker gets only data that its seat may know: view, memory and offers, as bytes, and a seed of its own. The
time a bot takes must reveal nothing. So everyone first gets time to look, and then the answer is delayed by a
random pause. The pause is drawn beforehand, and is longer than most computations. An answer that takes longer
is delayed further, by full seconds. A computation that crashes or takes too long is repeated once. After that
a random offer is chosen.
"""

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
from vernissage.server.workers.pool import NICE, WorkerPool

log = logging.getLogger(__name__)

Asked = TypeVar("Asked")
Found = TypeVar("Found")

LIMIT: Final = 20.0
"""Seconds that one decision may take."""
QUICK: Final = 5.0
"""Seconds that a decision of a quick bot may take. Many decisions may be queued behind one that hangs."""
STUDYING: Final = 2
"""The number of workers for the coach and the solver of daily deals."""
BRIEF: Final = 0.25
"""The longest pause in seconds at a table whose page shows the bots' moves at a pace of its own."""
STEP: Final = 1.0
"""The step in seconds by which an answer is delayed further if it took longer than its pause."""


class Pace(msgspec.Struct, frozen=True):
    """The shortest and the longest pause before a bot's answer, in seconds."""

    shortest: float = 0.8
    longest: float = 1.8

    def pause(self, seed: bytes) -> float:
        """Returns a random pause that depends only on the seed."""
        return self.shortest + (self.longest - self.shortest) * Rng(seed, "pause").fraction()


class Question(msgspec.Struct, frozen=True):
    """A decision for a bot to make, with only the data that its seat may know."""

    game: str
    bot: str
    view: bytes
    memory: bytes
    offers: bytes
    seed: bytes
    people: People
    """Which other players are people, for a bot that lets them go first."""


def question(game: str, bot: str, match: AnyMatch, seat: Seat, people: People) -> Question:
    """Returns the decision that the bot at this seat has to make now."""
    sight = match.sight(seat)
    return Question(
        game=game,
        bot=bot,
        view=codec.encode(sight.view),
        memory=codec.encode(match.memory(seat)),
        offers=codec.encode(sight.offers),
        seed=offspring(match.seed, f"bot:{seat}", match.hidden.number_for(len(match.inputs), seat)),
        people=people,
    )


class BotPool:
    """The worker processes of bots. They start with the first decision."""

    def __init__(
        self, platform: Platform, pace: Pace, workers: int | None = None, limit: float = LIMIT
    ) -> None:
        self.pace = pace
        self._limit = limit
        cores = workers or os.cpu_count() or 1
        self._quick = WorkerPool(platform, max(1, cores // 2))
        """Workers for bots that answer at once, so that they never queue behind bots that search."""
        self._thinking = WorkerPool(platform, cores)
        self._studying = WorkerPool(platform, STUDYING, NICE)
        """Workers for tasks that no player's turn waits for. They are separate, so they never delay bots."""

    @property
    def waiting(self) -> int:
        """How many tasks are queued."""
        return self._quick.waiting + self._thinking.waiting + self._studying.waiting

    @property
    def lost(self) -> int:
        """How many worker processes had to be replaced."""
        return self._quick.lost + self._thinking.lost + self._studying.lost

    async def answer(
        self,
        asked: Question,
        look: float = 0.0,
        looked: asyncio.Event | None = None,
        turn: str = "",
        *,
        briefly: bool = False,
    ) -> int | Waits:
        """Returns the index of the offer that the bot chooses, or `Waits`.

        The answer comes after people have had `look` seconds to look, or have all `looked` sooner, and after
        the pause. If pauses are turned off, a time limit in `Waits` is 0, too. `turn` is the table's code,
        for fair queueing. `briefly` shortens the pause for a page that has a pace of its own.
        """
        loop = asyncio.get_running_loop()
        begun, pause = loop.time(), self.pace.pause(asked.seed)
        if briefly:
            pause = min(pause, BRIEF)
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
        """Returns the bot's choice. If the bot fails, chooses a random offer so that the game goes on."""
        try:
            if isinstance(_bot(asked.game, asked.bot), Thinking):
                return await self._thinking.run(turn, choose, asked, self._limit)
            return await self._quick.run(turn, choose, asked, min(self._limit, QUICK))
        except Exception:
            log.exception("a bot could not answer")
            return by_chance(asked)

    async def run(self, work: Callable[[Asked], Found], asked: Asked, turn: str) -> Found:
        """Runs other work in the workers of bots, for a player who is waiting for the result."""
        return await self._thinking.run(turn, work, asked, self._limit)

    async def study(
        self, work: Callable[[Asked], Found], asked: Asked, turn: str, limit: float, payer: Payer = NOBODY
    ) -> Found:
        """Runs work in the low-priority workers. Its processor time is charged to `payer`."""
        return await self._studying.run(turn, work, asked, limit, payer)

    def close(self) -> None:
        """Stops all workers and drops unfinished work."""
        self._quick.close()
        self._thinking.close()
        self._studying.close()


async def _wait(seconds: float, sooner: asyncio.Event | None) -> None:
    """Waits for `seconds`, or less if the event `sooner` is set."""
    with suppress(TimeoutError):
        await asyncio.wait_for((sooner or asyncio.Event()).wait(), max(0.0, seconds))


def answered_after(pause: float, took: float) -> float:
    """Returns the seconds from question to answer: the pause, plus full steps if the bot took longer."""
    return pause + ceil(max(0.0, took - pause) / STEP) * STEP


def choose(asked: Question) -> int | Waits:
    """Returns the index of the chosen offer, or `Waits` to let people go first. Runs in a worker."""
    game = catalog.game(asked.game)
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
    """Returns the index of a random offer."""
    return Rng(asked.seed, "any").below(len(codec.decode(asked.offers, list[msgspec.Raw])))


@cache
def _bot(game: str, said: str) -> AnyBot:
    maker: Callable[[Any], AnyBot] | Refusal = catalog.bot(game, said)
    assert not isinstance(maker, Refusal), maker
    return maker(catalog.find(game))
