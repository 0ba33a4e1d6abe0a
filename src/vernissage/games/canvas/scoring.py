"""CAN-4: the points of each player, and the winner."""

from functools import lru_cache
from typing import Final

from msgspec.structs import replace

from vernissage.core.jury import Jury
from vernissage.core.seats import PerSeat, Seat
from vernissage.core.step import Outcome
from vernissage.games.canvas.cards import BONUS_POINTS, LADDERS
from vernissage.games.canvas.ribbons import Won, held
from vernissage.games.canvas.scenarios import Scoring
from vernissage.games.canvas.state import State, is_over, solo

BEST: Final = "best-in-show"
RATINGS: Final = {
    40: BEST,
    35: "runner-up",
    30: "honourable-mention",
    25: "emerging-artist",
    0: "participation",
}
"""CAN-6.1: the awards of a solo game, by the points that each requires."""


@lru_cache(maxsize=1024)
def ladders(scoring: Scoring) -> tuple[tuple[int, ...], ...]:
    """CAN-4.2: the points of each place for 0, 1, 2 … ribbons."""
    return tuple((0, *LADDERS[card]) for card in scoring)


def points(scoring: Scoring, won: Won) -> int:
    """CAN-4.2: each ladder's value for the ribbons held, and 2 for every bonus ribbon."""
    return sum(earned(scoring, won))


def earned(scoring: Scoring, won: Won) -> tuple[int, ...]:
    """CAN-4.2: the points for the ribbons of each place, then for the bonus ribbons."""
    *ribbons, bonus = won
    steps = zip(ladders(scoring), ribbons, strict=True)
    return (*[ladder[count] for ladder, count in steps], BONUS_POINTS * bonus)


def scores(state: State) -> PerSeat[int]:
    """CAN-4.2: everyone's current points."""
    scoring = state.scoring
    return tuple(points(scoring, held(scoring, painter.paintings)) for painter in state.painters)


def best(state: State) -> tuple[Seat, ...]:
    """CAN-4.3: the seats with the most points, and among them the seats with the most tokens left."""
    ranks = [(own, painter.tokens) for own, painter in zip(scores(state), state.painters, strict=True)]
    return tuple(seat for seat, rank in enumerate(ranks) if rank == max(ranks))


def tied(state: State) -> tuple[Seat, ...]:
    """CAN-4.4: the painters between whom the judges decide; empty without a tie."""
    seats = still_in(state) if is_over(state) else ()
    return seats if len(seats) > 1 else ()


def still_in(state: State) -> tuple[Seat, ...]:
    """CAN-4.4: the best painters whom the vote has not eliminated."""
    return tuple(seat for seat in best(state) if seat not in state.outvoted)


def open_tie(state: State) -> tuple[Seat, ...]:
    """CAN-4.4: the painters still in the vote; empty without a tie or after the judges' decision."""
    return tied(state) if state.judged is None else ()


def judge(state: State, seat: Seat) -> State:
    """CAN-4.4: records the judges' choice among the tied painters."""
    return replace(state, judged=seat)


def outvote(state: State, seat: Seat) -> State:
    """CAN-4.4: removes a tied painter with fewer votes from the run-off."""
    return replace(state, outvoted=(*state.outvoted, seat))


def patience(state: State) -> int:
    """CAN-4.4: the seconds that the judges have for their vote."""
    return 60 * state.options.vote


JURY: Final = Jury(tied=open_tie, judge=judge, outvote=outvote, patience=patience)


def outcome(state: State) -> Outcome | None:
    """CAN-4.3, CAN-4.4: scores and winners; None before the end. Without a vote, all who are tied win.

    CAN-6.1: a solo player wins only with the best award.
    """
    if not is_over(state):
        return None
    points_of_all = scores(state)
    if solo(state.options):
        award = rating(points_of_all[0])
        return Outcome(points_of_all, (0,) if award == BEST else (), award)
    return Outcome(points_of_all, still_in(state) if state.judged is None else (state.judged,))


def ranking(state: State) -> tuple[Seat, ...]:
    """CAN-4.3, CAN-4.4: the painters by rank; empty until the game is over."""
    ended = outcome(state)
    if ended is None:
        return ()
    ranks = [
        (seat in ended.winners, own, painter.tokens)
        for seat, (own, painter) in enumerate(zip(ended.scores, state.painters, strict=True))
    ]
    return tuple(sorted(range(len(ranks)), key=lambda seat: ranks[seat], reverse=True))


def decided_by(state: State) -> str:
    """CAN-4.3, CAN-4.4, CAN-6.1: the number of the rule that decided; empty if points alone did."""
    ended = outcome(state)
    if ended is None:
        return ""
    if solo(state.options):
        return "CAN-6.1"
    if len(ended.winners) > 1 or state.judged is not None:
        return "CAN-4.4"
    return "CAN-4.3" if ended.scores.count(max(ended.scores)) > 1 else ""


def rating(score: int) -> str:
    """CAN-6.1: the award for a solo score."""
    return next(name for least, name in RATINGS.items() if score >= least)
