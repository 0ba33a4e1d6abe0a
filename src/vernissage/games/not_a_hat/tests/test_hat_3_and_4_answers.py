"""HAT-3 and HAT-4: accepting and refusing. It has the rulebook's two examples."""

from __future__ import annotations

from typing import Any

from vernissage.games.not_a_hat import GAME
from vernissage.games.not_a_hat.moves import (
    Accept,
    Accepted,
    Give,
    Given,
    Refuse,
    Refused,
    Take,
    Taken,
    Turned,
    Unwrapped,
)
from vernissage.games.not_a_hat.state import State
from vernissage.games.not_a_hat.tests.table import down, lay, play, up

MARLENE, ANNA, TOM, LUCAS = range(4)


def given(thing: str, said: str, **more: Any) -> State:
    """Seat 0 has given seat 1 a black-backed gift under this name."""
    return lay(
        giver=0, receiver=1, parcel=f"gift-{thing}", said=f"gift-{said}", phase="answer", number=1, **more
    )


def test_hat_3_1_an_accepted_gift_is_laid_face_down_above_the_other() -> None:
    state = given("hat", "hat", options={"gifts": 2})
    older = state.piles[1]
    after = play(state, Accept()).state
    assert after.piles[1] == (*older[1:], down("hat"))


def test_hat_3_2_who_accepts_gives_the_oldest_away_and_turns_it_over_if_it_was_open() -> None:
    state = given("hat", "hat", piles=((up("cat"),), (up("apple"),), (up("boot"),), (up("key"),)))
    step = play(state, Accept())
    assert step.events == (Accepted(1, 0, 1), Turned(1, "gift-apple", "white"))
    assert (step.state.giver, step.state.parcel, step.state.receiver) == (1, "gift-apple", 0)
    assert step.state.piles[1] == (down("hat"),)


def test_hat_3_2_a_gift_that_lay_face_down_is_not_seen_again_when_it_goes_on() -> None:
    state = given("hat", "hat", piles=((up("cat"),), (down("apple"),), (up("boot"),), (up("key"),)))
    step = play(state, Accept())
    assert step.events == (Accepted(1, 0, 1),)
    assert step.state.parcel == "gift-apple"


def test_hat_3_2_everyone_sees_where_the_oldest_gift_goes_once_its_back_can_be_seen() -> None:
    others = ((up("cat"),), (up("boot"),), (up("key"),))
    piles = (others[0], (down("apple"),), *others[1:])
    seen = given("hat", "hat", piles=piles)
    assert GAME.view(seen, None).table.onward == 0
    unseen = given("hat", "hat", piles=(others[0], (up("apple"),), *others[1:]))
    assert GAME.view(unseen, None).table.onward is None
    last = given("hat", "hat", piles=piles, options={"gift_limit": 1})
    assert GAME.view(last, None).table.onward is None


def test_hat_3_3_so_it_goes_on_until_somebody_refuses() -> None:
    state = play(lay(giver=0), Take()).state
    for _ in range(40):
        state = play(state, Give("gift-hat"), Accept()).state
        assert state.phase == "name"
    after = play(state, Give("gift-hat"), Refuse()).state
    assert (after.phase, after.parcel) == ("take", None)
    assert sum(map(len, after.penalties)) == 1


def test_hat_4_1_whoever_refuses_names_nothing_and_the_gift_is_turned_up() -> None:
    step = play(given("hat", "cat"), Refuse())
    assert step.events == (Refused(1, 0, "gift-cat", 1), Unwrapped(0, "gift-hat", true=False))


def test_hat_4_2_the_giver_is_wrong_if_it_is_something_else_and_the_receiver_if_it_is_not() -> None:
    assert play(given("hat", "cat"), Refuse()).state.penalties == (("gift-hat",), (), (), ())
    assert play(given("hat", "hat"), Refuse()).state.penalties == ((), ("gift-hat",), (), ())


def test_hat_4_3_the_penalty_lies_open_before_whoever_was_wrong() -> None:
    after = play(given("hat", "cat"), Refuse()).state
    for viewer in (0, 1, None):
        assert GAME.view(after, viewer).table.penalties[0] == ("gift-hat",)


def test_hat_4_4_whoever_was_wrong_takes_the_next_gift_and_passes_it_on() -> None:
    for said, wrong in (("cat", 0), ("hat", 1)):
        after = play(given("hat", said, shop=("gift-frog", "gift-key")), Refuse()).state
        assert GAME.to_move(after) == (wrong,)
        step = play(after, Take())
        assert step.events == (Taken(wrong, "gift-frog", "black"),)
        assert step.state.receiver == wrong + 1


def test_the_first_example_tom_gives_anna_his_guitar() -> None:
    """HAT-3.1, HAT-3.2: Tom accepts a piano and passes on the guitar; Anna must give her muffin."""
    state = lay(
        giver=ANNA,
        receiver=TOM,
        parcel="gift-piano",
        said="gift-piano",
        phase="answer",
        number=1,
        piles=((up("cactus"),), (up("muffin"),), (up("guitar"),), (up("key"),)),
    )
    accepted = play(state, Accept())
    assert accepted.events == (Accepted(TOM, ANNA, 1), Turned(TOM, "gift-guitar", "white"))
    assert accepted.state.piles[TOM] == (down("piano"),)
    offered = play(accepted.state, Give("gift-guitar"))
    assert offered.events == (Given(TOM, ANNA, "gift-guitar", 2),)
    after = play(offered.state, Accept())
    assert after.events == (Accepted(ANNA, TOM, 2), Turned(ANNA, "gift-muffin", "black"))
    assert (after.state.giver, after.state.parcel) == (ANNA, "gift-muffin")


def test_the_second_example_it_is_the_broccoli() -> None:
    """HAT-4.1 to HAT-4.4: Marlène was wrong, takes the book and gives it to Anna, who keeps it."""
    state = lay(
        giver=MARLENE,
        receiver=ANNA,
        parcel="gift-broccoli",
        phase="name",
        number=5,
        shop=("gift-book", "gift-frog"),
        piles=((down("cactus"),), (down("muffin"),), (up("guitar"),), (up("key"),)),
    )
    refused = play(state, Give("gift-hat"), Refuse())
    assert refused.events == (
        Refused(ANNA, MARLENE, "gift-hat", 6),
        Unwrapped(MARLENE, "gift-broccoli", true=False),
    )
    taken = play(refused.state, Take())
    assert taken.events == (Taken(MARLENE, "gift-book", "black"),)
    after = play(taken.state, Give("gift-book"), Accept()).state
    assert after.penalties == (("gift-broccoli",), (), (), ())
    assert after.piles[ANNA] == (down("book"),)
    assert (after.giver, after.parcel) == (ANNA, "gift-muffin")
