"""One idea per file: a file that has outgrown its limit holds two."""

from __future__ import annotations

from pathlib import Path

from tests.architecture.imports import ROOT, python_files

MOST_LINES = 400


def too_long(root: Path) -> list[str]:
    """Every Python file over the limit, as `file: lines`."""
    lengths = {path: len(path.read_text(encoding="utf-8").splitlines()) for path in python_files(root)}
    return [f"{path.relative_to(root)}: {lines}" for path, lines in lengths.items() if lines > MOST_LINES]


def test_every_file_is_small() -> None:
    assert [line for part in ("src", "tests", "bench") for line in too_long(ROOT / part)] == []


def test_a_long_file_is_found(tmp_path: Path) -> None:
    (tmp_path / "fits.py").write_text("pass\n" * MOST_LINES, encoding="utf-8")
    (tmp_path / "long.py").write_text("pass\n" * (MOST_LINES + 1), encoding="utf-8")
    assert too_long(tmp_path) == [f"long.py: {MOST_LINES + 1}"]
