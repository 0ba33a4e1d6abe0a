"""Why a bot put a painting with a theme: a thought that somebody had, or what stands out in both."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator
from typing import Final

from vernissage.core.seats import Seat
from vernissage.games.belratti.cards import THEMES, Painting, Place
from vernissage.games.belratti.state import RoundLook
from vernissage.games.belratti.taste import PREFIX, Taste

STRIKING: Final = 0.35
"""A tag or a colour is worth naming where two things are at least so much alike by it."""
VIVID: Final = 0.5
"""A colour goes before a thought where it is nearly all that one sees of both."""

BOLD: Final = 0.15
"""A link is weak if two things are less alike than that: so are three pairs of four, by chance."""


def reason_of(taste: Taste, painting: Painting, theme: Painting) -> tuple[str, dict[str, str]] | None:
    """The key of a sentence, and its arguments: ids, whose names and forms are in the texts.

    None where there is nothing to be said: what nobody thought of and no tag explains was a guess.
    """
    thing, other = painting.removeprefix(PREFIX), theme.removeprefix(PREFIX)
    about = {"painting": painting, "theme": theme}
    thought = taste.likenesses.shared("thoughts", thing, other)
    colour = _striking(taste, "colour", thing, other, VIVID if thought else STRIKING)
    if colour and taste.weights["colour"] > taste.weights["tags"]:
        return "why-colour", {**about, "colour": f"colour-{colour}"}
    if thought:
        return "why-thought", {**about, "thought": thought}
    tag = _striking(taste, "tags", thing, other)
    if tag and tag not in {thing, other}:
        return "why-tags", {**about, "tag": f"tag-{tag}"}
    return None


def _striking(taste: Taste, channel: str, thing: str, other: str, least: float = STRIKING) -> str | None:
    """What two things share on a channel, if it stands out."""
    alike = taste.likenesses.likeness(channel, thing, other)
    return taste.likenesses.shared(channel, thing, other) if alike >= least else None


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


def boldest(
    alike: Callable[[str, str], float], looks: Iterable[RoundLook]
) -> tuple[Seat, str, dict[str, str]] | None:
    """What was read right with the weakest link of the evening, if that was weak, and whose it was."""
    read = (
        (alike(shown.painting.removeprefix(PREFIX), theme.removeprefix(PREFIX)), look.round, shown, theme)
        for look in looks
        for shown in look.paintings
        for place, theme in zip(THEMES, look.themes, strict=True)
        if shown.painter is not None and shown.meant == shown.hung == place
    )
    link, round_, shown, theme = min(read, key=lambda each: each[:2], default=(BOLD, 0, None, ""))
    if link >= BOLD or shown is None or shown.painter is None:
        return None
    return shown.painter, "boldest", {"painting": shown.painting, "theme": theme, "round": str(round_)}
