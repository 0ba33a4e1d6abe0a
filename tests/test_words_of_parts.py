"""Texts loaded with one part of the web client are used by that part only, since others may lack them."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

import pytest

SHELL: Final = Path(__file__).parents[1] / "web" / "src"
NAMED: Final = re.compile(r"^([a-z][\w-]*) =", re.MULTILINE)
SAID: Final = re.compile(r"['\"`]([a-z]+(?:-[a-z0-9]+)+)['\"`]")
SPEAKING: Final = sorted({*SHELL.rglob("*.svelte"), *SHELL.rglob("*.ts")})


def names(file: Path) -> set[str]:
    """Returns the messages in this file."""
    return set(NAMED.findall(file.read_text()))


PARTS: Final = {file.parent.name: names(file) for file in SHELL.glob("text/*/en.ftl")}
EVERYWHERE: Final = names(SHELL / "text" / "en.ftl")


def parts_of(file: Path) -> set[str]:
    """Returns the parts whose texts this file uses, apart from those that are always loaded."""
    said = set(SAID.findall(file.read_text())) - EVERYWHERE
    return {part for part, words in PARTS.items() if words & said}


def test_there_are_parts_and_they_speak() -> None:
    spoken = {part for file in SPEAKING for part in parts_of(file)}
    rest = {"offline", "portraits"}
    assert spoken >= PARTS.keys() - rest, "`offline` is a page of its own; portraits are named one by one"


@pytest.mark.parametrize("file", SPEAKING, ids=lambda file: str(file.relative_to(SHELL)))
def test_nothing_is_said_with_words_of_two_parts(file: Path) -> None:
    assert len(parts_of(file)) <= 1
