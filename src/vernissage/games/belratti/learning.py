"""How a bot learns its partners' ways of association from their links in each round.

A revealed round shows the links of the painters, by the themes they meant, and of the directors, by the
themes they chose. Channels that favour the same links gain weight, others
lose some.
"""

from collections.abc import Collection, Iterator, Sequence
from functools import lru_cache
from math import exp
from operator import mul
from typing import Final, NamedTuple

from vernissage.core.seats import Seat
from vernissage.games.belratti.cards import Painting
from vernissage.games.belratti.events import Event, Revealed
from vernissage.games.belratti.state import RoundLook
from vernissage.games.belratti.taste import PREFIX, Likenesses, Weights
from vernissage.games.belratti.view import View

SURE: Final = 4.0
"""How sharply a likeness decides: the higher, the less is learnt from links that the weights explain."""
CAUTION: Final = 0.6
"""How strongly the usual weights hold, so that one or two links teach little."""
PACE: Final = 0.2
STEPS: Final = 10
"""The size and the number of the steps towards the best weights."""
STEP: Final = 0.05
"""Changes are rounded to multiples of this. Smaller ones change no decision."""
REMEMBERED: Final = 64
"""How many lessons are cached. A bot is asked many times before the next round is revealed."""


class Link(NamedTuple):
    """A painting, the theme that somebody linked it with, and the round's other theme."""

    painting: Painting
    theme: Painting
    other: Painting


def partners_links(view: View, memory: Sequence[Event]) -> tuple[Link, ...]:
    """Returns the links of this seat's partners: painters' links for a director, directors' for a painter."""
    painters = set(view.table.painters)
    looks = [event.look for event in memory if isinstance(event, Revealed)]
    if view.seat in painters:
        directors = set(range(view.table.options.players)) - painters
        return tuple(link for look in looks for link in hung_by(look, directors))
    return tuple(link for look in looks for link in meant_by(look, painters))


def meant_by(look: RoundLook, painters: Collection[Seat]) -> Iterator[Link]:
    """Yields the links that these painters meant in a revealed round."""
    for shown in look.paintings:
        if shown.painter in painters and shown.meant is not None:
            yield _link(look, shown.painting, shown.meant == "one")


def hung_by(look: RoundLook, directors: Collection[Seat]) -> Iterator[Link]:
    """Yields the links of all hanging paintings, forgeries too, if one of these seats directed the round."""
    if all(seat in look.painters for seat in directors):
        return
    for shown in look.paintings:
        if shown.hung != "out":
            yield _link(look, shown.painting, shown.hung == "one")


def _link(look: RoundLook, painting: Painting, first: bool) -> Link:  # noqa: FBT001 - one theme or the other
    one, two = look.themes
    return Link(painting, one, two) if first else Link(painting, two, one)


@lru_cache(maxsize=REMEMBERED)
def _learnt(weights: tuple[float, ...], leanings: tuple[tuple[float, ...], ...]) -> tuple[float, ...]:
    """Returns the weights that explain the links best and are near these, by gradient ascent."""
    found = list(weights)
    for _ in range(STEPS):
        pull = [CAUTION * (usual - now) for usual, now in zip(weights, found, strict=True)]
        for leaning in leanings:
            missed = 1 / (1 + exp(SURE * sum(map(mul, found, leaning))))
            pull = [each + missed * more for each, more in zip(pull, leaning, strict=True)]
        found = [max(0.0, now + PACE * each) for now, each in zip(found, pull, strict=True)]
    return tuple(found)


def learnt(weights: Weights, links: Sequence[Link], likenesses: Likenesses) -> dict[str, float]:
    """Returns the weights after these links. Channels that favour the linked themes gain weight.

    A link that the weights explain well teaches little: the more it surprises, the more it moves them.
    """
    leanings = tuple(tuple(_leaning(link, channel, likenesses) for channel in weights) for link in links)
    found = _learnt(tuple(weights.values()), leanings)
    return {
        channel: usual + STEP * round((weight - usual) / STEP)
        for (channel, usual), weight in zip(weights.items(), found, strict=True)
    }


def _leaning(link: Link, channel: str, likenesses: Likenesses) -> float:
    """Returns how much more the painting resembles its theme than the other theme on this channel."""
    painting, theme, other = (each.removeprefix(PREFIX) for each in link)
    alike = likenesses.likeness
    return float(alike(channel, painting, theme) ** 2 - alike(channel, painting, other) ** 2)
