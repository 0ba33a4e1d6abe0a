"""Compiled kernels are deleted when a source is newer."""

from __future__ import annotations

import os
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from vernissage.research.kernel import COMPILED, forget_stale


def compiled(home: Path, name: str, when: int) -> list[Path]:
    """Creates the files that numba would cache for a kernel compiled at this time."""
    (home / "__pycache__").mkdir(exist_ok=True)
    kept = [home / "__pycache__" / kind.replace("*", name) for kind in COMPILED]
    for path in kept:
        path.write_bytes(b"")
        os.utime(path, (when, when))
    return kept


def written(home: Path, when: int) -> Path:
    source = home / "source.py"
    source.write_text("", encoding="utf-8")
    os.utime(source, (when, when))
    return source


def test_what_is_older_than_a_source_is_forgotten_and_the_rest_is_kept(tmp_path: Path) -> None:
    older, newer = compiled(tmp_path, "older", 10), compiled(tmp_path, "newer", 30)
    forget_stale(tmp_path, [written(tmp_path, 20)])
    assert not any(path.exists() for path in older)
    assert all(path.exists() for path in newer)


def test_several_that_begin_at_once_forget_it_together(tmp_path: Path) -> None:
    many = [path for number in range(400) for path in compiled(tmp_path, f"rule{number}", 10)]
    source = written(tmp_path, 20)
    with ThreadPoolExecutor(4) as pool:
        for done in [pool.submit(forget_stale, tmp_path, [source]) for _ in range(4)]:
            done.result()
    assert not any(path.exists() for path in many)
