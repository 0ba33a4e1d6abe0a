"""HAT-1: the state of the table as a frozen value, and the options."""

from typing import Annotated, Literal, TypeAlias

import msgspec

from vernissage.core.refusal import Refusal
from vernissage.core.seats import PerSeat, Seat
from vernissage.core.value import OptionsValue, StateValue, Value
from vernissage.games.not_a_hat.cards import Arrows, Gift

Phase: TypeAlias = Literal["take", "aim", "name", "answer", "over"]
"""The phases: take a gift from the shop, pick who gets it if its back allows, name it, answer; then over."""
Aid: TypeAlias = Literal["none", "last", "log"]


class Options(OptionsValue, frozen=True, kw_only=True):
    """The options of a table, which the host chooses."""

    players: Annotated[int, msgspec.Meta(ge=2, le=8)] = 4
    first: Seat | None = None
    """HAT-1.4: the first player; None lets chance choose."""
    gifts: Literal[1, 2] | None = None
    """HAT-6.2: how many gifts each player keeps; None means 1, or 2 for two players."""
    arrows: Arrows = "both"
    """HAT-6.1: the backs that are used: both, or only one colour."""
    anyone: bool = False
    """HAT-6.4: whether some gifts may go to anyone."""
    aid: Aid = "none"
    """HAT-6.3: the memory aid: none, the last name said, or a log of all names."""
    seconds: Annotated[int, msgspec.Meta(ge=1, le=20)] = 3
    """HAT-2.4: for how many seconds a gift is shown when it is turned over."""
    rounds: bool = False
    """HAT-5.3: whether as many games are played as there are players, instead of one."""
    gift_limit: Annotated[int, msgspec.Meta(ge=1, le=10_000)] | None = None
    """HAT-6.5: how many gifts in a row without a refusal end the game; None for no limit."""


class Card(Value, frozen=True):
    """A gift before a player. A face-down card is known only by its place (HAT-2.4)."""

    gift: Gift
    open: bool


Pile: TypeAlias = tuple[Card, ...]
"""The gifts before a player, the oldest and lowest first (HAT-3.1)."""


class State(StateValue, frozen=True):
    """Everything on the table, faces included. The first gift of the shop is its top."""

    options: Options
    shop: tuple[Gift, ...]
    box: tuple[Gift, ...]
    """HAT-6.1: the gifts that are not used, sorted."""
    piles: PerSeat[Pile]
    penalties: PerSeat[tuple[Gift, ...]]
    earlier: PerSeat[int]
    """HAT-5.3: each player's penalties from earlier games."""
    first: Seat
    """The player who began this game."""
    giver: Seat
    """The player who takes, aims or names a gift, or waits for the answer."""
    phase: Phase = "take"
    parcel: Gift | None = None
    """The gift on its way, face down."""
    receiver: Seat | None = None
    """The player who gets the gift on its way; None until that is settled."""
    said: Gift | None = None
    """HAT-6.3: the last name said, as long as it may be read."""
    number: int = 0
    """How many gifts have been named so far, in all games."""
    in_a_row: int = 0
    """HAT-6.5: how many gifts were accepted since the last refusal."""
    game: int = 1


def gifts_each(options: Options) -> int:
    """HAT-3.2, HAT-6.2: how many gifts each player keeps."""
    return options.gifts or (2 if options.players == 2 else 1)  # noqa: PLR2004 - two players


def games(options: Options) -> int:
    """HAT-5.3: how many games are played."""
    return options.players if options.rounds else 1


def check_options(options: Options) -> Refusal | None:
    """HAT-1.4, HAT-6.2: is the first player at the table, and do two players keep two gifts each?"""
    if options.first is not None and options.first >= options.players:
        return Refusal("options/first-player", "HAT-1.4", {"players": options.players})
    if options.players == 2 and options.gifts == 1:  # noqa: PLR2004 - two players
        return Refusal("options/two-gifts", "HAT-6.2")
    return None
