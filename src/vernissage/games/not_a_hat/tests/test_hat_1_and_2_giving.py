"""HAT-1 and HAT-2: the set-up, and giving."""

from __future__ import annotations

from collections import Counter

import pytest

from vernissage.core.refusal import Refusal
from vernissage.core.rng import Rng
from vernissage.games.not_a_hat import GAME, cards
from vernissage.games.not_a_hat.moves import Accept, Accepted, Give, Given, Refuse, Take, Taken
from vernissage.games.not_a_hat.state import Options
from vernissage.games.not_a_hat.tests.table import SEED, begun, down, entered, lay, play, rng, up
from vernissage.games.not_a_hat.view import Lying

HAT, CAT = Give("gift-hat"), Give("gift-cat")


def test_hat_1_1_there_are_110_gifts_each_once_with_55_backs_of_each_kind() -> None:
    state = GAME.deal(Options(), rng())
    assert len(cards.GIFTS) == 110
    assert sorted(GAME.cards(state)) == list(cards.GIFTS)
    assert Counter(cards.backs(anyone=False).values()) == {"black": 55, "white": 55}


@pytest.mark.parametrize(("thing", "receiver"), [("hat", 2), ("apple", 0)])
def test_hat_1_1_black_arrows_point_left_and_white_ones_right(thing: str, receiver: int) -> None:
    on_top = (f"gift-{thing}", "gift-boot")
    assert play(lay(players=3, giver=1, shop=on_top), Take()).state.receiver == receiver


@pytest.mark.parametrize("players", range(3, 9))
def test_hat_1_2_everyone_gets_one_open_gift(players: int) -> None:
    table = GAME.view(GAME.deal(Options(players=players), rng()), None).table
    assert [len(pile) for pile in table.piles] == [1] * players
    assert all(lying.gift is not None and lying.back is None for (lying,) in table.piles)


def test_hat_1_3_everyone_sees_the_top_of_the_shop_and_nothing_else_of_it() -> None:
    state = GAME.deal(Options(players=4), rng())
    for viewer in (0, 1, 2, 3, None):
        table = GAME.view(state, viewer).table
        assert (table.top, table.shop) == (state.shop[0], 106)


def test_hat_1_4_chance_or_the_host_says_who_begins() -> None:
    begun = {GAME.deal(Options(players=3), Rng(SEED, "deal", step)).giver for step in range(30)}
    assert begun == {0, 1, 2}
    assert GAME.deal(Options(players=3, first=2), rng()).giver == 2
    refusal = GAME.check_options(Options(players=3, first=3))
    assert refusal == Refusal("options/first-player", "HAT-1.4", {"players": 3})


def test_hat_2_1_the_top_gift_is_shown_turned_over_and_given_with_a_name() -> None:
    state = lay(giver=0, shop=("gift-hat", "gift-boot"))
    assert GAME.offers(state, 0) == (Take(),)
    taken = play(state, Take())
    assert taken.events == (Taken(0, "gift-hat", "black"),)
    assert (taken.state.parcel, GAME.view(taken.state, 0).table.parcel) == ("gift-hat", "black")
    assert GAME.view(taken.state, 0).table.top == "gift-boot"
    assert play(taken.state, HAT).events == (Given(0, 1, "gift-hat", 1),)


def test_hat_2_2_the_receiver_alone_answers() -> None:
    state = play(lay(giver=0, shop=("gift-hat", "gift-boot")), Take(), HAT).state
    assert GAME.to_move(state) == (1,)
    assert GAME.offers(state, 1) == (Accept(), Refuse())
    assert [GAME.offers(state, seat) for seat in (0, 2, 3)] == [(), (), ()]


def test_hat_2_2_an_untrue_name_that_is_accepted_does_nothing() -> None:
    state = play(lay(giver=0, shop=("gift-hat", "gift-boot")), Take()).state
    lied, told = (play(state, name, Accept()) for name in (CAT, HAT))
    assert lied.state == told.state
    assert lied.events == told.events
    assert isinstance(lied.events[0], Accepted)


def test_hat_2_3_a_gift_from_the_shop_goes_on_and_what_the_taker_has_stays() -> None:
    state = lay(giver=0, shop=("gift-hat", "gift-boot"))
    after = play(state, Take()).state
    assert after.piles == state.piles
    assert after.parcel == "gift-hat"


def test_hat_2_4_a_card_face_down_shows_its_back_to_everyone_and_its_holder() -> None:
    state = lay(piles=((down("hat"),), (up("cat"),), (down("apple"),), (up("boot"),)), number=2)
    for viewer in (0, 1, 2, 3, None):
        piles = GAME.view(state, viewer).table.piles
        assert piles[0] == (Lying(None, "black"),)
        assert piles[1] == (Lying("gift-cat", None),)
        assert piles[2] == (Lying(None, "white"),)


def test_hat_2_5_any_of_the_110_gifts_can_be_named_whatever_is_in_play() -> None:
    state = play(lay(giver=0, shop=("gift-hat", "gift-boot")), Take()).state
    assert GAME.offers(state, 0) == tuple(Give(gift) for gift in cards.GIFTS)
    assert play(state, Give("gift-yo-yo")).state.said == "gift-yo-yo"


def test_hat_2_5_what_is_no_gift_can_not_be_named() -> None:
    state = play(lay(giver=0, shop=("gift-hat", "gift-boot")), Take()).state
    for nothing in ("hat", "gift-unicorn", ""):
        assert GAME.check(state, 0, Give(nothing)) == Refusal("not_a_hat/no-such-gift", "HAT-2.5")


def test_what_comes_in_another_phase_is_refused_with_its_rule() -> None:
    state = lay(giver=0, shop=("gift-hat", "gift-boot"))
    early = GAME.check(state, 0, HAT)
    assert early == Refusal("not_a_hat/wrong-phase", "HAT-2.1", {"phase": "take"})


def clock_names(shop: tuple[str, ...], number: int = 0) -> str:
    """Returns what the clock calls the gift that seat 0 took from this shop, after this many gifts."""
    piles = ((up("cat"),), (up("dog"),), (up("boot"),), (up("key"),))
    state = play(lay(giver=0, shop=shop, piles=piles, number=number), Take()).state
    move = GAME.lapse(state, 0)
    assert isinstance(move, Give)
    return move.gift


def test_a_clock_that_runs_out_accepts_and_remembers_nothing_for_anyone() -> None:
    assert len({clock_names((f"gift-{thing}", "gift-frog")) for thing in ("hat", "globe", "yo-yo")}) == 1
    state = play(lay(giver=0, shop=("gift-hat", "gift-boot")), Take(), HAT).state
    assert GAME.lapse(state, 1) == Accept()


def test_a_clock_that_runs_out_names_another_gift_each_time_and_in_each_game() -> None:
    in_a_game = [clock_names(("gift-hat", "gift-frog"), number) for number in range(50)]
    assert len(set(in_a_game)) == 50
    assert len({clock_names(("gift-hat", top)) for top in ("gift-frog", "gift-globe", "gift-tie")}) == 3


def test_a_clock_that_runs_out_names_nothing_that_all_can_see() -> None:
    in_a_game = {clock_names(("gift-hat", "gift-frog"), number) for number in range(200)}
    assert in_a_game.isdisjoint({"gift-frog", "gift-cat", "gift-dog", "gift-boot", "gift-key"})
    assert len(in_a_game) == len(cards.GIFTS) - 5


def test_hat_1_2_everyone_can_look_round_before_the_first_gift_is_taken() -> None:
    match = begun(lay(giver=2, options={"seconds": 5}))
    assert match.to_look_at == 20.0
    assert GAME.view(match.state, 0).table.opening
    after = entered(match, Take())
    assert after.to_look_at == 5.0
    assert not GAME.view(after.state, 0).table.opening
