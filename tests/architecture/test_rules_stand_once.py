"""The browser knows no rules: points, legality and order are computed in Python.

A rule that is written again mostly leaves traces, which are searched for in every game's `web` folder:

- a comment that begins with a rule's number, which is how code that implements a rule is marked;
- a function or number with a name from the game's rules;
- a loop over all past events: conclusions from them belong into `view`, `preview` and `retrospect`.

A game may list exceptions, with a reason for each file: `tests/rules_in_the_browser.txt`.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.architecture.imports import ROOT
from vernissage import catalog

GAMES = ROOT / "src" / "vernissage" / "games"
LEFT = Path("tests", "rules_in_the_browser.txt")
TELLERS = {"__init__.py", "bots.py", "extras.py", "imagine.py", "preview.py", "terminal.py", "view.py"}
"""Files that show or play a game, or load those. All others are its rules."""

NUMBERED = re.compile(r"(?:/\*\*?|//|<!--)\s*[A-Z]{3}-\d")
DEFINED = re.compile(
    r"\bfunction\*? (\w+)|^(?:export )?const (\w+)[^=\n]* = \(|\bconst ([A-Z][A-Z_]*) = -?\d", re.MULTILINE
)
GONE_THROUGH = re.compile(r"\bstory\s*\.(?!at\(-1\))\w+\(|\bof story\b(?!\.at\(-1\))|\bEvent\[\]")


def defined_by_the_rules(game: Path) -> set[str]:
    """Returns the functions and numbers of a game's rules, as TypeScript would spell them."""
    modules = (path for path in game.glob("*.py") if path.name not in TELLERS)
    nodes = (node for path in modules for node in ast.parse(path.read_text(encoding="utf-8")).body)
    return {_spelled(name) for node in nodes for name in _names(node)}


def _names(node: ast.stmt) -> Iterator[str]:
    match node:
        case ast.FunctionDef(name=name):
            yield name
        case ast.AnnAssign(target=ast.Name(id=name), value=ast.Constant(value=int() | float())):
            yield name


def _spelled(name: str) -> str:
    """Converts a name: `_set_out` is `setOut`; a constant keeps its capitals."""
    if name.isupper():
        return name
    first, *others = name.strip("_").split("_")
    return first + "".join(map(str.title, others))


def rules_in(game: Path) -> dict[str, list[str]]:
    """Returns, by file, every trace of a rule in a game's browser code, as `line: what`."""
    rules = defined_by_the_rules(game)
    found: dict[str, list[str]] = {}
    for path in sorted((game / "web").rglob("*")):
        if path.suffix not in {".ts", ".svelte"} or path.name == "types.ts" or "test" in path.parts:
            continue
        traces = sorted(_traces(path.read_text(encoding="utf-8"), rules))
        if traces:
            found[path.relative_to(game).as_posix()] = [f"{line}: {what}" for line, what in traces]
    return found


def _traces(text: str, rules: set[str]) -> Iterator[tuple[int, str]]:
    for pattern in (NUMBERED, GONE_THROUGH):
        yield from ((_line(text, found), found.group().strip()) for found in pattern.finditer(text))
    for found in DEFINED.finditer(text):
        name = next(filter(None, found.groups()))
        if name in rules:
            yield _line(text, found), name


def _line(text: str, found: re.Match[str]) -> int:
    return text.count("\n", 0, found.start()) + 1


def left_over(game: Path) -> dict[str, str]:
    """Returns, by file, why it may still contain a rule."""
    file = game / LEFT
    lines = file.read_text(encoding="utf-8").splitlines() if file.exists() else []
    return dict(line.split(": ", 1) for line in lines if line and not line.startswith("#"))


@pytest.mark.parametrize("name", catalog.names(with_templates=True))
def test_no_rule_stands_a_second_time_in_the_browser(name: str) -> None:
    found, left = rules_in(GAMES / name), left_over(GAMES / name)
    assert {file: traces for file, traces in found.items() if file not in left} == {}
    assert left.keys() <= found.keys(), "this is clean now: remove it from the list"


RULES = """
FOOLED: Final = 6
def _set_out(journey): ...
def points(state): ...
"""


def planted(folder: Path, file: str, text: str) -> Path:
    """Creates a game with these rules and this browser code."""
    for path, written in ((folder / "scoring.py", RULES), (folder / "web" / file, text)):
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(written, encoding="utf-8")
    return folder


@pytest.mark.parametrize(
    ("file", "text"),
    [
        ("ribbons.ts", "/** ABC-3.10, ABC-4.2: nothing beyond a ladder. */"),
        ("parts/Easel.svelte", "  // ABC-3.9: the topmost counts"),
        ("truth.ts", "function setOut({ stops }: Journey): number {"),
        ("verdict.ts", "export const points = (seat: number): number => 2 * ribbons[seat];"),
        ("cards.ts", "export const FOOLED = 6;"),
        ("parts/Piles.svelte", "  const FOOLED = 6;"),
        ("Result.svelte", "  const told = $derived(truth(story.flatMap(({ events }) => events)));"),
        ("history.ts", "  for (const { events } of story) {"),
        ("truth.ts", "export function truth(events: readonly Event[], players: number): Truth {"),
    ],
)
def test_the_trace_of_a_rule_is_found(tmp_path: Path, file: str, text: str) -> None:
    found = rules_in(planted(tmp_path, file, f"\n{text}\n"))
    assert list(found) == [f"web/{file}"]
    assert all(trace.startswith("2: ") for trace in found[f"web/{file}"])


@pytest.mark.parametrize(
    "text",
    [
        "  const RULE = 'ABC-4.4';",
        "  const NARROW = 760;",
        "  const points = $derived(sight.outcome?.scores[0] ?? 0);",
        "  const ended = story.at(-1)?.events.find(({ event }) => event === 'ended');",
        "  for (const event of story.at(-1)?.events.toReversed() ?? []) {",
        "<!-- A sheet with the story. It tells what happened. -->",
        "<Log {story} {text} />",
    ],
)
def test_what_draws_and_cites_is_no_rule(tmp_path: Path, text: str) -> None:
    assert rules_in(planted(tmp_path, "Table.svelte", text)) == {}


def test_what_is_told_and_what_tests_are_no_rules(tmp_path: Path) -> None:
    for file in ("types.ts", "test/history.test.ts"):
        planted(tmp_path, file, "export type Story = Event[];\nfunction setOut() {}\n")
    assert rules_in(tmp_path) == {}
