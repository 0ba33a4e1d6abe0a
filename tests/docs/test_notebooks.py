"""The notebooks run from start to end, and are stored without output."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

import nbformat
import pytest
from nbclient import NotebookClient

from docs.maker import notebooks

NOTEBOOKS: Final = sorted(notebooks.HOME.glob("*.ipynb"))
LIMIT: Final = 120
"""The time-out for a cell, in seconds."""


def test_there_are_three() -> None:
    assert len(NOTEBOOKS) == 3


@pytest.mark.filterwarnings("default")  # warnings of the kernel's libraries
@pytest.mark.parametrize("path", NOTEBOOKS, ids=lambda path: path.stem)
def test_a_notebook_runs_from_beginning_to_end(path: Path, tmp_path: Path) -> None:
    read: Any = nbformat.read(path, as_version=4)  # type: ignore[no-untyped-call]
    NotebookClient(read, timeout=LIMIT, resources={"metadata": {"path": str(tmp_path)}}).execute()
    last = read.cells[-1]
    assert last.outputs, "the last cell must show something"


@pytest.mark.parametrize("path", NOTEBOOKS, ids=lambda path: path.stem)
def test_a_notebook_is_kept_without_what_it_once_showed(path: Path) -> None:
    code = [cell for cell in notebooks.cells(path) if cell["cell_type"] == "code"]
    assert code
    assert [cell for cell in code if cell["outputs"] or cell["execution_count"] is not None] == []
