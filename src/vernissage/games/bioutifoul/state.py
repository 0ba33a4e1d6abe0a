"""BIO-2: the whole state of a game as a frozen value, and the options."""

from collections.abc import Iterator
from itertools import permutations
from typing import Annotated, Final, Literal, TypeAlias

import msgspec

from vernissage.core.refusal import Refusal
from vernissage.core.seats import PerSeat, Seat, right_of
from vernissage.core.value import OptionsValue, StateValue, Value
from vernissage.games.bioutifoul import cards
from vernissage.games.bioutifoul.cards import Artist, Artwork, Composition, Exhibition

Row: TypeAlias = tuple[Artist, Artist, Artist, Artist]
"""BIO-2.1: the row of artists beside the Bid card, nearest and dearest first."""
Hand: TypeAlias = tuple[Artist, ...]
"""A hand of influence cards, always sorted, so that the order of drawing reveals nothing."""
Gaps: TypeAlias = tuple[int, ...]
"""The indices of a display's empty places, sorted. The cards fill the other places in order."""
Phase: TypeAlias = Literal["discard", "influence", "gallery", "over"]


class Options(OptionsValue, frozen=True, kw_only=True):
    """The options of a game."""

    players: Annotated[int, msgspec.Meta(ge=2, le=6)] = 4
    first: Seat | None = None
    """BIO-2.6: the first player; if None, chance chooses."""
    actions: Literal[3, "unlimited"] = 3
    """BIO-5.1: the number of actions in a turn."""
    exhibitions: Composition = "standard"
    """BIO-1.4: the composition of the exhibition deck."""
    round_limit: Annotated[int, msgspec.Meta(ge=1, le=1000)] | None = None
    """BIO-7.6: the most rounds; None if there is no limit."""


class Gallery(Value, frozen=True):
    """BIO-2.7: a player's gold, artworks and exhibitions, which are public."""

    gold: int
    artworks: tuple[Artwork, ...] = ()
    exhibitions: tuple[Exhibition, ...] = ()


class State(StateValue, frozen=True):
    """The whole state, including all hidden cards. The first card of a deck is its top."""

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
    """The number of actions taken this turn."""
    bought: tuple[Artwork, ...] = ()
    """BIO-5.5: the artworks bought this turn, which cannot be sold yet."""
    artwork_gaps: Gaps = ()
    exhibition_gaps: Gaps = ()
    """BIO-5.7: the empty places of both displays, until they are refilled at the end of the turn."""
    opening: tuple[Artwork, ...] = ()
    """BIO-3.1: the artworks swept away at the start of the first turn, which no event mentions."""


def check_options(options: Options) -> Refusal | None:
    """BIO-2.6: returns a refusal if the chosen first player has no seat; None otherwise."""
    if options.first is not None and options.first >= options.players:
        return Refusal("options/first-player", "BIO-2.6", {"players": options.players})
    return None


WORTH: Final = (4, 3, 2, 1)
"""BIO-2.1: the value of each place in the row, starting at the Bid card."""


def price(row: Row, artist: Artist) -> int:
    """BIO-2.1: returns an artist's current value."""
    return WORTH[row.index(artist)]


def rows() -> Iterator[Row]:
    """BIO-2.1: yields every possible row of artists."""
    yield from ((one, two, three, four) for one, two, three, four in permutations(cards.ARTISTS))


PRICES: Final[dict[Row, dict[Artwork, int]]] = {
    row: {work: price(row, artist) for work, artist in cards.ARTIST_OF.items()} for row in rows()
}
"""BIO-5.2, BIO-5.4: the price of each artwork, for every possible row."""


def receiver_of(seat: Seat, players: int) -> Seat:
    """BIO-4.4: returns the seat to the right, which gets the influence cards that this seat plays."""
    return right_of(seat, players)


def is_last_round(state: State) -> bool:
    """BIO-7.1, BIO-7.6: is the exhibition deck empty, or the limit of rounds reached?"""
    return not state.exhibition_deck or state.round == state.options.round_limit


def turns_left(state: State) -> int | None:
    """BIO-7.1: returns the turns left, including this one, in the last round; None in other rounds."""
    if state.phase == "over" or not is_last_round(state):
        return None
    return (state.first - state.turn - 1) % state.options.players + 1


def rounds_left(state: State) -> int | None:
    """BIO-7.6: returns how many rounds follow this one; None without a limit."""
    limit = state.options.round_limit
    return None if limit is None else limit - state.round


def actions_left(state: State) -> int | None:
    """BIO-5.1: returns how many actions the player has left; None without a limit."""
    return None if state.options.actions == "unlimited" else cards.ACTIONS - state.actions
