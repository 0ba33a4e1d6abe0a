"""BEL-9: the variant Masterpieces."""

from __future__ import annotations

from typing import Any

import pytest

from vernissage.core.agree import Proposals
from vernissage.core.match import begin
from vernissage.core.refusal import Refusal
from vernissage.core.seats import viewers
from vernissage.games.belratti import GAME
from vernissage.games.belratti.events import (
    Ended,
    JokerReadied,
    TakenAsForgery,
    TakenAsForgeryUnseen,
    ThemesKept,
    TokenWon,
)
from vernissage.games.belratti.moves import (
    Agree,
    Ask,
    Hang,
    KeepThemes,
    Lay,
    Next,
    PlayJoker,
    Ready,
    Signal,
    WouldLay,
)
from vernissage.games.belratti.state import Forgery, Options, State, directors_of
from vernissage.games.belratti.tests.table import (
    agreed,
    all_ready,
    by_all,
    clock_ran_out,
    hung,
    laid,
    lay,
    of,
    play,
    refused,
    rng,
)

VARIANT: dict[str, Any] = {"masterpieces": True}
TRUE = {"magic_lamp": "two", "yellow_cup": "one", "clover": "one"}
LOST = {"magic_lamp": "two", "yellow_cup": "one", "fish": "one"}


def show(**said: Any) -> State:
    """Returns a position with three paintings laid, four drawn from the painter's hand, and the token 3."""
    forged = tuple(Forgery(painting, 2) for painting in of("fish", "bee", "axe", "tent"))
    usual: dict[str, Any] = {
        "number": 3,
        "laid": ((), (), laid(magic_lamp="one", yellow_cup="one", clover="two")),
        "forgeries": forged,
        "options": VARIANT,
    }
    return lay(**{**usual, **said})


def test_bel_9_1_five_tokens_and_all_jokers_asleep() -> None:
    table = GAME.view(GAME.deal(Options(masterpieces=True), rng()), None).table
    assert table.tokens == (3, 4, 5, 6, 7)
    assert {joker.standing for joker in table.jokers} == {"asleep"}


def test_bel_9_1_it_is_a_variant_of_one_edition() -> None:
    refusal = begin(GAME, Options(masterpieces=True, edition="mogel"), bytes(32))
    assert isinstance(refusal, Refusal)
    assert (refusal.code, refusal.rule) == ("options/masterpieces", "BEL-9.1")


def test_bel_9_1_in_the_fifth_round_one_token_is_left() -> None:
    state = show(tokens_won=(4, 5), tokens_lost=(6, 7), round=5, laid=((), (), ()), forgeries=None)
    assert GAME.view(state, None).table.tokens == (3,)


@pytest.mark.parametrize("count", range(6))
def test_bel_9_2_chance_picks_the_jokers_that_begin_ready(count: int) -> None:
    options = Options(masterpieces=True, open_jokers=count)  # type: ignore[arg-type]  # 0 to 5
    deals = [GAME.deal(options, rng(number)).jokers for number in range(6)]
    assert {jokers.count("ready") for jokers in deals} == {count}
    assert (len({*deals}) > 1) == (0 < count < 5)


def test_bel_9_2_or_by_choice() -> None:
    options = Options(masterpieces=True, open_jokers=2, chosen_jokers=("query", "swap-hands"))
    assert GAME.deal(options, rng()).jokers == ("asleep", "ready", "asleep", "asleep", "ready")


@pytest.mark.parametrize(
    "options",
    [
        Options(open_jokers=1),
        Options(masterpieces=True, open_jokers=2, chosen_jokers=("query",)),
        Options(masterpieces=True, open_jokers=2, chosen_jokers=("query", "query")),
    ],
)
def test_bel_9_2_other_choices_make_no_game(options: Options) -> None:
    refusal = GAME.check_options(options)
    assert refusal is not None
    assert refusal.rule == "BEL-9.2"


def test_bel_9_2_a_joker_that_began_ready_is_not_woken_again() -> None:
    state = show(jokers=("gone", "asleep", "asleep", "asleep", "asleep"))
    step = agreed(hung(state, **LOST))
    assert step.state.jokers[0] == "gone"


def test_bel_9_3_the_painters_fix_the_number_by_a_token_still_there() -> None:
    state = lay(players=4, options=VARIANT, tokens_won=(4,), round=2)
    assert GAME.to_move(state) == (0, 3)
    assert [move.number for move in GAME.offers(state, 0) if isinstance(move, Ask)] == [3, 5, 6, 7]
    assert refused(state, 0, Ask(4)) == ("belratti/no-such-number", "BEL-9.3")
    after = play(state, (0, Ask(5)), (3, Ask(5))).state
    assert (after.phase, after.number, after.token) == ("paint", 5, 5)
    assert after.laid == ((),) * 4


def test_bel_9_3_directors_may_still_swap_themes_before_that() -> None:
    state = lay(players=4, options=VARIANT, jokers=("ready", "asleep", "asleep", "asleep", "asleep"))
    assert directors_of(state) == (0, 1)
    assert all(isinstance(move, PlayJoker | KeepThemes) for move in GAME.offers(state, 0))
    step = play(state, (0, PlayJoker("swap-themes", "both")), (1, Agree()))
    assert step.state.themes != state.themes
    assert step.state.jokers[0] == "gone"


AWAKE = ("ready", "asleep", "asleep", "asleep", "asleep")


def test_bel_3_4_in_masterpieces_the_painters_wait_until_the_themes_are_settled() -> None:
    state = lay(players=4, options=VARIANT, jokers=AWAKE)
    assert GAME.to_move(state) == (0, 1)
    assert refused(state, 2, Ask(3)) == ("belratti/themes-first", "BEL-3.4")
    state = play(state, (0, KeepThemes())).state
    assert GAME.to_move(state) == (1,)
    assert refused(state, 2, Ask(3)) == ("belratti/themes-first", "BEL-3.4")
    step = play(state, (1, KeepThemes()))
    assert step.events == (ThemesKept(1),)
    assert GAME.to_move(step.state) == (2, 3)
    assert play(step.state, (2, Ask(3)), (3, Ask(3))).state.phase == "paint"


def test_bel_3_4_in_masterpieces_a_swap_settles_them_too() -> None:
    state = lay(players=4, options=VARIANT, jokers=AWAKE)
    state = play(state, (1, KeepThemes()), (0, PlayJoker("swap-themes", "one")), (1, Agree())).state
    assert GAME.to_move(state) == (2, 3)
    assert not GAME.view(state, None).table.themes_open


def test_bel_3_4_in_masterpieces_a_joker_asleep_keeps_nobody_waiting() -> None:
    assert GAME.to_move(lay(players=4, options=VARIANT)) == (2, 3)


def test_bel_8_3_in_masterpieces_a_clock_that_runs_out_leaves_the_themes_as_they_are() -> None:
    state = lay(players=4, options=VARIANT, jokers=AWAKE)
    after = clock_ran_out(state, 0, 1).state
    assert (after.themes, GAME.to_move(after)) == (state.themes, (2, 3))


def test_bel_9_3_painters_say_how_many_they_would_lay_before_the_token() -> None:
    state = lay(players=4, options=VARIANT, jokers=AWAKE)
    assert WouldLay(7) in GAME.offers(state, 2)
    assert not any(isinstance(move, Signal) for move in GAME.offers(state, 2))
    assert refused(state, 2, WouldLay(8)) == ("belratti/too-many", "BEL-4.2")
    assert not any(isinstance(move, WouldLay) for move in GAME.offers(lay(players=4), 2))
    state = play(state, (2, WouldLay(2)), (3, WouldLay(5)), (0, KeepThemes()), (1, KeepThemes())).state
    state = play(state, (2, Ask(4)), (3, Ask(4))).state
    assert (state.phase, state.pledges) == ("paint", (None, None, 2, None))


def test_bel_9_3_what_was_said_about_other_themes_is_not_kept() -> None:
    state = lay(players=4, options=VARIANT, jokers=AWAKE)
    state = play(state, (2, WouldLay(2)), (0, KeepThemes()), (1, KeepThemes()), (2, Ask(3))).state
    state = play(state, (0, PlayJoker("swap-themes", "both")), (1, Agree())).state
    assert state.proposals == Proposals((2, 3), (None, None))
    assert state.pledges == (None,) * 4


@pytest.mark.parametrize(("players", "taken"), [(3, [4]), (4, [2, 2]), (7, [2, 1, 1])])
def test_bel_9_4_forgeries_are_drawn_from_the_painters_hands_in_turn(players: int, taken: list[int]) -> None:
    own = laid(magic_lamp="one", yellow_cup="one", clover="two")
    others = ((),) * (players - len(taken))
    state = lay(players=players, number=3, options=VARIANT, laid=(*others, own, *((),) * (len(taken) - 1)))
    deck = state.deck
    after = all_ready(state).state
    assert after.deck == deck
    assert list(GAME.view(after, None).table.taken[len(others) :]) == taken
    assert {forgery.painting for forgery in after.forgeries} <= {
        card for hand in state.hands for card in hand
    }


@pytest.mark.parametrize(
    ("round_", "alternate", "in_turn"),
    [
        (1, False, [3, 4, 5]),
        (2, False, [4, 5, 0]),
        (3, False, [5, 0, 1]),
        (4, False, [0, 1, 2]),
        (1, True, [1, 3, 5]),
        (2, True, [2, 4, 0]),
    ],
)
def test_bel_9_4_the_first_painter_clockwise_after_the_directors_gives_first(
    round_: int,
    alternate: bool,  # noqa: FBT001 - a case of the table
    in_turn: list[int],
) -> None:
    """The first of three painters gives two, and it is another painter each round."""
    state = lay(
        players=6,
        number=7,
        round=round_,
        options={**VARIANT, "alternate_roles": alternate},
        tokens_won=(3, 4)[: round_ - 1],
        tokens_lost=(5,)[: max(0, round_ - 3)],
    )
    for seat, count in zip(in_turn, (3, 3, 1), strict=True):
        state = play(state, *((seat, Lay(card, "one")) for card in state.hands[seat][:count])).state
    drawn = [event.seat for event in all_ready(state).events if isinstance(event, TakenAsForgery)]
    assert drawn == [*in_turn, in_turn[0]]


def test_bel_9_4_a_painter_without_cards_is_passed_over() -> None:
    six = laid(owl="one", rose="one", egg="one", key="one", saw="one", sun="two")
    state = lay(players=6, number=6, options=VARIANT, laid=((), (), (), six, (), ()))
    assert GAME.view(all_ready(state).state, None).table.taken == (0, 0, 0, 0, 2, 2)


def test_bel_9_5_painters_know_what_left_their_hands_and_nobody_else_does() -> None:
    own = laid(magic_lamp="one", yellow_cup="one", clover="two")
    state = lay(players=4, number=3, options=VARIANT, laid=((), (), own, ()))
    step = all_ready(state)
    taken = [event for event in step.events if isinstance(event, TakenAsForgery)]
    assert [event.seat for event in taken] == [2, 3, 2, 3]
    for viewer in viewers(4):
        known = tuple(event.painting for event in taken if event.seat == viewer)
        assert sorted(GAME.view(step.state, viewer).taken) == sorted(known)
        seen = [GAME.seen(event, viewer) for event in taken]
        assert seen == [
            event if event.seat == viewer else TakenAsForgeryUnseen(event.seat) for event in taken
        ]


def test_bel_9_6_phase_three_is_as_usual() -> None:
    state = show()
    assert GAME.to_move(state) == (0, 1)
    assert Hang("painting-fish", "two") in GAME.offers(state, 1)
    assert GAME.offers(state, 2) == ()


def test_bel_9_7_only_true_or_forged_counts_and_not_the_theme() -> None:
    step = agreed(hung(show(), **TRUE))
    assert TokenWon(3, "team") in step.events
    assert (step.state.tokens_won, step.state.tokens_lost) == ((3,), ())
    assert (step.state.team, step.state.belratti) == ((), ())


def test_bel_9_7_one_forgery_gives_belratti_the_token() -> None:
    step = agreed(hung(show(), **LOST))
    assert TokenWon(3, "belratti") in step.events
    assert step.state.tokens_lost == (3,)


def test_bel_9_8_a_round_lost_wakes_the_joker_of_the_token() -> None:
    step = agreed(hung(show(), **LOST))
    assert JokerReadied("swap-themes", 3, "lost") in step.events
    assert step.state.jokers == ("ready", "asleep", "asleep", "asleep", "asleep")
    won = agreed(hung(show(), **TRUE))
    assert won.state.jokers == ("asleep",) * 5


def test_bel_9_8_the_token_decides_whatever_change_the_number_did() -> None:
    state = show(number=2, token=3, laid=((), (), laid(magic_lamp="one", clover="two")))
    step = agreed(hung(state, fish="one", bee="two"))
    assert JokerReadied("swap-themes", 3, "lost") in step.events


def test_bel_9_8_a_joker_is_used_once_and_leaves_the_game() -> None:
    jokers = ("asleep", "asleep", "asleep", "ready", "asleep")
    own = laid(magic_lamp="one", yellow_cup="one", clover="two")
    state = lay(number=3, options=VARIANT, laid=((), (), own), jokers=jokers)
    after = play(state, (2, PlayJoker("one-less")), (2, Ready())).state
    assert after.jokers[3] == "gone"
    assert len(after.forgeries) == 3


@pytest.mark.parametrize(
    ("places", "won", "lost", "winners", "verdict"),
    [(TRUE, (4, 5), (), (0, 1, 2), "masterpiece"), (LOST, (), (6, 7), (), "fooled")],
)
def test_bel_9_9_three_tokens_on_a_side_end_the_game_at_once(
    places: Any, won: tuple[int, ...], lost: tuple[int, ...], winners: tuple[int, ...], verdict: str
) -> None:
    step = agreed(hung(third_round(won, lost), **places))
    assert step.events[-1] == Ended("tokens")
    outcome = GAME.outcome(step.state)
    assert outcome is not None
    assert (outcome.winners, outcome.verdict) == (winners, verdict)


@pytest.mark.parametrize("rounds", range(1, 5))
def test_bel_9_9_no_limit_ends_it_before_its_tokens_do(rounds: int) -> None:
    refusal = GAME.check_options(Options(masterpieces=True, round_limit=rounds))
    assert refusal == Refusal("options/round-limit", "BEL-9.9", {"rounds": 5})
    assert GAME.check_options(Options(masterpieces=True, round_limit=5)) is None
    assert GAME.check_options(Options(round_limit=rounds)) is None


def third_round(won: tuple[int, ...], lost: tuple[int, ...]) -> State:
    """Returns the third round, in which seat 1 paints."""
    forged = tuple(Forgery(painting, 1) for painting in of("fish", "bee", "axe", "tent"))
    own = laid(magic_lamp="one", yellow_cup="one", clover="two")
    return show(round=3, tokens_won=won, tokens_lost=lost, laid=((), own, ()), forgeries=forged)


def test_bel_9_9_before_that_it_goes_on() -> None:
    step = agreed(hung(third_round((4,), (5,)), **LOST))
    assert step.state.phase == "reveal"
    assert play(step.state, *by_all(range(3), Next())).state.round == 4
