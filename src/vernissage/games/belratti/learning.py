"""How a bot learns how its partners associate, from what they linked in each round.

A revealed round shows how painters think, by the theme they meant, and how directors read, by the theme they
chose. Channels that would have made the same link gain weight.
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
"""How much weight a channel gains if it explains every link well."""
CAUTION: Final = 6
"""The number of imaginary links without a lesson. They dampen learning from one or two links, which may be
chance."""
STEP: Final = 0.05
"""The step to which weights are rounded: smaller differences change no decision."""


class Link(NamedTuple):
    """A painting, the theme somebody put it with, and the other theme."""

    painting: Painting
    theme: Painting
    other: Painting


def partners_links(view: View, memory: Sequence[Event]) -> tuple[Link, ...]:
    """Returns the links of a seat's partners: painters' links for a director, directors' for a painter."""
    painters = set(view.table.painters)
    looks = [event.look for event in memory if isinstance(event, Revealed)]
    if view.seat in painters:
        directors = set(range(view.table.options.players)) - painters
        return tuple(link for look in looks for link in hung_by(look, directors))
    return tuple(link for look in looks for link in meant_by(look, painters))


def meant_by(look: RoundLook, painters: Collection[Seat]) -> Iterator[Link]:
    """Yields what these painters meant in a revealed round."""
    for shown in look.paintings:
        if shown.painter in painters and shown.meant is not None:
            yield _link(look, shown.painting, shown.meant == "one")


def hung_by(look: RoundLook, directors: Collection[Seat]) -> Iterator[Link]:
    """Yields what hung in a round with one of these directors, forgeries included: they saw a link in it."""
    if all(seat in look.painters for seat in directors):
        return
    for shown in look.paintings:
        if shown.hung != "out":
            yield _link(look, shown.painting, shown.hung == "one")


def _link(look: RoundLook, painting: Painting, first: bool) -> Link:  # noqa: FBT001 - one theme or the other
    one, two = look.themes
    return Link(painting, one, two) if first else Link(painting, two, one)


def learnt(weights: Weights, links: Sequence[Link], likenesses: Likenesses) -> dict[str, float]:
    """Returns the weights after these links: each channel gains by how far the theme stood out on it."""
    return {
        channel: weight + _stepped(PACE * _lesson(channel, links, likenesses))
        for channel, weight in weights.items()
    }


def _lesson(channel: str, links: Sequence[Link], likenesses: Likenesses) -> float:
    """Returns how well the channel explains these links, from 0 to 1, with caution if they are few."""

    def alike(painting: Painting, theme: Painting) -> float:
        return likenesses.likeness(channel, painting.removeprefix(PREFIX), theme.removeprefix(PREFIX)) ** 2

    told = sum(alike(link.painting, link.theme) - alike(link.painting, link.other) for link in links)
    return max(0.0, told / (len(links) + CAUTION))


def _stepped(more: float) -> float:
    return STEP * round(more / STEP)
