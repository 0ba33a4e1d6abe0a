"""The tests of the rules. Every rule number has a test named for it, which reads as a sentence."""

from __future__ import annotations

from collections import Counter

from msgspec.structs import replace

from vernissage.core.rng import Rng
from vernissage.core.seats import viewers
from vernissage.core.step import Step
from vernissage.games._template import GAME
from vernissage.games._template.moves import (
    Drew,
    DrewUnseen,
    Ended,
    Event,
    Laid,
    LaidUnseen,
    Lay,
    Move,
    Show,
    TurnedUp,
)
from vernissage.games._template.position import Position
from vernissage.games._template.state import Options, State

RNG = Rng(bytes(32), "test")


def lay(**said: object) -> State:
    """Returns a legal position of three players with these fields set."""
    options = Options(players=3, rounds=1)
    state = GAME.arrange(Position(**said), options, RNG)  # type: ignore[arg-type]
    assert isinstance(state, State)
    assert GAME.faults(state) == ()
    return state


def play(state: State, *moves: tuple[int, Move]) -> Step[State, Event]:
    for seat, move in moves:
        assert move in GAME.offers(state, seat)
        step = GAME.play(state, seat, move, RNG)
        state = step.state
    return step


LAYING = {"phase": "lay", "prize": 2, "hands": ((3, 9), (5, 12), (1, 7))}
ALL_LAY = ((0, Lay(9)), (1, Lay(12)), (2, Lay(1)))


def test_tpl_1_1_the_deck_holds_twelve_cards_each_once() -> None:
    assert sorted(GAME.cards(GAME.deal(Options(), RNG)), key=int) == [str(card) for card in range(1, 13)]


def test_tpl_1_2_two_cards_each_seen_by_their_owner_alone() -> None:
    state = GAME.deal(Options(players=3), RNG)
    for viewer in viewers(3):
        assert GAME.view(state, viewer).hand == (None if viewer is None else state.hands[viewer])
    assert [len(hand) for hand in state.hands] == [2, 2, 2]


def test_tpl_2_1_the_round_is_worth_what_all_show() -> None:
    state = play(lay(), (0, Show(2)), (1, Show(1)), (2, Show(2))).state
    assert (state.phase, GAME.to_move(state)) == ("prize", (1,))
    assert GAME.offers(state, 0) == (Show(1), Show(2))
    assert play(state, (1, Show(2))).state.prize == 2


def test_tpl_2_1_there_is_no_third_prize() -> None:
    refusal = GAME.check(lay(), 0, Show(3))
    assert refusal is not None
    assert (refusal.code, refusal.rule) == ("template/no-such-prize", "TPL-2.1")


def test_tpl_2_2_when_a_clock_runs_out_the_larger_part_decides() -> None:
    assert GAME.lapse(lay(), 0) == Show(1)
    tie = play(lay(), (2, Show(1)), (0, Show(2))).state
    assert GAME.lapse(tie, 1) == Show(2)


def test_tpl_3_1_all_lay_a_card_at_once_and_nobody_sees_which() -> None:
    state = lay(**LAYING)
    assert GAME.to_move(state) == (0, 1, 2)
    step = play(state, (1, Lay(12)))
    assert [GAME.seen(step.events[0], viewer) for viewer in (0, 1)] == [LaidUnseen(1), Laid(1, 12)]
    assert GAME.to_move(step.state) == (0, 2)
    assert GAME.offers(step.state, 1) == ()


def test_tpl_3_2_the_highest_takes_the_prize() -> None:
    step = play(lay(**LAYING), *ALL_LAY)
    assert TurnedUp((9, 12, 1), winner=1) in step.events
    assert step.state.points == (0, 2, 0)
    assert step.state.discard == (9, 12, 1)


def test_tpl_3_3_the_lowest_draws_a_card_unseen() -> None:
    state = lay(**LAYING)
    step = play(state, *ALL_LAY)
    drawn = Drew(2, state.deck[0])
    assert drawn in step.events
    assert [GAME.seen(drawn, viewer) for viewer in (2, None)] == [drawn, DrewUnseen(2)]
    assert Counter(step.state.hands[2]) == Counter((7, state.deck[0]))


def test_tpl_4_1_one_round_or_two() -> None:
    step = play(lay(**LAYING), *ALL_LAY)
    assert step.events[-1] == Ended()
    longer = replace(lay(**LAYING), options=Options(players=3, rounds=2))
    assert play(longer, *ALL_LAY).state.phase == "prize"


def test_tpl_4_2_most_points_win_and_ties_win_together() -> None:
    state = replace(play(lay(**LAYING), *ALL_LAY).state, points=(2, 2, 0))
    outcome = GAME.outcome(state)
    assert outcome is not None
    assert outcome.winners == (0, 1)
