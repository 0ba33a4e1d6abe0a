"""The moves. They are small, since groups reach their decisions step by step."""

from typing import Annotated, TypeAlias

import msgspec

from vernissage.core.seats import Seat
from vernissage.core.value import MoveValue
from vernissage.games.belratti.cards import Fit, Joker, Painting, Place, Theme


class Ask(MoveValue, frozen=True):
    """BEL-3.2, BEL-9.3: propose how many paintings are to be laid."""

    number: Annotated[int, msgspec.Meta(ge=1, le=8)]


class KeepThemes(MoveValue, frozen=True):
    """BEL-3.4, BEL-9.3: keep the themes, before the painters choose a token."""


class PlayJoker(MoveValue, frozen=True):
    """BEL-8.2: propose to play a joker; a group of one plays it at once."""

    joker: Joker
    choice: str = ""
    """*Swap themes*: one, two or both. *Change the number*: up or down. *Query*: the painting."""
    painter: Seat | None = None
    """BEL-4.6: the painter who swaps hand cards, if only one does."""


class Agree(MoveValue, frozen=True):
    """BEL-8.2, BEL-5.6: agree to the joker proposed, or else to the hanging as it is."""


class Refuse(MoveValue, frozen=True):
    """BEL-8.2: refuse the proposed joker, or withdraw it."""


class Lay(MoveValue, frozen=True):
    """BEL-4.3, BEL-4.10: lay a painting face down for a theme, with a line if one likes."""

    painting: Painting
    theme: Theme
    line: Annotated[str, msgspec.Meta(max_length=200)] = ""


class TakeBack(MoveValue, frozen=True):
    """BEL-4.2: take a painting laid back into the hand."""

    painting: Painting


class Signal(MoveValue, frozen=True):
    """BEL-4.4: say how many paintings fit this well; 0 withdraws it."""

    fit: Fit
    count: Annotated[int, msgspec.Meta(ge=0, le=5)]


class WouldLay(MoveValue, frozen=True):
    """BEL-4.4: say how many paintings one would lay."""

    count: Annotated[int, msgspec.Meta(ge=0, le=8)]


class Ready(MoveValue, frozen=True):
    """BEL-4.2: be done with laying paintings."""


class PutAside(MoveValue, frozen=True):
    """BEL-4.6: put a painting of the hand aside to swap it."""

    painting: Painting


class Keep(MoveValue, frozen=True):
    """BEL-4.6: take a painting back that was put aside."""

    painting: Painting


class Swap(MoveValue, frozen=True):
    """BEL-4.6: swap the paintings put aside."""


class Hang(MoveValue, frozen=True):
    """BEL-5.2: hang a painting on a theme, or put it out."""

    painting: Painting
    place: Place


class GoAlong(MoveValue, frozen=True):
    """BEL-8.3: show the number that the majority shows.

    When a clock runs out, this move also agrees to what is before the group and leaves other decisions to
    chance. It is not offered to people for that.
    """


class Next(MoveValue, frozen=True):
    """BEL-6.6: go on to the next round."""


Move: TypeAlias = (
    Ask
    | KeepThemes
    | PlayJoker
    | Agree
    | Refuse
    | Lay
    | TakeBack
    | Signal
    | WouldLay
    | Ready
    | PutAside
    | Keep
    | Swap
    | Hang
    | GoAlong
    | Next
)
