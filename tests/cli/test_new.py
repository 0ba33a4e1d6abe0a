"""`vernissage new`: each folder it creates is a complete draft that passes the tests for games.

The draft like `turns` is as unfinished as a newcomer's: it has English alone, no `faults`, no `arrange`, no
extras, an open deal, and a secret number of offers. The worked example of the documentation
(tests/docs/test_worked_examples.py) begins with the other one, and runs all of `make quick` for it.
"""

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
from vernissage.cli.new import TEMPLATE, Like, Names, faults, renamed

NAMES = {
    Like.CHOICES: Names("longest_night", "The Longest Night", "LON"),
    Like.TURNS: Names("thin_ice", "Thin Ice", "ICE"),
}
RUN = "from vernissage.cli import main; main()"
SUITES = (
    "tests/conformance",
    "tests/core/test_match.py",
    "tests/bots/test_bots.py",
    "tests/server/test_no_leak_in_the_house.py",
    "tests/test_text.py",
    "tests/test_languages.py",
    "tests/test_needed_texts.py",
)


@pytest.fixture(scope="module")
def checkout(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A checkout with no game but the templates, and a draft like each of them."""
    place = tmp_path_factory.mktemp("checkout")
    games = catalog.names(with_drafts=True)
    left_out = shutil.ignore_patterns("static", "references", *games)  # what is compiled comes along
    for part in ("src", "tests", "web/src/text"):
        shutil.copytree(ROOT / part, place / part, ignore=left_out)
    for file in ("conftest.py", "pyproject.toml", "CONTRIBUTING.md"):
        shutil.copy(ROOT / file, place / file)
    for like, names in NAMES.items():
        wanted = (names.name, "--title", names.title, "--prefix", names.prefix)
        ran(place, "-c", RUN, "new", *wanted, "--like", like)
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


def home(checkout: Path, like: Like) -> Path:
    return checkout / "src" / "vernissage" / "games" / NAMES[like].name


def homes(checkout: Path) -> list[str]:
    return [str(home(checkout, like).relative_to(checkout)) for like in Like]


def test_drafts_pass_every_suite_at_once(checkout: Path) -> None:
    chosen = " or ".join(names.name for names in NAMES.values())
    quickly = ("-q", "--budget", "0.1", "-p", "no:cacheprovider", "-k", chosen)
    told = ran(checkout, "-m", "pytest", *SUITES, *homes(checkout), *quickly)
    passed = re.search(r"^(\d+) passed", told, re.MULTILINE)
    assert passed is not None, told
    assert int(passed[1]) > 200


def test_drafts_are_formatted_linted_and_typed_as_ours_are(checkout: Path) -> None:
    ran(checkout, "-m", "ruff", "format", "--check", "--no-cache", *homes(checkout))
    ran(checkout, "-m", "ruff", "check", "--no-cache", *homes(checkout))
    ran(checkout, "-m", "mypy", *homes(checkout))


def test_nothing_in_a_draft_speaks_of_its_template(checkout: Path) -> None:
    names = {
        Like.CHOICES: "template|high card|tpl",
        Like.TURNS: r"_turns|\bturns[/-]|lamp and moth|\blam_?\b",
    }
    for like, theirs in names.items():
        files = [path for path in home(checkout, like).rglob("*") if path.is_file() and path.suffix != ".pyc"]
        assert len(files) > 10
        for file in files:
            text = f"{file.relative_to(home(checkout, like))}\n{file.read_text(encoding='utf-8')}"
            assert not re.search(f"{theirs}|vernissage new", text, re.IGNORECASE), file


def test_screens_of_a_draft_can_be_examined_though_it_has_english_alone(checkout: Path) -> None:
    draft = NAMES[Like.TURNS].name
    script = f"from tests.browser import scenes, screens; print(len(scenes.few_scenes({draft!r})))"
    assert int(ran(checkout, "-c", f"{script}; assert screens.longest_languages()")) > 5


def test_a_draft_is_not_seen_unasked_and_can_be_played_through_the_public_door(checkout: Path) -> None:
    seen = "from vernissage import catalog as c; print(c.names(), c.names(with_drafts=True))"
    names = sorted(names.name for names in NAMES.values())
    play = "; ".join(f"v.play_out(v.begin('{name}'), 'random').outcome.winners" for name in names)
    assert ran(checkout, "-c", f"{seen}; import vernissage as v; {play}") == f"() {tuple(names)}\n"


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


@pytest.mark.parametrize(
    ("like", "before"),
    [
        (Like.CHOICES, 'High Card _template "template/no" refusal-template-no TPL-1.1 def test_tpl_1_1'),
        (Like.TURNS, 'Lamp and Moth _turns "turns/no" refusal-turns-no LAM-1.1 def test_lam_1_1'),
    ],
)
def test_everything_is_renamed_in_its_own_way(like: Like, before: str) -> None:
    names = Names("thin_ice", "Thin Ice", "ICE")
    after = 'Thin Ice thin_ice "thin_ice/no" refusal-thin_ice-no ICE-1.1 def test_ice_1_1'
    assert renamed(before, names, like) == after


def test_the_help_says_what_each_begins_with() -> None:
    told = CliRunner().invoke(app, ["new", "--help"]).output
    assert all(f"`{like}`:" in told for like in Like)
