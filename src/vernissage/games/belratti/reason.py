"""A bot's reason for linking a painting with a theme: a common thought, a striking likeness, or a kind."""

from collections.abc import Callable, Collection, Iterable, Iterator, Sequence
from typing import Final

from vernissage.core.seats import Seat
from vernissage.games.belratti.cards import THEMES, Painting, Place
from vernissage.games.belratti.events import Event, JokerProposed, Revealed
from vernissage.games.belratti.state import RoundLook
from vernissage.games.belratti.taste import PREFIX, Taste

STRIKING: Final = 0.35
"""A shared tag or colour is worth naming if the likeness is at least this."""
VIVID: Final = 0.5
"""A colour is named before a thought if the likeness is at least this, since the colour then stands out."""

BOLD: Final = 0.15
"""A link is weak if the likeness is below this, as it is for three of four random pairs."""


def reason_of(taste: Taste, painting: Painting, theme: Painting) -> tuple[str, dict[str, str]] | None:
    """Returns the key of a sentence and its arguments, which are ids with names in the texts.

    Returns None if there is no thought, striking tag, striking colour or common kind, so that it was a guess.
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
    kind = taste.likenesses.shared("plain", thing, other)
    return None if kind is None else ("why-tags", {**about, "tag": f"kind-{kind}"})


def _striking(taste: Taste, channel: str, thing: str, other: str, least: float = STRIKING) -> str | None:
    """Returns the tag or colour that two things share on a channel; None if it is not striking."""
    alike = taste.likenesses.likeness(channel, thing, other)
    return taste.likenesses.shared(channel, thing, other) if alike >= least else None


def to_explain(look: RoundLook, bots: Collection[Seat]) -> Iterator[tuple[Seat, Painting, Painting]]:
    """Yields the bots' explanations of a revealed round: the bot, the painting and the theme.

    A bot explains each painting that it laid. If a painting hangs on a theme its painter did not mean, the
    first bot among the directors explains the mistake for all of them.
    """
    themes: dict[Place, Painting] = dict(zip(THEMES, look.themes, strict=True))
    directors = [seat for seat in sorted(bots) if seat not in look.painters]
    for shown in look.paintings:
        if shown.painter is not None and shown.meant is not None and shown.painter in bots:
            yield shown.painter, shown.painting, themes[shown.meant]
        if directors and shown.hung not in ("out", shown.meant):
            yield directors[0], shown.painting, themes[shown.hung]


def proposals(seen: Sequence[Event], bots: Collection[Seat]) -> Iterator[tuple[Seat, str, dict[str, str]]]:
    """Yields why bots proposed jokers, in rounds that lie open: earlier it would tell what they hold."""
    opened = max((at for at, event in enumerate(seen) if isinstance(event, Revealed)), default=0)
    for event in seen[:opened]:
        if isinstance(event, JokerProposed) and event.seat in bots:
            yield event.seat, f"why-{event.joker}", {"joker": f"joker-{event.joker}"}


def boldest(
    alike: Callable[[str, str], float], looks: Iterable[RoundLook]
) -> tuple[Seat, str, dict[str, str]] | None:
    """Returns the weakest link that was read right, with its painter; None if no link was weak."""
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
