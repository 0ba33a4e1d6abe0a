"""Every install command in texts names this package, not another one with a similar name."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from importlib.metadata import metadata
from typing import Any, Final

import pytest

from tests.architecture.imports import ROOT
from vernissage.distribution import NAME, install, release

COMMANDS: Final = (
    r"pip3? install|pip3? download|pipx (?:run|install)|uvx|uv (?:add|pip install|tool install|tool run)"
)
INSTALLS: Final = re.compile(rf"\b(?:{COMMANDS})\s+(?P<what>[^\n`]*)")
MENTIONS: Final = re.compile(r"(?<![\w/.-])vernissage[\w-]*\[[\w,]*\]")
"""Matches an extra of this package, by any name."""
ASKED_FOR: Final = re.compile(r"\binstall\('?\"?(\w+)")
"""Matches an extra that a message names through `install`."""
STRANGER: Final = re.compile(r"(?<![\w/.-])vernissage(?![\w-])(?:\[|==|>=|@|\s*$|'|\"|\s)")
TEXTS: Final = (".md", ".py", ".ftl", ".toml", ".ipynb", ".txt", ".svelte", ".ts", ".service", ".yml", ".cff")
FOLDERS: Final = ("src", "docs", "deploy", "web/src", "web/scripts", "bench", ".ci")


def project() -> dict[str, Any]:
    read: dict[str, Any] = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    return read


def texts() -> Iterator[tuple[str, str]]:
    """Yields every file with text for people, and its contents."""
    inside = (path for folder in FOLDERS for path in (ROOT / folder).rglob("*") if "static" not in path.parts)
    for path in (*ROOT.iterdir(), *inside):
        if path.is_file() and (path.suffix in TEXTS or path.suffix == ""):
            yield str(path.relative_to(ROOT)), path.read_text(encoding="utf-8")


def faults(said: str) -> list[str]:
    """Returns install commands for another package, and extras that don't exist."""
    fetched = [each["what"] for each in INSTALLS.finditer(said) if STRANGER.search(each["what"])]
    extras = project()["optional-dependencies"]
    other = [
        each
        for each in MENTIONS.findall(said)
        if each.partition("[")[0] != NAME or not set(each.partition("[")[2][:-1].split(",")) <= set(extras)
    ]
    return fetched + other


def test_the_package_is_installed_by_the_name_the_code_knows() -> None:
    assert project()["name"] == NAME == metadata(NAME)["Name"]
    assert release() == project()["version"]


def test_no_text_tells_anybody_to_install_another_package() -> None:
    found = {name: wrong for name, said in texts() if (wrong := faults(said))}
    assert found == {}


def test_every_extra_that_a_message_names_exists() -> None:
    named = {extra for name, said in texts() if name.startswith("src") for extra in ASKED_FOR.findall(said)}
    assert {"research", "plots", "postgres", "cluster", "otel", "art"} <= named
    assert named - {"extra"} <= set(project()["optional-dependencies"])
    assert install("art") == f"pip install '{NAME}[art]'"


@pytest.mark.parametrize(
    "said",
    [
        "pip install vernissage",
        "`pip install 'vernissage[research]'` brings PettingZoo",
        "install `'vernissage[postgres]'` in place of it",
        "uvx vernissage",
        "pipx run vernissage serve",
        "pip install vernissage==0.1.0",
        "needs `vernissage-games[nonsense]`",
    ],
)
def test_such_a_text_would_be_found(said: str) -> None:
    assert faults(said) != []


@pytest.mark.parametrize(
    "said", ["pip install vernissage-games", "uvx vernissage-games", "`pip install 'vernissage-games[art]'`"]
)
def test_its_own_name_is_fine(said: str) -> None:
    assert faults(said) == []
