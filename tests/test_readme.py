"""The README's examples work as shown."""

from __future__ import annotations

import doctest
import re
from pathlib import Path

import pytest

from tests.typed import complaints

ROOT = Path(__file__).parents[1]


def test_the_examples_in_the_readme_run_as_shown(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)  # one of them saves a game in a file
    found = doctest.testfile(str(ROOT / "README.md"), module_relative=False, encoding="utf-8")
    assert found.attempted > 10
    assert found.failed == 0


def test_the_examples_in_the_readme_have_the_types_they_should(tmp_path: Path) -> None:
    examples = doctest.DocTestParser().get_examples((ROOT / "README.md").read_text(encoding="utf-8"))
    assert complaints("".join(example.source for example in examples), tmp_path) == []


def test_every_page_that_is_linked_is_there() -> None:
    for page in (ROOT / "README.md", ROOT / "ARCHITECTURE.md", ROOT / "CONTRIBUTING.md"):
        links = re.findall(r"\]\(([^)#:]+)\)", page.read_text(encoding="utf-8"))
        assert all((ROOT / link).is_file() for link in links), (page.name, links)


def test_every_make_target_of_the_readme_exists() -> None:
    targets = re.findall(r"^([a-z]+):", (ROOT / "Makefile").read_text(encoding="utf-8"), re.MULTILINE)
    named = re.findall(r"`?make ([a-z]+)\b", (ROOT / "README.md").read_text(encoding="utf-8"))
    assert {"play", "test"} <= set(named) <= set(targets)
