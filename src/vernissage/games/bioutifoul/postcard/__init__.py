"""The postcard of a game: the winner's gallery, with the works that were exhibited."""

from collections.abc import Iterator, Sequence
from typing import Final, TypeAlias

from vernissage.core.postcard import Drawn, Framed, Painted, Postcard, Sentence, Shape, Sheet, Written
from vernissage.core.primer import About
from vernissage.core.seats import Seat
from vernissage.core.step import Outcome, Step
from vernissage.games.bioutifoul.cards import Artwork
from vernissage.games.bioutifoul.moves import Event, Exhibited
from vernissage.games.bioutifoul.scoring import ranking, scores
from vernissage.games.bioutifoul.state import State

Pair: TypeAlias = tuple[Artwork, Artwork]

WIDTH: Final = 92.0
HEIGHT: Final = 116.0
BETWEEN: Final = 18.0
GILT: Final = 20.0
EDGE: Final = 26.0
"""The margin around the works."""
WRITTEN: Final = 118.0
"""The height below the works, for the owner's name."""
IN_A_ROW: Final = 3
LONG: Final = 9
"""With more exhibitions than this, a row holds one more."""


def postcard(
    first: State, steps: Sequence[Step[State, Event]], outcome: Outcome, _shape: Shape
) -> Postcard | None:
    """BIO-7.5: returns a postcard of the winner's exhibitions; None if there are none."""
    state = steps[-1].state if steps else first
    seat = ranking(state)[0]
    pairs = shown_by(seat, steps)
    if not pairs:
        return None
    about: About = {"seat": (seat,), "points": outcome.scores[seat], "winners": outcome.winners}
    width, height = room(len(pairs))
    return Postcard(
        headline=Sentence("tied" if len(outcome.winners) > 1 else "won", about),
        line=None,
        width=width,
        height=height,
        drawn=(
            Framed(GILT, GILT, width - 2 * GILT, height - 2 * GILT, GILT),
            Sheet(GILT, GILT, width - 2 * GILT, height - 2 * GILT),
            *hung(pairs, width),
            *whose(state, seat, width, height),
        ),
    )


def shown_by(seat: Seat, steps: Sequence[Step[State, Event]]) -> tuple[Pair, ...]:
    """BIO-5.6: returns the two works of each exhibition that this gallery held."""
    events = (event for step in steps for event in step.events)
    return tuple(each.artworks for each in events if isinstance(each, Exhibited) and each.seat == seat)


def columns(pairs: int) -> int:
    """Returns the number of exhibitions in a row."""
    return min(pairs, IN_A_ROW if pairs <= LONG else IN_A_ROW + 1)


def room(pairs: int) -> tuple[float, float]:
    """Returns the width and height for this many exhibitions, including the frame."""
    many = max(2, columns(pairs))
    rows = -(-pairs // columns(pairs))
    wide = many * (2 * WIDTH + BETWEEN) - BETWEEN + 2 * (GILT + EDGE)
    return wide, rows * (HEIGHT + BETWEEN) - BETWEEN + 2 * GILT + EDGE + WRITTEN


def hung(pairs: Sequence[Pair], width: float) -> Iterator[Drawn]:
    """Draws the exhibitions row by row, each row centred."""
    many = columns(len(pairs))
    for start in range(0, len(pairs), many):
        row = pairs[start : start + many]
        y = GILT + EDGE + (start // many) * (HEIGHT + BETWEEN)
        x = (width - len(row) * (2 * WIDTH + BETWEEN) + BETWEEN) / 2
        for place, pair in enumerate(row):
            for side, work in enumerate(pair):
                left = x + place * (2 * WIDTH + BETWEEN) + side * (WIDTH + 2)
                yield Painted(f"{work}.svg", left, y, WIDTH - 2, HEIGHT)


def whose(state: State, seat: Seat, width: float, height: float) -> Iterator[Drawn]:
    """Draws the gallery's name and the number of its exhibitions below the works."""
    own = scores(state)[seat]
    below = "all-four" if own.all_four else "held"
    room = width - 2 * (GILT + EDGE)
    yield Written(Sentence("gallery", {"seat": (seat,)}), width / 2, height - GILT - 76, 40, room, "dark")
    held = Sentence(below, {"exhibitions": own.exhibitions})
    yield Written(held, width / 2, height - GILT - 34, 28, room, "dark")
