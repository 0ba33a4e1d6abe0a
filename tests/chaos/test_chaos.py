"""A night with three servers behind a proxy: nothing acknowledged is lost, duplicated or leaked."""

from __future__ import annotations

import re
from itertools import pairwise
from pathlib import Path

import pytest

from tests import cluster
from tests.budgets import first_of
from tests.chaos import faults
from tests.chaos.__main__ import kept, night
from tests.chaos.checker import Verdict
from tests.chaos.faults import SHARED, Kind, plan
from tests.chaos.history import History
from tests.chaos.night import Morning
from tests.proxy import NAMES

pytestmark = pytest.mark.anyio
SHORT = 12.0
FIVE_MINUTES = 300.0
OFTEN = 2.5
FEW = 3
NIGHTS = 5
SOON = 10.0


@pytest.fixture(scope="session")
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(autouse=True)
def with_all_servers(request: pytest.FixtureRequest) -> None:
    without = cluster.missing()
    if without and "async" in str(request.function):
        pytest.skip(without)


def test_the_same_seed_is_the_same_night_and_every_kind_of_trouble_has_its_turn() -> None:
    one, again, other = (plan(seed, FIVE_MINUTES, NAMES, 6.0) for seed in ("one", "one", "other"))
    assert one == again != other
    assert {fault.kind for fault in one if fault.whose == SHARED} == set(faults.SERVERS)
    assert {fault.kind for fault in one if fault.whose != SHARED} == set(faults.HOUSES)
    assert all(0 <= fault.at < fault.ends <= FIVE_MINUTES for fault in one)
    for whose in (*NAMES, SHARED):
        own = [fault for fault in one if fault.whose == whose]
        assert all(before.ends < after.at for before, after in pairwise(own))


async def test_a_bad_night_loses_and_doubles_nothing_and_leaves_nobody_stuck() -> None:
    morning = await night("make test", SHORT, parties=FEW, every=OFTEN)
    print(morning.counts())  # noqa: T201 - `pytest -rP` shows it
    assert not morning.verdict.findings, "\n".join(morning.verdict.findings[:10])
    assert morning.verdict.acknowledged
    assert morning.verdict.views > morning.verdict.moves > morning.verdict.acknowledged


async def test_who_is_told_nothing_any_more_finds_that_out_and_comes_in_again() -> None:
    """If the table believes that it tells them, and pings are answered, only the pongs' contents show it."""
    altered = ("tests.chaos.altered:deaf:0",)
    morning = await night("deaf", SHORT, altered=altered, parties=FEW, every=SHORT, kinds=("killed",))
    assert not morning.verdict.findings, "\n".join(morning.verdict.findings[:10])
    missed = [
        trouble for each in morning.histories for trouble in each.troubles if "the game is at" in trouble
    ]
    assert missed, "nobody was deaf"


def test_each_night_is_kept_in_a_folder_of_its_own_and_in_a_table(tmp_path: Path) -> None:
    history = History("ABCD 0", "ABCD", 0)
    verdict = Verdict(["ABCD 0: 1 acknowledged moves are lost"], moves=1_200, lost=1)
    morning = Morning(verdict, [history], [], {"one": "its log\n"}, 0.0, 1.0)
    folders = [kept(morning, "a night/of two", tmp_path) for _ in range(2)]
    assert [folder.name for folder in folders] == ["a-night-of-two-1", "a-night-of-two-2"]
    for folder in folders:
        assert (folder / "seed.txt").read_text() == "a night/of two\n"
        assert (folder / "findings.txt").read_text() == "ABCD 0: 1 acknowledged moves are lost\n"
        assert (folder / "one.log").read_text() == "its log\n"
        assert "<svg" in (folder / "timeline.html").read_text()
    head, _, *rows = (tmp_path / "nights.md").read_text().splitlines()
    assert head.startswith("| night | faults | tables | moves |")
    assert [row.split(" | ")[0] for row in rows] == ["| a-night-of-two-1", "| a-night-of-two-2"]
    assert all("1,200" in row and row.endswith("| 1 |") for row in rows)


@pytest.mark.deep
@pytest.mark.parametrize("seed", ["one", "two", "three"])
async def test_five_minutes_of_it(seed: str) -> None:
    morning = await night(seed, FIVE_MINUTES)
    print(morning.counts())  # noqa: T201 - the same
    assert not morning.verdict.findings, "\n".join(morning.verdict.findings[:10])


BUGS: dict[str, tuple[tuple[Kind, ...], str]] = {
    "hasty": (("killed",), "lost|moment"),
    "unfenced": (("killed",), "lost|moment|stuck"),
    "twofold": (("far from Redis",), "bot"),
}
"""For each bug: the faults that reveal it, and words of the finding."""


@pytest.mark.parametrize("bug", first_of([*BUGS]))
async def test_a_build_that_is_wrong_is_found(bug: str) -> None:
    """On a slow machine too little may happen in one night, so there are several."""
    kinds, words = BUGS[bug]
    altered = (f"tests.chaos.altered:{bug}:",)
    for number in range(NIGHTS):
        morning = await night(
            f"{bug} {number}", SHORT, altered=altered, parties=FEW, every=OFTEN, kinds=kinds, calm=SOON
        )
        if any(re.search(words, found) for found in morning.verdict.findings):
            return
    pytest.fail(f"nothing was found in {NIGHTS} nights")
