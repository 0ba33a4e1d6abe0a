"""Pages made from the notebooks: their text and code, with a link to the notebook file."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, Final

from docs.maker.elsewhere import DOCS

PLACE: Final = "notebooks"
HOME: Final = DOCS / PLACE


def menu() -> list[dict[str, str] | str]:
    """Returns the notebooks' pages, sorted by file name."""
    return [f"{PLACE}/{path.stem}.md" for path in _paths()]


def pages() -> dict[str, str]:
    """Returns the text of each page, by its path on the site."""
    return {f"{PLACE}/{path.stem}.md": _page(path) for path in _paths()}


def cells(path: Path) -> list[dict[str, Any]]:
    """Returns the cells of a notebook, as in its JSON."""
    found: list[dict[str, Any]] = json.loads(path.read_text(encoding="utf-8"))["cells"]
    return found


def _page(path: Path) -> str:
    title, *rest = (_told(cell) for cell in cells(path))
    take = f"To run it, [take the notebook]({path.name}); the tests run it too."
    return "\n\n".join([title, take, *rest, ""])


def _told(cell: dict[str, Any]) -> str:
    text = "".join(cell["source"])
    return f"```python\n{text}\n```" if cell["cell_type"] == "code" else text


def _paths() -> list[Path]:
    return sorted(HOME.glob("*.ipynb"))
