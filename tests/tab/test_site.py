"""A static site in a real Chromium, below a path: the house in a tab plays, keeps, and needs no network."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from tests.architecture.imports import ROOT
from tests.browser.fixtures import CHROMIUM
from tests.chance import rng
from tests.tab.sites import site
from tests.tab.visits import VISITS
from vernissage import catalog

__all__ = ["site"]


@pytest.mark.skipif(CHROMIUM is None, reason="there is no Chromium: make browser")
@pytest.mark.every_case
@pytest.mark.parametrize("visit", VISITS)
def test_in_a_browser(tmp_path: Path, site: str, visit: str) -> None:
    game = rng("visit").pick(catalog.names())
    command = [sys.executable, "-m", "tests.tab.visits", visit, site, str(tmp_path), game]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)  # noqa: S603 - a program of ours
    assert not done.returncode, done.stderr
