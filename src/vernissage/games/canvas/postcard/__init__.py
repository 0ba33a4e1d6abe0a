"""The postcard of a finished game: the winner's paintings as they hang."""

from collections.abc import Iterator, Sequence
from typing import Final

from vernissage.core.postcard import Drawn, Framed, Painted, Postcard, Sentence, Shape, Written
from vernissage.core.primer import About
from vernissage.core.step import Outcome, Step
from vernissage.games.canvas.cards import Background
from vernissage.games.canvas.moves import Event
from vernissage.games.canvas.painting import Painting, title
from vernissage.games.canvas.scoring import ranking
from vernissage.games.canvas.state import Painter, State, solo

WIDTH: Final = 246.0
HEIGHT: Final = 256.0
APART: Final = 374.0
"""The distance between the middles of neighbouring paintings."""
GILT: Final = 12.0
TOP: Final = 60.0
"""The top of the paintings, below the lamps."""
BELOW: Final = 84.0
"""Room for the plate with the title."""
LARGER: Final = 1.5
"""On a tall card, the first painting hangs above the others, larger by this factor."""


def postcard(
    first: State, steps: Sequence[Step[State, Event]], outcome: Outcome, shape: Shape
) -> Postcard | None:
    """CAN-4.3, CAN-6.1: draws the winner's paintings, or those of a solo player."""
    state = steps[-1].state if steps else first
    seat = ranking(state)[0]
    painter = state.painters[seat]
    about: About = {"seat": (seat,), "points": outcome.scores[seat], "winners": outcome.winners}
    said = "alone" if solo(state.options) else "tied" if len(outcome.winners) > 1 else "won"
    tall = shape == "tall"
    row = TOP + HEIGHT + BELOW
    above = TOP + LARGER * HEIGHT + BELOW if tall else 0
    return Postcard(
        headline=Sentence(said, about),
        line=None,
        width=APART * (len(painter.paintings) - tall),
        height=above + row,
        drawn=tuple(upright(painter, above) if tall else side_by_side(painter)),
    )


def side_by_side(painter: Painter) -> Iterator[Drawn]:
    for place, painting in enumerate(painter.paintings):
        yield from hung(painting, painter.backgrounds[place], APART * (place + 0.5), TOP)


def upright(painter: Painter, above: float) -> Iterator[Drawn]:
    """Draws the first painting larger, and the others below it."""
    one, *others = zip(painter.paintings, painter.backgrounds, strict=False)
    yield from hung(*one, APART * len(others) / 2, TOP, LARGER)
    for place, (painting, background) in enumerate(others):
        yield from hung(painting, background, APART * (place + 0.5), above + TOP)


def hung(
    painting: Painting, background: Background, middle: float, y: float, larger: float = 1
) -> Iterator[Drawn]:
    """CAN-3.7: draws the background, then the cards from the lowest up, and the title on a plate."""
    width, height = WIDTH * larger, HEIGHT * larger
    x = middle - width / 2
    yield Framed(x, y, width, height, GILT * larger, lamp=True)
    for name in (background, *reversed(painting)):
        yield Painted(f"{name}.webp", x, y, width, height)
    left, right = title(painting)
    words = Sentence("title", {"left": left or "nobody", "right": right or "nobody"})
    plate = y + height + GILT * larger + 40
    yield Written(words, middle, plate, 30, (APART - 60) * larger, "dark", plate=True)
