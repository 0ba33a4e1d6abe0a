"""The postcard of a game: its best round, with the paintings on both themes and how they were read."""

from collections.abc import Iterator, Sequence
from typing import Final

from vernissage.core.postcard import Cord, Drawn, Framed, Painted, Postcard, Sentence, Shape, Sign
from vernissage.core.primer import About
from vernissage.core.step import Outcome, Step
from vernissage.games.belratti.album import is_read
from vernissage.games.belratti.cards import THEMES, Painting, Theme
from vernissage.games.belratti.events import Event, Revealed
from vernissage.games.belratti.state import RoundLook, Shown, State

THEME: Final = 170.0
SIZE: Final = 100.0
"""The size of a painting below a theme."""
GILT: Final = 9.0
APART: Final = 126.0
"""The distance from one painting to the next."""
HANGS: Final = 320.0
"""The vertical position of the first row; each further row is `APART` lower."""
IN_A_ROW: Final = 3


def postcard(
    first: State, steps: Sequence[Step[State, Event]], outcome: Outcome, _shape: Shape
) -> Postcard | None:
    """BEL-6: returns a postcard of the best round, a perfect one first; None if nothing was read right."""
    rounds = [event for step in steps for event in step.events if isinstance(event, Revealed)]
    revealed = max(rounds, key=lambda each: (each.perfect, read_right(each.look)), default=None)
    if revealed is None or not read_right(revealed.look):
        return None
    best = revealed.look
    about: About = {
        "paintings": sum(read_right(each.look) for each in rounds),
        "rounds": sum(each.perfect for each in rounds),
        "seats": tuple(range(first.options.players)),
    }
    sides = [on_wall(best, theme) for theme in THEMES]
    rows = max(-(-len(side) // IN_A_ROW) for side in sides)
    return Postcard(
        headline=Sentence("perfect" if revealed.perfect else "read", about),
        line=Sentence("won" if outcome.winners else "lost", about),
        width=2 * IN_A_ROW * APART + APART / 2,
        height=HANGS + rows * APART,
        drawn=tuple(
            each
            for number, side in enumerate(sides)
            for each in wall(best.themes[number], side, (number * (IN_A_ROW + 0.5) + IN_A_ROW / 2) * APART)
        ),
    )


def read_right(look: RoundLook) -> int:
    """BEL-6.1, BEL-9.7: counts the paintings of a round that were read right."""
    return sum(map(is_read, look.paintings))


def on_wall(look: RoundLook, theme: Theme) -> list[Shown]:
    """BEL-5.2: returns the paintings that hung on this theme."""
    return [shown for shown in look.paintings if shown.hung == theme]


def wall(theme: Painting, side: Sequence[Shown], middle: float) -> Iterator[Drawn]:
    """Draws a theme and its paintings, each on a cord, which is dashed if the painting was misread."""
    places = list(hooks(len(side), middle))
    for shown, (x, y) in zip(side, places, strict=True):
        yield Cord((middle, THEME + 2 * GILT), (x, y - SIZE / 2), true=is_read(shown))
    yield from framed(theme, middle, GILT + THEME / 2, THEME)
    for shown, (x, y) in zip(side, places, strict=True):
        yield from framed(shown.painting, x, y, SIZE)
        yield Sign(is_read(shown), x + SIZE / 2, y + SIZE / 2, 34)


def hooks(many: int, middle: float) -> Iterator[tuple[float, float]]:
    """Yields the centre of each of this many paintings, row by row."""
    for start in range(0, many, IN_A_ROW):
        row = min(IN_A_ROW, many - start)
        for place in range(row):
            yield middle + (place - (row - 1) / 2) * APART, HANGS + (start // IN_A_ROW) * APART + SIZE / 2


def framed(painting: Painting, x: float, y: float, size: float) -> Iterator[Drawn]:
    """Draws a painting in its frame, centred at this point."""
    left, top = x - size / 2, y - size / 2
    yield Framed(left, top, size, size, GILT)
    yield Painted(f"{painting.removeprefix('painting-')}.webp", left, top, size, size)
