"""Parses Python files for their imports and calls, without running them."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path

ROOT = Path(__file__).parents[2]
SRC = ROOT / "src" / "vernissage"


def python_files(root: Path) -> list[Path]:
    return sorted(path for path in root.rglob("*.py") if "__pycache__" not in path.parts)


@cache
def nodes(path: Path) -> tuple[ast.AST, ...]:
    """Returns all of a file's syntax. A file is parsed and walked through once for all tests."""
    return tuple(ast.walk(ast.parse(path.read_text(encoding="utf-8"), str(path))))


def imports(path: Path, root: Path) -> Iterator[tuple[int, str]]:
    """Yields line and dotted name of every import in a file; `root` is our package."""
    for node in nodes(path):
        match node:
            case ast.Import(names=names):
                yield from ((node.lineno, alias.name) for alias in names)
            case ast.ImportFrom(module=module, names=names, level=level):
                start = ".".join(part for part in (_package(path, root, level), module) if part)
                yield from ((node.lineno, f"{start}.{alias.name}") for alias in names)


def _package(path: Path, root: Path, level: int) -> str:
    """Resolves the dots of a relative import."""
    return ".".join(path.relative_to(root.parent).parts[:-level]) if level else ""


def calls(path: Path) -> Iterator[tuple[int, str]]:
    """Yields line and name of every call: for `importlib.import_module(…)` it is `import_module`."""
    for node in nodes(path):
        match node:
            case ast.Call(func=ast.Name(id=name)) | ast.Call(func=ast.Attribute(attr=name)):
                yield node.lineno, name


def dotted_calls(path: Path) -> Iterator[tuple[int, str]]:
    """Line and last two names of every call of an attribute: `datetime.datetime.now()` is `datetime.now`."""
    for node in nodes(path):
        match node:
            case ast.Call(
                func=ast.Attribute(attr=name, value=ast.Name(id=owner) | ast.Attribute(attr=owner))
            ):
                yield node.lineno, f"{owner}.{name}"
