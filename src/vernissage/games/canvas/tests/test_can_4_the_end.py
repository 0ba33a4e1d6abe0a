"""CAN-4: points, ties and judges."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from vernissage.core.match import begin
from vernissage.core.refusal import NOT_OVER, NOT_TIED, UNKNOWN_SEAT, Refusal
from vernissage.games.canvas import GAME
from vernissage.games.canvas.moves import Ended
from vernissage.games.canvas.position import Sketch
from vernissage.games.canvas.scoring import judge, patience, points, tied
from vernissage.games.canvas.state import Minutes, State
from vernissage.games.canvas.tests.table import FIRST_TIME, SEED, art, lay, paint, painting, play, take

# Three paintings without ribbons for each player in the scenario Family, from different cards.
PLAIN = [
    (painting(2, 3, 4), painting(8, 10, 12), painting(14, 16, 18)),
    (painting(22, 23, 19), painting(25, 27, 28), painting(29, 30, 26)),
]
THIRD = (painting(17, 60, 9), painting(54, 56, 50), painting(36, 1, 57))
FINISHED = [Sketch(paintings=paintings) for paintings in PLAIN]
FAMILY = {"scenario": "family"}


def tie(*tokens: int) -> State:
    """Returns a finished game without any ribbons, decided by tokens alone."""
    painters = [Sketch(paintings=paintings, tokens=own) for paintings, own in zip(PLAIN, tokens, strict=True)]
    return lay(*painters, players=2, options=FAMILY, laid=(8 - sum(tokens), 0, 0, 0, 0))


def test_can_4_1_whoever_has_three_paintings_is_passed_over() -> None:
    state = lay(Sketch(), FINISHED[0], Sketch(), options=FAMILY)
    assert play(state, take(41)).state.turn == 2


def test_can_4_1_the_last_painter_goes_on_alone() -> None:
    state = lay(FINISHED[0], Sketch(), turn=1, players=2, options=FAMILY)
    assert play(state, take(41)).state.turn == 1


def test_can_4_1_the_game_ends_when_all_have_three() -> None:
    last = Sketch(hand=(*art(29, 30, 26), "art-60"), paintings=PLAIN[1][:2])
    state = lay(FINISHED[0], last, turn=1, players=2, options=FAMILY)
    assert GAME.outcome(state) is None
    step = play(state, paint(29, 30, 26))
    assert step.events[-1] == Ended()
    assert GAME.to_move(step.state) == ()
    assert GAME.outcome(step.state) is not None
    assert step.state.painters[1].hand == ("art-60",)


def test_can_4_2_ladders_and_two_points_for_a_bonus_ribbon() -> None:
    """The worked example: 8 + 11 + 1 + 3 + 6 = 29."""
    assert points(FIRST_TIME, (2, 3, 1, 2, 3)) == 29
    assert points(FIRST_TIME, (0, 0, 0, 0, 0)) == 0


def test_can_4_3_most_points_wins() -> None:
    winner = Sketch(paintings=(painting(7, 33, 20), *PLAIN[0][1:]), tokens=0)
    state = lay(FINISHED[1], winner, players=2, options=FAMILY, laid=(4, 0, 0, 0, 0))
    outcome = GAME.outcome(state)
    assert outcome is not None
    assert (outcome.scores, outcome.winners, outcome.verdict) == ((0, 1 + 2), (1,), "")


def test_can_4_3_in_a_tie_more_tokens_win() -> None:
    outcome = GAME.outcome(tie(3, 5))
    assert outcome is not None
    assert outcome.winners == (1,)
    assert tied(tie(3, 5)) == ()


def test_can_4_4_still_tied_they_win_together_until_somebody_judges() -> None:
    state = tie(4, 4)
    assert tied(state) == (0, 1)
    assert GAME.view(state, None).table.tied == (0, 1)
    outcome = GAME.outcome(state)
    assert outcome is not None
    assert outcome.winners == (0, 1)


@pytest.mark.parametrize("seat", [0, 1])
def test_can_4_4_the_judges_choose_one_of_the_tied(seat: int) -> None:
    match = begin(GAME, tie(4, 4).options, SEED, tie(4, 4))
    assert not isinstance(match, Refusal)
    accepted = match.judge(seat)
    assert not isinstance(accepted, Refusal)
    state = accepted.match.state
    outcome = GAME.outcome(state)
    assert outcome is not None
    assert outcome.winners == (seat,)
    assert GAME.faults(state) == ()
    assert GAME.view(state, None).table.judged == seat


def test_can_4_4_whoever_is_not_in_the_run_off_does_not_win() -> None:
    painters = [Sketch(paintings=paintings, tokens=4) for paintings in (*PLAIN, THIRD)]
    state = lay(*painters, players=3, options=FAMILY)
    match = begin(GAME, state.options, SEED, state)
    assert not isinstance(match, Refusal)
    accepted = match.outvote(1)
    assert not isinstance(accepted, Refusal)
    after = accepted.match.state
    outcome = GAME.outcome(after)
    assert outcome is not None
    assert outcome.winners == tied(after) == (0, 2)
    assert GAME.view(after, None).table.outvoted == (1,)
    assert GAME.faults(after) == ()
    assert accepted.match.judge(1) == NOT_TIED
    assert accepted.match.outvote(0) == NOT_TIED, "a vote between two needs no run-off"
    assert [fault.code for fault in GAME.faults(replace(state, outvoted=(0, 1)))] == ["position/outvoted"]


def test_can_4_4_nobody_else_can_be_chosen() -> None:
    for state, seat, why in (
        (tie(3, 5), 1, NOT_TIED),
        (judge(tie(4, 4), 0), 1, NOT_TIED),
        (tie(4, 4), 2, UNKNOWN_SEAT),
        (lay(players=2), 0, NOT_OVER),
    ):
        match = begin(GAME, state.options, SEED, state)
        assert not isinstance(match, Refusal)
        assert match.judge(seat) == why


@pytest.mark.parametrize(("minutes", "seconds"), [(0, 0), (1, 60), (5, 300), (1440, 86_400)])
def test_can_4_4_the_host_sets_how_long_the_judges_have(minutes: Minutes, seconds: int) -> None:
    assert patience(lay(players=2, options={"vote": minutes})) == seconds
