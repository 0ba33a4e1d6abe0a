"""`vernissage rules`: every rule of every game can be read, as a whole or by number."""

from __future__ import annotations

import re

import pytest
from typer.testing import CliRunner

from tests.play import every_game, game_called
from vernissage import catalog, rulebook
from vernissage.cli import app

BOOK = """
# A game: the rules

Some words | with a bar.

## Set-up
| id | rule |
|---|---|
| ABC-1.1 | Sit down. |
| ABC-1.2 | Say `a \\| b`. |

## The end ##
| ABC-2.1 | Stand up, as in ABC-1.1. |
| ABC-10.1 | Go. |
"""


def book(name: str) -> str:
    return (catalog.folder(name) / "RULES.md").read_text(encoding="utf-8")


def read(*args: str) -> tuple[int, str]:
    """Returns the exit code and the output, with white space normalised."""
    result = CliRunner().invoke(app, ["rules", *args])
    return result.exit_code, " ".join(result.output.split())


def plain(markdown: str) -> str:
    """Strips Markdown from a text."""
    return " ".join(re.sub(r"[*`]", "", markdown).split())


@every_game
def test_the_whole_rulebook_is_printed(name: str) -> None:
    code, said = read(name)
    assert code == 0
    assert all(number in said for number in rulebook.rules(book(name)))


@every_game
def test_no_number_stands_for_two_rules(name: str) -> None:
    rows = re.findall(r"^\|\s*[A-Z]+-\d", book(name), re.MULTILINE)
    assert len(rulebook.rules(book(name))) == len(rows) > 0


@every_game
def test_one_rule_is_printed_by_its_number(name: str) -> None:
    prefix = game_called(name).info.prefix
    number, text = next(iter(rulebook.rules(book(name)).items()))
    for asked in (number, number.lower(), number.removeprefix(f"{prefix}-")):
        assert read(name, asked) == (0, f"{number} {plain(text)}")


@every_game
def test_an_unknown_number_is_refused_and_close_ones_suggested(name: str) -> None:
    prefix = game_called(name).info.prefix
    code, said = read(name, "1.99")
    assert code == 1
    assert "There is no rule 1.99. Did you mean" in said
    assert f"{prefix}-1.1" in said
    assert read(name, "nonsense") == (1, "✗ There is no rule nonsense.")


def test_an_unknown_game_is_refused() -> None:
    code, said = read("nonsense")
    assert code == 1
    assert "There is no game called nonsense." in said


def test_a_rulebook_is_read_section_by_section() -> None:
    assert rulebook.sections(BOOK) == {
        "Set-up": {"ABC-1.1": "Sit down.", "ABC-1.2": "Say `a | b`."},
        "The end": {"ABC-2.1": "Stand up, as in ABC-1.1.", "ABC-10.1": "Go."},
    }
    assert list(rulebook.rules(BOOK)) == ["ABC-1.1", "ABC-1.2", "ABC-2.1", "ABC-10.1"]
    assert rulebook.rules("no rules | here |") == {}


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        ("ABC-1.2", ("ABC-1.2",)),
        (" abc-1.2 ", ("ABC-1.2",)),
        ("1.2", ("ABC-1.2",)),
        ("1", ("ABC-1.1", "ABC-1.2")),
        ("ABC-1", ("ABC-1.1", "ABC-1.2")),
        ("1.", ()),
        ("", ()),
        ("XYZ-1.2", ()),
        ("11", ()),
    ],
)
def test_a_number_can_be_said_in_several_ways(said: str, meant: tuple[str, ...]) -> None:
    assert rulebook.look_up(rulebook.rules(BOOK), said) == meant


@pytest.mark.parametrize(
    ("said", "close"),
    [("1.7", ("ABC-1.1", "ABC-1.2")), ("3.1", ("ABC-2.1", "ABC-1.1", "ABC-10.1")), ("nonsense", ())],
)
def test_what_may_have_been_meant_is_suggested(said: str, close: tuple[str, ...]) -> None:
    assert rulebook.close_to(rulebook.rules(BOOK), said) == close
