"""Every picture of every game is painted, up to date, in both sizes, and small enough."""

from __future__ import annotations

import re

import pytest
from PIL import Image

from tests.art.galleries import GALLERIES

LARGEST = 60_000  # The maximum size of a picture's file, in bytes.
ALL = 16_000_000  # The maximum size of all pictures of all games.


def test_there_are_games_with_pictures() -> None:
    assert GALLERIES


@pytest.mark.parametrize("game", GALLERIES)
def test_nothing_waits_to_be_painted(game: str) -> None:
    assert GALLERIES[game].stale() == []


@pytest.mark.parametrize("game", GALLERIES)
def test_no_picture_hangs_that_nobody_wants(game: str) -> None:
    gallery = GALLERIES[game]
    wanted = {path for name in gallery.pictures for path in gallery.files(name).values()}
    assert set(gallery.wall.rglob("*.webp")) == wanted
    assert gallery.ledger().keys() == gallery.pictures.keys()


@pytest.mark.parametrize("game", GALLERIES)
def test_every_picture_has_the_right_widths(game: str) -> None:
    for name in GALLERIES[game].pictures:
        for width, path in GALLERIES[game].files(name).items():
            with Image.open(path) as picture:
                assert (picture.format, picture.width) == ("WEBP", width), path


@pytest.mark.parametrize("game", GALLERIES)
def test_names_are_in_kebab_case(game: str) -> None:
    assert all(re.fullmatch(r"[a-z0-9]+(-[a-z0-9]+)*", name) for name in GALLERIES[game].pictures)


def test_files_are_small() -> None:
    hanging = [path for gallery in GALLERIES.values() for path in gallery.wall.rglob("*.webp")]
    sizes = {path: path.stat().st_size for path in hanging}
    assert {path: size for path, size in sizes.items() if size > LARGEST} == {}
    assert sum(sizes.values()) < ALL
