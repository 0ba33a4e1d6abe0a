"""BEL-6: the round is revealed. It has the rulebook's example."""

from __future__ import annotations

from typing import Any

import pytest

from vernissage.core.seats import viewers
from vernissage.games.belratti import GAME
from vernissage.games.belratti.cards import Place, Theme
from vernissage.games.belratti.events import JokerReadied, Revealed
from vernissage.games.belratti.moves import Agree, Next, PlayJoker
from vernissage.games.belratti.scoring import stamp
from vernissage.games.belratti.state import RoundLook, Shown
from vernissage.games.belratti.tests.table import (
    agreed,
    by_all,
    clock_ran_out,
    forged,
    gallery,
    hung,
    laid,
    lay,
    of,
    play,
)

USED = ("used",) * 5


def example() -> Any:
    """Duck and potted plant: Paula and Charlie hang fish and cup on the duck, the clover on the plant."""
    return agreed(hung(gallery(), fish="one", yellow_cup="one", clover="two"))


def test_bel_6_1_the_example_two_paintings_hang_where_thomas_meant_them() -> None:
    assert sorted(example().state.team) == sorted(of("yellow-cup", "clover"))


def test_bel_6_2_a_painting_on_the_other_theme_is_discarded() -> None:
    step = agreed(hung(gallery(), magic_lamp="two", yellow_cup="one", clover="two"))
    assert "painting-magic-lamp" in step.state.discard
    revealed = step.events[1]
    assert isinstance(revealed, Revealed)
    assert revealed.astray == of("magic-lamp")
    assert len(step.state.team) == 2


def test_bel_6_3_the_example_the_fish_was_forged() -> None:
    assert example().state.belratti == of("fish")


def test_bel_6_4_the_example_everything_else_is_discarded() -> None:
    discarded = of("magic-lamp", "bee", "axe", "tent", "duck", "potted-plant")
    assert sorted(example().state.discard) == sorted(discarded)
    assert example().state.themes == ()


@pytest.mark.parametrize(
    ("edition", "number", "joker"),
    [
        *[("kosmos", number, place) for place, number in enumerate((3, 4, 5, 6, 7))],
        *[("mogel", number, place) for place, number in enumerate((3, 4, 5, 6))],
    ],
)
def test_bel_6_5_a_perfect_round_readies_the_joker_of_its_number(
    edition: str, number: int, joker: int
) -> None:
    things = ("owl", "rose", "egg", "key", "saw", "sun", "moon")[:number]
    jokers = USED if edition == "kosmos" else USED[:4]
    meant = dict.fromkeys(things, "one")
    state = gallery(number=number, laid=((), (), laid(**meant)), jokers=jokers, options={"edition": edition})
    step = agreed(hung(state, **dict.fromkeys(things, "one")))
    assert step.state.jokers == tuple("ready" if at == joker else "used" for at in range(len(jokers)))
    readied, *_ = [event for event in step.events if isinstance(event, JokerReadied)]
    assert (readied.number, readied.cause) == (number, "perfect")


@pytest.mark.parametrize(
    "places",
    [
        {"magic_lamp": "one", "yellow_cup": "one", "clover": "one"},
        {"magic_lamp": "one", "yellow_cup": "one", "fish": "two"},
    ],
)
def test_bel_6_5_a_round_with_one_painting_wrong_is_not_perfect(places: Any) -> None:
    assert agreed(hung(gallery(jokers=USED), **places)).state.jokers == USED


def test_bel_6_5_no_joker_has_the_number_two_or_eight() -> None:
    state = gallery(number=2, laid=((), (), laid(magic_lamp="one", clover="two")), jokers=USED)
    assert agreed(hung(state, magic_lamp="one", clover="two")).state.jokers == USED


def test_bel_6_5_a_joker_used_in_this_very_round_may_come_back() -> None:
    things = dict.fromkeys(("owl", "rose", "egg", "key", "saw", "sun", "moon"), "one")
    state = gallery(number=7, laid=((), (), laid(**things)))
    state = play(state, (0, PlayJoker("query", "painting-owl")), (1, Agree())).state
    assert state.jokers[4] == "used"
    step = agreed(hung(state, **things))
    assert step.state.jokers[4] == "ready"


def test_bel_6_5_with_one_forgery_less_a_round_can_be_perfect() -> None:
    state = gallery(jokers=USED, less=True, forgeries=forged("fish", "bee", "axe"))
    step = agreed(hung(state, magic_lamp="one", yellow_cup="one", clover="two"))
    assert step.state.jokers[0] == "ready"
    assert not step.state.less


def test_bel_6_6_the_round_lies_open_with_what_was_meant_and_what_was_read() -> None:
    state = example().state
    look = RoundLook(
        round=1,
        themes=("painting-duck", "painting-potted-plant"),
        number=3,
        painters=(2,),
        paintings=state.looks[-1].paintings,
        perfect=False,
    )
    for viewer in viewers(3):
        assert GAME.view(state, viewer).table.looks == (look,)
    assert {
        Shown("painting-magic-lamp", 2, "one", "out", "missed"),
        Shown("painting-yellow-cup", 2, "one", "one", "genuine"),
        Shown("painting-fish", None, None, "one", "belratti"),
        Shown("painting-axe", None, None, "out", "caught"),
    } < {*look.paintings}


@pytest.mark.parametrize(
    ("meant", "hung", "usual", "with_a_token"),
    [
        ("one", "one", "genuine", "genuine"),
        ("one", "two", "astray", "genuine"),
        ("one", "out", "missed", "missed"),
        (None, "two", "belratti", "belratti"),
        (None, "out", "caught", "caught"),
    ],
)
def test_bel_6_1_to_6_4_every_painting_gets_the_stamp_of_what_was_meant_and_what_was_read(
    meant: Theme | None, hung: Place, usual: str, with_a_token: str
) -> None:
    """BEL-9.7: with a brush token at stake the theme does not count."""
    assert [stamp(meant, hung, tokens=tokens) for tokens in (False, True)] == [usual, with_a_token]


def test_bel_6_6_the_next_round_begins_when_all_want_to_go_on() -> None:
    state = example().state
    assert (state.phase, GAME.to_move(state)) == ("reveal", (0, 1, 2))
    state = play(state, (2, Next()), (0, Next())).state
    assert GAME.offers(state, 0) == ()
    assert GAME.lapse(state, 1) == Next()
    assert play(state, (1, Next())).state.phase == "ask"


def test_bel_6_6_the_last_three_rounds_are_kept() -> None:
    state = lay()
    for _ in range(5):
        state = whole_round(state)
    assert [look.round for look in state.looks] == [3, 4, 5]


def whole_round(state: Any) -> Any:
    """Plays a round in which every clock runs out, and which gives Belratti nothing."""
    while state.phase != "hang":
        seat = GAME.to_move(state)[0]
        state = clock_ran_out(state, seat).state
    true = {
        painting.painting.removeprefix("painting-").replace("-", "_")
        for own in state.laid
        for painting in own
    }
    state = agreed(hung(state, **dict.fromkeys(true, "one"))).state
    return play(state, *by_all(range(3), Next())).state
