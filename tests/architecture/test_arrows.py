"""Allowed imports between the packages. Anything not listed here is forbidden."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.architecture.imports import SRC, calls, imports, python_files

BY_NAME = frozenset({"import_module", "__import__"})
"""Functions that import by name. Only packages that may import everything may use them."""
EVERY_ROOM = (
    frozenset(
        {
            "core",
            "games",
            "bots",
            "catalog",
            "rulebook",
            "text",
            "files",
            "learn",
            "research",
            "terminal",
            "answer",
            "art",
            "table",
            "server",
            "tab",
            "cli",
            "distribution",
            "rich",
        }
    )
    | BY_NAME
)
ARROWS: dict[str, frozenset[str]] = {
    "": frozenset({"api"}),
    "api": frozenset({"core", "bots", "catalog", "client", "files", "errors"}),
    "client": frozenset({"core", "bots", "catalog", "errors"}),
    "errors": frozenset({"core", "catalog", "text"}),
    "core": frozenset(),
    "distribution": frozenset(),
    "games": frozenset({"core"}),
    "bots": frozenset({"core"}),
    "catalog": frozenset({"core", "bots", "games"}) | BY_NAME,
    "rulebook": frozenset({"core", "catalog"}),
    "text": frozenset({"core", "catalog", "rich"}),
    "files": frozenset({"core", "catalog"}),
    "learn": frozenset({"core", "catalog", "text"}),
    "art": frozenset({"core"}),
    "answer": frozenset({"core"}),
    "terminal": frozenset({"core", "catalog", "rich"}),
    "research": frozenset({"core", "bots", "catalog", "text", "terminal", "answer", "rich"}),
    "table": frozenset({"core"}),
    "server": frozenset({"core", "table", "bots", "catalog", "distribution", "text", "learn"}),
    "tab": frozenset({"core", "catalog", "server"}),
    "cli": EVERY_ROOM,
}
GAME_FILES: dict[str, frozenset[str]] = {
    "bots.py": frozenset({"core", "bots"}),
    "terminal.py": frozenset({"core", "text", "rich"}),
}
"""Two files of a game's folder may import more than its rules. So may its `art/`, `tasks/` and `twin/`."""


def room(parts: tuple[str, ...]) -> str:
    """Returns the package: `core` for `core/match.py`, `games/x` for `games/x/rules.py`."""
    if not parts or parts == ("__init__",):
        return ""
    if parts[0] == "games" and len(parts) > 1 and parts[1] != "__init__":
        return f"games/{parts[1]}"
    return parts[0]


def allowed(path: Path, root: Path) -> frozenset[str]:
    """Returns the packages that this file may import from."""
    inside = path.relative_to(root).with_suffix("").parts
    home = room(inside)
    if not home.startswith("games/"):
        return ARROWS.get(home, frozenset()) | {home}
    if "tests" in inside:
        return EVERY_ROOM - {"games"} | {home}
    if inside[2:3] == ("art",):
        return frozenset({"core", "art", home})
    if inside[2:3] == ("twin",):
        return frozenset({"core", "research", home})
    if inside[2:3] == ("tasks",):
        return frozenset({"core", "bots", "research", home})
    return GAME_FILES.get(path.name, ARROWS["games"]) | {home}


def wrong_arrows(root: Path) -> list[str]:
    """Returns every forbidden import, as `file:line package`."""
    found = []
    for path in python_files(root):
        rooms = allowed(path, root)
        targets = [(line, _target(name, root)) for line, name in imports(path, root)]
        targets += [(line, name) for line, name in calls(path) if name in BY_NAME]
        inside = path.relative_to(root)
        found += [
            f"{inside}:{line} {room}" for line, room in targets if room is not None and room not in rooms
        ]
    return found


def _target(name: str, root: Path) -> str | None:
    """Returns the package of an import, or None for a library that anyone may use."""
    first, *rest = name.split(".")
    return room(tuple(rest)) if first == root.name else "rich" if first == "rich" else None


def test_every_arrow_is_one_of_the_drawn_ones() -> None:
    assert wrong_arrows(SRC) == []


def test_every_room_has_its_arrows() -> None:
    rooms = {room(path.relative_to(SRC).with_suffix("").parts) for path in python_files(SRC)}
    assert {name.partition("/")[0] for name in rooms} <= ARROWS.keys()


@pytest.mark.parametrize(
    ("file", "line", "target"),
    [
        ("core/match.py", "from vernissage.games import one", "games/one"),
        ("core/match.py", "from ..bots import bot", "bots"),
        ("core/match.py", "def f():\n    import vernissage.catalog", "catalog"),
        ("core/match.py", "from vernissage import cli", "cli"),
        ("core/match.py", "import rich.table", "rich"),
        ("bots/search.py", "from vernissage.games.one import GAME", "games/one"),
        ("bots/search.py", "from importlib import import_module\nimport_module('x')", "import_module"),
        ("games/one/rules.py", "from vernissage.games.two import GAME", "games/two"),
        ("games/one/rules.py", "from ..two.cards import BOX", "games/two"),
        ("games/one/rules.py", "from vernissage.bots.search import Search", "bots"),
        ("games/one/rules.py", "from vernissage.text import Text", "text"),
        ("games/one/rules.py", "from rich.text import Text", "rich"),
        ("games/one/bots.py", "from vernissage import catalog", "catalog"),
        ("games/one/terminal.py", "from vernissage.bots.search import Search", "bots"),
        ("games/one/rules.py", "from vernissage.art.picture import Picture", "art"),
        ("games/one/art/gifts.py", "from vernissage.bots.search import Search", "bots"),
        ("games/one/rules.py", "from vernissage.research.kernel import kernel", "research"),
        ("games/one/tasks/__init__.py", "from vernissage import catalog", "catalog"),
        ("games/one/tests/test_one.py", "from vernissage.games import two", "games/two"),
        ("catalog.py", "from vernissage.cli import main", "cli"),
        ("api.py", "from vernissage.server import app", "server"),
        ("files.py", "from vernissage.cli import main", "cli"),
        ("rulebook.py", "from vernissage.games import one", "games/one"),
        ("__init__.py", "from vernissage.core import game", "core"),
    ],
)
def test_a_wrong_arrow_is_found(tmp_path: Path, file: str, line: str, target: str) -> None:
    path = tmp_path / "vernissage" / file
    path.parent.mkdir(parents=True)
    path.write_text(line + "\n", encoding="utf-8")
    (found,) = wrong_arrows(tmp_path / "vernissage")
    assert found.startswith(f"{file}:")
    assert found.endswith(f" {target}")


@pytest.mark.parametrize(
    ("file", "line"),
    [
        ("games/one/rules.py", "from vernissage.games.one import cards"),
        ("games/one/rules.py", "from . import cards"),
        ("games/one/bots.py", "from vernissage.bots.search import Search"),
        ("games/one/terminal.py", "from rich.text import Text\nfrom vernissage.text import Texts"),
        ("games/one/art/gifts.py", "from vernissage.art.picture import Picture"),
        ("games/one/twin/kernels.py", "from vernissage.research.kernel import kernel"),
        ("games/one/tasks/__init__.py", "from vernissage.research.task import Trial"),
        ("catalog.py", "from vernissage import games"),
        ("__init__.py", "def f():\n    from vernissage import api"),
        ("api.py", "from vernissage import catalog, files"),
        ("cli/play.py", "from vernissage import bots, catalog, text"),
    ],
)
def test_a_right_arrow_is_let_through(tmp_path: Path, file: str, line: str) -> None:
    path = tmp_path / "vernissage" / file
    path.parent.mkdir(parents=True)
    path.write_text(line + "\n", encoding="utf-8")
    assert wrong_arrows(tmp_path / "vernissage") == []
