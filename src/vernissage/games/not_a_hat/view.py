"""What lies on the table now, and what the log still says of the past. Nothing here remembers for anyone."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from msgspec.structs import replace

from vernissage.core.seats import PerSeat, Seat, Viewer
from vernissage.core.speech import FREE, Speech, silent
from vernissage.core.value import Value, ViewValue
from vernissage.games.not_a_hat.cards import PENALTIES, Back, Gift
from vernissage.games.not_a_hat.moves import (
    Accepted,
    Aimed,
    Event,
    GameBegan,
    Given,
    Refused,
    Taken,
    Turned,
    Unwrapped,
)
from vernissage.games.not_a_hat.rules import back_of
from vernissage.games.not_a_hat.state import Card, Options, Phase, State, games

LOOK_ROUND: Final = 4
"""All the open gifts are looked at for as long as so many that are shown one by one."""


class Lying(Value, frozen=True):
    """HAT-2.4: a card shows one of its sides. There is no id: a card is known by where it lies."""

    gift: Gift | None
    back: Back | None


class Table(Value, frozen=True):
    """HAT-1.3, HAT-2.4: what everyone sees, holders and spectators alike."""

    options: Options
    shop: int
    top: Gift | None
    """The shop's top gift. It lies open; its back can't be seen."""
    piles: PerSeat[tuple[Lying, ...]]
    penalties: PerSeat[tuple[Gift, ...]]
    earlier: PerSeat[int]
    first: Seat
    giver: Seat
    phase: Phase
    opening: bool
    """HAT-1.2: does every gift still lie as it was dealt?"""
    parcel: Back | None
    receiver: Seat | None
    said: Gift | None
    number: int
    in_a_row: int
    game: int
    games: int
    """HAT-5.3: how many are played."""
    most: int
    """HAT-5.1: with so many penalties before one player, a game is over."""


class View(ViewValue, frozen=True):
    """Nobody has a hand to look at: views differ by whose they are, and by nothing else."""

    table: Table


def table(state: State) -> Table:
    """What everyone sees, built field by field."""
    options = state.options
    return Table(
        options=options,
        shop=len(state.shop),
        top=state.shop[0] if state.shop else None,
        piles=tuple(tuple(lying(options, card) for card in pile) for pile in state.piles),
        penalties=state.penalties,
        earlier=state.earlier,
        first=state.first,
        giver=state.giver,
        phase=state.phase,
        opening=is_opening(state),
        parcel=None if state.parcel is None else back_of(options, state.parcel),
        receiver=state.receiver,
        said=state.said,
        number=state.number,
        in_a_row=state.in_a_row,
        game=state.game,
        games=games(options),
        most=PENALTIES,
    )


def is_opening(state: State) -> bool:
    """HAT-1.2, HAT-1.3: nothing has been taken yet, and nothing been turned over."""
    is_open = all(card.open for pile in state.piles for card in pile)
    return state.phase == "take" and is_open and not any(state.penalties)


def lying(options: Options, card: Card) -> Lying:
    """HAT-2.4: the side that lies up."""
    return Lying(card.gift, None) if card.open else Lying(None, back_of(options, card.gift))


def look(state: State) -> Callable[[Viewer], View]:
    """The table, the same for all."""
    laid = table(state)
    return lambda viewer: View(viewer, laid)


def view(state: State, viewer: Viewer) -> View:
    """What this viewer sees."""
    return look(state)(viewer)


def seen(event: Event, _viewer: Viewer) -> Event:
    """HAT-2.1, HAT-4.1: whatever is shown or said is shown or said to all."""
    return event


def kept(state: State, event: Event) -> Event | None:
    """HAT-2.4, HAT-6.3: what the log still says of an event; when all is over, everything.

    Faces turned down are gone at once. Of past gifts not even who gave to whom stays: from that, one could
    follow a gift through the whole game.
    """
    if state.phase == "over":
        return event
    match event:
        case Taken():
            return replace(event, gift=None)
        case Turned():
            return None
        case Given(number=number) | Refused(number=number):
            return kept_words(state, event, number)
        case Aimed() | Accepted() if state.options.aid != "log":
            return event if isinstance(event, Accepted) and event.number == state.number else None
        case _:
            return event


def kept_words(state: State, event: Given | Refused, number: int) -> Event | None:
    """HAT-6.3: what was said stays until it is answered; as the last thing said; or as long as the game."""
    latest = number == state.number
    if state.options.aid == "log" or (latest and state.said is not None):
        return event
    return replace(event, gift=None) if latest or isinstance(event, Refused) else None


def opening(state: State) -> float:
    """HAT-1.2: everyone can look round before the first gift is taken, whoever begins."""
    return float(LOOK_ROUND * state.options.seconds)


def glimpse(state: State, event: Event) -> float:
    """HAT-2.4: for how many seconds a gift is shown when it is turned; then it is gone."""
    if isinstance(event, GameBegan):
        return opening(state)
    return float(state.options.seconds) if isinstance(event, Taken | Turned | Unwrapped) else 0.0


def speech(state: State, _seat: Seat) -> Speech:
    """HAT-6.3: written words stay on the screen and would remember for everyone."""
    return FREE if state.phase == "over" or state.options.aid == "log" else silent("HAT-6.3")
