"""HAT-5 and HAT-6: the end, the winner, and the options."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from vernissage.core.match import Accepted
from vernissage.core.refusal import BOUND, Refusal
from vernissage.core.speech import FREE, silent
from vernissage.games.not_a_hat import GAME, cards
from vernissage.games.not_a_hat.moves import (
    Accept,
    Aim,
    Aimed,
    Ended,
    Event,
    GameBegan,
    Give,
    Given,
    Opened,
    Refuse,
    Refused,
    Take,
)
from vernissage.games.not_a_hat.state import Options, State, gifts_each
from vernissage.games.not_a_hat.tests.table import begun, down, entered, lay, play, random_matches, rng, up

LIE, TRUTH = Give("gift-yo-yo"), Give("gift-frog")
ONE_BEFORE_THE_END = (("gift-hat", "gift-key"), ("gift-boot",), (), ())
SHOP = ("gift-frog", "gift-kite", "gift-anchor")


def at_the_shop(**more: Any) -> State:
    return lay(**{"giver": 0, "shop": SHOP, "penalties": ONE_BEFORE_THE_END, "number": 3, **more})


def test_hat_5_1_the_third_penalty_ends_the_game_and_opens_everything() -> None:
    step = play(at_the_shop(), Take(), LIE, Refuse())
    assert isinstance(step.events[-2], Opened)
    assert step.events[-1] == Ended()
    assert step.state.phase == "over"
    assert GAME.to_move(step.state) == ()
    table = GAME.view(step.state, None).table
    assert [[lying.gift for lying in pile] for pile in table.piles] == list(map(list, step.events[-2].piles))


def test_hat_5_1_two_penalties_do_not_end_it() -> None:
    assert play(at_the_shop(), Take(), TRUTH, Refuse()).state.phase == "take"


def test_hat_5_2_fewest_penalties_win_and_ties_win_together() -> None:
    outcome = GAME.outcome(play(at_the_shop(), Take(), LIE, Refuse()).state)
    assert outcome is not None
    assert (outcome.scores, outcome.winners) == ((3, 1, 0, 0), (2, 3))


def test_hat_5_3_a_game_for_each_player_and_penalties_are_added_up() -> None:
    state = at_the_shop(options={"rounds": True}, first=3)
    step = play(state, Take(), LIE, Refuse())
    assert step.events[-1] == GameBegan(0, 2)
    after = step.state
    assert (after.earlier, after.penalties) == ((3, 1, 0, 0), ((),) * 4)
    assert (after.first, after.giver, after.game, after.phase) == (0, 0, 2, "take")
    assert all(card.open for pile in after.piles for card in pile)
    assert sorted(GAME.cards(after)) == list(cards.GIFTS)
    last = lay(
        giver=0, shop=SHOP, penalties=ONE_BEFORE_THE_END, number=40, game=4, earlier=(0, 2, 7, 4),
        options={"rounds": True},
    )  # fmt: skip
    outcome = GAME.outcome(play(last, Take(), LIE, Refuse()).state)
    assert outcome is not None
    assert (outcome.scores, outcome.winners) == ((3, 3, 7, 4), (0, 1))


def test_hat_5_4_an_empty_shop_ends_the_game() -> None:
    state = lay(giver=0, shop=("gift-frog",), number=0)
    assert len(state.box) == 110 - 5
    step = play(state, Take(), LIE, Refuse())
    assert step.state.phase == "over"
    outcome = GAME.outcome(step.state)
    assert outcome is not None
    assert outcome.winners == (1, 2, 3)


@pytest.mark.parametrize(("arrows", "other"), [("black", "white"), ("white", "black")])
def test_hat_6_1_one_colour_alone_sends_everything_one_way(arrows: Any, other: str) -> None:
    state = GAME.deal(Options(arrows=arrows), rng())
    backs = cards.backs(anyone=False)
    assert {backs[gift] for gift in state.box} == {other}
    assert len(state.box) == 55
    ways = {
        (event.receiver - event.seat) % 4
        for match in random_matches("one way", arrows=arrows)
        for events in match.story[-1:]
        for event in events
        if isinstance(event, Given)
    }
    assert ways == {1 if arrows == "black" else 3}


def test_hat_6_1_a_gift_left_in_the_box_can_be_named() -> None:
    state = play(GAME.deal(Options(arrows="black"), rng()), Take()).state
    assert {move.gift for move in GAME.offers(state, state.giver) if isinstance(move, Give)} == set(
        cards.GIFTS
    )


def test_hat_6_2_with_two_gifts_the_lowest_is_given_away() -> None:
    piles = ((up("cat"), up("key")), (up("apple"), up("boot")), (down("sock"), down("tie")))
    state = lay(players=3, options={"gifts": 2}, piles=piles, giver=0, shop=SHOP, number=4)
    step = play(state, Take(), TRUTH, Accept())
    assert step.state.piles[1] == (up("boot"), down("frog"))
    assert step.state.parcel == "gift-apple"


def test_hat_6_2_two_players_keep_two_gifts_and_are_each_others_neighbours() -> None:
    assert [gifts_each(Options(players=players)) for players in (2, 3, 8)] == [2, 1, 1]
    assert GAME.check_options(Options(players=2, gifts=1)) == Refusal("options/two-gifts", "HAT-6.2")
    for thing in ("hat", "apple"):
        state = lay(players=2, giver=1, shop=(f"gift-{thing}", "gift-boot"))
        assert play(state, Take()).state.receiver == 0


def log_after(aid: str, *, answered: int) -> list[Event]:
    """Returns the log after two gifts, the first accepted, of which this many are answered."""
    match = begun(lay(giver=0, shop=SHOP, options={"aid": aid}))
    match = entered(match, Take(), LIE, Accept(), *((TRUTH, Refuse()) if answered == 2 else (TRUTH,)))
    return log(match.state, match.memory(0))


def log(state: State, events: tuple[Event, ...]) -> list[Event]:
    assert GAME.kept is not None
    return [event for event in (GAME.kept(state, event) for event in events) if event is not None]


def words(events: list[Event]) -> list[str | None]:
    return [event.gift for event in events if isinstance(event, Given | Refused)]


def test_hat_6_3_without_aid_what_was_said_is_gone_once_it_is_answered() -> None:
    assert words(log_after("none", answered=1)) == ["gift-frog"]
    assert words(log_after("none", answered=2)) == [None, None]
    state = lay(giver=0, shop=SHOP)
    assert play(state, Take(), LIE).state.said == "gift-yo-yo"
    assert play(state, Take(), LIE, Accept()).state.said is None


def test_hat_6_3_the_last_thing_said_may_stay() -> None:
    assert words(log_after("last", answered=1)) == ["gift-frog"]
    assert words(log_after("last", answered=2)) == ["gift-frog", "gift-frog"]
    after = play(lay(giver=0, shop=SHOP, options={"aid": "last"}), Take(), LIE, Accept()).state
    assert GAME.view(after, 3).table.said == "gift-yo-yo"


def test_hat_6_3_everything_said_may_be_read_again() -> None:
    assert words(log_after("log", answered=2)) == ["gift-yo-yo", "gift-frog", "gift-frog"]


def test_hat_6_3_written_talk_would_remember() -> None:
    assert GAME.speech is not None
    assert GAME.speech(lay(), 1) == silent("HAT-6.3")
    assert GAME.speech(lay(options={"aid": "log"}), 1) == FREE
    assert GAME.speech(play(at_the_shop(), Take(), LIE, Refuse()).state, 1) == FREE


ANYONE: dict[str, Any] = {"options": {"anyone": True}, "shop": ("gift-mouse", "gift-boot")}


def test_hat_6_4_thirty_gifts_can_go_to_anyone() -> None:
    assert Counter(cards.backs(anyone=True).values())["anyone"] == 30
    aiming = play(lay(giver=1, **ANYONE), Take()).state
    assert (aiming.phase, aiming.receiver) == ("aim", None)
    assert GAME.offers(aiming, 1) == (Aim(2), Aim(3), Aim(0))
    step = play(aiming, Aim(3))
    assert step.events == (Aimed(1, 3),)
    assert play(step.state, LIE).events == (Given(1, 3, "gift-yo-yo", 1),)


@pytest.mark.parametrize("nobody", [1, 4, 99])
def test_hat_6_4_a_gift_goes_to_somebody_else_at_the_table(nobody: int) -> None:
    aiming = play(lay(giver=1, **ANYONE), Take()).state
    assert GAME.check(aiming, 1, Aim(nobody)) == Refusal("not_a_hat/no-such-receiver", "HAT-6.4")


def test_hat_6_4_who_gets_it_can_be_thought_over_until_it_is_named() -> None:
    match = entered(begun(lay(giver=1, **ANYONE)), Take(), Aim(3))
    back = match.take_back(1)
    assert isinstance(back, Accepted)
    assert back.match.state.phase == "aim"
    assert entered(match, LIE).take_back(1) == BOUND


def test_hat_6_4_with_two_players_there_is_nobody_to_pick_from() -> None:
    state = play(lay(players=2, giver=1, **ANYONE), Take()).state
    assert (state.phase, state.receiver) == ("name", 0)


@pytest.mark.parametrize("arrows", ["black", "white"])
def test_hat_6_4_gifts_for_anyone_are_played_with_whichever_arrows_are_chosen(arrows: Any) -> None:
    deck = cards.deck(arrows, anyone=True)
    assert len(deck) == 70
    assert cards.ANYONE.issubset(deck)


def test_hat_6_5_that_many_gifts_in_a_row_end_the_game() -> None:
    state = play(lay(giver=0, options={"gift_limit": 3}), Take()).state
    for _ in range(2):
        state = play(state, LIE, Accept()).state
        assert state.phase == "name"
    step = play(state, LIE, Accept())
    assert step.state.phase == "over"
    outcome = GAME.outcome(step.state)
    assert outcome is not None
    assert outcome.winners == (0, 1, 2, 3)
    assert sum(map(len, step.state.piles)) == 5


def test_hat_6_5_a_refusal_begins_the_count_anew() -> None:
    state = play(lay(giver=0, options={"gift_limit": 2}), Take(), LIE, Accept(), LIE, Refuse(), Take()).state
    assert play(state, LIE, Accept()).state.phase == "name"


def all_accept(options: Options, gifts: int) -> State:
    """Plays a game in which nobody refuses, until it is over or this many gifts have been given."""
    state = GAME.deal(options, rng())
    while GAME.outcome(state) is None and state.number < gifts:
        (seat,) = GAME.to_move(state)
        state = GAME.play(state, seat, GAME.lapse(state, seat), rng()).state
    return state


def test_hat_6_5_as_a_rule_there_is_no_limit() -> None:
    assert GAME.outcome(all_accept(Options(), gifts=500)) is None


def test_hat_6_5_with_a_limit_a_game_without_refusals_ends() -> None:
    state = all_accept(Options(gift_limit=30), gifts=500)
    assert (state.phase, state.number) == ("over", 30)


def test_hat_6_5_games_begun_while_there_was_a_limit_by_default_still_have_it() -> None:
    options = GAME.info.options_of(1, {"players": 3})
    assert options == {"players": 3, "gift_limit": 100}
    assert GAME.info.options_of(1, {"gift_limit": None}) == {"gift_limit": None}
    assert GAME.info.can_play(1)
