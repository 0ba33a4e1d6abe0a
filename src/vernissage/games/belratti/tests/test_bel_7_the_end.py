"""BEL-7: the next round, and the end."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from vernissage.games.belratti import GAME
from vernissage.games.belratti.events import Drew, DrewUnseen, Ended, RoundBegan, ThemesLaid
from vernissage.games.belratti.moves import Next
from vernissage.games.belratti.scoring import BANDS
from vernissage.games.belratti.state import State
from vernissage.games.belratti.tests.table import agreed, by_all, gallery, hung, lay, of, play

SPARE = of("owl", "rose", "egg", "key", "saw", "sun", "moon", "harp", "piano", "log")
PERFECT = {"magic_lamp": "one", "yellow_cup": "one", "clover": "two"}
FOOLED_ONCE = {"fish": "one", "yellow_cup": "one", "clover": "two"}


def after_round(state: State) -> State:
    return agreed(hung(state, **FOOLED_ONCE)).state


def test_bel_7_1_this_rounds_painters_fill_their_hands_then_the_characters_pass_on() -> None:
    state = after_round(gallery())
    top = state.deck[:3]
    step = play(state, *by_all(range(3), Next()))
    assert [len(hand) for hand in step.state.hands] == [18, 18, 18]
    drew = Drew(2, tuple(sorted(top)))
    assert step.events[1:] == (
        drew,
        RoundBegan(2, (1, 2), (0,)),
        ThemesLaid(state.deck[3:5], renewed=False),
    )
    assert GAME.seen(drew, 0) == DrewUnseen(2, 3)


def test_bel_7_2_in_the_larger_edition_the_discard_pile_becomes_the_draw_pile() -> None:
    rest = gallery().deck
    state = after_round(gallery(deck=rest[:4], discard=rest[4:]))
    step = play(state, *by_all(range(3), Next()))
    assert step.events[-1] == ThemesLaid(step.state.themes, renewed=True)
    assert step.state.discard == ()
    assert set(rest[:3]) <= set(step.state.hands[2])
    assert rest[3] in step.state.themes
    assert len(step.state.deck) == len(rest) + 6 - 5


def test_bel_7_2_in_the_smaller_edition_discards_are_out_and_the_game_may_end() -> None:
    smaller = {"edition": "mogel"}
    rest = gallery(options=smaller).deck
    for left, phase in ((9, "reveal"), (8, "over")):
        step = agreed(hung(gallery(options=smaller, deck=rest[:left], discard=rest[left:]), **FOOLED_ONCE))
        assert step.state.phase == phase
        assert (step.events[-1] == Ended("cards")) == (phase == "over")


def test_bel_7_2_the_larger_edition_goes_on_with_the_same_few_cards() -> None:
    rest = gallery().deck
    assert after_round(gallery(deck=rest[:8], discard=rest[8:])).phase == "reveal"


@pytest.mark.parametrize(("before", "phase"), [(4, "reveal"), (5, "over")])
def test_bel_7_3_six_forgeries_hung_end_the_game(before: int, phase: str) -> None:
    step = agreed(hung(gallery(belratti=SPARE[:before]), **FOOLED_ONCE))
    assert step.state.phase == phase
    assert (Ended("forger") in step.events) == (phase == "over")


def ended(points: int) -> State:
    """Returns a finished game with this many paintings on the team's pile."""
    over = after_round(gallery(belratti=SPARE[:5]))
    pile = (*over.team, *over.deck)
    return replace(over, team=pile[:points], deck=pile[points:])


@pytest.mark.parametrize(("points", "won"), [(14, False), (15, True)])
def test_bel_7_4_fifteen_paintings_win_for_all(points: int, won: bool) -> None:  # noqa: FBT001 - a column
    outcome = GAME.outcome(ended(points))
    assert outcome is not None
    assert outcome.scores == (points,) * 3
    assert outcome.winners == ((0, 1, 2) if won else ())


@pytest.mark.parametrize(
    ("points", "band"),
    [
        (0, 5),
        (9, 5),
        (10, 4),
        (14, 4),
        (15, 3),
        (19, 3),
        (20, 2),
        (24, 2),
        (25, 1),
        (29, 1),
        (30, 0),
        (40, 0),
    ],
)
def test_bel_7_5_visitors_say_what_they_think_of_it(points: int, band: int) -> None:
    outcome = GAME.outcome(ended(points))
    assert outcome is not None
    assert outcome.verdict == BANDS[band][1]


def test_bel_7_6_the_round_is_scored_before_the_end_is_looked_for() -> None:
    state = gallery(belratti=SPARE[:5], jokers=("used",) * 5)
    over = after_round(state)
    assert (len(over.team), len(over.belratti)) == (2, 6)
    assert over.looks[-1].round == 1


@pytest.mark.parametrize(("limit", "phase"), [(None, "reveal"), (2, "reveal"), (1, "over")])
def test_bel_7_7_a_table_may_end_after_a_number_of_rounds(limit: int | None, phase: str) -> None:
    step = agreed(hung(gallery(options={"round_limit": limit}), **PERFECT))
    assert step.state.phase == phase
    assert (Ended("rounds") in step.events) == (phase == "over")


def test_bel_7_3_nothing_can_be_done_when_it_is_over_and_all_may_talk() -> None:
    state = ended(20)
    assert GAME.to_move(state) == ()
    assert GAME.speech is not None
    assert all(GAME.speech(state, seat).free and not GAME.offers(state, seat) for seat in range(3))
    assert GAME.outcome(lay()) is None
