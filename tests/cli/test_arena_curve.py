"""One bot at several strengths: the short notation, and the curve over strength."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.cli.test_arena import GAMES, arena
from vernissage.bots.arena import Scoreboard, Tally
from vernissage.cli.arena_curve import Curve, curve_of, spelt_out
from vernissage.cli.arena_results import PLAIN_PENS, sketch


def board(**wins: int) -> Scoreboard:
    """Takes the wins in a hundred games of each bot; two underscores stand for a colon."""
    found = Scoreboard(tuple(name.replace("__", ":") for name in wins), games=100)
    found.tallies = [Tally(100, count, 0) for count in wins.values()]
    return found


def curve(**wins: int) -> Curve:
    found = curve_of(board(**wins))
    assert found is not None
    return found


def test_several_strengths_are_written_as_one_word() -> None:
    assert spelt_out(["search:10,20,30", "random"]) == ["search:10", "search:20", "search:30", "random"]
    assert spelt_out(["search:1ms,2ms", "search"]) == ["search:1ms", "search:2ms", "search"]


def test_a_curve_goes_by_the_number_and_not_by_the_rate() -> None:
    found = curve(bot__90=20, bot__10=50, bot__50=70)
    assert (found.bot, found.unit, found.numbers) == ("bot", "", (10, 50, 90))
    assert [tally.wins for tally in found.tallies] == [50, 70, 20]
    assert found.places == [0.0, 0.5, 1.0]
    assert found.label == "bot:N"


def test_numbers_far_apart_are_spread_by_how_many_times_they_double() -> None:
    assert curve(bot__1=1, bot__10=2, bot__100=3).places == pytest.approx([0.0, 0.5, 1.0])


@pytest.mark.parametrize(
    "wins",
    [
        {"bot__10": 1, "bot__20": 2},
        {"bot__10": 1, "bot__20": 2, "random": 3},
        {"bot__10": 1, "bot__20": 2, "other__30": 3},
        {"bot__10": 1, "bot__20": 2, "bot__30ms": 3},
        {"bot__10": 1, "bot__20": 2, "bot__20 (2)": 3},
        {"random": 1, "greedy": 2, "search": 3},
    ],
    ids=" ".join,
)
def test_anything_else_is_no_curve(wins: dict[str, int]) -> None:
    assert curve_of(board(**wins)) is None


def test_the_curve_in_the_terminal_has_its_dots_where_they_belong() -> None:
    drawn = sketch(curve(bot__10=0, bot__50=50, bot__90=100), 1 / 3, PLAIN_PENS).plain.splitlines()
    dots = {column: row for row, line in enumerate(drawn) for column, mark in enumerate(line) if mark == "o"}
    assert sorted(dots) == [8, 36, 64]
    assert [drawn[dots[column]].split()[0] for column in (8, 64)] == ["0", "100"]
    assert dots[8] > dots[36] > dots[64]
    assert drawn[dots[36] - 1][36] == drawn[dots[36] + 1][36] == "|"
    (share,) = [row for row, line in enumerate(drawn) if "---" in line]
    assert dots[36] < share < dots[8]
    assert drawn[-1].split() == ["10", "50", "90"]


def test_the_curve_in_the_terminal_is_no_higher_than_it_must_be() -> None:
    drawn = sketch(curve(bot__10=1, bot__50=10, bot__90=12), 0.2, PLAIN_PENS).plain
    assert "20 %" in drawn
    assert "40 %" not in drawn


def test_the_arena_draws_it_in_the_terminal_and_into_a_file(tmp_path: Path) -> None:
    file = tmp_path / "curve.svg"
    words = (GAMES[0], "search:1,2,3", "--games", 3, "--players", 2, "--seed", "curve")
    result = arena(*words, "--plot", file)
    assert result.exit_code == 0, result.output
    assert all(f"search:{number} " in result.stdout for number in (1, 2, 3))
    assert "Win rate over search:N, with its 95 % interval" in result.stdout
    assert "●" in result.stdout
    assert "Drawn in" in result.stdout
    once = file.read_bytes()
    arena(*words, "--plot", file)
    assert file.read_bytes() == once
