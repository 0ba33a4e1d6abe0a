"""BIO-2: the table as a frozen value, and the options it is played with."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import permutations
from typing import Annotated, Final, Literal, TypeAlias

import msgspec

from vernissage.core.refusal import Refusal
from vernissage.core.seats import PerSeat, Seat, right_of
from vernissage.core.value import OptionsValue, StateValue, Value
from vernissage.games.bioutifoul.cards import (
    ACTIONS,
    ARTIST_OF,
    ARTISTS,
    Artist,
    Artwork,
    Composition,
    Exhibition,
)

Row: TypeAlias = tuple[Artist, Artist, Artist, Artist]
"""BIO-2.1: the artists beside the Bid card, the one nearest to it first."""
Hand: TypeAlias = tuple[Artist, ...]
"""Influence cards, always sorted: the order in which they came tells nothing."""
Gaps: TypeAlias = tuple[int, ...]
"""Empty places of a display, counted from 0 and in order. All others are taken by the cards, in theirs."""
Phase: TypeAlias = Literal["discard", "influence", "gallery", "over"]


class Options(OptionsValue, frozen=True, kw_only=True):
    """How this table plays."""

    players: Annotated[int, msgspec.Meta(ge=2, le=6)] = 4
    first: Seat | None = None
    """BIO-2.6: the first player; None lets chance choose."""
    actions: Literal[3, "unlimited"] = 3
    """BIO-5.1"""
    exhibitions: Composition = "standard"
    """BIO-1.4"""
    round_limit: Annotated[int, msgspec.Meta(ge=1, le=1000)] | None = None
    """BIO-7.6"""


class Gallery(Value, frozen=True):
    """BIO-2.7: what lies open before a player."""

    gold: int
    artworks: tuple[Artwork, ...] = ()
    exhibitions: tuple[Exhibition, ...] = ()


class State(StateValue, frozen=True):
    """Everything on the table, under it and in hands. The first card of a deck is its top."""

    options: Options
    row: Row
    artworks: tuple[Artwork, ...]
    artwork_deck: tuple[Artwork, ...]
    artwork_discard: tuple[Artwork, ...]
    exhibitions: tuple[Exhibition, ...]
    exhibition_deck: tuple[Exhibition, ...]
    removed: tuple[Exhibition, ...]
    influence_deck: tuple[Artist, ...]
    influence_discard: tuple[Artist, ...]
    hands: PerSeat[Hand]
    galleries: PerSeat[Gallery]
    first: Seat
    turn: Seat
    round: int
    phase: Phase
    actions: int = 0
    """Actions taken this turn."""
    bought: tuple[Artwork, ...] = ()
    """BIO-5.5: artworks bought this turn."""
    artwork_gaps: Gaps = ()
    exhibition_gaps: Gaps = ()
    """BIO-5.7: places of the display where nothing lies until the turn ends, or for good."""
    opening: tuple[Artwork, ...] = ()
    """BIO-3.1: artworks swept away as the first turn began, while the table was laid: no event tells it."""


def check_options(options: Options) -> Refusal | None:
    """BIO-2.6: the first player, if chosen, must sit at the table."""
    if options.first is not None and options.first >= options.players:
        return Refusal("options/first-player", "BIO-2.6", {"players": options.players})
    return None


WORTH: Final = (4, 3, 2, 1)
"""BIO-2.1: what artists are worth, from the Bid card outwards."""


def price(row: Row, artist: Artist) -> int:
    """BIO-2.1: what an artist is worth now."""
    return WORTH[row.index(artist)]


def rows() -> Iterator[Row]:
    """BIO-2.1: every order in which the artists can stand."""
    yield from ((one, two, three, four) for one, two, three, four in permutations(ARTISTS))


PRICES: Final[dict[Row, dict[Artwork, int]]] = {
    row: {work: price(row, artist) for work, artist in ARTIST_OF.items()} for row in rows()
}
"""BIO-5.2, BIO-5.4: what each artwork costs, and brings, while the artists stand like this."""


def receiver_of(seat: Seat, players: int) -> Seat:
    """BIO-4.4: influence cards that are played go to the right."""
    return right_of(seat, players)


def is_last_round(state: State) -> bool:
    """BIO-7.1, BIO-7.6: is the exhibition deck empty, or the number of rounds reached?"""
    return not state.exhibition_deck or state.round == state.options.round_limit


def turns_left(state: State) -> int | None:
    """BIO-7.1: in the last round, how many turns are still to be played, this one among them."""
    if state.phase == "over" or not is_last_round(state):
        return None
    return (state.first - state.turn - 1) % state.options.players + 1


def rounds_left(state: State) -> int | None:
    """BIO-7.6: how many rounds follow on this one, if their number is fixed."""
    limit = state.options.round_limit
    return None if limit is None else limit - state.round


def actions_left(state: State) -> int | None:
    """BIO-5.1: how many actions the player may still take; None where there is no limit."""
    return None if state.options.actions == "unlimited" else ACTIONS - state.actions
