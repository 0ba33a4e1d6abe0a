"""A player's record of a game: each painting they laid or read, the theme meant, and the theme read."""

from collections.abc import Iterator, Sequence

from vernissage.core.seats import Seat
from vernissage.core.step import Step
from vernissage.core.value import Value
from vernissage.games.belratti.cards import THEMES, Painting
from vernissage.games.belratti.events import Event, Revealed
from vernissage.games.belratti.state import RoundLook, State


class Link(Value, frozen=True):
    """BEL-6.1: a painting laid for one of two themes, and the theme the directors chose for it."""

    painting: Painting
    theme: Painting
    """The theme that the painter meant."""
    other: Painting
    """The other theme of the round."""
    hung: Painting | None
    """The theme on which the painting hung; None if it was left out."""
    painter: Seat
    directors: tuple[Seat, ...]


class Memento(Value, frozen=True):
    """The paintings that one seat laid, and those that it had to read as a director."""

    laid: tuple[Link, ...]
    read: tuple[Link, ...]
    rounds: int
    perfect: int
    """BEL-6.5: how many rounds were perfect."""


def memento(seat: Seat, first: State, steps: Sequence[Step[State, Event]]) -> Memento:
    """BEL-6: returns the record of this seat's paintings over all revealed rounds."""
    rounds = [event for step in steps for event in step.events if isinstance(event, Revealed)]
    links = [link for each in rounds for link in links_of(each.look, first.options.players)]
    return Memento(
        laid=tuple(link for link in links if link.painter == seat),
        read=tuple(link for link in links if seat in link.directors),
        rounds=len(rounds),
        perfect=sum(each.perfect for each in rounds),
    )


def links_of(look: RoundLook, players: int) -> Iterator[Link]:
    """BEL-6.1, BEL-6.2: yields a link for each painting a painter laid in this round; none for forgeries."""
    directors = tuple(seat for seat in range(players) if seat not in look.painters)
    themes = dict(zip(THEMES, look.themes, strict=True))
    for shown in look.paintings:
        if shown.painter is not None and shown.meant is not None:
            theme = themes[shown.meant]
            yield Link(
                painting=shown.painting,
                theme=theme,
                other=next(each for each in look.themes if each != theme),
                hung=None if shown.hung == "out" else themes[shown.hung],
                painter=shown.painter,
                directors=directors,
            )
