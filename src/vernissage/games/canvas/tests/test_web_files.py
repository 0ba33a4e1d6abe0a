"""The browser's data files match the game's own."""

from __future__ import annotations

from vernissage.games.canvas.tests.web_files import files


def test_what_the_browser_knows_of_the_box_is_up_to_date() -> None:
    for path, wanted in files().items():
        assert path.read_text(encoding="utf-8") == wanted, f"{path.name}: run tests/web_files.py as a module"
