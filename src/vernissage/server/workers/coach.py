"""The coach: after a game, what the strongest bot thinks of one seat's decisions.

It is worked out in the bots' processes, from what that seat could know at each moment, one moment at a time,
and kept for a while. Whoever asks gets what there is so far.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any, Final

import msgspec

from vernissage import catalog
from vernissage.bots import coach
from vernissage.bots.coach import COUNTS, COUNTS_ALONE, Effort, Measured, Opinion, Position, Weighed
from vernissage.core import codec
from vernissage.core.coach import Recollection, Remark
from vernissage.core.hindsight import looking_back
from vernissage.core.inputs import Made, TakenOver
from vernissage.core.match import AnyMatch
from vernissage.core.refusal import Refusal
from vernissage.core.rng import Rng, offspring
from vernissage.core.seats import Seat
from vernissage.core.stepwise import Work
from vernissage.server.api.http_types import Choice, CoachCard, CurvePoint, Decision
from vernissage.server.platform.beside import Aside
from vernissage.server.platform.payer import NOBODY, Payer
from vernissage.server.workers.bot_pool import BotPool

log = logging.getLogger(__name__)

NO_COACH: Final = Refusal("game/no-coach")
FAILED: Final = Refusal("coach/failed")
KEPT: Final = 64
"""How many reports are kept. What is asked for again is thought through again."""
PATIENCE: Final = 60.0
"""Seconds after which it stops thinking about what nobody asks for any more."""
LONGEST: Final = 60.0
SLOWEST: Final = 0.5
"""Seconds that a moment may take, and so many for each playout if that is more."""
TOLD: Final = 3
"""How many decisions are told, the dearest first."""


class Task(msgspec.Struct, frozen=True):
    """One moment to think about: all that the seat may know there, and nothing else."""

    game: str
    number: int
    view: bytes
    memory: bytes
    offers: bytes
    done: int | None
    """Which of its offers the seat chose; None where only its chances are asked for."""
    seed: bytes
    effort: Effort
    alone: bool
    """Does one play for points, against nobody?"""


class Thought(msgspec.Struct, frozen=True):
    """What was thought of it."""

    point: CurvePoint | None = None
    decision: Decision | None = None


def agenda(name: str, match: AnyMatch, seat: Seat, effort: Effort) -> Iterator[Task | None]:
    """The moments of a game, from its beginning: where the turn passes on, and where this seat decided.

    None for each where there is nothing to think about.
    """
    own = decisions(match, seat)
    for number, (moment, passes) in enumerate(turns(match)):
        yield _task(name, moment, seat, None, effort) if passes else None
        if number in own and len(moment.offers[seat]) > 1:
            yield _task(name, moment, seat, moment.offers[seat].index(own[number]), effort)


def turns(match: AnyMatch) -> Iterator[tuple[AnyMatch, bool]]:
    """Every moment until it is over, and whether the turn has just passed on; alone, it always has."""
    before: tuple[Seat, ...] = ()
    for moment in match.again():
        to_move = match.game.to_move(moment.state)
        if not to_move:
            return
        yield moment, to_move != before or match.players == 1
        before = to_move


def counting(match: AnyMatch) -> Work[int]:
    """How often the turn passes on, and the end."""
    count = 1
    for _, passes in turns(match):
        count += passes
        yield
    return count


def decisions(played: AnyMatch, seat: Seat) -> dict[int, Any]:
    """By number, the moves that the person at this seat made and let stand, as they were offered."""
    undone = {number for _, number in played.withdrawn}
    found, is_bot = {}, False
    for number, entry in enumerate(played.inputs):
        match entry:
            case TakenOver() if entry.seat == seat:
                is_bot = entry.by.startswith("bot-")
            case Made() if entry.seat == seat and not is_bot and number not in undone:
                found[number] = played.game.as_offered(entry.move)
    return found


def hint_task(name: str, match: AnyMatch, seat: Seat, effort: Effort) -> Task:
    """What is to be thought about for a hint."""
    return _task(name, match, seat, None, effort)


def advise(task: Task) -> tuple[msgspec.Raw, tuple[str, ...], Remark]:
    """In a bot's process: the move it would make, what one touches for it, and what speaks for it."""
    game = catalog.find(task.game)
    assert game is not None
    make, says = game.extras.company().judge, game.extras.coach()
    assert make is not None
    assert says is not None
    asked = read(task)
    move = asked.offers[Opinion(game, make(game), asked, Rng(task.seed, "hint")).advice(task.effort)]
    raw = msgspec.Raw(codec.encode(move))
    return raw, says.touch(asked.view, move), says.why(asked.view, None, move)


def _task(name: str, moment: AnyMatch, seat: Seat, done: int | None, effort: Effort) -> Task:
    number = len(moment.inputs)
    return Task(
        game=name,
        number=number,
        view=codec.encode(moment.game.view(moment.state, seat)),
        memory=codec.encode(moment.memory(seat)),
        offers=codec.encode(moment.offers[seat]),
        done=done,
        seed=offspring(moment.seed, f"coach:{seat}", number),
        effort=effort,
        alone=moment.players == 1,
    )


def think(task: Task) -> Thought:
    """In a bot's process: what it makes of this moment."""
    game, make = catalog.find(task.game), catalog.company(task.game).judge
    assert game is not None
    assert make is not None
    asked = read(task)
    opinion = Opinion(game, make(game), asked, Rng(task.seed, "coach"))
    if task.done is None:
        return Thought(point=_point(task.number, asked.view.seat, opinion.chances(task.effort)))
    weighed = opinion.weigh(task.done, task.effort)
    if weighed is None or not weighed.counts(COUNTS_ALONE if task.alone else COUNTS):
        return Thought()
    return Thought(decision=_decision(task, asked, weighed))


def read(task: Task) -> Position:
    """What the seat knew, from its bytes."""
    game = catalog.find(task.game)
    assert game is not None
    types = game.types
    return Position(
        codec.decode(task.view, types.view),
        codec.decode(task.memory, tuple[types.event, ...]),  # type: ignore[name-defined]
        codec.decode(task.offers, tuple[types.move, ...]),  # type: ignore[name-defined]
    )


def _point(number: int, seat: Seat, found: tuple[Measured, ...]) -> CurvePoint:
    return CurvePoint(number, tuple(round(each.mean, 1) for each in found), round(found[seat].band, 1))


def _decision(task: Task, asked: Position, weighed: Weighed) -> Decision:
    says = catalog.extras(task.game).coach()
    assert says is not None
    assert task.done is not None
    did, better = asked.offers[task.done], asked.offers[weighed.offer]
    return Decision(
        number=task.number,
        when=says.when(asked.view),
        did=_choice(task, asked, did, weighed.done),
        better=_choice(task, asked, better, weighed.better),
        cost=round(weighed.cost.mean, 1),
        band=round(weighed.cost.band, 1),
        why=says.why(asked.view, did, better),
    )


def _choice(task: Task, asked: Position, move: Any, measured: Measured) -> Choice:  # noqa: ANN401 - of any game
    """A move, what it is worth, and how it looks: made in a state that the seat could have imagined."""
    game, says = catalog.find(task.game), catalog.extras(task.game).coach()
    assert game is not None
    assert says is not None
    rng = Rng(task.seed, "look")
    world = game.imagine(asked.view, asked.memory, rng)
    look = says.look(asked.view, move)
    for each in look.moves:
        world = game.play(world, asked.view.seat, each, rng).state
    view = msgspec.Raw(codec.encode(game.view(world, asked.view.seat)))
    return Choice(msgspec.Raw(codec.encode(move)), round(measured.mean, 1), view, look.show)


@dataclass(slots=True)
class Report:
    """What is known of a game so far, for one seat of it."""

    seat: Seat
    players: int
    turns: int
    playouts: int
    asked: float
    """When somebody last wanted to know."""
    points: list[CurvePoint] = field(default_factory=list)
    decisions: list[Decision] = field(default_factory=list)
    failed: bool = False
    work: asyncio.Task[None] | None = None

    def card(self) -> CoachCard:
        """As it is told."""
        dearest = sorted(self.decisions, key=lambda decision: -decision.cost)[:TOLD]
        return CoachCard(
            you=self.seat,
            unit="chance" if self.players > 1 else "points",
            even=round(100 / self.players, 1) if self.players > 1 else None,
            thought=len(self.points),
            turns=self.turns,
            playouts=self.playouts,
            curve=list(self.points),
            decisions=dearest,
            recalled=None,
        )


class Coaching:
    """All reports of the house. It thinks about one moment at a time: bots who play come first."""

    def __init__(self, pool: BotPool, aside: Aside, playouts: int = coach.PLAYOUTS) -> None:
        self._pool = pool
        self._aside = aside
        self._playouts = playouts
        self._limit = max(LONGEST, SLOWEST * playouts)
        self._reports: dict[tuple[str, Seat], Report] = {}
        self._one_at_a_time = asyncio.Semaphore(1)

    async def card(
        self, code: str, name: str, match: AnyMatch, seat: Seat, payer: Payer = NOBODY
    ) -> CoachCard | Refusal:
        """What is known of this game so far. Who asks first sets it going, and pays for it."""
        recall = catalog.extras(name).recall()
        if recall is not None:
            return _recalled(
                seat, await self._aside.run(recall, seat, *await self._aside.done(looking_back(match)))
            )
        if catalog.extras(name).coach() is None or catalog.company(name).judge is None:
            return NO_COACH
        report = self._reports.get((code, seat))
        if (report is None or report.work is None) and (refusal := payer.refuse()):
            return refusal
        if report is None:
            count = await self._aside.done(counting(match))
            report = self._reports.get((code, seat)) or Report(
                seat, match.players, count, self._playouts, 0.0
            )
        if report.work is None:
            self._keep((code, seat), report)
            report.work = asyncio.create_task(self._think(name, match, (code, seat), report, payer))
        report.asked = asyncio.get_running_loop().time()
        return FAILED if report.failed else report.card()

    def close(self) -> None:
        for report in self._reports.values():
            _stop(report)

    def _keep(self, key: tuple[str, Seat], report: Report) -> None:
        self._reports[key] = report
        while len(self._reports) > KEPT:
            _stop(self._reports.pop(next(iter(self._reports))))

    async def _think(
        self, name: str, match: AnyMatch, key: tuple[str, Seat], report: Report, payer: Payer
    ) -> None:
        loop = asyncio.get_running_loop()
        try:
            for task in agenda(name, match, report.seat, coach.effort(self._playouts)):
                if task is None:
                    await asyncio.sleep(0)  # others have their turn
                    continue
                async with self._one_at_a_time:
                    if loop.time() - report.asked > PATIENCE:
                        self._reports.pop(key, None)
                        return
                    thought = await self._pool.study(think, task, "coach", self._limit, payer)
                if thought.point is not None:
                    report.points.append(thought.point)
                if thought.decision is not None:
                    report.decisions.append(thought.decision)
            report.points.append(_end(match))
        except Exception:
            log.exception("a coach could not go on")
            report.failed = True


def _recalled(seat: Seat, found: Recollection) -> CoachCard:
    """What there is to say where nothing has to be thought through."""
    return CoachCard(
        you=seat,
        unit="chance",
        even=None,
        thought=0,
        turns=0,
        playouts=0,
        curve=[],
        decisions=[],
        recalled=found,
    )


def _end(match: AnyMatch) -> CurvePoint:
    """How it ended: nobody has to guess any more."""
    outcome = match.outcome
    assert outcome is not None
    if match.players == 1:
        return CurvePoint(len(match.inputs), (float(outcome.scores[0]),), 0.0)
    share = 100 / max(1, len(outcome.winners))
    ended = tuple(share if seat in outcome.winners else 0.0 for seat in range(match.players))
    return CurvePoint(len(match.inputs), ended, 0.0)


def _stop(report: Report) -> None:
    if report.work is not None:
        report.work.cancel()
