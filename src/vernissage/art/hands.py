"""The hands (painting styles), as data: their colours, light and technique."""

from dataclasses import dataclass, field
from typing import Final, Protocol

from vernissage.art.chalk import Chalk
from vernissage.art.colour import Chance, Pixels
from vernissage.art.dots import Dots
from vernissage.art.facets import Facets
from vernissage.art.finish import Finish
from vernissage.art.palette import Palette
from vernissage.art.panel import Panel
from vernissage.art.scene import Light, Scene
from vernissage.art.strokes import Brush, Oil
from vernissage.art.tile import Tile
from vernissage.art.washes import Washes
from vernissage.art.woodcut import Woodcut


class Technique(Protocol):
    """Turns a scene into pixels: brush strokes, dots, chalk, ink."""

    def paint(self, scene: Scene, rng: Chance) -> Pixels: ...


@dataclass(frozen=True, slots=True)
class Hand:
    """A recognisable painting style: its palettes, technique and light."""

    palettes: tuple[Palette, ...]
    technique: Technique
    light: Light
    quality: int = field(
        default=78, repr=False
    )  # WebP quality, since dots compress badly. Not part of a recipe.


HANDS: Final[dict[str, Hand]] = {
    # One lamp in a dark room.
    "chiaroscuro": Hand(
        palettes=(
            Palette("#8a6236", "#4d321c", "#1a0f09", "#5e3c1f", "#8e2f22"),
            Palette("#7d8a55", "#414a2a", "#161a0e", "#4a3a22", "#a5822f"),
            Palette("#9a5148", "#5c2420", "#1f0b0c", "#4a2c1c", "#b98a4a"),
            Palette("#6d8496", "#34495a", "#101a24", "#4a3a28", "#8a5a2c"),
            Palette("#b39a6b", "#7c6540", "#2b2013", "#5b3a22", "#6b2a22"),
        ),
        technique=Oil(
            (
                Brush(16, 8, jitter=9),
                Brush(8, 8, 26, 7),
                Brush(4, 7, 22, 5, only_subject=True),
                Brush(2, 6, 22, 3, only_subject=True),
            ),
            finish=Finish(impasto=0.8, vignette=0.4, varnish=(1.05, 0.99, 0.88), cracks=0.1),
        ),
        light=Light(modelling=0.85, shadow=0.8, softness=12, gloom=0.3),
    ),
    # Dabs of broken colour in open air.
    "impressionist": Hand(
        palettes=(
            Palette("#f4e3ea", "#b3bfdc", "#7f93b8", "#8fb08b", "#f2c49a"),
            Palette("#fbe9c6", "#a9d0cf", "#5f94a8", "#b9c77c", "#f0a58a"),
            Palette("#ffe9d6", "#e9b7a8", "#a77f9e", "#9fb49b", "#f7d488"),
            Palette("#eef2d8", "#b6d09a", "#6c9a7d", "#8aa7c4", "#e7a9b8"),
            Palette("#dfe8f5", "#8fa6d6", "#5a6ea8", "#7aa58f", "#f3d37e"),
        ),
        technique=Oil(
            (
                Brush(13, 3, jitter=26),
                Brush(9, 3, 14, 26),
                Brush(5, 3, 30, 17, only_subject=True),
                Brush(3, 3, 34, 12, only_subject=True),
            ),
            flow="slant",
            hue_jitter=0.9,
            saturation=1.12,
            follow=0.6,
            finish=Finish(impasto=1.35, weave=0.8, vignette=0.05, varnish=(1.02, 1.01, 0.99)),
        ),
        light=Light(modelling=0.3, shadow=0.38, softness=14),
    ),
    # Wild flat colours, dark lines.
    "fauvist": Hand(
        palettes=(
            Palette("#f6c9b0", "#e0604f", "#2b2350", "#1f8f8a", "#f4c542"),
            Palette("#ffd94d", "#f09a2c", "#5a1b4e", "#d6336c", "#2f6fb0"),
            Palette("#a7e0c8", "#2fa58a", "#123a52", "#e2572f", "#f2b63c"),
            Palette("#bcd7ff", "#3f78d0", "#1b1a4e", "#e8468a", "#f6d13c"),
            Palette("#f7b7d2", "#d9559b", "#3a1550", "#3f9a52", "#ffb02e"),
        ),
        technique=Oil(
            (
                Brush(20, 9, jitter=16),
                Brush(10, 8, 34, 13),
                Brush(5, 6, 40, 8, only_subject=True),
                Brush(2.5, 6, 44, 4, only_subject=True),
            ),
            hue_jitter=0.6,
            saturation=1.3,
            outline=5.5,
            finish=Finish(impasto=1.0, weave=0.7, vignette=0, varnish=(1.0, 1.0, 0.99)),
        ),
        light=Light(modelling=0.15, shadow=0.45, softness=4),
    ),
    # Plain rooms and streets in a low sun.
    "daylight": Hand(
        palettes=(
            Palette("#f3e6c4", "#6ba39b", "#274a4e", "#b5523b", "#e5b567"),
            Palette("#fdf0cf", "#e0bd6b", "#6b4a2e", "#5d8a78", "#a8412f"),
            Palette("#e6f0ee", "#8db4c9", "#2f4f6b", "#c9a46a", "#c2573a"),
            Palette("#fbe3cf", "#d98b6a", "#5a2f2c", "#4f7f86", "#f2d07a"),
            Palette("#eef0da", "#9fb37c", "#38503a", "#c98a55", "#d9e3e0"),
        ),
        technique=Oil(
            (
                Brush(18, 10, jitter=5),
                Brush(9, 9, 24, 4),
                Brush(4, 8, 26, 3),
                Brush(2, 6, 26, 2, only_subject=True),
            ),
            flow="level",
            hue_jitter=0.3,
            saturation=1.05,
            finish=Finish(impasto=0.45, weave=0.9, vignette=0.08, varnish=(1.03, 1.0, 0.93)),
        ),
        light=Light(modelling=0.45, shadow=0.72, softness=1.5, length=1.25),
    ),
    # Long thick strokes that run in whirls.
    "swirl": Hand(
        palettes=(
            Palette("#f2d16b", "#3f78b5", "#1d3f7a", "#5b8a3c", "#ffe27a"),
            Palette("#fff0b0", "#e9b93a", "#8a5a17", "#4f8f8a", "#3f6fb0"),
            Palette("#bfe6d2", "#5fb3a0", "#1f5a6b", "#c9892f", "#f4e07a"),
            Palette("#cfe0ff", "#6b8fd6", "#27357a", "#8fa83c", "#f6c04a"),
            Palette("#ffd9a0", "#d9803c", "#6b2f2a", "#2f6f7a", "#f7e08a"),
        ),
        technique=Oil(
            (
                Brush(13, 12, jitter=24),
                Brush(7, 11, 18, 24),
                Brush(4, 8, 30, 14, only_subject=True),
                Brush(2.5, 6, 36, 8, only_subject=True),
            ),
            flow="swirl",
            hue_jitter=0.6,
            saturation=1.2,
            outline=3.2,
            follow=0.8,
            finish=Finish(impasto=1.9, weave=0.4, vignette=0.08, varnish=(1.03, 1.01, 0.94)),
        ),
        light=Light(modelling=0.35, shadow=0.5, softness=8),
    ),
    # Dots of pure colour.
    "pointillist": Hand(
        palettes=(
            Palette("#fdf2c8", "#9cc3e6", "#4a6fb0", "#7fb86a", "#f7a35c"),
            Palette("#fff0dc", "#f3b78f", "#9a5f9a", "#6fae9a", "#f6d65a"),
            Palette("#e9f7e6", "#8fd0a6", "#2f7f86", "#d9b84f", "#ef7f6a"),
            Palette("#f3e6ff", "#b69ad9", "#5a4a96", "#86b86a", "#ffcf66"),
            Palette("#fff6cf", "#f2d25a", "#c0703c", "#5fa8c9", "#e86a8a"),
        ),
        technique=Dots(finish=Finish(impasto=1.1, weave=0.3, vignette=0, varnish=(1.01, 1.0, 0.98))),
        light=Light(modelling=0.4, shadow=0.5, softness=10),
        quality=62,
    ),
    # Black lines and flat inks on paper.
    "woodcut": Hand(
        palettes=(
            Palette("#f1e6cf", "#d9573a", "#1c1613", "#d9573a", "#d9573a"),
            Palette("#efe7d3", "#4f86a8", "#14181f", "#4f86a8", "#4f86a8"),
            Palette("#f3e8cc", "#e0aa3c", "#1d1710", "#e0aa3c", "#e0aa3c"),
            Palette("#eee8d5", "#7fa06a", "#151a14", "#7fa06a", "#7fa06a"),
            Palette("#f2e4dc", "#c98a9a", "#1f1418", "#c98a9a", "#c98a9a"),
        ),
        technique=Woodcut(),
        light=Light(modelling=0.7, shadow=0),
    ),
    # Washes and white paper.
    "watercolour": Hand(
        palettes=(
            Palette("#fbf7ec", "#8fb8de", "#5a5f86", "#a9c47f", "#f2c27a"),
            Palette("#fbf7ec", "#f0b7a0", "#6f5a78", "#b3a3c9", "#f6d98a"),
            Palette("#fbf7ec", "#9fd0bd", "#4f6f78", "#d9c08a", "#c9a6d6"),
            Palette("#fbf7ec", "#f4d58a", "#7a6a5a", "#8fb3c9", "#ef9f8a"),
            Palette("#fbf7ec", "#b9abdc", "#55527a", "#9cc7a8", "#f3b3c3"),
        ),
        technique=Washes(),
        light=Light(modelling=0.3, shadow=0),
    ),
    # Planes seen from several sides.
    "cubist": Hand(
        palettes=(
            Palette("#e6dcc0", "#b09a72", "#3a3226", "#7d8470", "#c98a4a"),
            Palette("#dfe5e6", "#8fa3ad", "#27343f", "#b5a68f", "#c2705a"),
            Palette("#f0dcc8", "#d39a80", "#4a2a2c", "#7f8f9a", "#e3c27a"),
            Palette("#e3ead0", "#9dac7a", "#2f3a2a", "#b98f66", "#6f8fa0"),
            Palette("#f6e2b0", "#5f8fa8", "#1f2c40", "#d98a4a", "#b5c4a0"),
            Palette("#f7d9cf", "#c9566b", "#3a1830", "#5f7f9a", "#e9b95a"),
            Palette("#e9e0f0", "#9c8db8", "#2f2848", "#c9a27f", "#6fa5a0"),
        ),
        technique=Facets(
            Oil(
                (Brush(9, 4, jitter=9), Brush(4, 4, 30, 7), Brush(2.2, 5, 34, 3, only_subject=True)),
                flow="slant",
                hue_jitter=0.4,
                follow=0.7,
                finish=Finish(impasto=0.9, weave=1.0, vignette=0.12, varnish=(1.03, 1.0, 0.93)),
            )
        ),
        light=Light(modelling=0.6, shadow=0.45, softness=3),
    ),
    # Gold leaf and tempera.
    "gold": Hand(
        palettes=(
            Palette("#fbe39a", "#1a3f7c", "#3a1a10", "#1a3f7c", "#f0cf6a"),
            Palette("#fbe39a", "#7a1a1f", "#3a1a10", "#7a1a1f", "#f0cf6a"),
            Palette("#fbe39a", "#12503a", "#3a1a10", "#12503a", "#f0cf6a"),
            Palette("#fbe39a", "#5a3a86", "#3a1a10", "#5a3a86", "#f0cf6a"),
        ),
        technique=Panel(
            Oil(
                (
                    Brush(6, 6, jitter=6, only_subject=True),
                    Brush(3.5, 7, 22, 6, only_subject=True),
                    Brush(2, 6, 30, 4, only_subject=True, spacing=1.5),
                ),
                flow="slant",
                hue_jitter=0.4,
                saturation=1.12,
                finish=Finish(impasto=0.5, weave=0, vignette=0, varnish=(1.0, 0.98, 0.92), cracks=0.2),
            )
        ),
        light=Light(modelling=0.75, shadow=0),
    ),
    # Blue on a white tile.
    "delft": Hand(
        palettes=(
            Palette("#f2f4f0", "#5f86c9", "#16296b", "#5f86c9", "#5f86c9"),
            Palette("#f3f1ea", "#6a7fb8", "#1d1f5c", "#6a7fb8", "#6a7fb8"),
        ),
        technique=Tile(),
        light=Light(modelling=0.7, shadow=0),
    ),
    # Soft chalk on toned paper.
    "pastel": Hand(
        palettes=(
            Palette("#e8d9e6", "#a9a0c4", "#5d5f7d", "#8fa58f", "#f0c3a0"),
            Palette("#f2e2c4", "#cfae8a", "#8a6f5a", "#8f9f7a", "#e58f7a"),
            Palette("#d9ece6", "#8fb8b3", "#4f6f78", "#b9a98a", "#f2d08f"),
            Palette("#f6d9d3", "#d79c9c", "#7f5560", "#8a96b3", "#f4cf9a"),
            Palette("#e6ebcf", "#a8b586", "#5f6a4c", "#a98f7a", "#e6b36a"),
        ),
        technique=Chalk(
            Oil(
                (
                    Brush(11, 5, 60, 16),
                    Brush(6, 5, 40, 10, only_subject=True),
                    Brush(2.5, 5, 36, 5, only_subject=True),
                ),
                flow="slant",
                follow=0.45,
            )
        ),
        light=Light(modelling=0.5, shadow=0.55, softness=10),
    ),
}
