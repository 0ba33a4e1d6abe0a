"""Files stay small: one idea per file."""

from __future__ import annotations

from pathlib import Path

from tests.architecture.imports import ROOT, python_files

MOST_LINES = 400
MOST_LINES_OF_A_TABLE = 299
"""A game's table only arranges its parts; the details belong into the parts."""
BUILT = {"node_modules", "static"}
GENERATED = {"types.ts", "protocol.ts"}
"""Generated files, whose length depends on what they describe."""


def browser_files(root: Path) -> list[Path]:
    """Returns the source files for the browser, without built or vendored ones."""
    found = (path for kind in ("*.ts", "*.svelte", "*.css") for path in root.rglob(kind))
    return sorted(path for path in found if BUILT.isdisjoint(path.parts) and path.name not in GENERATED)


def too_long(root: Path) -> list[str]:
    """Returns every file over the limit, as `file: lines`."""
    paths = [*python_files(root), *browser_files(root)]
    lengths = {path: len(path.read_text(encoding="utf-8").splitlines()) for path in paths}
    return [f"{path.relative_to(root)}: {lines}" for path, lines in lengths.items() if lines > MOST_LINES]


def test_every_file_is_small() -> None:
    assert [line for part in ("src", "web", "tests", "bench", "docs") for line in too_long(ROOT / part)] == []


def test_every_games_table_is_smaller_still() -> None:
    tables = sorted((ROOT / "src/vernissage/games").glob("*/web/Table.svelte"))
    lengths = {path.parts[-3]: len(path.read_text(encoding="utf-8").splitlines()) for path in tables}
    assert {game: lines for game, lines in lengths.items() if lines > MOST_LINES_OF_A_TABLE} == {}


def test_a_long_file_is_found(tmp_path: Path) -> None:
    (tmp_path / "fits.py").write_text("pass\n" * MOST_LINES, encoding="utf-8")
    (tmp_path / "long.py").write_text("pass\n" * (MOST_LINES + 1), encoding="utf-8")
    (tmp_path / "long.svelte").write_text("<br>\n" * (MOST_LINES + 1), encoding="utf-8")
    assert too_long(tmp_path) == [f"long.py: {MOST_LINES + 1}", f"long.svelte: {MOST_LINES + 1}"]
