"""Settings come from the command line, else the environment, else a file; all are documented."""

from __future__ import annotations

import inspect
import re
import tomllib
from pathlib import Path
from typing import get_type_hints

import pytest

from tests.architecture.imports import ROOT
from tests.cli.told import run
from vernissage.cli import COMMANDS, settings
from vernissage.cli.serve import serve

PAGE = (ROOT / "docs" / "house.md").read_text(encoding="utf-8")
ROW = re.compile(r"^\| `--([\w-]+)` \| `(\w+)` \| `([^`]+)` \| ([^|]+) \|", re.MULTILINE)


def test_the_table_in_the_documentation_is_the_code() -> None:
    rows = ROW.findall(PAGE)
    assert [name for name, *_ in rows] == list(settings.SETTINGS)
    for name, variable, example, default in rows:
        assert variable == settings.variable(name)
        ((said, value),) = tomllib.loads(example).items()
        assert (said, type(value)) == (name, settings.SETTINGS[name])
        real = inspect.signature(serve).parameters[name.replace("-", "_")].default
        told = {"on": "True", "off": "False"}.get(default, default.strip("`"))
        assert told == str(real) or real in {None, ""}, name


def test_whatever_a_house_can_be_told_is_a_setting() -> None:
    options = [name.strip("_").replace("_", "-") for name in inspect.signature(serve).parameters]
    assert options == ["context", *settings.SETTINGS, "settings"], (
        "every option of `serve` is a setting (`context` is Typer's)"
    )
    hints = get_type_hints(serve, include_extras=True)
    for name in settings.SETTINGS:
        (option,) = hints[name.replace("-", "_")].__metadata__
        assert option.envvar == settings.variable(name)


def test_every_tool_of_the_keeper_is_documented() -> None:
    tools = [name for name, place in COMMANDS.items() if _takes_database(place)]
    assert len(tools) > 8
    assert [name for name in tools if f"`vernissage {name}" not in PAGE] == []


def _takes_database(place: str) -> bool:
    module, _, function = place.partition(":")
    return (
        "database" in inspect.signature(getattr(__import__(module, fromlist=[function]), function)).parameters
    )


def where(text: str, tmp_path: Path) -> Path:
    file = tmp_path / "house.toml"
    file.write_text(text, encoding="utf-8")
    return file


def asked_for(*words: str, **environment: str) -> str:
    """Returns the database that a command looked for; none exists, so the error message names it."""
    return run("tables", *words, **environment).err


def test_the_command_line_counts_before_the_environment_and_that_before_the_file(tmp_path: Path) -> None:
    file = where(f'database = "sqlite:///{tmp_path}/of-the-file.db"\n', tmp_path)
    there = {"VERNISSAGE_DATABASE": f"sqlite:///{tmp_path}/of-the-environment.db"}
    line = ("--database", f"sqlite:///{tmp_path}/of-the-line.db")
    assert "of-the-file.db" in asked_for("--settings", str(file))
    assert "of-the-file.db" in asked_for(VERNISSAGE_SETTINGS=str(file))
    assert "of-the-environment.db" in asked_for("--settings", str(file), **there)
    assert "of-the-line.db" in asked_for("--settings", str(file), *line, **there)


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("prot = 8000\n", "there is no setting 'prot'"),
        ('port = "many"\n', "port is a whole number, not 'many'"),
        ("port = true\n", "port is a whole number, not True"),
        ("programs = 1\n", "programs is true or false, not 1"),
        ('game = "one"\n', "game is a list of texts"),
        ("[house]\nport = 1\n", "there is no setting 'house'"),
        ("port = \n", "can't be read: Invalid value"),
    ],
)
def test_a_file_that_is_wrong_is_refused_in_a_sentence(tmp_path: Path, text: str, says: str) -> None:
    told = run("serve", "--settings", str(where(text, tmp_path)))
    assert told.code == 2
    assert says in told.err
    assert told.err.count("\n") == 1


def test_a_file_that_is_not_there_is_refused_in_a_sentence(tmp_path: Path) -> None:
    told = run("serve", "--settings", str(tmp_path / "none.toml"))
    assert (told.code, "can't be read: No such file" in told.err) == (2, True)
