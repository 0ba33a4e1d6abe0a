"""No file outside a game's folder names the game, so a new game needs no other change."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from pathlib import Path

from tests.architecture.imports import ROOT
from vernissage import catalog

SEARCHED = ("src", "web", "tests", "bench", "docs/maker", "mkdocs.yml", "Makefile", ".ci")
"""Prose may name games: the README, docs and the changelog are not searched."""

BUILT = {"__pycache__", "node_modules", "static"}
"""Generated, or not ours."""

WRITTEN_BY_THE_BENCH = {
    Path("bench", "RESULTS.md"),
    Path("bench", "results.svg"),
    Path("bench", "growth.svg"),
    Path("bench", "twins.svg"),
}
"""Measurements over the catalog, which name its games."""


def spellings(name: str, title: str) -> set[str]:
    """Returns the spellings of a name: `two_words`, `two-words`, `two words`, `twowords`."""
    words = {*(name.replace("_", mark) for mark in "_- "), name.replace("_", "")}
    return {spelling.lower() for spelling in (*words, title)}


def _names(text: str, small: str, spelled: Iterable[str]) -> bool:
    """Returns whether a text contains one of these as a whole word: `ark` is not in `dark` or `marked`."""
    if not any(word in small for word in spelled):  # a quick check that settles most texts
        return False
    apart = re.sub(r"(?<=[a-z0-9])(?=[A-Z])", " ", text).lower()  # splits `CamelCase`
    words = "|".join(map(re.escape, sorted(spelled)))
    return any(re.search(rf"(?<![^\W\d_])(?:{words})(?![^\W\d_])", each) for each in (small, apart))


def mentions(root: Path, games: Iterable[tuple[str, str]]) -> list[str]:
    """Returns every file outside a game's folder that contains its name or title, as `file: name`."""
    found = []
    named = [(name, spellings(name, title)) for name, title in games]
    for path in _files(root):
        inside = path.relative_to(root)
        if inside in WRITTEN_BY_THE_BENCH:
            continue
        text = f"{inside}\n{path.read_bytes().decode('utf-8', 'ignore')}"
        small = text.lower()
        for name, words in named:
            home = Path("src", "vernissage", "games", name)
            if home not in inside.parents and _names(text, small, words):
                found.append(f"{inside}: {name}")
    return found


def _files(root: Path) -> Iterator[Path]:
    for part in SEARCHED:
        place = root / part
        inside = sorted(place.rglob("*")) if place.is_dir() else [place]
        yield from (path for path in inside if path.is_file() and BUILT.isdisjoint(path.parts))


def real_games() -> list[tuple[str, str]]:
    """Returns folder and title of every game. A template's name is an everyday word and is allowed."""
    found = ((name, catalog.find(name)) for name in catalog.names(with_drafts=True))
    return [(name, game.info.title) for name, game in found if game is not None]


def test_no_game_is_named_outside_its_folder() -> None:
    assert mentions(ROOT, real_games()) == [], (
        "what is about one game belongs into its folder; an everyday word makes a poor name"
    )


def test_a_name_outside_its_folder_is_found(tmp_path: Path) -> None:
    texts = {
        "src/vernissage/games/two_words/rules.py": "two_words",
        "src/vernissage/games/other/rules.py": "as in Two-Words",
        "src/vernissage/cli/play.py": "if name == 'twowords':",
        "tests/test_title.py": "# The Title",
        "tests/two_words/test_path.py": "",
        "tests/test_classes.py": "class TwoWords2: ...",
        "tests/test_part.py": "untwo_wordsy, TwoWordsmith, the titles, subtitle",
        "bench/run.py": "nothing",
        "bench/RESULTS.md": "two words",
        "Makefile": "GAME = TWO WORDS",
        "README.md": "two words",
    }
    for inside, text in texts.items():
        path = tmp_path / inside
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    assert mentions(tmp_path, [("two_words", "The Title")]) == [
        "src/vernissage/cli/play.py: two_words",
        "src/vernissage/games/other/rules.py: two_words",
        "tests/test_classes.py: two_words",
        "tests/test_title.py: two_words",
        "tests/two_words/test_path.py: two_words",
        "Makefile: two_words",
    ]
