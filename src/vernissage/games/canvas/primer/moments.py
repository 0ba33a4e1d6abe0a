"""The moments of a turn, and the conditions under which each applies to a viewer."""

from typing import Final

from vernissage.core.primer import About, Moment
from vernissage.games.canvas.cards import LAYERS, PAINTINGS
from vernissage.games.canvas.offers import affordable
from vernissage.games.canvas.state import solo
from vernissage.games.canvas.view import OpenPainter, View


def own(view: View) -> OpenPainter:
    """Returns the viewer's painter; for spectators, the painter whose turn it is."""
    return view.table.painters[view.table.turn if view.seat is None else view.seat]


def decides(view: View) -> bool:
    """CAN-2.4: is it the viewer's turn?"""
    return not view.table.over and view.seat == view.table.turn


def must_take(view: View) -> bool:
    """CAN-3.6: is it the viewer's turn, with too few cards for a painting?"""
    return decides(view) and len(own(view).hand) < LAYERS


def takes(view: View) -> bool:
    """CAN-3.3: must the viewer take a card, in a game of several players?"""
    return must_take(view) and solo(view.table.options) is None


def takes_alone(view: View) -> bool:
    """CAN-6.2, CAN-6.3: must the viewer take a card, in a solo game?"""
    return must_take(view) and solo(view.table.options) is not None


def frames(view: View) -> bool:
    """CAN-3.6: must the viewer choose a background for a painting?"""
    return decides(view) and view.table.easel is not None


def lays(view: View) -> bool:
    """CAN-3.6: is it the viewer's turn, with enough cards for a painting and none on the easel?"""
    return decides(view) and not must_take(view) and not frames(view)


def is_judged(view: View) -> bool:
    """CAN-4.4: are the judges to decide a tie?"""
    table = view.table
    return bool(table.tied) and table.judged is None and table.options.vote > 0


def has_hung_all(view: View) -> bool:
    """CAN-4.1: has the viewer, or everyone, three paintings, and is no vote open?"""
    table = view.table
    finished = view.seat is not None and len(own(view).paintings) == PAINTINGS
    return (table.over or finished) and not is_judged(view)


def waits(view: View) -> bool:
    """CAN-2.4: does the viewer wait for another player, with paintings still to make or as a spectator?"""
    return not (view.table.over or decides(view) or has_hung_all(view))


def purse(view: View) -> About:
    """Returns the viewer's tokens, how many cards of the row they can pay for, and the size of the hand."""
    row = tuple(spot.card for spot in view.table.row)
    tokens = own(view).tokens
    return {"tokens": tokens, "reach": len(affordable(row, tokens)), "cards": len(own(view).hand)}


def alone(view: View) -> About:
    """Returns the viewer's tokens, and those of Vincent or of the reserve."""
    table = view.table
    return {"tokens": own(view).tokens, "aside": table.aside, "vincent": int(table.options.solo == "vincent")}


def cards(view: View) -> About:
    """Returns the number of cards in hand, and which painting comes next."""
    painter = own(view)
    return {"cards": len(painter.hand), "number": len(painter.paintings) + 1}


def hanging(view: View) -> About:
    """Returns which painting waits for its background, and how many backgrounds are free."""
    return {"number": len(own(view).paintings) + 1, "free": len(own(view).free)}


def result(view: View) -> About:
    """Returns the points and ribbons won so far."""
    painter = own(view)
    return {"mine": int(view.seat is not None), "points": painter.points, "ribbons": sum(painter.ribbons)}


def others(view: View) -> About:
    """Returns whose turn it is."""
    return {"names": (view.table.turn,)}


def tied(view: View) -> About:
    """Returns the players who are tied, and their points."""
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
