"""`vernissage art` gives clear error messages and writes contact sheets."""

from __future__ import annotations

from pathlib import Path

from PIL import Image
from typer.testing import CliRunner

from tests.art.galleries import GALLERIES
from vernissage.cli import app

GAME = next(iter(GALLERIES))


def test_a_picture_that_is_not_there_is_refused_by_name() -> None:
    said = CliRunner().invoke(app, ["art", "paint", "no-such-picture"])
    assert said.exit_code == 2
    assert "No picture is called no-such-picture" in said.output


def test_a_game_without_pictures_is_refused_and_those_with_some_are_named() -> None:
    said = CliRunner().invoke(app, ["art", "sheet", "--game", "patience"], env={"COLUMNS": "200"})
    assert said.exit_code == 2
    assert GAME in said.output


def test_sheets_show_every_picture(tmp_path: Path) -> None:
    options = ["--game", GAME, "--columns", "20", "--rows", "40", "--tile", "16"]
    said = CliRunner().invoke(app, ["art", "sheet", str(tmp_path), *options])
    assert said.exit_code == 0
    (sheet,) = tmp_path.iterdir()
    with Image.open(sheet) as page:
        assert page.width > 20 * 16
        assert page.height > len(GALLERIES[GAME].pictures) // 20 * 16
