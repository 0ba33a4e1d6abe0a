"""Finds which rules of a game's rulebook are cited in its code and by the names of its tests.

Code says `ABC-4.3`, or `ABC-4.1 to ABC-4.3` for a range; a test is called `test_abc_4_3_…`.
"""

from __future__ import annotations

import ast
import re
from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path

from vernissage.rulebook import rules


@dataclass(frozen=True)
class Cited:
    """How often each rule is cited, and citations of rules that don't exist."""

    rules: tuple[str, ...]
    in_code: Counter[str]
    in_tests: Counter[str]
    unknown: tuple[str, ...]

    @property
    def without_code(self) -> list[str]:
        return [rule for rule in self.rules if not self.in_code[rule]]

    @property
    def without_test(self) -> list[str]:
        return [rule for rule in self.rules if not self.in_tests[rule]]


def cited(folder: Path, prefix: str) -> Cited:
    """Returns the citations in a game's folder. A primer, which cites rules to explain them, is left out."""
    book = folder / "RULES.md"
    numbers = tuple(rules(book.read_text(encoding="utf-8"))) if book.is_file() else ()
    files = sorted(folder.rglob("*.py"))
    code = [path for path in files if not {"tests", "primer"} & {*path.relative_to(folder).parts}]
    tests = [path for path in files if path not in code]
    in_code = Counter(number for path in code for number in _in_text(path, prefix, numbers))
    in_tests = Counter(number for path in tests for number in _in_names(path, prefix, numbers))
    said = {*in_code, *in_tests, *(number for path in tests for number in _in_text(path, prefix, numbers))}
    return Cited(numbers, in_code, in_tests, tuple(sorted(said - _sayable(numbers))))


def _sayable(numbers: Iterable[str]) -> set[str]:
    """Returns the rules and their chapters: `ABC-4` stands for all of `ABC-4.1`, `ABC-4.2`, …"""
    return {*numbers, *(number.rpartition(".")[0] for number in numbers)}


def _in_text(path: Path, prefix: str, numbers: tuple[str, ...]) -> Iterator[str]:
    """Yields every number in a file; for a range, also the rules in between."""
    number = rf"{prefix}-\d+(?:\.\d+)*"
    text = path.read_text(encoding="utf-8")
    yield from re.findall(number, text)
    for first, last in re.findall(rf"(?=({number})\s+to\s+({number}))", text):
        if first in numbers and last in numbers:
            yield from numbers[numbers.index(first) + 1 : numbers.index(last)]


def _in_names(path: Path, prefix: str, numbers: tuple[str, ...]) -> Iterator[str]:
    """Yields the rule in the name of every test: `test_abc_4_3_2_cards_move_it_by_2` is about ABC-4.3."""
    name = re.compile(rf"test_{prefix.lower()}((?:_\d+)+)(?:_|$)")
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        found = name.match(node.name) if isinstance(node, ast.FunctionDef) else None
        if found:
            said = f"{prefix}-{found[1].strip('_').replace('_', '.')}"
            yield max((rule for rule in numbers if f"{said}.".startswith(f"{rule}.")), key=len, default=said)


def summary(title: str, found: Cited) -> Iterator[str]:
    """Yields a table for people: each rule, and how often code and tests cite it."""
    yield f"{title}: {len(found.rules)} rules"
    yield f"  {'rule':<10}{'code':>5}{'tests':>7}"
    for rule in found.rules:
        in_code, in_tests = found.in_code[rule], found.in_tests[rule]
        yield f"  {rule:<10}{in_code:>5}{in_tests:>7}{'' if in_code and in_tests else '   <- missing'}"
    yield f"  {'cited':<10}{_share(found.without_code, found):>5}{_share(found.without_test, found):>7}"


def _share(missing: list[str], found: Cited) -> str:
    return f"{len(found.rules) - len(missing)}/{len(found.rules)}"
