"""Building similarity tables: colours, shapes, tags, and a common scale."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray
from typer.testing import CliRunner

from vernissage.art.association import colour, shape, tags
from vernissage.art.association.build import rarity
from vernissage.art.association.thing import Thing, cosines
from vernissage.art.colour import Pixels, rgb
from vernissage.cli import app

ROWS, COLUMNS = np.indices((64, 64)) - 31.5
DISC = np.hypot(ROWS, COLUMNS) < 24
RING = DISC & (np.hypot(ROWS, COLUMNS) > 14)
BAR = (abs(ROWS) < 4) & (abs(COLUMNS) < 28)
SLANTED_BAR = (abs(ROWS + COLUMNS) < 6) & (abs(ROWS - COLUMNS) < 38)


def thing(mask: NDArray[np.bool_], painted: str = "#e02020", worn: tuple[str, ...] = ()) -> Thing:
    pixels: Pixels = np.zeros((64, 64, 4), np.float32)
    pixels[..., :3] = rgb(painted)
    pixels[..., 3] = mask * 255
    return Thing("it", "it", "it", "it", worn, lambda: pixels)


def test_things_of_one_colour_are_alike_in_colour_whatever_their_shape() -> None:
    alike = colour.alike((thing(DISC, "#d02020"), thing(BAR, "#e02828"), thing(DISC, "#2040d0")))
    assert alike[0, 1] > 0.9
    assert alike[0, 2] < 0.1


def test_colours_have_the_names_that_people_give_them() -> None:
    painted = ("#e53935", "#fdd835", "#1e88e5", "#43a047", "#212121", "#fafafa", "#6d4c41")
    named = ("red", "yellow", "blue", "green", "black", "white", "brown")
    assert tuple(colour.names(thing(DISC, each)) for each in painted) == tuple((name,) for name in named)


def test_things_of_one_shape_are_alike_in_shape_whichever_way_they_are_turned() -> None:
    alike = shape.alike((thing(BAR), thing(SLANTED_BAR, "#2040d0"), thing(DISC), thing(RING)))
    assert alike[0, 1] > max(alike[0, 2], alike[0, 3])
    assert alike[2, 3] > alike[0, 3]


def test_a_rare_tag_counts_more_than_a_common_one() -> None:
    worn = (("rare", "common"), ("rare", "red"), ("common", "red"), ("common", "green"), ("common", "blue"))
    alike = tags.alike(tuple(thing(DISC, worn=each) for each in worn))
    assert alike[0, 1] > alike[0, 2] > 0
    assert alike[1, 3] == 0


def test_a_vector_that_points_nowhere_is_like_no_other() -> None:
    assert cosines(np.array([[0.0, 0.0], [3.0, 0.0], [1.0, 0.0]])).tolist() == [
        [0, 0, 0],
        [0, 1, 1],
        [0, 1, 1],
    ]


def test_the_scale_goes_by_how_rare_a_likeness_is_and_not_by_its_size() -> None:
    alike = np.zeros((5, 5))
    alike[np.triu_indices(5, k=1)] = [0, 0, 0, 0, 0, 0, 0, 0, 0.01, 900]
    scaled = rarity(alike)
    assert scaled[np.triu_indices(5, k=1)].tolist() == [0, 0, 0, 0, 0, 0, 0, 0, 178, 255]
    assert (scaled == scaled.T).all()
    assert (scaled.diagonal() == 255).all()


def test_a_game_that_names_no_things_is_refused() -> None:
    said = CliRunner().invoke(app, ["art", "associate", "--game", "patience"], env={"COLUMNS": "200"})
    assert said.exit_code == 2
    assert "No things to associate for patience" in said.output
