"""The rules give the same states in a browser tab's Python as in this one."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

from tests.architecture.imports import ROOT
from tests.web.test_web import NODE
from vernissage import catalog
from vernissage.tab.site import BUILT

PLAYS = str(Path(__file__).with_name("states.py"))
GAMES = 50
"""How many games of each kind."""


def printed(*python: str | Path) -> list[str]:
    command = [*python, PLAYS, str(GAMES)]
    done = subprocess.run(command, capture_output=True, text=True, check=False, cwd=ROOT)  # noqa: S603 - programs of ours
    assert not done.returncode, done.stderr
    return done.stdout.splitlines()


def test_random_games_of_every_kind_look_the_same_to_everyone_in_both() -> None:
    assert (BUILT / "house.bin.gz").is_file(), "the house for browser tabs was not built: make site"
    here = printed(sys.executable)
    assert len(here) == GAMES * len(catalog.names())
    assert printed(NODE, Path(__file__).with_name("pyodide.mjs")) == here
