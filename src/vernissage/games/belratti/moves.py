"""The moves of the game. Groups decide step by step, so each move is a small step."""

from typing import Annotated, TypeAlias

import msgspec

from vernissage.core.seats import Seat
from vernissage.core.value import MoveValue
from vernissage.games.belratti.cards import Fit, Joker, Painting, Place, Theme


class Ask(MoveValue, frozen=True):
    """BEL-3.2, BEL-9.3: propose the number of paintings to lay."""

    number: Annotated[int, msgspec.Meta(ge=1, le=8)]


class KeepThemes(MoveValue, frozen=True):
    """BEL-3.4, BEL-9.3: keep the themes, so that the painters can choose a token."""


class PlayJoker(MoveValue, frozen=True):
    """BEL-8.2: propose to play a joker; a group of one plays it at once."""

    joker: Joker
    choice: str = ""
    """For *swap themes* one, two or both; for *change the number* up or down; for *query* the painting."""
    painter: Seat | None = None
    """BEL-4.6: the painter who swaps hand cards, if only one does."""


class Agree(MoveValue, frozen=True):
    """BEL-8.2, BEL-5.6: agree to the proposed joker or, if there is none, to the current hanging."""


class Refuse(MoveValue, frozen=True):
    """BEL-8.2: refuse the proposed joker, even after agreeing to it."""


class Lay(MoveValue, frozen=True):
    """BEL-4.3, BEL-4.10: lay a painting face down for a theme, with an optional line."""

    painting: Painting
    theme: Theme
    line: Annotated[str, msgspec.Meta(max_length=200)] = ""


class TakeBack(MoveValue, frozen=True):
    """BEL-4.2: take a laid painting back into the hand."""

    painting: Painting


class Signal(MoveValue, frozen=True):
    """BEL-4.4: say how many paintings in the hand fit this well; 0 withdraws the signal."""

    fit: Fit
    count: Annotated[int, msgspec.Meta(ge=0, le=5)]


class WouldLay(MoveValue, frozen=True):
    """BEL-4.4: tell the other painters how many paintings this seat would lay."""

    count: Annotated[int, msgspec.Meta(ge=0, le=8)]


class Ready(MoveValue, frozen=True):
    """BEL-4.2: declare this seat ready, with no more paintings to lay."""


class PutAside(MoveValue, frozen=True):
    """BEL-4.6: put a painting of the hand aside to swap it."""

    painting: Painting


class Keep(MoveValue, frozen=True):
    """BEL-4.6: take back a painting that was put aside."""

    painting: Painting


class Swap(MoveValue, frozen=True):
    """BEL-4.6: swap the paintings put aside."""


class Hang(MoveValue, frozen=True):
    """BEL-5.2: hang a painting on a theme, or put it in the store-room."""

    painting: Painting
    place: Place


class GoAlong(MoveValue, frozen=True):
    """BEL-8.3: propose the number that the majority proposes.

    When a player's clock runs out, this move also agrees to the pending decision and leaves other choices to
    chance. People are not offered the move for that purpose.
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
