"""The view of the table, and the parts of past events that the log keeps. Neither helps players remember."""

from collections.abc import Callable
from typing import Final

from msgspec.structs import replace

from vernissage.core.seats import PerSeat, Seat, Viewer
from vernissage.core.speech import FREE, Speech, silent
from vernissage.core.value import Value, ViewValue
from vernissage.games.not_a_hat import moves
from vernissage.games.not_a_hat.cards import PENALTIES, Back, Gift
from vernissage.games.not_a_hat.moves import Event
from vernissage.games.not_a_hat.rules import back_of, receiver_of
from vernissage.games.not_a_hat.state import Card, Options, Phase, State, games

LOOK_ROUND: Final = 4
"""The time to look at all gifts after the deal, as a multiple of the time for one gift."""


class Lying(Value, frozen=True):
    """HAT-2.4: the visible side of a card. It has no id: only its place identifies it."""

    gift: Gift | None
    back: Back | None


class Table(Value, frozen=True):
    """HAT-1.3, HAT-2.4: the table as everyone sees it, players and spectators alike."""

    options: Options
    shop: int
    top: Gift | None
    """The shop's top gift, which is open; its back can't be seen."""
    piles: PerSeat[tuple[Lying, ...]]
    penalties: PerSeat[tuple[Gift, ...]]
    earlier: PerSeat[int]
    first: Seat
    giver: Seat
    phase: Phase
    opening: bool
    """HAT-1.2: whether all gifts still lie as they were dealt."""
    parcel: Back | None
    receiver: Seat | None
    onward: Seat | None
    """HAT-3.2: who gets the receiver's oldest gift after a thank-you; None while its back can't be seen."""
    said: Gift | None
    number: int
    in_a_row: int
    game: int
    games: int
    """HAT-5.3: how many games the match has."""
    most: int
    """HAT-5.1: the number of penalties that ends a game."""


class View(ViewValue, frozen=True):
    """A viewer and the table. There are no hands, so views differ only in their seat."""

    table: Table


def table(state: State) -> Table:
    """Returns the table as everyone sees it, built field by field."""
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
        onward=onward(state),
        said=state.said,
        number=state.number,
        in_a_row=state.in_a_row,
        game=state.game,
        games=games(options),
        most=PENALTIES,
    )


def is_opening(state: State) -> bool:
    """HAT-1.2, HAT-1.3: has nothing been taken or turned over yet?"""
    is_open = all(card.open for pile in state.piles for card in pile)
    return state.phase == "take" and is_open and not any(state.penalties)


def onward(state: State) -> Seat | None:
    """HAT-3.2, HAT-6.4, HAT-6.5: the seat that a thank-you sends the oldest gift to, if its back says so."""
    if state.phase != "answer" or state.receiver is None or state.in_a_row + 1 == state.options.gift_limit:
        return None
    oldest = state.piles[state.receiver][0]
    return (
        None
        if oldest.open
        else receiver_of(state.options, state.receiver, back_of(state.options, oldest.gift))
    )


def lying(options: Options, card: Card) -> Lying:
    """HAT-2.4: the visible side of a card."""
    return Lying(card.gift, None) if card.open else Lying(None, back_of(options, card.gift))


def look(state: State) -> Callable[[Viewer], View]:
    """Returns a function that makes a view for each viewer; all views share one table."""
    laid = table(state)
    return lambda viewer: View(viewer, laid)


def view(state: State, viewer: Viewer) -> View:
    return look(state)(viewer)


def seen(event: Event, _viewer: Viewer) -> Event:
    """HAT-2.1, HAT-4.1: everyone sees and hears everything when it happens."""
    return event


def kept(state: State, event: Event) -> Event | None:
    """HAT-2.4, HAT-6.3: the part of an event that the log keeps, or None; after the end, the whole event.

    Faces that were turned down disappear at once. Not even giver and receiver of past gifts are
    kept, since a gift could be followed by them through the whole game.
    """
    if state.phase == "over":
        return event
    match event:
        case moves.Taken():
            return replace(event, gift=None)
        case moves.Turned():
            return None
        case moves.Given(number=number) | moves.Refused(number=number):
            return kept_words(state, event, number)
        case moves.Aimed() | moves.Accepted() if state.options.aid != "log":
            return event if isinstance(event, moves.Accepted) and event.number == state.number else None
        case _:
            return event


def kept_words(state: State, event: moves.Given | moves.Refused, number: int) -> Event | None:
    """HAT-6.3: a name stays in the log until its answer, until the next name, or for the whole game."""
    latest = number == state.number
    if state.options.aid == "log" or (latest and state.said is not None):
        return event
    return replace(event, gift=None) if latest or isinstance(event, moves.Refused) else None


def opening(state: State) -> float:
    """HAT-1.2: how many seconds everyone may look round before the first gift is taken."""
    return float(LOOK_ROUND * state.options.seconds)


def glimpse(state: State, event: Event) -> float:
    """HAT-2.4: for how many seconds an event shows gifts; 0 if it shows none."""
    if isinstance(event, moves.GameBegan):
        return opening(state)
    return (
        float(state.options.seconds)
        if isinstance(event, moves.Taken | moves.Turned | moves.Unwrapped)
        else 0.0
    )


def speech(state: State, _seat: Seat) -> Speech:
    """HAT-6.3: nobody may write during the game, since that would help memory, unless the table has a log."""
    return FREE if state.phase == "over" or state.options.aid == "log" else silent("HAT-6.3")
