"""Painted layers keep the shape of their drawing, are reproducible, and their visibility can be measured."""

from __future__ import annotations

import numpy as np
import pytest
from numpy.typing import NDArray
from PIL import Image
from scipy import ndimage as ndi

from vernissage.art.drawing import Drawing, render
from vernissage.art.layer_audit import audit
from vernissage.art.layer_stack import compose
from vernissage.art.layers import painted

PALETTE = ((23, 32, 47), (47, 115, 120), (243, 228, 196), (226, 128, 95))
DISC = Drawing(120, 125, '<circle cx="60" cy="60" r="36" fill="#e2805f"/>')
HALO = Drawing(120, 125, '<rect x="10" y="10" width="100" height="100" fill="#efbf5e" fill-opacity="0.3"/>')
SEA = Image.new("RGB", (120, 125), "#2f7378")


def alpha(layer: Image.Image) -> NDArray[np.uint8]:
    return np.asarray(layer.getchannel("A"))


def plain(
    colour: tuple[int, int, int, int], box: tuple[int, int, int, int] = (0, 0, 120, 125)
) -> Image.Image:
    layer = Image.new("RGBA", SEA.size)
    layer.paste(colour, box)
    return layer


@pytest.fixture(scope="module")
def disc() -> Image.Image:
    return painted(DISC, "disc", PALETTE)


def test_a_layer_is_as_large_as_its_drawing_and_transparent(disc: Image.Image) -> None:
    assert (disc.mode, disc.size) == ("RGBA", (120, 125))


def test_an_opaque_ground_has_no_holes() -> None:
    assert painted(DISC, "ground", PALETTE, opaque=True).mode == "RGB"


def test_strokes_overshoot_an_edge_by_a_few_pixels_at_most(disc: Image.Image) -> None:
    shape = render(DISC.svg(), 120, 125)[..., 3] > 0
    outside = ndi.distance_transform_edt(~shape) > 5
    assert alpha(disc)[outside].max() == 0


def test_paint_covers_inside_a_solid_shape(disc: Image.Image) -> None:
    shape = render(DISC.svg(), 120, 125)[..., 3] > 0
    inside = ndi.distance_transform_edt(shape) > 6
    assert alpha(disc)[inside].min() > 240


def test_a_halo_stays_thin() -> None:
    middle = alpha(painted(HALO, "halo", PALETTE))[40:80, 40:80]
    assert 0.2 < middle.mean() / 255 < 0.45


def test_a_layer_is_the_same_every_time(disc: Image.Image) -> None:
    assert painted(DISC, "disc", PALETTE).tobytes() == disc.tobytes()


def test_another_name_means_other_strokes(disc: Image.Image) -> None:
    assert painted(DISC, "plate", PALETTE).tobytes() != disc.tobytes()


def test_the_top_layer_covers_the_one_below() -> None:
    red, gold = plain((200, 40, 40, 255)), plain((240, 200, 90, 255))
    picture = compose(SEA, [red, gold]).getpixel((60, 60))
    assert isinstance(picture, tuple)
    assert picture[1] > 150


def test_air_lies_before_a_layer_that_is_far_away() -> None:
    red = plain((200, 40, 40, 255))
    nothing = plain((0, 0, 0, 0))
    far, near = (
        np.asarray(compose(SEA, order)).mean((0, 1))
        for order in ([red, nothing, nothing], [nothing, nothing, red])
    )
    assert far[0] < near[0]
    assert far[2] > near[2]


def test_thin_paint_is_light_and_never_darkens() -> None:
    haze = plain((86, 47, 75, 90))
    bare, veiled = (np.asarray(compose(SEA, layers)).mean() for layers in ([], [haze]))
    assert veiled > bare


def test_the_audit_sees_what_is_left_of_a_layer() -> None:
    left, right, all_over = (
        plain((9, 9, 9, 255), box) for box in ((0, 0, 60, 125), (60, 0, 120, 125), (0, 0, 120, 125))
    )
    seen = audit({"left": left, "right": right, "all over": all_over})
    assert seen.covered == pytest.approx({"left": 0.5, "right": 0.5, "all over": 1}, abs=0.02)
    assert seen.pairs[0, 1] == pytest.approx(1, abs=0.02)
    assert seen.pairs[2, 0] == pytest.approx(0.5, abs=0.02)
    assert {(under, over) for share, under, over in seen.hidden(2)} == {
        ("left", "all over"),
        ("right", "all over"),
    }
    assert seen.seen(0.4) == 0
