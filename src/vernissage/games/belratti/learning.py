"""How a bot learns its partners' ways of association from their links in each round.

A revealed round shows the links of the painters, by the themes they meant, and of the directors, by the
themes they chose. Channels that favour the same links gain weight.
"""

from collections.abc import Collection, Iterator, Sequence
from typing import Final, NamedTuple

from vernissage.core.seats import Seat
from vernissage.games.belratti.cards import Painting
from vernissage.games.belratti.events import Event, Revealed
from vernissage.games.belratti.state import RoundLook
from vernissage.games.belratti.taste import PREFIX, Likenesses, Weights
from vernissage.games.belratti.view import View

PACE: Final = 3.0
"""The weight that a channel gains if it explains every link fully."""
CAUTION: Final = 6
"""How many neutral links are added to the count, so that one or two links teach little."""
STEP: Final = 0.05
"""Gains are rounded to multiples of this. Smaller differences change no decision."""


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


def learnt(weights: Weights, links: Sequence[Link], likenesses: Likenesses) -> dict[str, float]:
    """Returns the weights after these links. A channel gains weight if it favours the linked themes."""
    return {
        channel: weight + _stepped(PACE * _lesson(channel, links, likenesses))
        for channel, weight in weights.items()
    }


def _lesson(channel: str, links: Sequence[Link], likenesses: Likenesses) -> float:
    """Returns how well a channel explains these links, from 0 to 1. Few links give a lower result."""

    def alike(painting: Painting, theme: Painting) -> float:
        return likenesses.likeness(channel, painting.removeprefix(PREFIX), theme.removeprefix(PREFIX)) ** 2

    told = sum(alike(link.painting, link.theme) - alike(link.painting, link.other) for link in links)
    return max(0.0, told / (len(links) + CAUTION))


def _stepped(more: float) -> float:
    return STEP * round(more / STEP)
