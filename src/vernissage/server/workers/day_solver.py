"""Solves daily deals: the most points still possible after each turn, and the first move that lost some.

The game's own solver runs in worker processes, for a day that is over or for a guest who has given up further
tries. It takes some seconds; the result is stored.
"""

from collections.abc import AsyncGenerator
from typing import Any, Final, TypeAlias

import msgspec

from vernissage import catalog
from vernissage.core import codec, record
from vernissage.core.daily import Reach
from vernissage.core.game import AnyGame
from vernissage.core.hindsight import stood
from vernissage.core.match import AnyMatch
from vernissage.core.refusal import Refusal
from vernissage.core.rng import Rng
from vernissage.server.api.http_types import Choice, Decision
from vernissage.server.platform.payer import NOBODY, Payer
from vernissage.server.store import Store
from vernissage.server.workers.bot_pool import BotPool
from vernissage.server.workers.coach import decisions
from vernissage.server.workers.jobs import Jobs

Key: TypeAlias = tuple[str, str, str]
"""The game, the date and the code of a table. An empty code means the deal itself."""

FAILED: Final = Refusal("reach/failed")
EFFORT: Final = 300_000
"""Solver steps for each position, more than most deals need. If they run out, the result is unproven."""
LIMIT: Final = 240.0
"""Seconds that solving one game may take."""
WAITING: Final = 100
"""How many games may be waiting for the solver: some minutes of work."""
YOU: Final = 0


class Stair(msgspec.Struct, frozen=True):
    """The most points that are still possible after a turn."""

    turn: int
    points: int
    proven: bool
    """Whether it is proven that no more points are possible."""


class ReachCard(msgspec.Struct, frozen=True):
    """The solution of a daily deal. It is empty while the solver is at work."""

    stairs: list[Stair]
    """The points still possible after the deal and, if the guest has played, after each of their turns."""
    loss: Decision | None
    """The first decision after which fewer points were possible; null if there is none."""
    turn: int
    """The turn of the decision in `loss`; 0 if there is none."""


THINKING: Final = ReachCard([], None, 0)


class Order(msgspec.Struct, frozen=True):
    """A game to solve, in the form in which it is sent to a worker."""

    game: str
    played: str
    effort: int


class DaySolver:
    """Solves daily deals one after the other, and reads stored solutions."""

    def __init__(self, pool: BotPool, store: Store, effort: int) -> None:
        self._pool = pool
        self._store = store
        self._effort = effort
        self._jobs: Jobs[Key, ReachCard] = Jobs(WAITING)

    async def card(
        self, day: str, name: str, code: str, match: AnyMatch, payer: Payer = NOBODY
    ) -> ReachCard | Refusal:
        """Returns the solution of this match so far. The first request starts the solver and pays for it.

        A request for the deal itself shares the running job of any match of that deal.
        """
        key = (name, day, code)
        stored = await self._store.reach(*key)
        if stored is not None:
            return msgspec.json.decode(stored, type=ReachCard)
        job = self._jobs.find(key)
        if job is not None:
            return FAILED if job.failed else job.found
        if not code and any(each[:2] == key[:2] for each in self._jobs.running):
            return THINKING
        if refusal := self._jobs.refuse(payer):
            return refusal
        return self._jobs.start(key, THINKING, self._steps(key, match, payer)).found

    async def best(self, name: str, day: str) -> Stair | None:
        """Returns the most points that were possible from the deal on; None if it has not been solved."""
        stored = await self._store.reach(name, day, "")
        return None if stored is None else msgspec.json.decode(stored, type=ReachCard).stairs[0]

    def close(self) -> None:
        self._jobs.close()

    async def _steps(self, key: Key, match: AnyMatch, payer: Payer) -> AsyncGenerator[ReachCard, None]:
        name, day, code = key
        order = Order(name, record.write(record.record(name, match, open_seed=True)), self._effort)
        solved = await self._pool.study(solve, order, "day", LIMIT, payer)
        card = msgspec.json.decode(solved, type=ReachCard)
        await self._store.keep_reach(*key, solved)
        if code:
            await self._store.keep_reach(name, day, "", codec.encode(ReachCard(card.stairs[:1], None, 0)))
        yield card


def solve(order: Order) -> bytes:
    """Returns the solution of this game as an encoded `ReachCard`. Runs in a worker."""
    game = catalog.game(order.game)
    read = record.read(order.played)
    assert not isinstance(read, Refusal), read
    replayed = record.replay(game, read.record)
    assert not isinstance(replayed, Refusal), replayed
    return codec.encode(reached(order.game, game, replayed.match, order.effort))


def reached(name: str, game: AnyGame, match: AnyMatch, effort: int) -> ReachCard:
    """Returns the points possible after each turn, and the first decision that lost some."""
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
    """Returns the move made and the best move, in the words of the game's coach; None if it has no coach."""
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
    """Returns a move, the points possible after it, and the view after it in the true state."""
    game, says = catalog.game(name), catalog.extras(name).coach()
    assert says is not None
    look = says.look(game.view(state, YOU), move)
    for each in look.moves:
        state = game.play(state, YOU, each, Rng(bytes(32), "look")).state
    view = msgspec.Raw(codec.encode(game.view(state, YOU)))
    return Choice(msgspec.Raw(codec.encode(move)), float(points), view, look.show)
