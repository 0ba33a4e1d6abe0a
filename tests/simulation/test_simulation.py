"""Simulated nights: the kept seeds find nothing, the same seed is the same night, and mistakes are found."""

from __future__ import annotations

import re
import subprocess
import sys
from typing import Final

import pytest

from tests.budgets import first_of
from tests.simulation import faults
from tests.simulation.faults import plan
from tests.simulation.watch import CALM
from vernissage.core.rng import seed_from_text

KEPT: Final = ("81723", "one bad night")
"""Nights that are spent in every run."""


def simulation(*wanted: str) -> subprocess.CompletedProcess[str]:
    """Runs it as anyone would, in a process of its own."""
    command = [sys.executable, "-m", "tests.simulation", *wanted]
    return subprocess.run(command, capture_output=True, text=True, check=False)  # noqa: S603 - a program of ours


def test_the_same_seed_plans_the_same_faults_and_every_kind_has_its_turn() -> None:
    one, again, other = (
        plan(seed_from_text(seed), 20, ["one", "two"], calm=CALM, every=8.0, pages=2.0)
        for seed in ("one", "one", "other")
    )
    assert one == again != other
    assert {fault.kind for fault in one} == {*faults.OF_SERVER, *faults.OF_ALL, *faults.OF_PAGE}


@pytest.mark.parametrize("seed", KEPT)
def test_a_kept_night_finds_nothing(seed: str) -> None:
    done = simulation("--seed", seed, "--storms", "2", "--parties", "6", "--as-it-is")
    assert done.returncode == 0, done.stdout[-3000:] + done.stderr[-3000:]
    counts = {
        name: int(many.replace(",", ""))
        for many, name in re.findall(r"^ +([\d,]+)  (.+)$", done.stdout, re.MULTILINE)
    }
    assert counts["views compared"] > counts["inputs"] > 50
    assert counts["faults"] > 30


def test_the_same_seed_is_the_same_night_word_for_word() -> None:
    one, again, other = (
        simulation("--seed", seed, "--storms", "1", "--parties", "2", "--as-it-is").stdout
        for seed in ("a", "a", "b")
    )
    assert one == again != other
    assert "begins at" in one


@pytest.mark.parametrize("wrong", first_of(["told anyway", "stolen", "hasty"]))
def test_a_planted_mistake_is_found(wrong: str) -> None:
    done = simulation("--wrong", wrong, "--minutes", "5", "--parties", "6")
    assert done.returncode == 1, done.stdout[-3000:] + done.stderr[-3000:]
    assert "Replay it: python -m tests.simulation --seed" in done.stdout
