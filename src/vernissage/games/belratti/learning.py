"""How a bot gets to know its partners: by what they really linked, round after round.

What lies open shows how a painter thinks, by the theme that was meant, and how directors read, by the theme
they hung it with. Channels that would have linked the same count more from then on.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from typing import Final, NamedTuple

from vernissage.core.seats import Seat
from vernissage.games.belratti.cards import Painting
from vernissage.games.belratti.events import Event, Revealed
from vernissage.games.belratti.state import RoundLook
from vernissage.games.belratti.taste import PREFIX, Likenesses, Weights
from vernissage.games.belratti.view import View

PACE: Final = 3.0
"""How much a channel gains that explains every link, and explains it well."""
CAUTION: Final = 6
"""So many links without a lesson are taken for granted: one or two may be chance."""
STEP: Final = 0.05
"""Weights change by steps: smaller differences change nobody's mind."""


class Link(NamedTuple):
    """A painting, the theme somebody put it with, and the other theme, which they did not."""

    painting: Painting
    theme: Painting
    other: Painting


def partners_links(view: View, memory: Sequence[Event]) -> tuple[Link, ...]:
    """What partners of this seat have linked: the painters for a director, the directors for a painter."""
    painters = set(view.table.painters)
    looks = [event.look for event in memory if isinstance(event, Revealed)]
    if view.seat in painters:
        directors = set(range(view.table.options.players)) - painters
        return tuple(link for look in looks for link in hung_by(look, directors))
    return tuple(link for look in looks for link in meant_by(look, painters))


def meant_by(look: RoundLook, painters: Collection[Seat]) -> Iterator[Link]:
    """What these painters meant in a round that lies open."""
    for shown in look.paintings:
        if shown.painter in painters and shown.meant is not None:
            yield _link(look, shown.painting, shown.meant == "one")


def hung_by(look: RoundLook, directors: Collection[Seat]) -> Iterator[Link]:
    """What was hung in a round in which one of these directed, forged or not: to them it belonged there."""
    if all(seat in look.painters for seat in directors):
        return
    for shown in look.paintings:
        if shown.hung != "out":
            yield _link(look, shown.painting, shown.hung == "one")


def _link(look: RoundLook, painting: Painting, first: bool) -> Link:  # noqa: FBT001 - one theme or the other
    one, two = look.themes
    return Link(painting, one, two) if first else Link(painting, two, one)


def learnt(weights: Weights, links: Sequence[Link], likenesses: Likenesses) -> dict[str, float]:
    """The weights after these lessons: more for each channel on which the theme stood out from the other."""
    return {
        channel: weight + _stepped(PACE * _lesson(channel, links, likenesses))
        for channel, weight in weights.items()
    }


def _lesson(channel: str, links: Sequence[Link], likenesses: Likenesses) -> float:
    """How well the channel explains these links, as far as one may trust them: 0 if it doesn't, at most 1."""

    def alike(painting: Painting, theme: Painting) -> float:
        return likenesses.likeness(channel, painting.removeprefix(PREFIX), theme.removeprefix(PREFIX)) ** 2

    told = sum(alike(link.painting, link.theme) - alike(link.painting, link.other) for link in links)
    return max(0.0, told / (len(links) + CAUTION))


def _stepped(more: float) -> float:
    return STEP * round(more / STEP)
