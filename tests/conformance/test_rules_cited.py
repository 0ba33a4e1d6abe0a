"""Every rule is cited by code and by a test, and nothing cites a rule that doesn't exist."""

from __future__ import annotations

from pathlib import Path

from tests.conformance.cited import cited, summary
from tests.play import game_called
from vernissage import catalog


def test_every_rule_is_cited_by_code(name: str) -> None:
    found = cited(catalog.folder(name), game_called(name).info.prefix)
    assert found.rules, "RULES.md has a table of rules: `| ABC-1.1 | What the rule says. |`"
    assert found.without_code == [], "name these rules in the docstring of the function that keeps each"


def test_every_rule_is_cited_by_a_test(name: str) -> None:
    found = cited(catalog.folder(name), game_called(name).info.prefix)
    assert found.rules, "RULES.md has a table of rules: `| ABC-1.1 | What the rule says. |`"
    assert found.without_test == [], (
        f"each needs a test of its number: test_{game_called(name).info.prefix.lower()}_4_2_what_it_says"
    )


def test_only_rules_of_the_book_are_cited(name: str) -> None:
    assert cited(catalog.folder(name), game_called(name).info.prefix).unknown == (), (
        "no such rules in RULES.md: is the number wrong, or the rule not written down?"
    )


BOOK = "| ABC-1.1 | One. |\n| ABC-1.2 | Two. |\n| ABC-1.3 | Three. |\n| ABC-2.1 | Four. |\n"
CODE = '''"""ABC-1: the first chapter; ABC-1.1 to ABC-1.3, and ABC-9.9."""\n'''
TESTS = "def test_abc_1_2_2_is_two(): pass\ndef test_abc_1_4_is_no_rule(): pass\ndef helper(): 'ABC-3'\n"


def test_what_is_missing_and_what_is_unknown_is_found(tmp_path: Path) -> None:
    (tmp_path / "tests").mkdir()
    (tmp_path / "RULES.md").write_text(BOOK, encoding="utf-8")
    (tmp_path / "rules.py").write_text(CODE, encoding="utf-8")
    (tmp_path / "tests" / "test_rules.py").write_text(TESTS, encoding="utf-8")
    found = cited(tmp_path, "ABC")
    assert found.without_code == ["ABC-2.1"]
    assert found.without_test == ["ABC-1.1", "ABC-1.3", "ABC-2.1"]
    assert found.unknown == ("ABC-1.4", "ABC-3", "ABC-9.9")
    assert list(summary("Title", found)) == [
        "Title: 4 rules",
        "  rule       code  tests",
        "  ABC-1.1       1      0   <- missing",
        "  ABC-1.2       1      1",
        "  ABC-1.3       1      0   <- missing",
        "  ABC-2.1       0      0   <- missing",
        "  cited       3/4    1/4",
    ]
