"""What was possible on a day: the most points still within reach after each turn, and where a line was left.

A game's solver finds it, in the bots' processes, for a day that is over or for somebody who tries no more.
It takes some seconds, once: what was found is kept.
"""

from __future__ import annotations

import asyncio
import logging
from typing import Any, Final

import msgspec

from vernissage import catalog
from vernissage.core import codec, record
from vernissage.core.daily import Reach
from vernissage.core.game import AnyGame
from vernissage.core.hindsight import stood
from vernissage.core.match import AnyMatch
from vernissage.core.record import Record
from vernissage.core.refusal import Refusal
from vernissage.core.rng import Rng
from vernissage.server.api.http_types import Choice, Decision
from vernissage.server.platform.payer import NOBODY, Payer, too_often
from vernissage.server.store import Store
from vernissage.server.workers.bot_pool import BotPool
from vernissage.server.workers.coach import decisions

log = logging.getLogger(__name__)

FAILED: Final = Refusal("reach/failed")
EFFORT: Final = 300_000
"""Steps for each moment: more than most days need. Where they don't suffice, nothing is called proven."""
LIMIT: Final = 240.0
"""Seconds that a day may take."""
WAITING: Final = 100
"""Games that may wait to be looked through: some minutes' work."""
AGAIN: Final = 60.0
"""Seconds after which whoever comes while so many wait may ask again."""
YOU: Final = 0


class Stair(msgspec.Struct, frozen=True):
    """The most points within reach after a turn."""

    turn: int
    points: int
    proven: bool
    """Is there provably no more?"""


class ReachCard(msgspec.Struct, frozen=True):
    """What was possible. Empty as long as it is still being found out."""

    stairs: list[Stair]
    """From the deal on; along one's own line, where there is one."""
    loss: Decision | None
    """The first decision after which less was within reach: where one left the best line."""
    turn: int
    """That turn; 0 where there is none."""


THINKING: Final = ReachCard([], None, 0)


class Order(msgspec.Struct, frozen=True):
    """A game to be looked through, as it goes to the process."""

    game: str
    played: str
    effort: int


class Reaching:
    """All that is being found out, and the way to what was."""

    def __init__(self, pool: BotPool, store: Store, effort: int) -> None:
        self._pool = pool
        self._store = store
        self._effort = effort
        self._work: dict[tuple[str, str, str], asyncio.Task[None]] = {}
        self._failed: set[tuple[str, str, str]] = set()
        self._one_at_a_time = asyncio.Semaphore(1)

    async def card(
        self, day: str, name: str, code: str, match: AnyMatch, payer: Payer = NOBODY
    ) -> ReachCard | Refusal:
        """Returns what was possible in this match. The first request starts the solver and pays for it.

        A request for the deal itself shares the job of any game of that day that is being solved.
        """
        key = (name, day, code)
        kept = await self._store.reach(*key)
        if kept is not None:
            return msgspec.json.decode(kept, type=ReachCard)
        if key in self._failed:
            return FAILED
        if key in self._work or (not code and any(each[:2] == key[:2] for each in self._work)):
            return THINKING
        if len(self._work) >= WAITING:
            return too_often(AGAIN)
        if refusal := payer.refuse():
            return refusal
        self._work[key] = asyncio.create_task(self._find(key, match, payer))
        return THINKING

    async def best(self, name: str, day: str) -> Stair | None:
        """The most that was possible from the deal on, if anybody has asked before."""
        kept = await self._store.reach(name, day, "")
        return None if kept is None else msgspec.json.decode(kept, type=ReachCard).stairs[0]

    def close(self) -> None:
        for work in self._work.values():
            work.cancel()

    async def _find(self, key: tuple[str, str, str], match: AnyMatch, payer: Payer) -> None:
        name, day, code = key
        try:
            order = Order(name, record.write(record.record(name, match, open_seed=True)), self._effort)
            async with self._one_at_a_time:
                found = await self._pool.study(look_through, order, "day", LIMIT, payer)
            await self._store.keep_reach(*key, found)
            if code:
                deal = ReachCard(msgspec.json.decode(found, type=ReachCard).stairs[:1], None, 0)
                await self._store.keep_reach(name, day, "", codec.encode(deal))
        except Exception:
            log.exception("what was possible on a day could not be found out")
            self._failed.add(key)
        finally:
            self._work.pop(key, None)


def look_through(order: Order) -> bytes:
    """In a process of its own: what was possible in this game, ready to be told."""
    game = catalog.find(order.game)
    assert game is not None
    read = record.read(order.played)
    assert not isinstance(read, Refusal), read
    return codec.encode(reached(order.game, game, again(game, read.record), order.effort))


def again(game: AnyGame, played: Record) -> AnyMatch:
    """The match that was written down."""
    replayed = record.replay(game, played)
    assert not isinstance(replayed, Refusal), replayed
    return replayed.match


def reached(name: str, game: AnyGame, match: AnyMatch, effort: int) -> ReachCard:
    """What was within reach after each turn, and the first decision that lost something."""
    within = game.day.within
    assert within is not None
    first, steps = stood(match)
    states = [first, *(step.state for step in steps)]
    reaches = within(states, effort)
    by_turn = {each.turn: Stair(each.turn, each.points, each.proven) for each in reaches}
    losing = next((n for n in range(1, len(reaches)) if reaches[n].points < reaches[n - 1].points), None)
    if losing is None or not reaches[losing - 1].line:
        return ReachCard(list(by_turn.values()), None, 0)
    made = list(decisions(match, YOU).items())[losing - 1]
    loss = _loss(name, states[losing - 1], made, reaches[losing - 1], reaches[losing])
    return ReachCard(list(by_turn.values()), loss, reaches[losing].turn)


def _loss(
    name: str,
    state: Any,  # noqa: ANN401 - of any game
    made: tuple[int, Any],
    before: Reach[Any],
    after: Reach[Any],
) -> Decision | None:
    """What was done, and the move with which the best line goes on; as the game's coach would say it."""
    game, says = catalog.find(name), catalog.extras(name).coach()
    if game is None or says is None:
        return None
    number, did = made
    view, better = game.view(state, YOU), before.line[0]
    return Decision(
        number=number,
        when=says.when(view),
        did=_choice(name, state, did, after.points),
        better=_choice(name, state, better, before.points),
        cost=float(before.points - after.points),
        band=0.0,
        why=says.why(view, did, better),
    )


def _choice(name: str, state: Any, move: Any, points: int) -> Choice:  # noqa: ANN401 - of any game
    """A move, the points within reach after it, and how it looks: nothing has to be imagined any more."""
    game, says = catalog.find(name), catalog.extras(name).coach()
    assert game is not None
    assert says is not None
    look = says.look(game.view(state, YOU), move)
    for each in look.moves:
        state = game.play(state, YOU, each, Rng(bytes(32), "look")).state
    view = msgspec.Raw(codec.encode(game.view(state, YOU)))
    return Choice(msgspec.Raw(codec.encode(move)), float(points), view, look.show)
