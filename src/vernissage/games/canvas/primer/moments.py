"""The moments of a turn, and which of them it is for a viewer."""

from typing import Final

from vernissage.core.primer import About, Moment
from vernissage.games.canvas.cards import LAYERS, PAINTINGS
from vernissage.games.canvas.offers import affordable
from vernissage.games.canvas.state import solo
from vernissage.games.canvas.view import OpenPainter, View


def own(view: View) -> OpenPainter:
    """Returns what the viewer has; for spectators, what the player to move has."""
    return view.table.painters[view.table.turn if view.seat is None else view.seat]


def decides(view: View) -> bool:
    """CAN-2.4: is it the viewer's turn?"""
    return not view.table.over and view.seat == view.table.turn


def must_take(view: View) -> bool:
    """CAN-3.6: are there too few cards for a painting?"""
    return decides(view) and len(own(view).hand) < LAYERS


def takes(view: View) -> bool:
    """CAN-3.3: can the viewer only take a card, in company?"""
    return must_take(view) and solo(view.table.options) is None


def takes_alone(view: View) -> bool:
    """CAN-6.2, CAN-6.3: can the viewer only take a card, alone?"""
    return must_take(view) and solo(view.table.options) is not None


def frames(view: View) -> bool:
    """CAN-3.6: does a painting wait for its background?"""
    return decides(view) and view.table.easel is not None


def lays(view: View) -> bool:
    """CAN-3.6: are there enough cards for a painting?"""
    return decides(view) and not must_take(view) and not frames(view)


def is_judged(view: View) -> bool:
    """CAN-4.4: is the tie left to the judges?"""
    table = view.table
    return bool(table.tied) and table.judged is None and table.options.vote > 0


def has_hung_all(view: View) -> bool:
    """CAN-4.1: has the viewer three paintings, or have all?"""
    table = view.table
    finished = view.seat is not None and len(own(view).paintings) == PAINTINGS
    return (table.over or finished) and not is_judged(view)


def waits(view: View) -> bool:
    """CAN-2.4: is it somebody else's turn, with paintings still to come?"""
    return not (view.table.over or decides(view) or has_hung_all(view))


def purse(view: View) -> About:
    """Returns how far the viewer's tokens reach in the row."""
    row = tuple(spot.card for spot in view.table.row)
    tokens = own(view).tokens
    return {"tokens": tokens, "reach": len(affordable(row, tokens)), "cards": len(own(view).hand)}


def alone(view: View) -> About:
    """Returns Vincent's tokens, or those of the reserve."""
    table = view.table
    return {"tokens": own(view).tokens, "aside": table.aside, "vincent": int(table.options.solo == "vincent")}


def cards(view: View) -> About:
    """Returns the cards for the next painting."""
    painter = own(view)
    return {"cards": len(painter.hand), "number": len(painter.paintings) + 1}


def hanging(view: View) -> About:
    """Returns which painting it is, and how many backgrounds are left for it."""
    return {"number": len(own(view).paintings) + 1, "free": len(own(view).free)}


def result(view: View) -> About:
    """Returns what has been won so far."""
    painter = own(view)
    return {"mine": int(view.seat is not None), "points": painter.points, "ribbons": sum(painter.ribbons)}


def others(view: View) -> About:
    """Returns whose turn it is."""
    return {"names": (view.table.turn,)}


def tied(view: View) -> About:
    """Returns the players who are tied."""
    return {"names": view.table.tied, "points": view.table.painters[view.table.tied[0]].points}


MOMENTS: Final[tuple[Moment[View], ...]] = (
    Moment("moment-take", "take", ("CAN-3.1", "CAN-3.3", "CAN-3.4", "CAN-3.5"), takes, purse),
    Moment("moment-lay", "lay", ("CAN-3.2", "CAN-3.6", "CAN-3.7"), lays, cards),
    Moment("moment-hang", "hang", ("CAN-3.6", "CAN-3.8"), frames, hanging),
    Moment("moment-ribbons", "won", ("CAN-3.9", "CAN-3.10", "CAN-3.11", "CAN-4.2"), has_hung_all, result),
    Moment("moment-wait", "pay", ("CAN-3.13", "CAN-4.1"), waits, others),
    Moment("moment-alone", "vincent", ("CAN-6.1", "CAN-6.2", "CAN-6.3"), takes_alone, alone),
    Moment("moment-vote", "vote", ("CAN-4.3", "CAN-4.4"), is_judged, tied),
)
