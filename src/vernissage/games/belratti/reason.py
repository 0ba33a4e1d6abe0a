"""Why a bot put a painting with a theme, as a sentence that every language has words for."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from typing import Final

from vernissage.core.seats import Seat
from vernissage.games.belratti.cards import THEMES, Painting, Place
from vernissage.games.belratti.state import RoundLook
from vernissage.games.belratti.taste import PREFIX, Taste

NAMED: Final = frozenset({"tags", "colour"})
"""On these channels a link has a name; without one, there is nothing to say about it."""
COLOURS: Final = frozenset(
    {"black", "blue", "brown", "green", "grey", "orange", "pink", "purple", "red", "white", "yellow"}
)
TOO_WEAK: Final = 0.03
"""A link that strikes less than this is none to speak of."""


def reason_of(taste: Taste, painting: Painting, theme: Painting) -> tuple[str, dict[str, str]]:
    """The key of a sentence, and its arguments: ids, whose names and forms are in the texts."""
    thing, other = painting.removeprefix(PREFIX), theme.removeprefix(PREFIX)
    about = {"painting": painting, "theme": theme}
    for channel, strength in sorted(taste.links(thing, other).items(), key=lambda link: -link[1]):
        shared = taste.likenesses.shared(channel, thing, other)
        if strength < TOO_WEAK:
            break
        if channel in NAMED and shared is None:
            continue
        if shared in COLOURS:
            return "why-colour", {**about, "colour": f"colour-{shared}"}
        return f"why-{channel}", {**about, "tag": f"tag-{shared}"} if shared else about
    return "why-nothing", about


def to_explain(look: RoundLook, bots: Collection[Seat]) -> Iterator[tuple[Seat, Painting, Painting]]:
    """Who has something to say about which painting and which theme, once the round lies open.

    Painters about what they laid. Where something else hangs than was meant, the first director: all of them
    have agreed to it.
    """
    themes: dict[Place, Painting] = dict(zip(THEMES, look.themes, strict=True))
    directors = [seat for seat in sorted(bots) if seat not in look.painters]
    for shown in look.paintings:
        if shown.painter is not None and shown.meant is not None and shown.painter in bots:
            yield shown.painter, shown.painting, themes[shown.meant]
        if directors and shown.hung not in ("out", shown.meant):
            yield directors[0], shown.painting, themes[shown.hung]
