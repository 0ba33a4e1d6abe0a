"""The moves and the events of the game."""

from typing import Annotated, Literal, TypeAlias

import msgspec
from msgspec.structs import force_setattr

from vernissage.core.seats import Seat
from vernissage.core.value import EventValue, MoveValue
from vernissage.games.bioutifoul.cards import Artist, Artwork, Exhibition
from vernissage.games.bioutifoul.state import Row

Direction: TypeAlias = Literal["left", "right"]
"""The direction of an influence. Left is towards the Bid card, where the value rises."""


class Discard(MoveValue, frozen=True):
    """BIO-4.1: discard an influence card of a hand that is too large."""

    artist: Artist


class Influence(MoveValue, frozen=True):
    """BIO-4.2, BIO-4.3: play influence cards of one artist, each of which moves the artist by one place."""

    artist: Artist
    cards: Annotated[int, msgspec.Meta(ge=1, le=3)]
    direction: Direction


class Buy(MoveValue, frozen=True):
    """BIO-5.2: buy a face-up artwork."""

    artwork: Artwork


class Sell(MoveValue, frozen=True):
    """BIO-5.4: sell an artwork from the gallery."""

    artwork: Artwork


class Exhibit(MoveValue, frozen=True):
    """BIO-5.6: hold a face-up exhibition with two artworks from the gallery by its two artists."""

    exhibition: Exhibition
    artworks: tuple[Artwork, Artwork]

    def __post_init__(self) -> None:
        """Sorts the two works, since their order has no meaning and equal exhibits must be equal moves."""
        one, two = self.artworks
        if one > two:
            force_setattr(self, "artworks", (two, one))


class Done(MoveValue, frozen=True):
    """BIO-5.1: take no further action this turn."""


Move: TypeAlias = Discard | Influence | Buy | Sell | Exhibit | Done


class Discarded(EventValue, frozen=True):
    """BIO-4.1: a player discarded an influence card face up."""

    seat: Seat
    artist: Artist


class Influenced(EventValue, frozen=True):
    """BIO-4.2 to BIO-4.4: a player moved an artist and passed the cards to the player on the right."""

    seat: Seat
    artist: Artist
    cards: int
    direction: Direction
    value: int
    """The artist's new value."""
    receiver: Seat
    before: Row
    """BIO-4.3: the row of artists before the move."""
    passed: tuple[Artist, ...]
    """BIO-4.3: the artists that this one passed, who each moved one place."""


class Bought(EventValue, frozen=True):
    seat: Seat
    artwork: Artwork
    gold: int


class Sold(EventValue, frozen=True):
    seat: Seat
    artwork: Artwork
    gold: int


class Exhibited(EventValue, frozen=True):
    seat: Seat
    exhibition: Exhibition
    artworks: tuple[Artwork, Artwork]
    most: tuple[Artist, ...]
    """BIO-7.4: the artists of whom this gallery newly shows the most works."""
    four: bool
    """BIO-7.3: whether this exhibition completes the gallery's set of all four artists."""
    overtaken: tuple[Seat, ...]
    """BIO-7.4: the galleries that lose a majority by this exhibition."""


class Drew(EventValue, frozen=True):
    """BIO-5.6, BIO-5.8: an influence card was drawn, as its owner sees it."""

    seat: Seat
    artist: Artist


class DrewUnseen(EventValue, frozen=True):
    """BIO-5.6, BIO-5.8: an influence card was drawn, as everyone else sees it."""

    seat: Seat


class Closed(EventValue, frozen=True):
    """BIO-5.1: the turn ended by itself, since no actions, no room or no gold was left."""

    seat: Seat
    why: Literal["actions", "room", "gold"]


class Rested(EventValue, frozen=True):
    """BIO-5.8: a player took no action in their turn."""

    seat: Seat


class Earned(EventValue, frozen=True):
    """BIO-6.1: a player got one gold at the end of their turn."""

    seat: Seat


class Laid(EventValue, frozen=True):
    """BIO-6.2: new artworks and exhibitions were laid on the display."""

    artworks: tuple[Artwork, ...]
    exhibitions: tuple[Exhibition, ...]


class Swept(EventValue, frozen=True):
    """BIO-3.1: all face-up artworks were discarded."""

    artworks: tuple[Artwork, ...]
    artist: Artist | None
    """The artist of five or six of these artworks; None if no exhibition asked for any of them."""


class Reshuffled(EventValue, frozen=True):
    """BIO-2.8: a discard pile was shuffled and became the deck."""

    deck: Literal["artworks", "influence"]


class LastRound(EventValue, frozen=True):
    """BIO-7.1, BIO-7.6: the last round begins, after the last exhibition or by the limit of rounds."""

    by: Literal["exhibitions", "rounds"]


class TurnBegan(EventValue, frozen=True):
    seat: Seat
    round: int


class Ended(EventValue, frozen=True):
    """BIO-7.1, BIO-7.6: the game is over."""


Event: TypeAlias = (
    Discarded
    | Influenced
    | Bought
    | Sold
    | Exhibited
    | Drew
    | DrewUnseen
    | Closed
    | Rested
    | Earned
    | Laid
    | Swept
    | Reshuffled
    | LastRound
    | TurnBegan
    | Ended
)
