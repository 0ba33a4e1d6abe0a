"""Tasks are reproducible: fixed deals, stored results that can be recomputed, and versions."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from itertools import islice
from pathlib import Path
from typing import Any, Final

import numpy as np
import pyarrow.parquet as pq
import pytest
from typer.testing import CliRunner, Result

from tests.budgets import first_of, times
from vernissage import catalog
from vernissage.bots.random_bot import RandomBot
from vernissage.cli import app
from vernissage.core import codec
from vernissage.core.extras import AnyExtras
from vernissage.core.rng import Rng
from vernissage.research import baselines, learner, tasks
from vernissage.research.task import Baseline, Cell, Results, Windowed

PARTS: Final = [part for name in tasks.names() for part in tasks.find(name).parts]


def called(part: tasks.Part) -> str:
    return f"{part.trial.task}-{part.game}"


def test_there_are_three_and_no_other() -> None:
    assert len(tasks.names()) == 3
    with pytest.raises(tasks.NoSuchTaskError, match=tasks.names()[0]):
        tasks.find("something else")


@pytest.mark.parametrize("part", PARTS, ids=called)
def test_every_part_has_chance_greed_thought_and_a_learner_to_compare_with(part: tasks.Part) -> None:
    found = " ".join(baseline.name for baseline in part.trial.baselines)
    assert [kind for kind in ("random", "greedy", "search", "learner") if kind not in found] == []
    assert all(len(company.seats) == part.setup.players for company in part.trial.companies)


# Stored results


def kept(part: tasks.Part) -> Results:
    found = part.kept()
    assert found is not None, "the stored results are of another version; run `make tasks`"
    return found


@pytest.mark.parametrize("part", PARTS, ids=called)
def test_the_baselines_have_played_in_every_company(part: tasks.Part) -> None:
    reached = {line.agent: line.cells for line in kept(part).lines}
    assert list(reached) == [baseline.name for baseline in part.trial.baselines]
    for baseline in part.trial.baselines:
        cells, most = reached[baseline.name], baselines.games_of(part, baseline, None)
        assert set(cells) == {company.name for company in part.trial.companies_of(baseline)}
        assert all(1 <= len(cell.scores) <= most for cell in cells.values())


@pytest.mark.parametrize("part", PARTS, ids=called)
def test_the_first_games_come_out_as_they_are_kept(part: tasks.Part) -> None:
    """Checks each baseline in one company, taking the companies in turn."""
    results = kept(part)
    for number, line in enumerate(results.lines):
        baseline = part.trial.baselines[number]
        companies = part.trial.companies_of(baseline)
        company, games = companies[number % len(companies)], 1 if baseline.games else times(2)
        agent = part.baseline(baseline, results.weights.get(baseline.name))
        cell = line.cells[company.name]
        assert part.play(agent, company, range(games)) == Cell(cell.scores[:games], cell.wins[:games])


@pytest.mark.parametrize("part", first_of(PARTS), ids=called)
def test_a_learner_learns_the_same_again(part: tasks.Part) -> None:
    weights = kept(part).weights
    learned = [baseline for baseline in part.trial.baselines if baseline.bot is None]
    assert learned
    for baseline in learned:
        *_, last = part.trial.learner.train(baseline.window)
        assert last == pytest.approx(weights[baseline.name], abs=1e-3)


@pytest.mark.parametrize("part", PARTS, ids=called)
def test_a_learner_begins_alike_every_time(part: tasks.Part) -> None:
    once, again = (next(part.trial.learner.train(None)) for _ in range(2))
    assert once == again
    assert any(once)


@pytest.mark.parametrize("part", PARTS, ids=called)
def test_a_trained_learner_beats_chance(part: tasks.Part) -> None:
    lines = {line.agent: line for line in kept(part).lines}
    best = list(kept(part).weights)[-1]
    shared = lines["random"].cells.keys() & lines[best].cells.keys()
    for company in shared:
        chance, learnt = (
            lines[agent].cells[company].estimate(part.trial.measure) for agent in ("random", best)
        )
        assert learnt.value > chance.value


# Versions


def test_a_change_of_rules_is_another_version_and_what_is_kept_no_longer_counts() -> None:
    for part in PARTS:
        changed = tasks.Part(part.game, part.trial)
        game = changed.setup.game
        changed.setup.game = replace(game, info=replace(game.info, version=game.info.version + 1))
        assert changed.version != part.version
        assert part.kept() is not None
        assert changed.kept() is None


def test_another_way_to_measure_is_another_version() -> None:
    part = PARTS[0]
    assert tasks.Part(part.game, replace(part.trial, version=99)).kept() is None


# Custom agents


def test_an_agent_of_ones_own_plays_the_same_deals_as_the_baselines() -> None:
    for name in tasks.names():
        told: list[int] = []
        for score in tasks.find(name).evaluate(lambda _game: RandomBot(), games=2, advance=told.append):
            part, (line, *_) = score.part, kept(score.part).lines
            assert line.agent == "random"
            both = score.line.cells.keys() & line.cells.keys()
            assert both
            for company in both:
                kept_cell = line.cells[company]
                assert score.line.cells[company] == Cell(kept_cell.scores[:2], kept_cell.wins[:2])
            assert f"| {tasks.SCORED} | " in str(score)
            assert f"Version {part.version}." in str(score)
        assert sum(told) == sum(2 * len(part.trial.companies) for part in tasks.find(name).parts)


def test_a_window_shows_the_latest_events_only() -> None:
    class Listens:
        def choose(self, view: Any, memory: Any, offers: Any, rng: Any) -> Any:  # noqa: ARG002
            return memory

    rng = Rng(bytes(32), "x")
    assert Windowed(Listens(), 2).choose(None, (1, 2, 3), (), rng) == (2, 3)
    assert Windowed(Listens(), 9).choose(None, (1, 2, 3), (), rng) == (1, 2, 3)
    assert Windowed(Listens(), 0).choose(None, (1, 2, 3), (), rng) == ()


# Learning


def test_a_step_leads_to_what_went_better() -> None:
    slopes = np.array([[1.0, 0.0], [-1.0, 0.0], [0.5, 1.0], [-0.5, -1.0]])
    found = learner.step(slopes, np.array([1.0, 0.0, 1.0, 0.0]))
    assert found[0] > 0
    assert not learner.step(slopes, np.ones(4)).any(), "equal returns must give no step"


def test_chance_decides_among_equals_and_weights_among_others() -> None:
    bot = learner.Linear(lambda _view, _memory, offers: [(each,) for each in offers], (1.0,))
    assert {bot.choose(None, (), (3, 1, 2), Rng(bytes(32), "x", at)) for at in range(9)} == {3}
    equal = learner.Linear(lambda _view, _memory, offers: [(0,) for _ in offers], (1.0,))
    assert {equal.choose(None, (), "ab", Rng(bytes(32), "x", at)) for at in range(40)} == {"a", "b"}


# The command


@pytest.fixture
def small(monkeypatch: pytest.MonkeyPatch) -> Iterator[tasks.Part]:
    """A task whose learner trains on a single batch."""
    part = PARTS[-1]
    trial, teach = part.trial, part.trial.learner.train
    short = replace(trial.learner, train=lambda window: islice(teach(window), 1), batches=1)
    few = (Baseline("random", "random"), Baseline("learner", None, window=16))
    only, extras = (replace(trial, baselines=few, learner=short),), catalog.extras

    def with_less(game: str) -> AnyExtras:
        return replace(extras(game), trials=lambda: only if game == part.game else ())

    monkeypatch.setattr(catalog, "extras", with_less)
    baselines._part.cache_clear()
    yield tasks.find(trial.task).parts[0]
    baselines._part.cache_clear()


def task(*words: object) -> Result:
    return CliRunner(env={"COLUMNS": "200"}).invoke(app, ["task", *map(str, words)])


def test_one_command_plays_a_task_and_writes_it_down(small: tasks.Part, tmp_path: Path) -> None:
    told = task(small.trial.task, "--games", 2, "--jobs", 1, "--into", tmp_path)
    assert told.exit_code == 0, told.output
    assert "learner" in told.output
    (results,) = codec.decode((tmp_path / "results.json").read_bytes(), list[Results])
    assert [line.agent for line in results.lines] == ["random", "learner"]
    rows = pq.read_table(tmp_path / "results.parquet")
    assert rows.num_rows == 2 * 2 * len(small.trial.companies)
    report = (tmp_path / "report.html").read_text(encoding="utf-8")
    assert "<svg" in report
    assert small.trial.companies[-1].name in report


def test_the_tasks_are_listed_and_an_unknown_one_is_refused() -> None:
    assert [name for name in tasks.names() if name not in task().output] == []
    assert task("something-else").exit_code == 2


def test_an_agent_in_a_file_gets_its_score(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "just_anything.py").write_text(
        "from vernissage.bots.random_bot import RandomBot\n\ndef make(game):\n    return RandomBot()\n",
        encoding="utf-8",
    )
    told = task(PARTS[-1].trial.task, "--agent", "just_anything:make", "--games", 1)
    assert told.exit_code == 0, told.output
    assert tasks.SCORED in told.output
    assert task(PARTS[-1].trial.task, "--agent", "just_anything:nobody").exit_code == 2
