"""A release is prepared as `make release` promises, and its workflows do only what `make` does."""

from __future__ import annotations

import re
import subprocess
import sys
import tomllib
from pathlib import Path
from typing import Any

import pytest
import yaml  # type: ignore[import-untyped] # MkDocs brings it along

from tests.architecture.imports import ROOT
from tests.release import CHANGELOG, CITATION, PROJECT, cited, dated, faults, numbered, unclean, unreleased

WORKFLOWS = sorted((ROOT / ".github/workflows").glob("*.yml"))
TARGETS = set(re.findall(r"^([a-z-]+):", (ROOT / "Makefile").read_text(encoding="utf-8"), re.MULTILINE))
TOOLS = Path(sys.executable).parent
BEFORE = "# Changelog\n\n## Unreleased\n\n### Added\n\n- A door.\n\n## 0.1.0 - 2031-01-02\n\n- A house.\n"


def steps(workflow: Path) -> list[dict[str, Any]]:
    jobs = yaml.safe_load(workflow.read_text(encoding="utf-8"))["jobs"].values()
    return [step for job in jobs for step in job["steps"]]


def test_a_changelog_is_dated_and_begins_anew() -> None:
    after = dated(BEFORE, "0.2.0", "2031-05-04")
    assert unreleased(after) == ""
    assert "## 0.2.0 - 2031-05-04\n\n### Added\n\n- A door." in after
    assert after.index("## Unreleased") < after.index("## 0.2.0") < after.index("## 0.1.0")


def test_the_version_is_written_wherever_it_is_said() -> None:
    project = numbered(PROJECT.read_text(encoding="utf-8"), "9.8.7", "2031-05-04")
    assert tomllib.loads(project)["project"]["version"] == "9.8.7"
    citation = CITATION.read_text(encoding="utf-8")
    for _ in range(2):
        citation = cited(citation, "9.8.7", "2031-05-04")
    assert citation.count("version: 9.8.7\ndate-released: 2031-05-04\n") == 1
    assert citation.count("date-released") == 1


def test_our_own_changelog_can_be_released() -> None:
    assert list(faults("99.0.0", CHANGELOG.read_text(encoding="utf-8"), [])) == []


@pytest.mark.parametrize(
    ("version", "changelog", "says"),
    [
        ("two", BEFORE, "no number of a release"),
        ("", BEFORE, "no number of a release"),
        ("0.1.0", BEFORE, "not newer than 0.1.0"),
        ("0.0.9", BEFORE, "not newer than 0.1.0"),
        ("0.3.0", BEFORE, "a tag v0.3.0 already"),
        ("0.2.0", dated(BEFORE, "0.1.1", "2031-05-04"), "says nothing"),
    ],
)
def test_what_is_in_the_way_is_said(version: str, changelog: str, says: str) -> None:
    (fault,) = faults(version, changelog, ["v0.3.0"])
    assert says in fault


def test_a_release_is_of_what_is_committed() -> None:
    assert list(unclean("")) == []
    assert list(unclean(" M README.md\n")) == ["These files are not committed:\n M README.md\n"]


@pytest.mark.parametrize("workflow", WORKFLOWS, ids=lambda file: file.stem)
def test_a_workflow_runs_nothing_but_make(workflow: Path) -> None:
    lines = [line for step in steps(workflow) for line in step.get("run", "").splitlines()]
    for line in lines:
        make, *targets = (word for word in line.split() if "=" not in word)
        assert make == "make"
        assert set(targets) <= TARGETS, line


@pytest.mark.parametrize("workflow", WORKFLOWS, ids=lambda file: file.stem)
def test_a_workflow_uses_actions_by_their_commit(workflow: Path) -> None:
    for step in steps(workflow):
        assert re.fullmatch(r"[\w-]+/[\w-]+@[0-9a-f]{40}", step.get("uses", f"a/b@{'0' * 40}"))


def test_the_tests_run_on_every_python_that_the_package_names() -> None:
    project = tomllib.loads(PROJECT.read_text(encoding="utf-8"))["project"]
    named = [each.rpartition(" ")[2] for each in project["classifiers"] if ":: Python :: 3" in each]
    (matrix,) = re.findall(
        r"python: \[(.*)\]", (ROOT / ".github/workflows/test.yml").read_text(encoding="utf-8")
    )
    assert [each.strip('" ') for each in matrix.split(",")] == named


@pytest.mark.parametrize(
    "command",
    [
        ["check-jsonschema", "--builtin-schema", "vendor.github-workflows", *map(str, WORKFLOWS)],
        ["check-jsonschema", "--builtin-schema", "vendor.dependabot", str(ROOT / ".github/dependabot.yml")],
        ["zizmor", "--offline", "--quiet", str(ROOT / ".github")],
    ],
    ids=["workflows", "dependabot", "zizmor"],
)
def test_the_linters_have_nothing_to_say(command: list[str]) -> None:
    done = subprocess.run([TOOLS / command[0], *command[1:]], capture_output=True, text=True, check=False)  # noqa: S603 - a linter
    assert done.returncode == 0, done.stdout + done.stderr
