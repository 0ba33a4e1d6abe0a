"""Painting is reproducible, and the studio paints only what has changed."""

from __future__ import annotations

from dataclasses import replace
from itertools import combinations
from pathlib import Path

import numpy as np
import pytest
from numpy.typing import NDArray
from PIL import Image
from scipy import ndimage

from tests.art.galleries import GALLERIES
from tests.budgets import first_of, times
from vernissage.art.colour import chance
from vernissage.art.drawing import Drawing, own, render
from vernissage.art.easel import painting
from vernissage.art.hands import HANDS
from vernissage.art.picture import Picture
from vernissage.art.places import PLACES
from vernissage.art.scene import compose, inside
from vernissage.art.studio import Gallery

BALL = Drawing(
    100,
    100,
    '<circle cx="50" cy="50" r="40" fill="#d03020"/><path d="M10 50a40 40 0 0 0 80 0z" fill="#701010"/>',
)


@pytest.mark.parametrize("game", first_of(list(GALLERIES)))
def test_painting_a_picture_twice_gives_the_same_bytes(game: str) -> None:
    picture = next(iter(GALLERIES[game].pictures.values()))
    assert picture.paint().tobytes() == picture.paint().tobytes()


def ball_by(hand: str) -> NDArray[np.float64]:
    """Paints a small red ball on a table by this hand."""
    return np.asarray(painting("ball", BALL, hand, "table").resize((64, 64)), np.float64)


def test_a_hand_leaves_the_thing_in_sight_and_no_two_are_alike() -> None:
    balls = {hand: ball_by(hand) for hand in list(HANDS)[: times(3)]}
    for hand, painted in balls.items():
        middle = painted[34:44, 26:38].mean(axis=(0, 1))
        corners = (painted[4:10, 4:10], painted[4:10, -10:-4])
        assert max(np.abs(middle - corner.mean(axis=(0, 1))).max() for corner in corners) > 40, hand
    for one, other in combinations(balls, 2):
        assert np.abs(balls[one] - balls[other]).mean() > 8, (one, other)


def test_another_name_is_another_painting() -> None:
    one, other = (painting(name, BALL, "delft", "table").tobytes() for name in ("ball", "sphere"))
    assert one != other


@pytest.mark.parametrize("place", first_of(list(PLACES), 3))
def test_in_its_place_the_thing_is_whole_and_stands_out(place: str) -> None:
    hand = HANDS["daylight"]
    scene = compose(BALL, place, hand.palettes, hand.light, chance(place))
    border = np.concatenate([scene.mask[0], scene.mask[-1], scene.mask[:, 0], scene.mask[:, -1]])
    assert border.max() == 0
    assert scene.mask.mean() > 0.2
    behind = ndimage.binary_dilation(inside(scene.mask), iterations=20) & ~inside(scene.mask)
    assert (
        np.abs(scene.subject[inside(scene.mask)].mean(axis=0) - scene.ground[behind].mean(axis=0)).max() > 40
    )


def test_a_recipe_or_a_quality_that_changes_changes_the_fingerprint() -> None:
    picture = Picture("ball", "red", lambda: Image.new("RGB", (8, 8)))
    marks = {
        picture.fingerprint,
        replace(picture, recipe="blue").fingerprint,
        replace(picture, quality=5).fingerprint,
    }
    assert len(marks) == 3
    assert replace(picture, name="sphere").fingerprint == picture.fingerprint


def test_a_drawing_fills_its_rectangle() -> None:
    square = Drawing(10, 10, '<rect width="10" height="10" fill="#ff0000"/>')
    sheet = (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40">{square.placed(10, 20, 10, 10)}</svg>'
    )
    seen = render(sheet, 40, 40)
    assert seen[25, 15].tolist() == [255, 0, 0, 255]
    assert np.count_nonzero(seen[..., 3]) == 100


def test_an_svg_of_our_own_needs_a_view_box(tmp_path: Path) -> None:
    (tmp_path / "dot.svg").write_text('<svg viewBox="0 0 5 7"><circle r="1"/></svg>')
    (tmp_path / "bad.svg").write_text('<svg width="5"><circle r="1"/></svg>')
    assert own(tmp_path / "dot.svg") == Drawing(5, 7, '<circle r="1"/>')
    with pytest.raises(ValueError, match="view box"):
        own(tmp_path / "bad.svg")


def test_the_studio_paints_what_changed_and_takes_down_what_is_unwanted(tmp_path: Path) -> None:
    cup, hat = (Picture(name, name, lambda: Image.new("RGB", (64, 32))) for name in ("cup", "hat"))
    gallery = Gallery({"cup": cup, "hat": hat}, tmp_path)
    assert list(gallery.paint(gallery.stale())) == ["cup", "hat"]
    assert gallery.stale() == []
    hanging = sorted(path.relative_to(tmp_path).as_posix() for path in tmp_path.rglob("*.webp"))
    assert hanging == ["cup.webp", "hat.webp", "small/cup.webp", "small/hat.webp"]
    later = Gallery({"cup": replace(cup, recipe="a larger cup")}, tmp_path)
    assert later.stale() == ["cup"]
    assert later.clear() == ["hat"]
    assert not (tmp_path / "hat.webp").exists()
    assert later.ledger().keys() == {"cup"}
