"""The list of texts in CONTRIBUTING.md is the one that the code requires."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

from tests.architecture.imports import ROOT
from tests.needed_texts import missing, needed
from tests.play import every_game, game_called
from vernissage import catalog
from vernissage.text import Text, languages

PAGE = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8").partition("### The texts of a game")[2]
PAGE = PAGE.partition("What a newcomer is told")[0]  # primers have their own tests
ROWS = [line.split("|")[1] for line in PAGE.splitlines() if line.startswith("| `")]
PATTERNS = [pattern for row in ROWS for pattern in re.findall(r"`([^`]+)`", row)]
ALL = catalog.names(with_templates=True)
USUAL = re.compile(r"^usual-rules =", re.MULTILINE)


def ids(file: Path) -> set[str]:
    entries = FluentParser().parse(file.read_text(encoding="utf-8")).body
    said = [entry for entry in entries if isinstance(entry, ast.Message)]
    parts = {f"{entry.id.name}.{part.id.name}" for entry in said for part in entry.attributes}
    return {entry.id.name for entry in said} | parts


def has_usual_rules(name: str) -> bool:
    return USUAL.search((catalog.folder(name) / "text" / "en.ftl").read_text(encoding="utf-8")) is not None


@every_game
def test_a_game_says_all_that_its_code_asks_for(name: str) -> None:
    assert not missing(name), f"text/en.ftl lacks {missing(name)}; `python -m tests.needed_texts {name}`"


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("name", [name for name in ALL if has_usual_rules(name)])
def test_the_usual_rules_are_filled_by_the_usual_options(name: str, language: str) -> None:
    text = Text(catalog.folder(name), language)
    assert "{" not in text.say_under("usual-rules", game_called(name).types.options())
    assert text.mistakes == []


def test_all_that_code_asks_for_is_on_the_list() -> None:
    asked = {pattern for name in ALL for pattern in needed(name).values()}
    assert asked <= set(PATTERNS)


def test_nothing_on_the_list_is_asked_for_by_nobody() -> None:
    said = {each for name in ALL for each in ids(catalog.folder(name) / "text" / "en.ftl")}
    unused = [
        pattern
        for pattern in PATTERNS
        if not any(re.fullmatch(re.sub(r"<\w+>", r"[\\w-]+", pattern), each) for each in said)
    ]
    assert PATTERNS
    assert unused == []
