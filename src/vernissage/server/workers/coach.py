"""The coach: the strongest bot's evaluation of one seat's decisions in a finished game.

Worker processes evaluate one moment of the game at a time, with only the data that the seat had then. A
request gets the results so far.
"""

import asyncio
from collections.abc import AsyncGenerator, Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any, Final

import msgspec
from msgspec.structs import replace

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
from vernissage.server.platform.background import Background
from vernissage.server.platform.payer import NOBODY, Payer
from vernissage.server.workers.bot_pool import BotPool
from vernissage.server.workers.jobs import Jobs

NO_COACH: Final = Refusal("game/no-coach")
FAILED: Final = Refusal("coach/failed")
REPORTS: Final = 64
"""How many reports are kept in memory."""
PATIENCE: Final = 60.0
"""Seconds without a request after which a report is abandoned."""
LONGEST: Final = 60.0
SLOWEST: Final = 0.5
"""The time limit for one moment, in seconds: `LONGEST`, or `SLOWEST` for each playout if that is more."""
TOLD: Final = 3
"""The number of decisions that are reported. They are the most costly ones."""
RECENT: Final = 12
"""The number of games that a recollection of recent games covers, including the present game."""


class Task(msgspec.Struct, frozen=True):
    """One moment to evaluate, with only the data that the seat may know then."""

    game: str
    number: int
    view: bytes
    memory: bytes
    offers: bytes
    done: int | None
    """The index of the offer that the seat chose; None to evaluate only its chances."""
    seed: bytes
    effort: Effort
    alone: bool
    """Whether the game is for one player, who plays for points."""


class Thought(msgspec.Struct, frozen=True):
    """The evaluation of a moment: a point of the curve, a costly decision, or neither."""

    point: CurvePoint | None = None
    decision: Decision | None = None


def agenda(name: str, match: AnyMatch, seat: Seat, effort: Effort) -> Iterator[Task | None]:
    """Yields the moments to evaluate in order: each change of turn, and each decision of this seat.

    Yields None for every moment without a change of turn.
    """
    own = decisions(match, seat)
    for number, (moment, passes) in enumerate(turns(match)):
        yield _task(name, moment, seat, None, effort) if passes else None
        if number in own and len(moment.offers[seat]) > 1:
            yield _task(name, moment, seat, moment.offers[seat].index(own[number]), effort)


def turns(match: AnyMatch) -> Iterator[tuple[AnyMatch, bool]]:
    """Yields every moment, and whether the turn has just changed. With one player it always has."""
    before: tuple[Seat, ...] = ()
    for moment in match.again():
        to_move = match.game.to_move(moment.state)
        if not to_move:
            return
        yield moment, to_move != before or match.players == 1
        before = to_move


def counting(match: AnyMatch) -> Work[int]:
    """Counts how often the turn changes, plus one for the end of the game."""
    count = 1
    for _, passes in turns(match):
        count += passes
        yield
    return count


def decisions(played: AnyMatch, seat: Seat) -> dict[int, Any]:
    """Returns the moves that the person at this seat made and did not take back, by number of the input."""
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
    """Returns the task of finding a hint for a seat that is to move."""
    return _task(name, match, seat, None, effort)


def advise(task: Task) -> tuple[msgspec.Raw, tuple[str, ...], Remark]:
    """Returns the bot's move, the things to touch to make it, and the reason for it. Runs in a worker."""
    game = catalog.game(task.game)
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
    """Returns the evaluation of one moment. Runs in a worker."""
    game, make = catalog.game(task.game), catalog.company(task.game).judge
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
    """Decodes the position as the seat knew it."""
    game = catalog.game(task.game)
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
    """Returns a move, its value, and the view after it, in a state that the seat could have imagined."""
    game, says = catalog.game(task.game), catalog.extras(task.game).coach()
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
    """The evaluation of one seat's game, as far as it has been computed."""

    seat: Seat
    players: int
    turns: int
    playouts: int
    points: list[CurvePoint] = field(default_factory=list)
    decisions: list[Decision] = field(default_factory=list)

    def card(self) -> CoachCard:
        """Returns the report in the form that is sent to the browser."""
        return CoachCard(
            you=self.seat,
            unit="chance" if self.players > 1 else "points",
            even=round(100 / self.players, 1) if self.players > 1 else None,
            thought=len(self.points),
            turns=self.turns,
            playouts=self.playouts,
            curve=list(self.points),
            decisions=sorted(self.decisions, key=lambda decision: -decision.cost)[:TOLD],
            recalled=None,
        )


class Coach:
    """Creates reports on finished games, and caches them."""

    def __init__(self, pool: BotPool, background: Background, playouts: int = coach.PLAYOUTS) -> None:
        self._pool = pool
        self._background = background
        self._playouts = playouts
        self._limit = max(LONGEST, SLOWEST * playouts)
        self._jobs: Jobs[tuple[str, Seat], Report] = Jobs(REPORTS, PATIENCE)

    async def card(
        self, code: str, name: str, match: AnyMatch, seat: Seat, payer: Payer = NOBODY
    ) -> CoachCard | Refusal:
        """Returns the report so far. The first request starts the evaluation and pays for it."""
        recall, key = catalog.extras(name).recall(), (code, seat)
        if recall is not None:
            past = await self._background.done(looking_back(match))
            recalled = await self._background.run(recall, seat, *past)
            return replace(Report(seat, match.players, 0, 0).card(), even=None, recalled=recalled)
        if catalog.extras(name).coach() is None or catalog.company(name).judge is None:
            return NO_COACH
        job = self._jobs.find(key)
        if job is None:
            if refusal := self._jobs.refuse(payer):
                return refusal
            report = Report(seat, match.players, await self._background.done(counting(match)), self._playouts)
            job = self._jobs.find(key) or self._jobs.start(
                key, report, self._steps(name, match, report, payer)
            )
        return FAILED if job.failed else job.found.card()

    def close(self) -> None:
        self._jobs.close()

    async def _steps(
        self, name: str, match: AnyMatch, report: Report, payer: Payer
    ) -> AsyncGenerator[Report, None]:
        for task in agenda(name, match, report.seat, coach.effort(self._playouts)):
            if task is None:
                await asyncio.sleep(0)  # lets the event loop do other work
                continue
            thought = await self._pool.study(think, task, "coach", self._limit, payer)
            if thought.point is not None:
                report.points.append(thought.point)
            if thought.decision is not None:
                report.decisions.append(thought.decision)
            yield report
        report.points.append(_end(match))
        yield report


def recall_recent(name: str, mementos: Sequence[Any]) -> Recollection | None:
    """Returns a guest's recollection of several games; None for one game, or if the game offers none."""
    tell = catalog.extras(name).recall_lately()
    return tell(mementos) if tell is not None and len(mementos) > 1 else None


def _end(match: AnyMatch) -> CurvePoint:
    """Returns the last point of the curve: the outcome of the game."""
    outcome = match.outcome
    assert outcome is not None
    if match.players == 1:
        return CurvePoint(len(match.inputs), (float(outcome.scores[0]),), 0.0)
    share = 100 / max(1, len(outcome.winners))
    ended = tuple(share if seat in outcome.winners else 0.0 for seat in range(match.players))
    return CurvePoint(len(match.inputs), ended, 0.0)
