"""`vernissage arena`: readable results, valid plots, helpful error messages."""

from __future__ import annotations

import re
import sys
from pathlib import Path
from xml.etree import ElementTree as ET

import pytest
from typer.testing import CliRunner, Result

from tests.play import game_called
from vernissage import catalog
from vernissage.cli import app

GAMES = catalog.names(with_templates=True)

SEEDED = ("--seed", "any")


def arena(*words: object, **env: str) -> Result:
    return CliRunner(env={"COLUMNS": "200", **env}).invoke(app, ["arena", *map(str, words)])


TOGETHER = [name for name in GAMES if game_called(name).info.together]


def said(text: str) -> str:
    """Returns printed text without colours, boxes and line breaks."""
    return " ".join(re.sub(r"\x1b\[[0-9;?]*[A-Za-z]|[│╭╮╰╯─━]", " ", text).split())


@pytest.mark.parametrize("name", GAMES)
def test_bots_play_every_game_and_share_its_wins(name: str) -> None:
    result = arena(name, "random", "random", "--games", 4, "--seed", "short")
    assert result.exit_code == 0, result.output
    assert game_called(name).info.title in result.stdout
    assert re.search(r"random +[\d.]+ % +[\d.]+ to [\d.]+ %", result.stdout)
    assert "random (2)" in result.stdout
    assert "--seed 'short'" in result.stdout


@pytest.mark.parametrize("name", GAMES)
def test_the_same_words_make_the_same_table(name: str) -> None:
    one, again = (arena(name, "random", "random", "--games", 2, "--seed", "again") for _ in range(2))
    assert one.stdout == again.stdout


@pytest.mark.parametrize("name", GAMES)
def test_without_a_seed_one_is_told_that_repeats_the_games(name: str) -> None:
    one = arena(name, "random", "random", "--games", 2)
    told = re.search(r"--seed '(\w+)'", one.stdout)
    assert told
    assert arena(name, "random", "random", "--games", 2, "--seed", told[1]).stdout == one.stdout


def test_more_processes_play_the_same_games() -> None:
    words = (GAMES[0], "random", "random", "--games", 4, "--seed", "jobs")
    assert arena(*words, "--jobs", 2).stdout == arena(*words).stdout


def test_a_bot_that_thinks_is_given_its_budget_and_named_with_it() -> None:
    words = (GAMES[0], "search:3", "search:20", "search:1ms", "--games", 3, "--players", 2, *SEEDED)
    result = arena(*words)
    assert result.exit_code == 0, result.output
    assert all(name in result.stdout for name in ("search:3 ", "search:20 ", "search:1ms "))


@pytest.mark.parametrize("name", TOGETHER)
def test_where_all_win_together_teams_play_the_same_deals(name: str) -> None:
    result = arena(name, "random+search:2", "random", "--games", 3, "--jobs", 2, "--seed", "company")
    assert result.exit_code == 0, result.output
    assert "6 games" in result.stdout
    assert re.search(r"random\+search:2 +[\d.]+ % .* 3 ", result.stdout)
    assert "An equal share" not in result.stdout


@pytest.mark.parametrize("name", GAMES)
def test_three_bots_at_tables_of_two_are_shown_in_duels(name: str) -> None:
    players = game_called(name).info.fewest
    result = arena(name, "random", "random", "random", "--games", 1, "--players", players, *SEEDED)
    assert result.exit_code == 0, result.output
    assert ("How often the bot on the left beat" in result.stdout) == (players == 2)


@pytest.mark.parametrize("name", GAMES)
def test_a_drawing_is_an_svg_or_a_png(name: str, tmp_path: Path) -> None:
    for suffix in ("svg", "png"):
        words = ("--games", 2, "--plot", tmp_path / f"rates.{suffix}", *SEEDED)
        assert arena(name, "random", "random", *words).exit_code == 0
    drawn = ET.parse(tmp_path / "rates.svg").getroot()  # noqa: S314 - we have just drawn it
    assert drawn.tag == "{http://www.w3.org/2000/svg}svg"
    assert len(list(drawn.iter("{http://www.w3.org/2000/svg}path"))) > 10
    png = (tmp_path / "rates.png").read_bytes()
    assert png.startswith(b"\x89PNG\r\n\x1a\n")
    assert png.rstrip(b"\0").endswith(b"IEND\xaeB`\x82")


def test_the_same_result_makes_the_same_drawing(tmp_path: Path) -> None:
    files = [tmp_path / "one.svg", tmp_path / "again.svg"]
    for file in files:
        arena(GAMES[0], "random", "random", "--games", 2, "--seed", "drawn", "--plot", file)
    assert files[0].read_bytes() == files[1].read_bytes()


def test_a_drawing_that_cannot_be_written_is_named_after_the_results(tmp_path: Path) -> None:
    (tmp_path / "rates.svg").mkdir()
    result = arena(GAMES[0], "random", "random", "--games", 2, "--plot", tmp_path / "rates.svg", *SEEDED)
    assert result.exit_code == 1
    assert "can't be written" in result.stderr
    assert "random (2)" in result.stdout


def test_without_matplotlib_it_is_said_how_to_get_it(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setitem(sys.modules, "matplotlib", None)
    result = arena(GAMES[0], "random", "random", "--plot", tmp_path / "rates.svg")
    assert result.exit_code == 2
    assert "pip install 'vernissage-games[plots]'" in said(result.stderr)


def test_a_pipe_gets_no_progress_and_a_terminal_does() -> None:
    words = (GAMES[0], "random", "random", "--games", 2, *SEEDED)
    assert arena(*words).stderr == ""
    assert "2/2" in arena(*words, FORCE_COLOR="1").stderr


@pytest.mark.parametrize(
    ("words", "why"),
    [
        (["no-such-game", "random", "random"], "there is no game 'no-such-game'; there is: "),
        (["../games", "random", "random"], "there is no game"),
        (["GAME"], "Missing argument"),
        (["GAME", "random"], "needs at least two bots"),
        (["GAME", "random", "random+greedy"], "teams are for cooperative games"),
        (["GAME", "random", "nobody"], "There is no bot called nobody for this game. Choose from:"),
        (["GAME", "random", "random:100"], "it takes no budget"),
        (["GAME", "random", "random:soon"], "a budget: 200ms is a time, 500 a number of iterations"),
        (["GAME", "random", "random:"], "“” isn"),
        (["GAME", "random", "random", "--players", "0"], "players, not 0"),
        (["GAME", "random", "random", "--players", "99"], "players, not 99"),
        (["GAME", "random", "random", "--games", "0"], "--games"),
        (["GAME", "random", "random", "--jobs", "0"], "--jobs"),
        (["GAME", "random", "random", "--option", "players=3"], "use --players for the number of players"),
        (["GAME", "random", "random", "--option", "rounds"], "'rounds' is not KEY=VALUE"),
        (["GAME", "random", "random", "--option", "=1"], "'=1' is not KEY=VALUE"),
        (["GAME", "random", "random", "--option", "no-such-option=1"], "no-such-option"),
        (["GAME", "random", "random", "--plot", "rates.gif"], "rates.gif ends neither in .svg nor in .png"),
        (["GAME", "random", "random", "--plot", "no/such/folder/rates.svg"], "there is no folder"),
        (["GAME", *["random"] * 200, "--players", "4"], "would play 258739800 games for each deal"),
    ],
)
def test_what_makes_no_arena_is_refused_with_a_reason(words: list[str], why: str) -> None:
    result = arena(*(word.replace("GAME", "_template") for word in words))
    assert result.exit_code == 2
    assert why in said(result.stderr)
    assert result.stdout == ""
