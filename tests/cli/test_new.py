"""`vernissage new`: the folder it creates is a complete game that passes all tests for games."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from typer.testing import CliRunner

from tests.architecture.imports import ROOT
from vernissage import catalog
from vernissage.cli import app
from vernissage.cli.new import TEMPLATE, Names, faults, renamed

NAMES = Names("longest_night", "The Longest Night", "LON")
RUN = "from vernissage.cli import main; main()"
SUITES = (
    "tests/conformance",
    "tests/core/test_match.py",
    "tests/bots/test_bots.py",
    "tests/test_text.py",
    "tests/test_languages.py",
    "tests/architecture",
)


@pytest.fixture(scope="module")
def checkout(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A checkout with the template as its only game, until a test creates another."""
    place = tmp_path_factory.mktemp("checkout")
    others = [name for name in catalog.names(with_drafts=True) if name != TEMPLATE]
    itself = Path(__file__).name  # names the new game, which nothing outside its folder may do
    left_out = shutil.ignore_patterns("static", "browser", itself, *others)  # what is compiled comes along
    for part in ("src", "tests", "web/src/text"):
        shutil.copytree(ROOT / part, place / part, ignore=left_out)
    for file in ("conftest.py", "pyproject.toml", "README.md", "ARCHITECTURE.md", "Makefile", "bench", ".ci"):
        kept = ROOT / file
        (shutil.copytree if kept.is_dir() else shutil.copy)(kept, place / file)
    ran(place, "-c", RUN, "new", NAMES.name, "--title", NAMES.title)
    return place


def ran(place: Path, *arguments: str) -> str:
    """Runs Python in that checkout and returns its output. It must succeed."""
    told = subprocess.run(  # noqa: S603 - our own interpreter
        [sys.executable, *arguments],
        cwd=place,
        env={**os.environ, "PYTHONPATH": str(place / "src")},
        capture_output=True,
        text=True,
        check=False,
    )
    assert told.returncode == 0, told.stdout[-4000:] + told.stderr[-4000:]
    return told.stdout


def home(checkout: Path) -> Path:
    return checkout / "src" / "vernissage" / "games" / NAMES.name


def test_a_new_game_passes_every_suite_at_once(checkout: Path) -> None:
    own = str(home(checkout).relative_to(checkout))
    chosen = f"{NAMES.name} or architecture"
    told = ran(checkout, "-m", "pytest", *SUITES, own, "-q", "-p", "no:cacheprovider", "-k", chosen)
    passed = re.search(r"^(\d+) passed", told, re.MULTILINE)
    assert passed is not None, told
    assert int(passed[1]) > 300


def test_a_new_game_is_formatted_linted_and_typed_as_ours_are(checkout: Path) -> None:
    folder = str(home(checkout).relative_to(checkout))
    ran(checkout, "-m", "ruff", "format", "--check", "--no-cache", folder)
    ran(checkout, "-m", "ruff", "check", "--no-cache", folder)
    ran(checkout, "-m", "mypy", folder)


def test_nothing_in_a_new_game_speaks_of_the_template(checkout: Path) -> None:
    files = [path for path in home(checkout).rglob("*") if path.is_file() and path.suffix != ".pyc"]
    assert len(files) > 10
    for file in files:
        text = f"{file.relative_to(home(checkout))}\n{file.read_text(encoding='utf-8')}"
        assert not re.search("template|high card|tpl", text, re.IGNORECASE), file


def test_a_new_game_is_a_draft_which_guests_do_not_see_unasked(checkout: Path) -> None:
    script = "from vernissage import catalog as c; print(c.names(), c.names(with_drafts=True))"
    assert ran(checkout, "-c", script) == f"() ('{NAMES.name}',)\n"


def test_a_new_game_can_be_played_through_the_public_door(checkout: Path) -> None:
    script = f"import vernissage as v; print(v.play_out(v.begin('{NAMES.name}'), 'random').outcome.scores)"
    assert re.fullmatch(r"\(\d+, \d+\)\n", ran(checkout, "-c", script))


@pytest.mark.parametrize(
    ("names", "why"),
    [
        (Names("Two-Words", "T", "ABC"), "can't be a folder's name"),
        (Names("class", "T", "ABC"), "can't be a folder's name"),
        (Names(TEMPLATE, "T", "ABC"), "can't be a folder's name"),
        (Names("fresh", 'The "T"', "ABC"), "can't be a title"),
        (Names("fresh", "T", "abc"), "two to five capital letters"),
        (Names("fresh", "T", "TPL"), "choose other letters"),
        *((Names(name, "T", "ABC"), "already") for name in catalog.names()),
    ],
)
def test_names_that_cannot_be_are_refused(names: Names, why: str) -> None:
    assert why in next(faults(names))


def test_a_refused_name_leaves_nothing_behind() -> None:
    before = sorted(catalog.HOME.iterdir())
    told = CliRunner().invoke(app, ["new", "Two-Words"])
    assert told.exit_code == 2
    assert sorted(catalog.HOME.iterdir()) == before


def test_everything_is_renamed_in_its_own_way() -> None:
    before = 'High Card _template "template/no" refusal-template-no TPL-1.1 def test_tpl_1_1'
    after = (
        'The Longest Night longest_night "longest_night/no" refusal-longest_night-no LON-1.1 def test_lon_1_1'
    )
    assert renamed(before, NAMES) == after
