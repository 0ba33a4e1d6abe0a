"""Allowed imports within `server` and `table`: one rule for each folder."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

from tests.architecture.imports import SRC, imports, nodes, python_files

MOST_MODULES = 26
"""The maximum number of modules in a folder."""
BELOW = frozenset({"platform", "store", "tables", "history", "workers", "notify", "operations"})
"""What everything that answers requests may import."""
ARROWS: dict[str, frozenset[str]] = {
    "platform": frozenset(),
    "store": frozenset({"platform"}),
    "workers": frozenset({"platform", "store", "api/http_types"}),
    "tables": frozenset(
        {
            "platform",
            "store",
            "workers",
            "api/http_types",
            "history/mementos",
            "operations/crash",
            "operations/metrics",
            "operations/tracing",
        }
    ),
    "history": frozenset({"platform", "store", "tables"}),
    "notify": frozenset({"platform", "store"}),
    "operations": frozenset({"platform", "store", "tables", "history"}),
    "edge": BELOW | {"services", "api/http_types"},
    "api": BELOW | {"services", "edge"},
    "pages": BELOW | {"services", "edge", "api"},  # a page embeds what its scripts would request first
    "services": BELOW | {"edge", "pages"},
    "cluster": BELOW | {"edge"},
    "routes": BELOW | {"services", "edge", "api", "pages"},
    "app": BELOW | {"services", "edge", "api", "pages", "routes", "cluster"},
    # Single files with fewer arrows than their folder, so that more may import them:
    "api/http_types": frozenset(),  # types alone, for whoever makes an answer
    "history/mementos": frozenset({"platform"}),  # kept with the last input of a game, so `tables` makes them
    "operations/crash": frozenset(),  # what is said of an exception, wherever it is caught
    "operations/metrics": frozenset(),  # counted wherever something happens
    "operations/tracing": frozenset(),
}


def place(parts: tuple[str, ...]) -> str:
    """Returns the folder: `server/tables/table.py` is in tables.

    A file with its own rule stands for itself.
    """
    inside = "/".join(parts[1:3])
    return inside if inside in ARROWS else parts[1]


def wrong_arrows(root: Path) -> list[str]:
    """Returns every forbidden import, as `file:line place`."""
    found = []
    for path in python_files(root / "server"):
        inside = path.relative_to(root).with_suffix("")
        home = place(inside.parts)
        reachable = {home, *ARROWS.get(home, ())}
        reached = ((line, name.split(".")[1:]) for line, name in imports(path, root))
        targets = [(line, place(tuple(parts))) for line, parts in reached if parts[:1] == ["server"]]
        found += [
            f"{inside}.py:{line} {target}"
            for line, target in targets
            if reachable.isdisjoint({target, target.partition("/")[0]})
        ]
    return found


def hidden_imports(root: Path) -> list[str]:
    """Every import of ours that only a type checker sees, as `file:line`: it hides a circle of imports.

    A module that the same file loads later, for a library that not every platform has, is none.
    """
    found = []
    for path in (*python_files(root / "server"), *python_files(root / "table")):
        hidden = {
            each
            for node in nodes(path)
            if isinstance(node, ast.If) and "TYPE_CHECKING" in ast.unparse(node.test)
            for each in ast.walk(node)
            if isinstance(each, ast.ImportFrom) and (each.module or "").startswith("vernissage")
        }
        plain = (node for node in nodes(path) if isinstance(node, ast.ImportFrom) and node not in hidden)
        imported = {node.module for node in plain}
        found += [f"{path.relative_to(root)}:{each.lineno}" for each in hidden if each.module not in imported]
    return found


def large_folders(root: Path) -> list[str]:
    """Returns every folder with too many modules, as `folder: modules`."""
    modules = [path for path in python_files(root) if path.name != "__init__.py"]
    folders = [path.parent for path in modules if path.relative_to(root).parts[0] in {"server", "table"}]
    counts = {folder.relative_to(root): folders.count(folder) for folder in dict.fromkeys(folders)}
    return [f"{folder}: {count}" for folder, count in counts.items() if count > MOST_MODULES]


def test_every_arrow_is_one_of_the_drawn_ones() -> None:
    assert wrong_arrows(SRC) == []


def test_every_place_is_there_and_every_folder_has_its_arrows() -> None:
    files = [path.relative_to(SRC).with_suffix("").parts for path in python_files(SRC / "server")]
    assert {place(parts) for parts in files} - {"__init__"} == ARROWS.keys()


def test_handlers_decide_and_leave_the_telling_to_news() -> None:
    handlers = python_files(SRC / "table" / "handlers")
    names = {name for path in handlers for _, name in imports(path, SRC)}
    assert "vernissage.table.change.Change" in names
    assert [name for name in names if "vernissage.table.news" in name] == []


def test_nothing_is_imported_for_the_type_checker_alone() -> None:
    assert hidden_imports(SRC) == []


def test_no_folder_is_too_large() -> None:
    assert large_folders(SRC) == []


@pytest.mark.parametrize(
    ("file", "line", "target"),
    [
        ("platform/beside.py", "from vernissage.server.edge.limits import Limits", "edge"),
        ("store/store.py", "from vernissage.server.tables.table import Table", "tables"),
        ("store/database/engine.py", "from vernissage.server.workers import pool", "workers"),
        ("tables/table.py", "from vernissage.server.edge.connection import Connection", "edge"),
        ("tables/table.py", "from vernissage.server.history.gallery import Gallery", "history"),
        ("tables/registry.py", "from vernissage.server.cluster.leases import ProcessLeases", "cluster"),
        ("tables/table_card.py", "from vernissage.server.api import days", "api"),
        ("workers/coach.py", "from ..tables import registry", "tables"),
        ("history/mementos.py", "from vernissage.server.store import Store", "store"),
        ("operations/moderation.py", "def f():\n    from vernissage.server.cluster import node", "cluster"),
        ("operations/metrics.py", "from vernissage.server.tables.registry import Registry", "tables"),
        ("edge/socket.py", "from vernissage.server.pages import html", "pages"),
        ("api/http_types.py", "from vernissage.server.services import Services", "services"),
        ("services.py", "from vernissage.server.cluster.node import Node", "cluster"),
        ("services.py", "from vernissage.server import app", "app"),
    ],
)
def test_a_wrong_arrow_is_found(tmp_path: Path, file: str, line: str, target: str) -> None:
    path = tmp_path / "vernissage" / "server" / file
    path.parent.mkdir(parents=True)
    path.write_text(line + "\n", encoding="utf-8")
    (found,) = wrong_arrows(tmp_path / "vernissage")
    assert found.startswith(f"server/{file}:")
    assert found.endswith(f" {target}")


def test_a_hidden_import_and_a_large_folder_are_found(tmp_path: Path) -> None:
    folder = tmp_path / "server" / "tables"
    folder.mkdir(parents=True)
    (folder / "table.py").write_text(
        "if TYPE_CHECKING:\n    from vernissage.server.services import Services\n", encoding="utf-8"
    )
    assert hidden_imports(tmp_path) == ["server/tables/table.py:2"]
    assert large_folders(tmp_path) == []
    for number in range(MOST_MODULES):
        (folder / f"part_{number}.py").touch()
    assert large_folders(tmp_path) == [f"server/tables: {MOST_MODULES + 1}"]
