"""CAN-8: the scenarios."""

from __future__ import annotations

import msgspec
import pytest

from vernissage.core.refusal import Refusal
from vernissage.core.rng import Rng
from vernissage.games.canvas import GAME
from vernissage.games.canvas.cards import LADDERS, ScoringCard
from vernissage.games.canvas.scenarios import Scenario, Scoring
from vernissage.games.canvas.state import Options
from vernissage.games.canvas.tests.table import SEED


def laid_out(scenario: Scenario, step: int = 0) -> Scoring:
    return GAME.deal(Options(scenario=scenario), Rng(SEED, "deal", step)).scoring


def by_chance(scenario: Scenario) -> set[Scoring]:
    return {laid_out(scenario, step) for step in range(100)}


def test_can_8_1_first_time() -> None:
    assert laid_out("first-time") == ("variety", "repetition", "emphasis", "composition")
    assert Options().scenario == "first-time"


def test_can_8_2_family_has_two() -> None:
    assert laid_out("family") == ("composition", "variety")


def test_can_8_3_relaxed_is_any_three() -> None:
    chosen = by_chance("relaxed")
    assert all(len(set(scoring)) == len(scoring) == 3 for scoring in chosen)
    assert {card for scoring in chosen for card in scoring} == LADDERS.keys()


def test_can_8_4_synergy_has_three() -> None:
    assert laid_out("synergy") == ("proximity", "space", "variety")


def test_can_8_5_balanced() -> None:
    assert laid_out("balanced") == ("consistency", "emphasis", "hierarchy", "proportion")


def test_can_8_6_no_elements() -> None:
    assert laid_out("no-elements") == ("composition", "consistency", "proportion", "symmetry")


def test_can_8_7_every_element() -> None:
    assert laid_out("every-element") == ("emphasis", "hierarchy", "repetition", "style")


def test_can_8_8_spatial() -> None:
    assert laid_out("spatial") == ("movement", "proximity", "space", "symmetry")


def test_can_8_9_bonus() -> None:
    assert laid_out("bonus") == ("hierarchy", "movement", "proportion", "style")


def test_can_8_10_random_is_any_four() -> None:
    chosen = by_chance("random")
    assert all(len(set(scoring)) == len(scoring) == 4 for scoring in chosen)
    assert {card for scoring in chosen for card in scoring} == LADDERS.keys()


@pytest.mark.parametrize(
    "own", [("style",), ("space", "movement"), ("style", "space", "variety", "emphasis")]
)
def test_can_8_10_the_host_s_own_choice_replaces_the_scenario(own: tuple[ScoringCard, ...]) -> None:
    options = Options(scoring=own, scenario="family")
    assert GAME.check_options(options) is None
    assert GAME.deal(options, Rng(SEED, "deal")).scoring == own


def test_can_8_10_no_card_twice_and_no_more_than_four() -> None:
    refusal = Refusal("options/scoring", "CAN-8.10")
    assert GAME.check_options(Options(scoring=("style", "style"))) == refusal
    assert (
        GAME.check_options(Options(scoring=("style", "space", "variety", "emphasis", "movement"))) == refusal
    )
    with pytest.raises(msgspec.ValidationError):
        msgspec.convert({"scoring": ["nonsense"]}, Options)
