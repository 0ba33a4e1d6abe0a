"""Runs mypy on a piece of code, with our settings."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[1]


def complaints(code: str, folder: Path) -> list[str]:
    """Returns every error in this code, as `line: message`. Uses mypy's cache."""
    file = folder / "example.py"
    file.write_text(code, encoding="utf-8")
    told = subprocess.run(  # noqa: S603 - our own interpreter and file
        [sys.executable, "-m", "mypy", "--no-error-summary", "--hide-error-context", str(file)],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    assert told.returncode in {0, 1}, told.stderr or told.stdout
    return [line.partition(":")[2] for line in told.stdout.splitlines() if ": error:" in line]
