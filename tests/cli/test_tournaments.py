"""Stored tournaments continue after a crash and are reported as a table and a page; ladders, cross-play."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from pathlib import Path
from statistics import mean

import pytest
from pyarrow import parquet

from tests.cli.test_arena import GAMES, TOGETHER, arena, said
from tests.play import game_called
from tests.waiting import until

GAME = next(name for name in GAMES if name not in TOGETHER)
WORDS = (GAME, "random", "easy", "--players", game_called(GAME).info.fewest, "--seed", "cup")


def lines(folder: Path) -> list[str]:
    return (folder / "games.jsonl").read_text(encoding="utf-8").splitlines()


def test_a_tournament_that_was_killed_goes_on_where_it_stopped(tmp_path: Path) -> None:
    words = [*map(str, WORDS), "--games", "4000", "--jobs", "1", "--into", str(tmp_path / "killed")]
    process = subprocess.Popen(  # noqa: S603 - our own words
        [sys.executable, "-c", "from vernissage.cli import main; main()", "arena", *words],
        stdout=subprocess.DEVNULL,
    )
    file = tmp_path / "killed" / "games.jsonl"
    until(lambda: file.exists() and file.stat().st_size >= 5_000, "nothing is written", patience=120)
    process.kill()
    process.wait()
    with file.open("ab") as opened:
        opened.write(b'{"fixture":{"numb')  # as if it crashed while writing
    before = lines(tmp_path / "killed")[:-1]
    assert 0 < len(before) < 4000
    games = ("--games", len(before) + 10)
    assert arena(*WORDS, *games, "--into", tmp_path / "killed").exit_code == 0
    assert arena(*WORDS, *games, "--into", tmp_path / "whole").exit_code == 0
    assert lines(tmp_path / "killed")[: len(before)] == before
    assert sorted(lines(tmp_path / "killed")) == sorted(lines(tmp_path / "whole"))


def test_who_asks_for_more_games_gets_only_those_that_are_missing(tmp_path: Path) -> None:
    arena(*WORDS, "--games", 4, "--into", tmp_path)
    before = lines(tmp_path)
    result = arena(*WORDS[:-2], "--games", 8, "--into", tmp_path)
    assert "--seed 'cup'" in result.stdout, "the seed is that of the stored tournament"
    assert lines(tmp_path)[: len(before)] == before
    assert [json.loads(line)["fixture"]["number"] for line in lines(tmp_path)] == list(
        range(len(lines(tmp_path)))
    )


@pytest.mark.parametrize("changed", [("--seed", "another"), ("--form", "ladder")])
def test_another_tournament_is_not_mixed_with_it(tmp_path: Path, changed: tuple[str, str]) -> None:
    arena(*WORDS, "--games", 2, "--into", tmp_path)
    before = lines(tmp_path)
    result = arena(*WORDS, *changed, "--games", 2, "--into", tmp_path)
    assert result.exit_code == 2
    assert "holds another tournament" in said(result.stderr)
    assert lines(tmp_path) == before


def test_the_table_has_a_row_for_each_seat_with_what_came_of_it(tmp_path: Path) -> None:
    arena(*WORDS, "--games", 6, "--into", tmp_path)
    rows = parquet.read_table(tmp_path / "games.parquet").to_pylist()
    kept = [json.loads(line) for line in lines(tmp_path)]
    assert len(rows) == sum(len(each["fixture"]["lineup"]) for each in kept)
    for row in rows:
        game = kept[row["game"]]
        assert row["bot"] == ("random", "easy")[game["fixture"]["lineup"][row["seat"]]]
        assert row["score"] == game["outcome"]["scores"][row["seat"]]
        assert (row["won"] > 0) == (row["seat"] in game["outcome"]["winners"])
        assert dict(row["moves"]) == game["moves"][row["seat"]]
    for game in kept:
        assert sum(sum(made.values()) for made in game["moves"]) <= game["inputs"]


def test_the_page_says_what_the_games_say(tmp_path: Path) -> None:
    arena(*WORDS, "--games", 6, "--into", tmp_path)
    page = (tmp_path / "report.html").read_text(encoding="utf-8")
    rows = parquet.read_table(tmp_path / "games.parquet").to_pylist()
    for heading in ("Who is stronger", "Where one sits", "Points", "Length", "What wins"):
        assert f"<h2>{heading}</h2>" in page
    for bot in ("random", "easy"):
        scores = [row["score"] for row in rows if row["bot"] == bot]
        assert re.search(rf"<td>{bot}</td><td>{min(scores)}</td>.*<td>{mean(scores):.2f}</td>", page)
    assert page.count("<svg") == 5
    assert "src=" not in page, "the page must need no other file"


def test_on_a_ladder_everybody_meets_the_next_only(tmp_path: Path) -> None:
    bots = ("random", "easy", "random")
    result = arena(
        GAME, *bots, "--players", 2, "--games", 2, "--form", "ladder", "--seed", "l", "--into", tmp_path
    )
    assert result.exit_code == 0, result.output
    met = {tuple(sorted(json.loads(line)["fixture"]["lineup"])) for line in lines(tmp_path)}
    assert met == {(0, 1), (1, 2)}
    assert len(re.findall(r"[+-]\d+ ± \d+", result.stdout)) == len(bots), (
        "every bot must be rated, including the first and the last"
    )


@pytest.mark.parametrize("name", TOGETHER[:1])
def test_partners_of_every_two_kinds_play_the_same_deals(name: str) -> None:
    result = arena(name, "random", "easy", "--games", 1, "--form", "cross-play", "--seed", "pairs")
    assert result.exit_code == 0, result.output
    assert "random+easy" in result.stdout
    table = result.stdout.partition("wins with the one above")[2]
    assert len(re.findall(r"[\d.]+ %", table)) == 4


def test_what_can_not_be_played_so_is_refused_with_a_reason() -> None:
    assert "for cooperative games" in said(arena(GAME, "random", "easy", "--form", "cross-play").stderr)
    for name in TOGETHER[:1]:
        assert "a ladder is for competitive games" in said(arena(name, "random", "--form", "ladder").stderr)


@pytest.mark.deep
def test_a_cluster_of_two_nodes_plays_the_same_games() -> None:
    utils = pytest.importorskip("ray.cluster_utils", reason="Ray is large: `make test-deep` brings it")
    cluster = utils.Cluster(initialize_head=True, head_node_args={"num_cpus": 1, "include_dashboard": False})
    try:
        cluster.add_node(num_cpus=1)
        cluster.wait_for_nodes()
        there = arena(*WORDS, "--games", 8, "--ray", cluster.address)
        assert there.exit_code == 0, there.output
        assert there.stdout == arena(*WORDS, "--games", 8, "--jobs", 1).stdout
    finally:
        cluster.shutdown()
