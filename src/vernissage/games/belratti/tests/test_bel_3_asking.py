"""BEL-3: the directors ask."""

from __future__ import annotations

import pytest

from vernissage.core.agree import Proposals
from vernissage.core.seats import viewers
from vernissage.games.belratti import GAME
from vernissage.games.belratti.events import JokerPlayed, NumberFixed, Proposed, ThemesLaid
from vernissage.games.belratti.moves import Agree, Ask, Lay, PlayJoker, Refuse
from vernissage.games.belratti.tests.table import clock_ran_out, lay, of, play, refused

BOTH = PlayJoker("swap-themes", "both")


def test_bel_3_1_two_themes_lie_open_for_all() -> None:
    state = lay(themes=of("duck", "owl"))
    assert all(GAME.view(state, viewer).table.themes == of("duck", "owl") for viewer in viewers(3))


@pytest.mark.parametrize(("edition", "fewest"), [("kosmos", 3), ("mogel", 2)])
def test_bel_3_2_up_to_seven_paintings_may_be_asked_for(edition: str, fewest: int) -> None:
    state = lay(options={"edition": edition})
    asked = [move.number for move in GAME.offers(state, 0) if isinstance(move, Ask)]
    assert asked == list(range(fewest, 8))
    assert refused(state, 0, Ask(fewest - 1)) == ("belratti/no-such-number", "BEL-3.2")
    assert refused(state, 0, Ask(8)) == ("belratti/no-such-number", "BEL-3.2")


def test_bel_3_2_the_number_is_fixed_when_all_directors_show_it() -> None:
    state = play(lay(players=5), (0, Ask(4)), (1, Ask(5)), (2, Ask(4))).state
    assert (state.phase, GAME.to_move(state)) == ("ask", (1,))
    step = play(state, (1, Ask(4)))
    assert step.events == (Proposed(1, 4), NumberFixed(4))
    assert (step.state.phase, step.state.number) == ("paint", 4)


def test_bel_3_2_proposals_are_open_and_can_be_changed() -> None:
    state = play(lay(), (0, Ask(3)), (0, Ask(6))).state
    assert GAME.view(state, None).table.proposals == Proposals((0, 1), (6, None), 0)


def test_bel_3_2_the_number_one_shows_already_is_not_shown_again() -> None:
    state = play(lay(), (0, Ask(3))).state
    assert refused(state, 0, Ask(3)) == ("belratti/shown-already", "BEL-3.2")


def test_bel_3_2_painters_have_no_say_in_it() -> None:
    state = lay()
    assert GAME.offers(state, 2) == ()
    assert GAME.check(state, 2, Ask(3)) is not None


def test_bel_3_2_nothing_is_laid_before_the_number_is_fixed() -> None:
    assert refused(lay(), 0, Lay("painting-duck", "one")) == ("belratti/wrong-phase", "BEL-3.2")


def test_bel_3_3_nobody_talks_freely_while_the_number_is_open() -> None:
    state = lay()
    assert GAME.speech is not None
    for seat in range(3):
        said = GAME.speech(state, seat)
        assert (said.free, said.rule) == (False, "BEL-3.3")


@pytest.mark.parametrize("edition", ["kosmos", "mogel"])
@pytest.mark.parametrize(
    ("choice", "new", "gone"),
    [
        ("one", ("fish", "owl"), ("duck",)),
        ("two", ("duck", "fish"), ("owl",)),
        ("both", ("fish", "bee"), ("duck", "owl")),
    ],
)
def test_bel_3_4_one_theme_or_both_are_swapped(
    edition: str, choice: str, new: tuple[str, str], gone: tuple[str, ...]
) -> None:
    state = lay(options={"edition": edition}, themes=of("duck", "owl"), deck=of("fish", "bee"))
    step = play(state, (0, PlayJoker("swap-themes", choice)), (1, Agree()))
    assert step.state.themes == of(*new)
    assert step.state.discard == of(*gone)
    assert step.events[1:] == (
        JokerPlayed("swap-themes", choice, None, (0, 1)),
        ThemesLaid(of(*new), renewed=False),
    )
    assert step.state.phase == "ask"


def test_bel_3_4_numbers_shown_before_a_swap_were_about_other_themes() -> None:
    state = play(lay(players=5), (0, Ask(7)), (1, Ask(7)), (2, BOTH), (0, Agree()), (1, Agree())).state
    assert state.proposals == Proposals((0, 1, 2), (None, None, None))
    assert play(state, (2, Ask(7))).state.phase == "ask"
    assert GAME.to_move(state) == (0, 1, 2)


def test_bel_3_4_not_once_the_number_is_fixed() -> None:
    assert GAME.check(lay(number=3), 0, BOTH) is not None
    assert BOTH not in GAME.offers(lay(number=3), 0)


def test_bel_3_4_not_by_painters() -> None:
    assert BOTH not in GAME.offers(lay(), 2)


def test_bel_3_4_the_forgeries_of_the_round_are_never_used_up_for_it() -> None:
    state = lay(options={"edition": "mogel"})
    scarce = lay(options={"edition": "mogel"}, discard=state.deck[5:], deck=state.deck[:5])
    assert len(scarce.deck) == 5
    assert PlayJoker("swap-themes", "one") in GAME.offers(scarce, 0)
    assert refused(scarce, 0, BOTH) == ("belratti/too-few-paintings", "BEL-3.4")


def test_bel_3_4_in_mogel_only_before_a_number_is_shown() -> None:
    state = play(lay(options={"edition": "mogel"}), (0, Ask(4))).state
    for choice in ("one", "two", "both"):
        for director in (0, 1):
            assert refused(state, director, PlayJoker("swap-themes", choice)) == (
                "belratti/themes-late",
                "BEL-3.4",
            )
    assert BOTH in GAME.offers(play(lay(), (0, Ask(4))).state, 1)


def test_bel_3_4_in_mogel_a_swap_that_was_refused_may_be_proposed_again_before_a_number() -> None:
    state = play(lay(options={"edition": "mogel"}), (0, BOTH), (1, Refuse())).state
    assert BOTH in GAME.offers(state, 0)


def test_bel_3_2_whoever_goes_along_shows_what_most_show() -> None:
    state = clock_ran_out(play(lay(players=5), (0, Ask(7)), (1, Ask(4))).state, 2).state
    assert state.proposals == Proposals((0, 1, 2), (7, 4, 7), 2)


def test_bel_3_2_whoever_is_asked_again_may_stay_with_their_number() -> None:
    state = play(lay(), (0, Ask(4)), (1, Ask(6))).state
    assert GAME.to_move(state) == (0,)
    stays = play(state, (0, Ask(4))).state
    assert stays.phase == "ask"
    assert GAME.to_move(stays) == (1,)
