"""BEL-4: the painters paint."""

from __future__ import annotations

from typing import Any

import pytest

from vernissage.core.seats import viewers
from vernissage.games.belratti import GAME
from vernissage.games.belratti.cards import FITS
from vernissage.games.belratti.events import (
    FramesRevealed,
    JokerPlayed,
    NumberFixed,
    PaintingLaid,
    PaintingLaidUnseen,
    Pledged,
    SaidReady,
    Signalled,
    SwapChosen,
    Swapped,
    SwappedUnseen,
    TakenBack,
    TakenBackUnseen,
)
from vernissage.games.belratti.moves import (
    Agree,
    Keep,
    Lay,
    PlayJoker,
    PutAside,
    Ready,
    Signal,
    Swap,
    TakeBack,
    WouldLay,
)
from vernissage.games.belratti.state import Laid, State, laid_count
from vernissage.games.belratti.tests.table import (
    agreed,
    all_ready,
    clock_ran_out,
    hung,
    laid,
    lay,
    of,
    play,
    refused,
)

DUCK, OWL, FISH = of("duck", "owl", "fish")
MORE, FEWER = PlayJoker("change-number", "up"), PlayJoker("change-number", "down")


def painting(**said: Any) -> State:
    """Returns a position of four: seats 2 and 3 are to lay three paintings, and hold a duck and an owl."""
    return lay(players=4, **{"number": 3, "hands": ((), (), (DUCK,), (OWL,)), **said})


def test_bel_4_1_everyone_sees_only_their_own_hand() -> None:
    state = painting()
    for viewer in viewers(4):
        assert GAME.view(state, viewer).hand == (None if viewer is None else state.hands[viewer])


def test_bel_4_1_only_ones_own_paintings_can_be_laid() -> None:
    assert refused(painting(), 2, Lay(OWL, "one")) == ("belratti/not-in-hand", "BEL-4.1")
    assert refused(painting(), 2, Lay("painting-unheard-of", "one")) == ("belratti/not-in-hand", "BEL-4.1")


def test_bel_4_2_exactly_as_many_as_asked_for_are_laid_and_a_painter_may_lay_none() -> None:
    state = painting(laid=((), (), laid(fish="one", bee="one", axe="two"), ()))
    assert refused(state, 3, Lay(OWL, "one")) == ("belratti/enough-laid", "BEL-4.2")
    assert all_ready(state).state.phase == "hang"


def test_bel_4_2_the_phase_goes_on_until_every_painter_is_ready() -> None:
    state = painting(laid=((), (), laid(fish="one", bee="one"), laid(axe="two")))
    step = play(state, (2, Ready()))
    assert step.events == (SaidReady(2, 0, (3,)),)
    assert (step.state.phase, GAME.to_move(step.state)) == ("paint", (3,))


def test_bel_4_2_a_painting_can_be_taken_back_and_one_is_no_longer_ready() -> None:
    state = painting(laid=((), (), laid(duck="one"), ()), hands=None)
    state = play(state, (2, Ready())).state
    assert GAME.to_move(state) == (3,)
    step = play(state, (2, TakeBack(DUCK)))
    assert DUCK in step.state.hands[2]
    assert GAME.to_move(step.state) == (2, 3)
    assert [GAME.seen(step.events[0], viewer) for viewer in (2, 3, 0)] == [
        TakenBack(2, DUCK),
        TakenBackUnseen(2),
        TakenBackUnseen(2),
    ]
    assert refused(step.state, 2, TakeBack(DUCK)) == ("belratti/not-laid", "BEL-4.2")


def test_bel_4_2_all_ready_with_too_few_paintings_is_not_ready() -> None:
    state = painting(laid=((), (), laid(fish="one"), ()))
    step = play(state, (3, Ready()), (2, Ready()))
    assert step.events == (SaidReady(2, 2, (2, 3)),)
    assert (step.state.phase, GAME.to_move(step.state)) == ("paint", (2, 3))


def test_bel_4_2_whoever_was_ready_and_is_asked_again_can_see_why() -> None:
    state = play(painting(), (3, Ready())).state
    called = play(state, (2, Ready())).state
    assert GAME.view(called, None).table.again == ("", "", "missing", "missing")
    assert play(called, (2, Lay(DUCK, "one"))).state.again == ("", "", "", "missing")
    assert play(called, (3, Ready())).state.again == ("", "", "missing", "")
    changed = play(state, (2, FEWER), (3, Agree())).state
    assert changed.again == ("", "", "", "number")
    swapped = play(state, (2, PlayJoker("swap-hands")), (3, Agree()), (2, Swap()), (3, Swap())).state
    assert swapped.again == ("", "", "", "hands")


def test_bel_4_2_whoever_has_no_card_left_is_not_asked_again() -> None:
    six = laid(fish="one", bee="one", axe="one", tent="one", sun="two", moon="two")
    state = lay(players=6, number=7, laid=((), (), (), six, (), ()))
    after = play(state, (4, Ready()), (5, Ready()), (3, Ready())).state
    assert GAME.to_move(after) == (4, 5)


def test_bel_4_2_a_painter_alone_has_to_lay_them_all() -> None:
    assert refused(lay(number=3), 2, Ready()) == ("belratti/still-missing", "BEL-4.2")


def test_bel_4_3_others_see_how_many_and_neither_which_nor_where() -> None:
    step = play(painting(), (2, Lay(DUCK, "two")))
    assert step.state.laid[2] == (Laid(DUCK, "two"),)
    assert [GAME.seen(step.events[0], viewer) for viewer in (2, 3, 0, None)] == [
        PaintingLaid(2, DUCK, "two"),
        *[PaintingLaidUnseen(2)] * 3,
    ]
    for viewer in viewers(4):
        view = GAME.view(step.state, viewer)
        assert view.table.laid == (0, 0, 1, 0)
        assert view.laid == ((Laid(DUCK, "two"),) if viewer == 2 else ())


def test_bel_4_4_painters_say_how_well_how_many_fit_and_nothing_else() -> None:
    state = painting()
    words = [move for move in GAME.offers(state, 2) if isinstance(move, Signal)]
    assert {move.fit for move in words} == {*FITS}
    assert {move.count for move in words} == {1, 2, 3, 4, 5}
    step = play(state, (2, Signal("perfect", 2)))
    assert step.events == (Signalled(2, "perfect", 2),)
    assert GAME.view(step.state, 3).table.signals[2] == (2, 0, 0, 0)
    assert Signal("perfect", 2) not in GAME.offers(step.state, 2)


def test_bel_4_4_in_mogel_nothing_fits_perfectly() -> None:
    state = painting(options={"edition": "mogel"})
    words = [move for move in GAME.offers(state, 2) if isinstance(move, Signal)]
    assert {move.fit for move in words} == {"well", "so-so", "badly"}
    assert refused(state, 2, Signal("perfect", 1)) == ("belratti/no-such-fit", "BEL-4.4")


def test_bel_4_4_they_say_how_many_they_would_lay() -> None:
    step = play(painting(), (3, WouldLay(0)), (2, WouldLay(3)))
    assert step.events == (Pledged(2, 3),)
    assert GAME.view(step.state, None).table.pledges == (None, None, 3, 0)
    assert refused(step.state, 2, WouldLay(4)) == ("belratti/too-many", "BEL-4.2")


def test_bel_4_4_nobody_can_write_while_the_painters_paint() -> None:
    assert GAME.speech is not None
    for seat in range(4):
        assert GAME.speech(painting(), seat).rule == "BEL-4.4"


def test_bel_4_4_a_painter_alone_has_nobody_to_tell() -> None:
    assert refused(lay(number=3), 2, Signal("well", 1)) == ("belratti/nobody-to-tell", "BEL-4.4")


@pytest.mark.parametrize("edition", ["kosmos", "mogel"])
@pytest.mark.parametrize(("joker", "number"), [(MORE, 4), (FEWER, 2)])
def test_bel_4_5_one_more_or_one_fewer(edition: str, joker: PlayJoker, number: int) -> None:
    state = lay(options={"edition": edition}, number=3)
    step = play(state, (2, joker))
    assert step.events == (JokerPlayed("change-number", joker.choice, None, (2,)), NumberFixed(number, 3))
    assert step.state.number == number


@pytest.mark.parametrize(
    ("edition", "number", "joker", "after"),
    [("kosmos", 7, MORE, 8), ("kosmos", 3, FEWER, 2), ("mogel", 7, MORE, 8), ("mogel", 2, FEWER, 1)],
)
def test_bel_4_5_it_may_leave_the_range(edition: str, number: int, joker: PlayJoker, after: int) -> None:
    assert play(lay(options={"edition": edition}, number=number), (2, joker)).state.number == after


def test_bel_4_5_only_before_anything_is_laid() -> None:
    state = play(lay(number=3, hands=((), (), (DUCK,))), (2, Lay(DUCK, "one"))).state
    assert refused(state, 2, MORE) == ("belratti/number-late", "BEL-4.5")


def test_bel_4_5_not_after_laying_and_taking_back() -> None:
    state = play(lay(number=3, hands=((), (), (DUCK,))), (2, Lay(DUCK, "one")), (2, TakeBack(DUCK))).state
    assert laid_count(state) == 0
    for joker in (MORE, FEWER):
        assert refused(state, 2, joker) == ("belratti/number-late", "BEL-4.5")


@pytest.mark.parametrize("edition", ["kosmos", "mogel"])
def test_bel_4_5_not_after_hands_were_swapped(edition: str) -> None:
    state = lay(options={"edition": edition}, number=3)
    mogel = edition == "mogel"
    swap = PlayJoker("swap-hands", painter=2 if mogel else None)
    aside = state.hands[2][: 6 if mogel else 1]
    after = play(state, (2, swap), *((2, PutAside(card)) for card in aside), (2, Swap())).state
    assert (after.phase, laid_count(after)) == ("paint", 0)
    for joker in (MORE, FEWER):
        assert refused(after, 2, joker) == ("belratti/number-late", "BEL-4.5")


def test_bel_4_5_words_and_other_jokers_are_no_beginning_and_the_next_round_begins_anew() -> None:
    state = painting()
    talked = play(state, (2, Signal("well", 1)), (3, Ready()), (2, PlayJoker("one-less")), (3, Agree())).state
    assert MORE in GAME.offers(talked, 2)
    own = laid(duck="one", owl="one", fish="one")
    shown = play(lay(number=3, laid=((), (), own)), (2, Ready())).state
    assert shown.begun
    assert not agreed(hung(shown, duck="one", owl="one", fish="one")).state.begun


def test_bel_4_6_in_the_larger_edition_every_painter_swaps_any_number() -> None:
    state = painting(deck=(FISH,))
    state = play(state, (2, PlayJoker("swap-hands")), (3, Agree())).state
    assert (state.phase, GAME.to_move(state)) == ("swap", (2, 3))
    state = play(state, (2, PutAside(DUCK)), (3, PutAside(OWL)), (3, Keep(OWL)), (3, Swap())).state
    assert GAME.to_move(state) == (2,)
    step = play(state, (2, Swap()))
    assert step.events == (
        SwapChosen(2),
        Swapped(2, (DUCK,), (FISH,), renewed=False),
        Swapped(3, (), (), renewed=False),
    )
    assert FISH in step.state.hands[2]
    assert OWL in step.state.hands[3]
    assert step.state.phase == "paint"


def test_bel_4_6_nobody_else_sees_what_is_swapped() -> None:
    state = painting(deck=(FISH,))
    before = play(state, (2, PlayJoker("swap-hands")), (3, Agree())).state
    aside = play(before, (2, PutAside(DUCK)))
    for viewer in (0, 1, 3, None):
        assert GAME.seen(aside.events[0], viewer) is None
        assert GAME.view(aside.state, viewer) == GAME.view(before, viewer)
    swapped = play(aside.state, (3, Swap()), (2, Swap())).events[1]
    assert GAME.seen(swapped, 3) == SwappedUnseen(2, 1, renewed=False)
    assert GAME.seen(swapped, 2) == swapped


def test_bel_8_4_nobody_sees_how_often_a_painting_is_taken_back_into_the_hand() -> None:
    state = painting(deck=(FISH,), options={"patience": 1})
    before = play(state, (2, PlayJoker("swap-hands")), (3, Agree())).state
    kept = play(before, (2, PutAside(DUCK)), (2, Keep(DUCK)))
    for viewer in (0, 1, 3, None):
        assert GAME.seen(kept.events[0], viewer) is None
        assert GAME.view(kept.state, viewer) == GAME.view(before, viewer)
    again = play(kept.state, (2, PutAside(DUCK))).state
    assert refused(again, 2, Keep(DUCK)) == ("belratti/out-of-patience", "BEL-8.4")
    assert GAME.view(again, 2).kept == 1


def test_bel_4_6_in_the_smaller_edition_one_painter_swaps_exactly_six() -> None:
    state = lay(players=4, number=3, options={"edition": "mogel"})
    assert refused(state, 2, PlayJoker("swap-hands")) == ("belratti/joker-choice", "BEL-4.6")
    state = play(state, (2, PlayJoker("swap-hands", painter=3)), (3, Agree())).state
    assert GAME.to_move(state) == (3,)
    hand, top = state.hands[3], state.deck[:6]
    assert refused(state, 3, Swap()) == ("belratti/swap-exactly", "BEL-4.6")
    state = play(state, *((3, PutAside(card)) for card in hand[:6])).state
    assert refused(state, 3, PutAside(hand[6])) == ("belratti/swap-exactly", "BEL-4.6")
    after = play(state, (3, Swap())).state
    assert after.hands[3] == tuple(sorted((*hand[6:], *top)))
    assert after.swapped[3] == hand[:6]


def test_bel_4_6_whoever_holds_fewer_than_six_cannot_swap_six() -> None:
    one = laid(fish="one")
    state = lay(players=6, number=3, options={"edition": "mogel"}, laid=((), (), (), one, (), ()))
    able = [
        move.painter for move in GAME.offers(state, 4) if isinstance(move, PlayJoker) and "swap" in move.joker
    ]
    assert able == [4, 5]


def test_bel_4_6_the_forgeries_of_the_round_are_never_used_up_for_six_new_cards() -> None:
    state = lay(players=4, number=3, options={"edition": "mogel"})
    six = PlayJoker("swap-hands", painter=2)
    for left, playable in ((10, True), (9, False)):
        scarce = lay(
            players=4,
            number=3,
            options={"edition": "mogel"},
            discard=state.deck[left:],
            deck=state.deck[:left],
            hands=state.hands,
            themes=state.themes,
        )
        assert (six in GAME.offers(scarce, 2)) == playable
    assert refused(scarce, 2, six) == ("belratti/too-few-paintings", "BEL-4.6")


def test_bel_4_6_without_a_choice_chance_puts_the_six_aside() -> None:
    state = lay(players=4, number=3, options={"edition": "mogel"})
    state = play(state, (2, PlayJoker("swap-hands", painter=2)), (3, Agree())).state
    after = clock_ran_out(state, 2).state
    assert (after.phase, len(after.swapped[2]), len(after.hands[2])) == ("paint", 6, 9)


def test_bel_4_7_one_forgery_less_this_round() -> None:
    state = lay(number=3, laid=((), (), laid(duck="one", owl="one", fish="one")))
    step = play(state, (2, PlayJoker("one-less")), (2, Ready()))
    assert len(step.state.forgeries) == 3
    assert len(step.state.frames) == 6


def test_bel_4_7_the_smaller_edition_lacks_that_joker() -> None:
    state = lay(options={"edition": "mogel"}, number=3)
    assert refused(state, 2, PlayJoker("one-less")) == ("belratti/no-such-joker", "BEL-1.3")


def test_bel_4_8_forgeries_come_from_the_draw_pile_and_are_shuffled_in() -> None:
    state = lay(
        number=3, laid=((), (), laid(duck="one", owl="one", fish="one")), deck=of("bee", "axe", "sun", "moon")
    )
    orders = set()
    for luck in range(8):
        step = play(state, (2, Ready()), luck=luck)
        assert {forgery.painting for forgery in step.state.forgeries} == {*of("bee", "axe", "sun", "moon")}
        assert sorted(step.state.frames) == sorted(of("duck", "owl", "fish", "bee", "axe", "sun", "moon"))
        assert step.events[-1] == FramesRevealed(step.state.frames, 4, renewed=False)
        orders.add(step.state.frames)
    assert len(orders) > 1


def test_bel_4_9_the_table_remembers_what_was_laid_for_its_painter() -> None:
    own = laid(duck="one", owl="two", fish="one")
    state = play(lay(number=3, laid=((), (), own)), (2, Ready())).state
    assert GAME.view(state, 2).laid == own
