"""CAN-7: special objectives."""

from __future__ import annotations

from msgspec.structs import replace

from vernissage.games.canvas import GAME
from vernissage.games.canvas.feats import of, over_time
from vernissage.games.canvas.moves import Achieved, Event
from vernissage.games.canvas.objectives import in_one_game, objectives
from vernissage.games.canvas.position import Sketch
from vernissage.games.canvas.scenarios import SCENARIOS, every_scenario
from vernissage.games.canvas.state import Options
from vernissage.games.canvas.tests.table import FIRST_TIME, art, lay, paint, painting, play

SEVEN = painting(59, 6, 11)
"""Wins one ribbon for each card of the first scenario, and three bonus ribbons."""


def achieved(events: tuple[Event, ...]) -> list[str]:
    return [event.objective for event in events if isinstance(event, Achieved)]


def test_can_7_1_all_conditions_and_seven_ribbons_with_one_painting() -> None:
    step = play(lay(Sketch(hand=art(59, 6, 11))), paint(59, 6, 11))
    assert achieved(step.events) == ["all-conditions", "seven-ribbons"]
    assert GAME.view(step.state, None).table.painters[0].objectives == ("all-conditions", "seven-ribbons")


def test_can_7_1_four_bonus_ribbons_with_one_painting() -> None:
    step = play(lay(Sketch(hand=art(2, 34, 57))), paint(2, 34, 57))
    assert achieved(step.events) == ["four-bonus-ribbons"]


def test_can_7_1_five_of_the_same_element() -> None:
    step = play(lay(Sketch(hand=art(2, 8, 58))), paint(2, 8, 58))
    assert achieved(step.events) == ["five-of-a-kind"]


def test_can_7_1_it_takes_four_scoring_cards_to_meet_all_four() -> None:
    assert "all-conditions" not in objectives(FIRST_TIME[:3], (SEVEN,))
    assert "all-conditions" in objectives(FIRST_TIME, (SEVEN,))


def test_can_7_1_an_objective_is_announced_once_in_a_game() -> None:
    state = lay(Sketch(hand=art(2, 34, 57), paintings=(SEVEN,)))
    assert achieved(play(state, paint(2, 34, 57)).events) == ["four-bonus-ribbons", "seven-bonus-ribbons"]
    again = lay(Sketch(hand=art(57, 2, 26), paintings=(SEVEN,)))
    assert "all-conditions" not in achieved(play(again, paint(57, 2, 26)).events)


def test_can_7_2_every_ladder_to_the_top() -> None:
    assert "every-ladder" in set(in_one_game(FIRST_TIME, (3, 4, 3, 3, 0)))
    assert "every-ladder" not in set(in_one_game(FIRST_TIME, (3, 3, 3, 3, 9)))
    assert "every-ladder" not in set(in_one_game(FIRST_TIME[:3], (3, 4, 3, 0)))


def test_can_7_2_seven_bonus_ribbons() -> None:
    assert set(in_one_game(FIRST_TIME, (0, 0, 0, 0, 6))) == set()
    assert set(in_one_game(FIRST_TIME, (0, 0, 0, 0, 7))) == {"seven-bonus-ribbons"}


def test_can_7_2_fourteen_ribbons_bonus_ribbons_among_them() -> None:
    assert set(in_one_game(FIRST_TIME, (2, 4, 1, 0, 6))) == set()
    assert set(in_one_game(FIRST_TIME, (2, 4, 1, 1, 6))) == {"fourteen-ribbons"}


def test_can_7_2_forty_points_and_more_than_the_authors() -> None:
    """13 + 16 + 11 = 40; then 9 more are 49."""
    assert set(in_one_game(FIRST_TIME, (3, 4, 3, 0, 0))) == {"forty-points"}
    assert "record" not in set(in_one_game(FIRST_TIME, (3, 4, 3, 2, 2)))
    assert "record" in set(in_one_game(FIRST_TIME, (3, 4, 3, 3, 0)))


def test_can_7_3_every_scenario_played() -> None:
    *most, last = [name for name in SCENARIOS if name != "random"]
    assert len(most) == 8
    assert not every_scenario(most)
    assert every_scenario([last, *most, last])


def test_can_7_3_chance_alone_is_no_scenario() -> None:
    *most, _ = [name for name in SCENARIOS if name != "random"]
    assert not every_scenario([*most, "random"])


def test_can_7_3_an_own_choice_of_scoring_cards_is_no_scenario() -> None:
    played = [Options(scenario=scenario) for scenario in SCENARIOS if scenario != "random"]
    assert over_time(played) == ("every-scenario",)
    assert over_time([*played[:-1], replace(played[-1], scoring=("variety",))]) == ()


def test_can_7_1_an_objective_is_the_painters_own() -> None:
    events = play(lay(Sketch(hand=art(59, 6, 11))), paint(59, 6, 11)).events
    assert [feat for feat in map(of, events) if feat] == [(0, each) for each in achieved(events)]
