"""BEL-8: jokers, and how groups decide together."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from vernissage.core import record
from vernissage.core.inputs import Input, Made, TimedOut
from vernissage.core.match import begin
from vernissage.core.refusal import Refusal
from vernissage.core.rng import seed_from_text
from vernissage.games.belratti import GAME
from vernissage.games.belratti.cards import PLAYED_BY, Joker
from vernissage.games.belratti.events import (
    Agreed,
    JokerPlayed,
    JokerProposed,
    NumberFixed,
    PaintingLaid,
    Proposed,
    Refused,
    WentAlong,
)
from vernissage.games.belratti.jokers import PLAYED_IN
from vernissage.games.belratti.moves import (
    Agree,
    Ask,
    GoAlong,
    Hang,
    Lay,
    PlayJoker,
    Ready,
    Refuse,
    Signal,
    TakeBack,
)
from vernissage.games.belratti.state import Forgery, Options, State, directors_of, painters_of
from vernissage.games.belratti.tests.table import clock_ran_out, gallery, hung, laid, lay, play, refused

THEMES = PlayJoker("swap-themes", "both")
LESS = PlayJoker("one-less")


def test_bel_8_1_a_used_joker_cannot_be_played_until_it_is_ready_again() -> None:
    state = play(lay(), (0, THEMES), (1, Agree())).state
    assert state.jokers[0] == "used"
    assert refused(state, 0, THEMES) == ("belratti/joker-used", "BEL-8.1")


def test_bel_8_1_whoever_wants_a_used_joker_is_told_what_brings_it_back_and_not_whose_turn_it_is() -> None:
    """That the joker is used comes first, in any phase and for any group."""
    used = play(lay(number=3), (2, LESS)).state
    for state in (used, lay(jokers=used.jokers), gallery(jokers=used.jokers)):
        for seat in range(3):
            refusal = GAME.check(state, seat, LESS)
            assert refusal is not None
            assert (refusal.code, refusal.args) == ("belratti/joker-used", {"standing": "used", "number": 6})


def test_bel_8_1_any_number_of_jokers_may_be_played_in_a_round() -> None:
    state = play(lay(number=4), (2, PlayJoker("change-number", "up")), (2, LESS)).state
    state = play(state, (2, PlayJoker("swap-hands"))).state
    assert state.jokers == ("ready", "used", "used", "used", "ready")


@pytest.mark.parametrize("joker", [*PLAYED_BY])
def test_bel_8_2_each_joker_in_its_phase_and_by_its_group(joker: Joker) -> None:
    tables: dict[str, State] = {"ask": lay(), "paint": lay(number=3), "hang": gallery()}
    for phase, state in tables.items():
        for seat in range(3):
            offered = any(
                isinstance(move, PlayJoker) and move.joker == joker for move in GAME.offers(state, seat)
            )
            members = directors_of(state) if PLAYED_BY[joker] == "directors" else painters_of(state)
            assert offered == (phase == PLAYED_IN[joker] and seat in members)


def test_bel_8_2_one_proposes_the_others_agree() -> None:
    step = play(lay(players=5), (1, THEMES))
    assert step.events == (JokerProposed(1, "swap-themes", "both", None),)
    assert GAME.to_move(step.state) == (0, 2)
    assert step.state.jokers[0] == "ready"
    step = play(step.state, (2, Agree()))
    assert step.events == (Agreed(2),)
    step = play(step.state, (0, Agree()))
    assert JokerPlayed("swap-themes", "both", None, (0, 1, 2)) in step.events


def test_bel_8_2_one_who_refuses_is_enough_and_the_proposer_may_withdraw() -> None:
    proposed = play(lay(players=5), (1, THEMES), (2, Agree())).state
    for seat in (0, 1, 2):
        step = play(proposed, (seat, Refuse()))
        assert step.events == (Refused(seat),)
        assert (step.state.proposed, step.state.jokers[0]) == (None, "ready")


def test_bel_8_2_meanwhile_everything_else_waits() -> None:
    state = play(lay(), (0, THEMES)).state
    assert refused(state, 1, Ask(3)) == ("belratti/joker-first", "BEL-8.2")
    assert GAME.offers(state, 2) == ()
    assert refused(lay(), 1, Refuse()) == ("belratti/nothing-proposed", "BEL-8.2")


def test_bel_8_2_a_group_of_one_just_plays_it() -> None:
    assert play(lay(number=3), (2, LESS)).events == (JokerPlayed("one-less", "", None, (2,)),)


def test_bel_8_3_the_larger_part_decides_and_the_table_says_so() -> None:
    state = play(lay(players=7), (3, Ask(6)), (1, Ask(4)), (2, Ask(6))).state
    assert GAME.to_move(state) == (0, 1)
    assert GAME.lapse(state, 1) == GoAlong()
    step = clock_ran_out(state, 1, 0)
    assert step.events == (WentAlong(0, chance=False), Proposed(0, 6), NumberFixed(6))


def test_bel_8_3_a_tie_goes_to_the_earlier_seat() -> None:
    state = play(lay(), (1, Ask(5)), (0, Ask(7))).state
    assert GAME.to_move(state) == (1,)
    assert clock_ran_out(state, 1).state.number == 7


@pytest.mark.parametrize(
    ("players", "inputs", "number"),
    [
        (7, (Made(3, Ask(6)), Made(1, Ask(4)), Made(2, Ask(6)), TimedOut(0), TimedOut(1)), 6),
        (3, (Made(1, Ask(5)), Made(0, Ask(7)), TimedOut(1)), 7),
    ],
    ids=["the larger part", "a tie"],
)
def test_bel_8_3_where_a_clock_runs_out_the_record_says_who_went_along(
    players: int, inputs: tuple[Input, ...], number: int
) -> None:
    match = begin(GAME, Options(players=players), seed_from_text("late"))
    assert not isinstance(match, Refusal)
    for entry in inputs:
        entered = match.enter(entry)
        assert not isinstance(entered, Refusal)
        match = entered.match
    reading = record.read(record.write(record.record("any", match, open_seed=True)))
    assert not isinstance(reading, Refusal)
    replay = record.replay(GAME, reading.record)
    assert not isinstance(replay, Refusal)
    assert replay.match.inputs == inputs
    assert replay.match.state.number == number
    late = inputs[-1].seat
    assert replay.match.story[-1] == (
        WentAlong(late, chance=False),
        Proposed(late, number),
        NumberFixed(number),
    )


@pytest.mark.parametrize(("edition", "number"), [("kosmos", 3), ("mogel", 2)])
def test_bel_8_3_without_any_proposal_it_is_the_smallest_number(edition: str, number: int) -> None:
    state = lay(options={"edition": edition})
    assert clock_ran_out(state, 0, 1).state.number == number


def test_bel_8_3_a_joker_that_nobody_speaks_against_is_played() -> None:
    step = clock_ran_out(play(lay(), (0, THEMES)).state, 1)
    assert step.events[:2] == (WentAlong(1, chance=False), JokerPlayed("swap-themes", "both", None, (0, 1)))


def test_bel_8_3_chance_lays_an_even_share_of_what_is_missing() -> None:
    state = lay(players=6, number=7)
    for seat, share in ((3, 3), (4, 2), (5, 2)):
        step = clock_ran_out(state, seat)
        assert step.events[0] == WentAlong(seat, chance=True)
        assert sum(isinstance(event, PaintingLaid) for event in step.events) == share
        state = step.state
    assert state.phase == "hang"


def test_bel_8_3_the_last_one_lays_all_that_the_others_left() -> None:
    state = clock_ran_out(play(lay(players=4, number=5), (2, Ready())).state, 3).state
    assert (state.phase, [len(own) for own in state.laid]) == ("hang", [0, 0, 0, 5])


def test_bel_8_3_what_chance_lays_is_not_always_the_same() -> None:
    state = lay(number=3)
    assert len({clock_ran_out(state, 2, luck=luck).state.laid for luck in range(6)}) > 1


def test_bel_8_3_in_a_hanging_that_is_whole_it_is_a_consent() -> None:
    state = hung(gallery(), fish="one", yellow_cup="one", clover="two")
    assert clock_ran_out(state, 0, 1).state.belratti == ("painting-fish",)


def test_bel_8_3_nobody_is_offered_to_go_along_where_nothing_lies_there_to_agree_to() -> None:
    tables = (lay(), lay(players=4, number=3), gallery(), hung(gallery(), fish="one"))
    for state in tables:
        for seat in GAME.to_move(state):
            assert refused(state, seat, GoAlong()) == ("belratti/nothing-to-go-along-with", "BEL-8.3")
    swapping = play(
        lay(players=4, number=3, options={"edition": "mogel"}),
        (2, PlayJoker("swap-hands", painter=2)),
        (3, Agree()),
    ).state
    assert GoAlong() not in GAME.offers(swapping, 2)


def test_bel_8_3_going_along_is_consent_to_a_number_that_others_show() -> None:
    state = play(lay(players=5, options={"patience": 1}), (1, Ask(4)), (0, Ask(6)), (2, Ask(6))).state
    assert GAME.offers(state, 1) == (GoAlong(),)
    assert GAME.view(state, 1).table.lead == 6
    step = play(state, (1, GoAlong()))
    assert step.events == (WentAlong(1, chance=False), Proposed(1, 6), NumberFixed(6))


def test_bel_8_3_what_one_shows_does_not_make_the_others_begin_anew() -> None:
    state = lay(players=5)
    assert GAME.offers(play(state, (0, Ask(6))).state, 1) == GAME.offers(state, 1)


def test_bel_8_4_whoever_has_changed_too_often_can_only_go_along() -> None:
    state = lay(options={"patience": 2})
    state = play(state, (0, Ask(3)), (0, Ask(4))).state
    assert GAME.offers(state, 0) == ()
    assert refused(state, 0, Ask(5)) == ("belratti/out-of-patience", "BEL-8.4")
    assert refused(state, 0, THEMES) == ("belratti/out-of-patience", "BEL-8.4")
    state = play(state, (1, Ask(5))).state
    assert Ask(6) in GAME.offers(state, 1)
    assert play(state, (1, Ask(4))).state.phase == "paint"


def test_bel_8_4_then_painters_can_still_lay_and_be_ready() -> None:
    state = lay(players=4, number=3, options={"patience": 1}, laid=((), (), laid(owl="one", bee="one"), ()))
    state = play(state, (2, Signal("well", 1))).state
    assert not any(isinstance(move, TakeBack | Signal | PlayJoker | Ready) for move in GAME.offers(state, 2))
    assert refused(state, 2, TakeBack("painting-owl")) == ("belratti/out-of-patience", "BEL-8.4")
    state = play(state, (2, Lay(state.hands[2][0], "two"))).state
    assert play(state, (2, Ready()), (3, Ready())).state.phase == "hang"


def test_bel_8_4_every_phase_begins_anew() -> None:
    state = play(lay(players=4, options={"patience": 1}), (0, Ask(3)), (1, Ask(3))).state
    assert state.changes == (0, 0, 0, 0)
    state = replace(gallery(), options=replace(gallery().options, patience=1))
    state = play(state, (0, Hang("painting-fish", "one"))).state
    assert Hang("painting-fish", "two") not in GAME.offers(state, 0)
    assert Hang("painting-fish", "two") in GAME.offers(state, 1)


def test_bel_8_4_whoever_has_had_their_say_can_still_hang_the_right_number() -> None:
    state = hung(gallery(), fish="one", yellow_cup="one")
    state = replace(state, options=replace(state.options, patience=1), changes=(1, 1, 0))
    assert set(GAME.offers(state, 0)) == {
        Hang(frame, theme)
        for frame in state.frames
        if frame not in ("painting-fish", "painting-yellow-cup")
        for theme in ("one", "two")
    }
    state = play(state, (0, Hang("painting-clover", "two"))).state
    assert GAME.offers(state, 0) == (Agree(),)
    too_many = replace(state, number=2, laid=((), (), state.laid[2][:2]), forgeries=forged_too(state))
    assert all(isinstance(move, Hang) and move.place == "out" for move in GAME.offers(too_many, 0))


def forged_too(state: State) -> tuple[Forgery, ...]:
    """Returns the forgeries, and the last painting of the last painter as one more."""
    return (*state.forgeries, Forgery(state.laid[2][2].painting))


def test_bel_8_4_where_nobody_shows_a_number_any_more_somebody_may_begin() -> None:
    state = play(lay(options={"patience": 1}), (0, Ask(3)), (1, THEMES), (0, Agree())).state
    assert state.changes == (1, 1, 0)
    state = play(state, (0, Ask(5))).state
    assert GAME.offers(state, 1) == (GoAlong(),)
    assert play(state, (1, GoAlong())).state.number == 5


def test_bel_8_4_a_painter_without_cards_can_still_be_ready() -> None:
    six = laid(owl="one", rose="one", egg="one", key="one", saw="one", sun="two")
    state = lay(players=6, number=7, options={"patience": 1}, laid=((), (), (), six, (), ()))
    state = play(state, (3, Signal("well", 1))).state
    assert GAME.offers(state, 3) == (Ready(),)
