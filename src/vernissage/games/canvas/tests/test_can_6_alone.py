"""CAN-6: alone, with Vincent or with the puzzle."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest
from msgspec.structs import replace

from vernissage.core.rng import Rng
from vernissage.games.canvas import GAME
from vernissage.games.canvas.daily import options as of_day
from vernissage.games.canvas.moves import Ended, Event, Inspired, Laid, Skipped, VincentTook
from vernissage.games.canvas.position import Sketch
from vernissage.games.canvas.rules import vincent
from vernissage.games.canvas.scoring import rating
from vernissage.games.canvas.state import Options, State
from vernissage.games.canvas.tests.table import SEED, art, lay, paint, painting, play, rng, take

PUZZLE = {"solo": "puzzle"}


def alone(*painters: Sketch, options: dict[str, Any] | None = None, **said: Any) -> State:
    return lay(*painters, players=1, options=options, **said)


def tossed(state: State, face_up: int) -> tuple[State, list[Event]]:
    """Plays Vincent's turn with random numbers that turn this many of his tokens face up."""
    for step in range(1000):
        events: list[Event] = []
        after = vincent(state, rng(step), events)
        if isinstance(events[0], VincentTook) and events[0].skipped == face_up:
            return after, events
    raise AssertionError


@pytest.mark.parametrize(
    ("points", "name"),
    [
        (0, "participation"),
        (24, "participation"),
        (25, "emerging-artist"),
        (29, "emerging-artist"),
        (30, "honourable-mention"),
        (34, "honourable-mention"),
        (35, "runner-up"),
        (39, "runner-up"),
        (40, "best-in-show"),
        (61, "best-in-show"),
    ],
)
def test_can_6_1_the_score_is_compared(points: int, name: str) -> None:
    assert rating(points) == name


def test_can_6_1_the_rating_is_the_verdict() -> None:
    done = Sketch(paintings=(painting(2, 3, 4), painting(8, 10, 12), painting(14, 16, 18)))
    outcome = GAME.outcome(alone(done))
    assert outcome is not None
    assert outcome.verdict == rating(outcome.scores[0])
    assert outcome.winners == ()


def test_can_6_1_alone_one_wins_with_best_in_show_and_with_nothing_less() -> None:
    fine = (painting(15, 59, 27), painting(17, 19, 53), painting(20, 57, 37))
    finest = (painting(21, 30, 57), painting(51, 11, 32), painting(47, 13, 28))
    for solo in ("vincent", "puzzle"):
        ends = [
            GAME.outcome(alone(Sketch(paintings=each), options={"scenario": "spatial", "solo": solo}))
            for each in (fine, finest)
        ]
        assert [end and (end.scores, end.verdict, end.winners) for end in ends] == [
            ((39,), "runner-up", ()),
            ((40,), "best-in-show", (0,)),
        ]


def test_can_6_2_vincent_begins_with_four_tokens() -> None:
    assert GAME.deal(Options(players=1), Rng(SEED, "deal")).aside == 4
    assert GAME.deal(Options(players=2), Rng(SEED, "deal")).aside == 0


def test_can_6_2_vincent_takes_his_turn_after_every_turn_paintings_included() -> None:
    state = alone(Sketch(hand=art(7, 33, 20)))
    for move in (take(41), paint(7, 33, 20)):
        step = play(state, move)
        assert sum(isinstance(event, VincentTook) for event in step.events) == 1
        assert step.state.turn == 0


def test_can_6_2_after_the_last_painting_he_has_no_turn() -> None:
    state = alone(Sketch(hand=art(7, 33, 20), paintings=(painting(1, 2, 3), painting(8, 10, 12))))
    step = play(state, paint(7, 33, 20))
    assert step.events[-1] == Ended()
    assert not any(isinstance(event, VincentTook) for event in step.events)


def test_can_6_2_one_token_face_up_skips_one_card_and_he_keeps_what_lies_on_the_next() -> None:
    """The worked example."""
    state = alone(laid=(0, 1, 0, 0, 0), aside=3)
    after, events = tossed(state, 1)
    assert events == [VincentTook("art-42", 1, 1), Laid((state.deck[0],))]
    assert after.gone == ("art-42",)
    assert after.row == (*art(41, 43, 44, 45), state.deck[0])
    assert after.laid == (1, 0, 0, 0, 0)
    assert after.aside == 3 - 1 + 1


def test_can_6_2_none_face_up_or_no_tokens_take_the_first_card() -> None:
    after, _ = tossed(alone(), 0)
    assert (after.gone, after.aside) == (("art-41",), 4)
    poor = alone(laid=(4, 0, 0, 0, 0), aside=0)
    events: list[Event] = []
    assert vincent(poor, rng(), events).aside == 4
    assert events[0] == VincentTook("art-41", 0, 4)


def test_can_6_2_he_skips_four_cards_at_most() -> None:
    state = alone(Sketch(tokens=0), aside=8)
    skipped = Counter[int]()
    for step in range(200):
        events: list[Event] = []
        after = vincent(state, rng(step), events)
        assert isinstance(events[0], VincentTook)
        skipped[events[0].skipped] += 1
        assert after.aside == 8 - events[0].skipped
    assert max(skipped) == 4
    assert skipped[4] > skipped[2] > skipped[1]


def test_can_6_2_each_token_lands_face_up_one_time_in_two() -> None:
    state = alone(laid=(3, 0, 0, 0, 0), aside=1)
    face_up = 0
    for step in range(400):
        events: list[Event] = []
        vincent(state, rng(step), events)
        face_up += events[0] == VincentTook("art-42", 1, 0)
    assert 160 < face_up < 240


def test_can_6_3_tokens_go_to_the_reserve_and_skipped_cards_leave_the_game() -> None:
    """The worked example."""
    state = alone(options=PUZZLE)
    assert (state.painters[0].tokens, state.aside) == (4, 4)
    step = play(state, take(43))
    assert (step.state.painters[0].tokens, step.state.aside) == (2, 6)
    assert step.state.gone == art(41, 42)
    assert step.state.row == (*art(44, 45), *state.deck[:3])
    assert step.state.laid == (0,) * 5
    assert Skipped(art(41, 42)) in step.events
    assert Laid(state.deck[:3]) in step.events


def test_can_6_3_the_first_card_and_a_painting_bring_a_token() -> None:
    state = alone(Sketch(hand=art(7, 33, 20)), options=PUZZLE)
    for move in (take(41), paint(7, 33, 20)):
        step = play(state, move)
        assert Inspired(0) in step.events
        assert (step.state.painters[0].tokens, step.state.aside) == (5, 3)


def test_can_6_3_an_empty_reserve_gives_none() -> None:
    state = alone(Sketch(tokens=8, hand=art(7, 33, 20)), options=PUZZLE)
    for move in (take(41), paint(7, 33, 20)):
        step = play(state, move)
        assert Inspired(0) not in step.events
        assert (step.state.painters[0].tokens, step.state.aside) == (8, 0)


def test_can_6_3_even_the_most_wasteful_game_never_empties_the_row() -> None:
    """It takes the last card of the row eleven times: row and deck have just enough cards."""
    state = alone(options=PUZZLE)
    while GAME.to_move(state):
        generous = replace(state, painters=(replace(state.painters[0], tokens=8),))
        takes = GAME.offers(generous, 0)[:5] if len(state.painters[0].hand) < 5 else ()
        move = takes[-1] if takes else GAME.offers(generous, 0)[-1]
        state = GAME.play(generous, 0, move, rng()).state
    assert len(state.row) == 5
    assert state.deck == ()


def test_can_6_3_a_day_is_played_the_same_by_everyone_and_differs_from_others() -> None:
    assert of_day("2031-05-04") == of_day("2031-05-04")
    days = [of_day(f"2031-05-{day:02}") for day in range(1, 32)]
    assert all((day.players, day.solo, day.hints) == (1, "puzzle", 0) for day in days)
    assert len({day.scenario for day in days}) > 5
