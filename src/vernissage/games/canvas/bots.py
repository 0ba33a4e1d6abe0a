"""The bots of Canvas, with their policies and their evaluation of positions."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from math import exp, sqrt
from typing import TYPE_CHECKING, Final, TypeAlias

from vernissage.bots.mistakes import about_best
from vernissage.bots.search import Search
from vernissage.bots.sense import Sense
from vernissage.bots.swift import pays
from vernissage.core.budget import DEFAULT, Budget
from vernissage.core.company import Company, Level, Levels
from vernissage.core.game import AnyGame
from vernissage.core.rng import Rng
from vernissage.core.seats import PerSeat, Seat
from vernissage.core.value import ViewValue
from vernissage.games.canvas import keeping, plans
from vernissage.games.canvas.cards import HAND, LAYERS, PAINTINGS, Card
from vernissage.games.canvas.moves import Event, Frame, Move, Paint, Take
from vernissage.games.canvas.painting import Painting
from vernissage.games.canvas.plans import TOKEN, best_paintings
from vernissage.games.canvas.scoring import scores
from vernissage.games.canvas.spaces import place
from vernissage.games.canvas.state import Painter, State, is_over
from vernissage.games.canvas.view import View
from vernissage.games.canvas.workshop import Desk, piles

if TYPE_CHECKING:
    from vernissage.games.canvas.twin.foresight import Foresight

Habit: TypeAlias = Callable[[State, Seat, tuple[Move, ...], Rng], Move]
"""A policy: the move a seat makes without search."""

PERFECT: Final = 60
"""More points than anyone makes in a solo game; a solo score is divided by it."""
STEEPNESS: Final = 0.15
"""How strongly a lead in points predicts the winner."""
CANDIDATES: Final = 6
"""How many paintings of a full hand the search compares."""
ROUND: Final = 8
"""After this many futures, and again after each doubling, candidates clearly behind are dropped."""
CLEAR: Final = 2.0
"""How many standard errors behind the best counts as clearly behind."""
DOUBT: Final = 1.0
"""How many standard errors are subtracted from a move's lead over the policy's move."""
LITTLE_DOUBT: Final = 0.5
"""The number of standard errors that `Keen` subtracts instead, since it sees many futures."""
FEW: Final = 32
"""For a budget of at most this many futures, loading the compiled code takes too long."""


class Greedy:
    """Takes the card that most improves the best pile of its hand; paints with a full hand.

    With a temper above 0, in points, it sometimes takes a card that is nearly as good.
    """

    def __init__(self, temper: float = 0.0) -> None:
        self.temper = temper

    def choose(self, view: View, _memory: Sequence[Event], offers: Sequence[Move], rng: Rng) -> Move:
        """Returns the offer with the highest value; of equals, the first."""
        table, seat = view.table, view.seat
        assert seat is not None, "a bot has a seat"
        own = table.painters[seat]
        desk = Desk(table.scoring, (*own.ribbons, own.bonus), PAINTINGS - len(own.paintings))
        change = {spot.card: TOKEN * (spot.tokens - place) for place, spot in enumerate(table.row)}

        def hope(move: Move) -> float:
            if isinstance(move, Paint):
                return desk.value(move.cards)
            if isinstance(move, Frame):
                return 0.0
            return max(map(desk.value, piles((*own.hand, move.card)))) + change[move.card]

        moves = [move for move in offers if isinstance(move, Take)] or offers
        return moves[about_best([hope(move) for move in moves], self.temper, rng)]


def appraise(state: State) -> PerSeat[float]:
    """Estimates each seat's chance of winning from the current scores."""
    return chances(scores(state))


def chances(points: Sequence[int]) -> PerSeat[float]:
    """Estimates each seat's chance of winning: by its lead, or in a solo game by its points."""
    if len(points) == 1:
        return (points[0] / PERFECT,)
    return tuple(
        1 / (1 + exp(-STEEPNESS * (own - max([*points[:seat], *points[seat + 1 :]]))))
        for seat, own in enumerate(points)
    )


def go_on(
    card: Callable[[State, Painter], Card],
    painting: Callable[[State, Painter], Painting],
    state: State,
    seat: Seat,
    _offers: tuple[Move, ...],
    _rng: Rng,
) -> Move:
    """Takes cards until the hand is full, then paints: there is no hurry, and more cards mean more choice."""
    painter = state.painters[seat]
    if state.easel is not None:
        return Frame(painter.free[0])
    return Take(card(state, painter)) if len(painter.hand) < HAND else Paint(painting(state, painter))


habit: Final[Habit] = partial(go_on, plans.best_card, plans.best_painting)
"""The default policy, which chooses cards and paintings by `plans.py`."""
keen: Final[Habit] = partial(go_on, keeping.best_card, keeping.best_painting)
"""The policy of a bot that also values the cards left in hand."""
SENSE: Final[Sense[State, Move]] = Sense(appraise, habit, horizon=48)
"""The evaluation for the tree search. Players make at most 16 moves each, so 48 suffice for three players."""


class Strong:
    """Plays a few candidate moves to the end of the same imagined futures, and compares the results.

    Luck is large and differences are small. So it leaves its policy only for a clearly better move.
    """

    perfect = float(PERFECT)
    doubt = DOUBT

    def __init__(self, game: AnyGame, budget: Budget, habit: Habit = habit) -> None:
        self.game = game
        self.budget = budget
        self.habit = habit
        self.search = Search(game, budget, SENSE)

    def choose(self, view: View, memory: Sequence[Event], offers: Sequence[Move], rng: Rng) -> Move:
        """Returns the move with the surest lead over the policy's move, or the policy's if none leads."""
        assert view.seat is not None, "a bot has a seat"
        usual, *others = self.candidates(view, memory, offers, rng)
        leads: dict[Move, list[float]] = {move: [] for move in others}
        until = ROUND
        for number in self.search.iterations():
            if not leads:
                break
            world = self.game.imagine(view, memory, rng)
            reward, *rewards = self.rewards(world, view, (usual, *leads), rng.named("luck").at(number))
            for lead, other in zip(leads.values(), rewards, strict=True):
                lead.append(other - reward)
            if number + 1 == until:
                leads = in_the_running(leads)
                until *= 2
        sure = {move: certain(lead, self.doubt) for move, lead in leads.items()}
        return max(sure, key=lambda move: sure[move]) if max(sure.values(), default=0.0) > 0 else usual

    def rewards(self, world: State, view: View, moves: Sequence[Move], luck: Rng) -> list[float]:
        """Returns this seat's chance of winning after each move, in one future with the same luck."""
        seat = view.seat
        assert seat is not None, "a bot has a seat"
        return [self.follow(world, seat, move, luck.at(luck.step))[seat] for move in moves]

    def follow(self, world: State, seat: Seat, move: Move, luck: Rng) -> PerSeat[float]:
        """Plays this move, then the policy to the end; returns every seat's chance of winning."""
        return self.stand(self.game.play(world, seat, move, luck).state, luck)

    def stand(self, world: State, luck: Rng) -> PerSeat[float]:
        """Plays the policy for every seat to the end; returns every seat's chance of winning."""
        play = self.game.play
        while not is_over(world):
            world = play(world, world.turn, self.habit(world, world.turn, (), luck), luck).state
        return appraise(world)

    def candidates(self, view: View, memory: Sequence[Event], offers: Sequence[Move], rng: Rng) -> list[Move]:
        """Returns the policy's move, every card that can be taken, and the best paintings of the hand."""
        state: State = self.game.imagine(view, memory, rng)
        painter = state.painters[state.turn]
        found: list[Move] = [self.habit(state, state.turn, (), rng)]
        found += [move for move in offers if isinstance(move, Take)]
        if len(painter.hand) >= LAYERS and state.easel is None:
            full = len(painter.hand) == HAND
            found += map(Paint, best_paintings(state.scoring, painter, CANDIDATES if full else 1))
        return list(dict.fromkeys(found))


class Keen(Strong):
    """Searches like `Strong`, with a policy that also values the cards left in hand."""

    doubt = LITTLE_DOUBT

    def __init__(self, game: AnyGame, budget: Budget) -> None:
        super().__init__(game, budget, keen)

    def swift(self) -> Strong:
        """Returns the compiled version, or itself for a small budget. Numba is imported only here."""
        if not pays(self.budget, FEW):
            return self
        from vernissage.games.canvas.twin.foresight import Foresight  # noqa: PLC0415 - see above

        return Swift(self.game, self.budget, Foresight())


class Swift(Keen):
    """Plays like `Keen`, but simulates futures in compiled code, so that it has time for many more."""

    def __init__(self, game: AnyGame, budget: Budget, foresight: Foresight) -> None:
        super().__init__(game, budget)
        self.foresight = foresight

    def rewards(self, world: State, view: View, moves: Sequence[Move], luck: Rng) -> list[float]:
        """Returns this seat's chance of winning after each move, in one compiled call."""
        assert view.seat is not None, "a bot has a seat"
        ends = self.foresight.ends(world, [place(view, move) for move in moves], luck)
        return [chances(points)[view.seat] for points in ends]


def in_the_running(leads: dict[Move, list[float]]) -> dict[Move, list[float]]:
    """Drops candidates clearly behind the best one, or behind the policy's move if that is better."""
    best = max(leads.values(), key=sum)
    if sum(best) < 0:
        best = [0.0] * len(best)
    return {
        move: lead
        for move, lead in leads.items()
        if certain([most - own for most, own in zip(best, lead, strict=True)], CLEAR) <= 0
    }


def certain(lead: list[float], doubt: float) -> float:
    """Returns a cautious estimate of a lead: its mean minus `doubt` standard errors; 0 for a single value."""
    count = len(lead)
    mean = sum(lead) / count
    if count == 1:
        return 0.0
    variance = sum([(each - mean) ** 2 for each in lead]) / (count - 1)
    return mean - doubt * sqrt(variance / count)


def strong(game: AnyGame, budget: Budget) -> Keen:
    """Makes the strongest bot: it searches to the end, and its policy values the cards left in hand."""
    return Keen(game, budget)


class Judge(Strong):
    """Evaluates moves for the coach. It skips the choice of a background, which changes no score."""

    def candidates(self, view: View, memory: Sequence[Event], offers: Sequence[Move], rng: Rng) -> list[Move]:
        return [] if isinstance(offers[0], Frame) else super().candidates(view, memory, offers, rng)


def judge(game: AnyGame) -> Judge:
    """Makes the coach's judge. It evaluates moves with the search of `Strong`, within the default budget."""
    return Judge(game, DEFAULT)


class Thoughtful(Search):
    """Tree search that skips the choice of a background."""

    def choose(self, view: ViewValue, memory: Sequence[Event], offers: Sequence[Move], rng: Rng) -> Move:
        """CAN-1.3: returns the tree search's move; of backgrounds, which are decoration, the first."""
        if isinstance(offers[0], Frame):
            return offers[0]
        found: Move = super().choose(view, memory, offers, rng)
        return found


def search(game: AnyGame, budget: Budget) -> Search:
    """Makes the tree search, which uses this game's default policy and evaluation."""
    return Thoughtful(game, budget, SENSE)


def by_eye(temper: float, _game: AnyGame, _personality: str = "") -> Greedy:
    """Makes a greedy bot. With a temper above 0 it sometimes errs by about that many points."""
    return Greedy(temper)


def by_thinking(iterations: int, game: AnyGame, _personality: str) -> Strong:
    """Makes a `Strong` bot that plays out this many futures, so it is equally strong on every machine."""
    return Strong(game, Budget(iterations=iterations))


COMPANY: Final = Company(
    levels=Levels(
        easy=Level(partial(by_eye, 1.5), wins=24),
        medium=Level(partial(by_eye, 0.0), wins=76),
        hard=Level(partial(by_thinking, 4), wins=72),
    ),
    makers={"greedy": partial(by_eye, 0.0)},
    thinkers={"search": search, "strong": strong},
    judge=judge,
)
"""All bots. None plays by the policy of the strong bot, which would predict it and win every game."""
