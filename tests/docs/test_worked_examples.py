"""The worked examples in the documentation are carried out as written."""

from __future__ import annotations

import doctest
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Final

import pytest

from tests.architecture.imports import ROOT
from tests.typed import complaints
from vernissage import catalog

BOT: Final = ROOT / "docs" / "write-a-bot.md"
RESEARCH: Final = ROOT / "docs" / "research.md"
GAME: Final = ROOT / "docs" / "add-a-game.md"
BLOCK: Final = re.compile(
    r'^```(?P<kind>sh|diff title="(?P<file>[^"]+)")\n(?P<text>.*?)^```$', re.MULTILINE | re.DOTALL
)
NOT_COPIED: Final = ("static", "browser", "node_modules")
"""What is compiled comes along, so that each process of an example need not compile everything."""
COPIED: Final = ("src", "tests", "bench", ".ci", "web/src/text", "conftest.py", "pyproject.toml", "Makefile")
PROSE: Final = ("README.md", "ARCHITECTURE.md", "CONTRIBUTING.md", "constraints.txt")
MAKE: Final = 'make() { command make BIN="$BIN" "$@"; }; '
"""Makes the examples use the tools that run this test."""


@pytest.mark.parametrize("page", [BOT, RESEARCH], ids=lambda page: page.stem)
def test_what_is_done_on_the_page_comes_out_as_it_says(
    page: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tempfile.tempdir", str(tmp_path))  # one of them saves games in a folder
    found = doctest.testfile(str(page), module_relative=False, encoding="utf-8")
    assert found.attempted > 5
    assert found.failed == 0


def test_the_bots_on_the_page_have_the_types_they_should(tmp_path: Path) -> None:
    examples = doctest.DocTestParser().get_examples(BOT.read_text(encoding="utf-8"))
    assert complaints("".join(example.source for example in examples), tmp_path) == []


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """A checkout with no game but the template."""
    left_out = shutil.ignore_patterns(*NOT_COPIED, *catalog.names(with_drafts=True))
    for part in (*COPIED, *PROSE):
        there = tmp_path / part
        there.parent.mkdir(parents=True, exist_ok=True)
        if (ROOT / part).is_dir():
            shutil.copytree(ROOT / part, there, ignore=left_out)
        else:
            shutil.copy(ROOT / part, there)
    ready = tmp_path / ".venv" / ".ready"
    ready.parent.mkdir()
    ready.touch()
    return tmp_path


def test_following_the_page_gives_a_game_that_passes_every_test(checkout: Path) -> None:
    blocks = list(BLOCK.finditer(GAME.read_text(encoding="utf-8")))
    assert len(blocks) > 5
    for block in blocks:
        if block["file"] is None:
            _run(checkout, block["text"])
        else:
            _change(checkout / block["file"], block["text"])
    (page,) = re.findall(r"^vernissage new (\w+)", GAME.read_text(encoding="utf-8"), re.MULTILINE)
    assert (checkout / "src" / "vernissage" / "games" / page).is_dir()


def _run(place: Path, commands: str) -> None:
    tools = Path(sys.executable).parent
    told = subprocess.run(  # noqa: S603 - a page of ours
        ["bash", "-euc", MAKE + commands],  # noqa: S607 - any bash will do
        cwd=place,
        env={
            **os.environ,
            "BIN": str(tools),
            "PATH": f"{tools}:{os.environ['PATH']}",
            "PYTHONPATH": str(place / "src"),
            "WORKERS": "0",  # one process: five would each import everything
        },
        capture_output=True,
        text=True,
        check=False,
    )
    assert told.returncode == 0, f"{commands}\n{told.stdout[-4000:]}{told.stderr[-4000:]}"


def _change(file: Path, difference: str) -> None:
    """Applies a diff to a file: lines with a minus are replaced by lines with a plus."""
    lines = difference.splitlines(keepends=True)
    before = "".join(line[1:] for line in lines if line[0] != "+")
    after = "".join(line[1:] for line in lines if line[0] != "-")
    text = file.read_text(encoding="utf-8")
    assert text.count(before) == 1, f"{file.name} has no such lines:\n{before}"
    file.write_text(text.replace(before, after), encoding="utf-8")
