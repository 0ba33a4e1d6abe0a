"""The commands `vernissage` and `vernissage-games`, also with the other `vernissage` in the way."""

from __future__ import annotations

import subprocess
import sys
from importlib.metadata import entry_points
from pathlib import Path

import pytest

import vernissage_games
from vernissage import cli

STRANGE = "vernissage-0.3.1.dist-info"


def ran(*program: str, beside: Path | None = None) -> subprocess.CompletedProcess[str]:
    """Runs a program, with this folder on Python's path."""
    code = f"import sys; sys.path.append({str(beside)!r}); {program[0]}"
    return subprocess.run(  # noqa: S603 - our own program
        [sys.executable, "-c", code, *program[1:]], capture_output=True, text=True, check=False
    )


def test_both_commands_are_installed() -> None:
    ours = {
        each.name: each.value for each in entry_points(group="console_scripts") if "vernissage" in each.name
    }
    assert ours == {"vernissage": "vernissage_games:main", "vernissage-games": "vernissage_games:open_house"}


@pytest.mark.parametrize(
    ("given", "meant"),
    [
        ([], ["serve"]),
        (["--port", "9000"], ["serve", "--port", "9000"]),
        (["--help"], ["--help"]),
        (["rules", "--help"], ["rules", "--help"]),
        (["serve", "--https"], ["serve", "--https"]),
    ],
)
def test_the_command_named_like_the_package_opens_a_house(
    given: list[str], meant: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "argv", ["vernissage-games", *given])
    monkeypatch.setattr(cli, "main", lambda: None)
    vernissage_games.open_house()
    assert sys.argv[1:] == meant


def test_the_command_alone_says_what_it_can_do() -> None:
    said = ran("import vernissage_games; vernissage_games.main()")
    assert all(f" {name} " in said.stdout + said.stderr for name in cli.COMMANDS)


@pytest.mark.parametrize("program", ["import vernissage", "import vernissage_games; vernissage_games.main()"])
def test_the_other_package_of_this_name_is_noticed_at_once(program: str, tmp_path: Path) -> None:
    assert ran("import vernissage", beside=tmp_path).returncode == 0
    (tmp_path / STRANGE).mkdir()
    said = ran(program, beside=tmp_path)
    assert said.returncode == 1
    last = said.stderr.strip().splitlines()[-1]
    assert "The unrelated PyPI package 'vernissage'" in last
    assert "pip uninstall --yes vernissage" in last
