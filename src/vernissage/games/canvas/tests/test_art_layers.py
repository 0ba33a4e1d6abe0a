"""Any three of the sixty layers make a picture in which each is visible."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest
from PIL import Image

from vernissage.art.layer_audit import Audit, audit
from vernissage.art.studio import Gallery
from vernissage.games.canvas import art
from vernissage.games.canvas.art import LAYERS, PICTURES, layer_picture, paint

GALLERY = Gallery(
    {picture.name: picture for picture in PICTURES}, Path(art.__path__[0]).parent / "web" / "art"
)
COVERS = {  # The share of the picture that a layer of this kind covers, at least and at most.
    "ground": (0.14, 0.40),
    "sky": (0.05, 0.26),
    "figure": (0.12, 0.28),
    "thing": (0.12, 0.28),
    "spanning": (0.05, 0.28),
    "abstract": (0.10, 0.28),
}


def small(card: int) -> Image.Image:
    with Image.open(GALLERY.files(layer_picture(card))[192]) as picture:
        return picture.convert("RGBA")


@pytest.fixture(scope="module")
def seen() -> Audit:
    return audit({LAYERS[card].name: small(card) for card in LAYERS})


def test_every_card_has_a_layer_of_its_own() -> None:
    assert list(LAYERS) == list(range(1, 61))
    assert len({layer.name for layer in LAYERS.values()}) == 60


def test_kinds_are_mixed() -> None:
    kinds = Counter(layer.kind for layer in LAYERS.values())
    assert kinds == {"ground": 8, "sky": 10, "figure": 14, "thing": 10, "spanning": 12, "abstract": 6}


@pytest.mark.parametrize("card", LAYERS)
def test_layers_are_transparent_and_of_one_size(card: int) -> None:
    files = GALLERY.files(layer_picture(card))
    for width, height in ((512, 533), (192, 200)):
        with Image.open(files[width]) as picture:
            assert (picture.mode, picture.size) == ("RGBA", (width, height))
            assert picture.getchannel("A").getextrema() == (0, 255)


def test_a_layer_covers_what_its_kind_may_cover(seen: Audit) -> None:
    covered = {layer.name: (seen.covered[layer.name], *COVERS[layer.kind]) for layer in LAYERS.values()}
    assert {name: share for name, (share, low, high) in covered.items() if not low <= share <= high} == {}


def test_no_layer_hides_another(seen: Audit) -> None:
    assert [pair for pair in seen.hidden(20) if pair[0] < 0.25] == []


def test_of_nearly_any_three_layers_every_one_can_be_seen(seen: Audit) -> None:
    assert seen.seen(1 / 3) >= 0.9


def test_a_layer_is_the_same_every_time() -> None:
    assert paint(13).tobytes() == paint(13).tobytes()
