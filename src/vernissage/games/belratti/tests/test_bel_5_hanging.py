"""BEL-5: the directors hang."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from vernissage.core.seats import viewers
from vernissage.games.belratti import GAME
from vernissage.games.belratti.events import Agreed, Answered, Hung, JokerPlayed
from vernissage.games.belratti.moves import Agree, Hang, PlayJoker
from vernissage.games.belratti.tests.table import (
    agreed,
    clock_ran_out,
    forged,
    gallery,
    hung,
    laid,
    lay,
    of,
    play,
    refused,
)

FISH, LAMP, CUP, CLOVER = of("fish", "magic-lamp", "yellow-cup", "clover")


def test_bel_5_1_everyone_sees_all_the_paintings_in_one_random_order() -> None:
    state = gallery()
    assert all(GAME.view(state, viewer).table.frames == state.frames for viewer in viewers(3))
    assert len(state.frames) == 7
    assert refused(state, 0, Hang("painting-owl", "one")) == ("belratti/no-such-frame", "BEL-5.1")


def test_bel_5_2_any_director_moves_any_painting_to_any_place() -> None:
    state = gallery()
    for seat in (0, 1):
        moves = [move for move in GAME.offers(state, seat) if isinstance(move, Hang)]
        assert {(move.painting, move.place) for move in moves} == {
            (frame, place) for frame in state.frames for place in ("one", "two")
        }
    step = play(state, (0, Hang(FISH, "one")), (1, Hang(FISH, "two")))
    assert step.events == (Hung(1, FISH, "two"),)
    assert refused(step.state, 0, Hang(FISH, "two")) == ("belratti/hangs-there", "BEL-5.2")
    assert Hang(FISH, "out") in GAME.offers(step.state, 0)


def test_bel_5_2_only_the_directors_hang_and_they_talk_freely() -> None:
    state = gallery()
    assert GAME.offers(state, 2) == ()
    assert GAME.speech is not None
    assert GAME.speech(state, 0).free
    assert GAME.speech(state, 1).free


def test_bel_5_3_exactly_as_many_hang_as_were_asked_for() -> None:
    two = hung(gallery(), fish="one", clover="two")
    assert refused(two, 0, Agree()) == ("belratti/wrong-count", "BEL-5.3")
    three = play(two, (0, Hang(CUP, "two"))).state
    assert Agree() in GAME.offers(three, 0)
    four = play(three, (0, Hang(LAMP, "two"))).state
    assert refused(four, 0, Agree()) == ("belratti/wrong-count", "BEL-5.3")


def test_bel_5_6_whoever_has_agreed_need_not_agree_again() -> None:
    three = hung(gallery(), magic_lamp="one", yellow_cup="one", clover="two")
    state = play(three, (0, Agree())).state
    assert refused(state, 0, Agree()) == ("belratti/agreed-already", "BEL-5.6")


def test_bel_5_4_painters_are_silent_until_the_round_is_revealed() -> None:
    state = hung(gallery(), fish="one", yellow_cup="one", clover="two")
    assert GAME.speech is not None
    silence = GAME.speech(state, 2)
    assert (silence.free, silence.rule) == (False, "BEL-5.4")
    after = agreed(state).state
    assert all(GAME.speech(after, seat).free for seat in range(3))


@pytest.mark.parametrize("edition", ["kosmos", "mogel"])
@pytest.mark.parametrize(("painting", "painter"), [(LAMP, 2), (FISH, None)])
def test_bel_5_5_the_painters_say_whose_a_painting_is(
    edition: str, painting: str, painter: int | None
) -> None:
    state = gallery(options={"edition": edition})
    step = play(state, (0, PlayJoker("query", painting)), (1, Agree()))
    assert step.events[1:] == (JokerPlayed("query", painting, None, (0, 1)), Answered(painting, painter))
    for viewer in viewers(3):
        (answer,) = GAME.view(step.state, viewer).table.answers
        assert (answer.painting, answer.painter) == (painting, painter)


def test_bel_5_5_it_binds_the_directors_to_nothing() -> None:
    state = play(gallery(), (0, PlayJoker("query", FISH)), (1, Agree())).state
    assert Hang(FISH, "one") in GAME.offers(state, 0)


def test_bel_5_5_a_painting_that_is_not_on_show_cannot_be_asked_about() -> None:
    assert refused(gallery(), 0, PlayJoker("query", "painting-owl")) == ("belratti/joker-choice", "BEL-5.5")


def test_bel_5_6_all_directors_must_agree() -> None:
    state = hung(gallery(), fish="one", yellow_cup="one", clover="two")
    step = play(state, (1, Agree()))
    assert step.events == (Agreed(1),)
    assert (step.state.phase, GAME.to_move(step.state)) == ("hang", (0,))
    assert play(step.state, (0, Agree())).state.phase == "reveal"


def test_bel_5_6_any_change_withdraws_every_consent() -> None:
    state = hung(gallery(), fish="one", yellow_cup="one", clover="two")
    state = play(state, (1, Agree()), (0, Hang(FISH, "two"))).state
    assert GAME.to_move(state) == (0, 1)
    assert state.hanging is not None
    assert state.hanging.consenting == ()


def test_bel_5_6_whoever_has_agreed_may_still_change_something() -> None:
    state = hung(gallery(), fish="one", yellow_cup="one", clover="two")
    state = play(state, (1, Agree()), (1, Hang(FISH, "two"))).state
    assert GAME.to_move(state) == (0, 1)


def test_bel_5_7_one_theme_may_have_no_painting_at_all() -> None:
    state = gallery(laid=((), (), laid(magic_lamp="one", yellow_cup="one", clover="one")))
    state = hung(state, magic_lamp="one", yellow_cup="one", clover="one")
    assert len(agreed(state).state.team) == 3


def test_bel_5_8_a_painter_cannot_tell_another_painters_painting_from_a_forgery() -> None:
    own, other = laid(duck="one"), laid(owl="one", fish="two")
    state = lay(players=4, number=3, laid=((), (), own, other), forgeries=forged("bee", "axe", "sun", "moon"))
    exchanged = lay(
        players=4,
        number=3,
        hands=state.hands,
        themes=state.themes,
        deck=state.deck,
        laid=((), (), own, laid(bee="two", moon="one")),
        forgeries=forged("owl", "axe", "sun", "fish"),
        frames=state.frames,
    )
    for viewer in (0, 1, 2, None):
        assert GAME.view(state, viewer) == GAME.view(exchanged, viewer)
    assert GAME.view(state, 3) != GAME.view(exchanged, 3)


def test_bel_5_3_where_a_clock_runs_out_chance_fills_the_hanging_up() -> None:
    for places in ({}, {"fish": "one", "bee": "two", "axe": "one", "tent": "one", "clover": "two"}):
        state = clock_ran_out(hung(gallery(), **places), 0).state
        assert state.hanging is not None
        assert len(state.hanging.draft) - state.hanging.draft.count("out") == 3
        assert state.hanging.consenting == (0,)
        assert replace(state.hanging, consenting=()).members == (0, 1)


def test_bel_5_6_consent_given_before_a_query_does_not_outlive_it() -> None:
    state = hung(gallery(), fish="one", yellow_cup="one", clover="two")
    state = play(state, (0, Agree()), (1, PlayJoker("query", "painting-fish")), (0, Agree())).state
    assert state.answers
    assert state.hanging is not None
    assert state.hanging.consenting == ()
    assert GAME.to_move(state) == (0, 1)
    assert play(state, (0, Agree()), (1, Agree())).state.phase == "reveal"
