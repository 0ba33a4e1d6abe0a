"""The moments of a turn, described to all players by the situation of the player to move."""

from collections.abc import Callable
from typing import Final, TypeVar

from vernissage.core.primer import About, Moment
from vernissage.games.bioutifoul.cards import INFLUENCE_KEPT
from vernissage.games.bioutifoul.moves import Buy, Exhibit, Move, Sell
from vernissage.games.bioutifoul.offers import gallery_offers
from vernissage.games.bioutifoul.state import PRICES
from vernissage.games.bioutifoul.view import OpenGallery, View, visible_state

M = TypeVar("M", bound=Move)


def on_turn(view: View) -> OpenGallery:
    """Returns the gallery of the player to move."""
    return view.table.galleries[view.table.turn]


def possible(view: View, kind: type[M]) -> list[M]:
    """BIO-5.1: returns the moves of this kind that the player to move can make in the gallery phase."""
    if view.table.phase != "gallery":
        return []
    state = visible_state(view)
    return [move for move in gallery_offers(state, state.galleries[state.turn]) if isinstance(move, kind)]


def in_phase(phase: str) -> Callable[[View], bool]:
    return lambda view: view.table.phase == phase


def may_exhibit(view: View) -> bool:
    return bool(possible(view, Exhibit))


def may_buy(view: View) -> bool:
    """Whether a work can be bought and no exhibition can be held, which would be explained first."""
    return not may_exhibit(view) and bool(possible(view, Buy))


def hand(view: View) -> About:
    """BIO-4.1: returns the number of cards held, and how many of them must be discarded."""
    held = on_turn(view).influence
    return {"names": (view.table.turn,), "held": held, "over": held - INFLUENCE_KEPT}


def row(view: View) -> About:
    """BIO-2.1, BIO-4.4: returns the dearest and the cheapest artist, and the receiver of the cards."""
    artists = view.table.row
    return {
        "names": (view.table.turn,),
        "receiver": (on_turn(view).receiver,),
        "dearest": artists[0],
        "cheapest": artists[-1],
    }


def purse(view: View) -> About:
    """BIO-5.2: returns the player's gold, and how many works they can buy."""
    return {"names": (view.table.turn,), "gold": on_turn(view).gold, "works": len(possible(view, Buy))}


def shows(view: View) -> About:
    """BIO-5.6: returns an exhibition that can be held, and the number of other ones."""
    found = list(dict.fromkeys(move.exhibition for move in possible(view, Exhibit)))
    return {"names": (view.table.turn,), "exhibition": found[0], "others": len(found) - 1}


def sale(view: View) -> About:
    """BIO-5.4: returns the most expensive work that can be sold, and its price."""
    prices = PRICES[view.table.row]
    dearest = max((move.artwork for move in possible(view, Sell)), key=prices.__getitem__)
    return {"names": (view.table.turn,), "artwork": dearest, "gold": prices[dearest]}


def actions(view: View) -> About:
    """BIO-5.1, BIO-5.8: returns the number of actions left, if limited, and of those taken."""
    left = view.table.actions_left
    return {
        "names": (view.table.turn,),
        "counted": int(left is not None),
        "left": left or 0,
        "taken": view.table.actions,
    }


def lead(view: View) -> About:
    """BIO-7.5: returns the players with the most points so far, and these points."""
    points = [gallery.score.points for gallery in view.table.galleries]
    most = max(points)
    return {"names": tuple(seat for seat, own in enumerate(points) if own == most), "points": most}


MOMENTS: Final[tuple[Moment[View], ...]] = (
    Moment("moment-influence", "influence", ("BIO-4.2", "BIO-4.3", "BIO-4.4"), in_phase("influence"), row),
    Moment("moment-buy", "buy", ("BIO-5.1", "BIO-5.2", "BIO-5.3"), may_buy, purse),
    Moment("moment-exhibit", "exhibit", ("BIO-5.6", "BIO-7.2", "BIO-7.4"), may_exhibit, shows),
    Moment("moment-sell", "sell", ("BIO-5.4", "BIO-5.5"), lambda view: bool(possible(view, Sell)), sale),
    Moment("moment-end", "end", ("BIO-5.1", "BIO-5.8", "BIO-6.1", "BIO-6.2"), in_phase("gallery"), actions),
    Moment("moment-discard", "discard", ("BIO-4.1",), in_phase("discard"), hand),
    Moment(
        "moment-last",
        "last",
        ("BIO-7.1", "BIO-7.2", "BIO-7.3", "BIO-7.4", "BIO-7.5"),
        lambda view: view.table.last_round,
        lead,
    ),
)
