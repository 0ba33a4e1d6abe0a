"""What a seat can do. Small moves: groups come to their decisions step by step."""

from __future__ import annotations

from typing import Annotated, TypeAlias

import msgspec

from vernissage.core.seats import Seat
from vernissage.core.value import MoveValue
from vernissage.games.belratti.cards import Fit, Joker, Painting, Place, Theme


class Ask(MoveValue, frozen=True):
    """BEL-3.2, BEL-9.3: propose how many paintings are to be laid."""

    number: Annotated[int, msgspec.Meta(ge=1, le=8)]


class KeepThemes(MoveValue, frozen=True):
    """BEL-3.4, BEL-9.3: leave the themes as they lie, before the painters choose a token."""


class PlayJoker(MoveValue, frozen=True):
    """BEL-8.2: propose to play a joker; a group of one just plays it."""

    joker: Joker
    choice: str = ""
    """*Swap themes*: one, two or both. *Change the number*: up or down. *Query*: the painting."""
    painter: Seat | None = None
    """BEL-4.6: who swaps hand cards, where only one does."""


class Agree(MoveValue, frozen=True):
    """BEL-8.2, BEL-5.6: agree to the joker proposed, or else to the hanging as it is."""


class Refuse(MoveValue, frozen=True):
    """BEL-8.2: speak against the joker proposed, or withdraw it."""


class Lay(MoveValue, frozen=True):
    """BEL-4.3, BEL-4.10: lay a painting face down, meant for a theme; a line may go with it."""

    painting: Painting
    theme: Theme
    line: Annotated[str, msgspec.Meta(max_length=200)] = ""


class TakeBack(MoveValue, frozen=True):
    """BEL-4.2: take a painting laid back into the hand."""

    painting: Painting


class Signal(MoveValue, frozen=True):
    """BEL-4.4: say how many paintings fit so well. 0 takes it back."""

    fit: Fit
    count: Annotated[int, msgspec.Meta(ge=0, le=5)]


class WouldLay(MoveValue, frozen=True):
    """BEL-4.4: say how many paintings one would lay."""

    count: Annotated[int, msgspec.Meta(ge=0, le=8)]


class Ready(MoveValue, frozen=True):
    """BEL-4.2: done with one's part of the painting."""


class PutAside(MoveValue, frozen=True):
    """BEL-4.6: put a painting of the hand aside, to be swapped."""

    painting: Painting


class Keep(MoveValue, frozen=True):
    """BEL-4.6: take a painting put aside back."""

    painting: Painting


class Swap(MoveValue, frozen=True):
    """BEL-4.6: swap what was put aside."""


class Hang(MoveValue, frozen=True):
    """BEL-5.2: hang a painting on a theme, or put it out."""

    painting: Painting
    place: Place


class GoAlong(MoveValue, frozen=True):
    """BEL-8.3: show the number that the larger part shows.

    A clock that runs out also agrees to what lies before the group, and leaves to chance what nobody has
    decided; to people that is never offered.
    """


class Next(MoveValue, frozen=True):
    """BEL-6.6: enough looked at; on to the next round."""


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
