"""HAT-2.4: the moments of the game, recognised only by the open parts of the table."""

from typing import Final

from vernissage.core.primer import About, Moment
from vernissage.core.seats import Seat
from vernissage.games.not_a_hat.view import Table, View


def is_given_from_the_shop(view: View) -> bool:
    """HAT-2.3: is a gift given right after it was taken from the shop?"""
    return view.table.phase in ("aim", "name") and view.table.in_a_row == 0


def is_older_given(view: View) -> bool:
    """HAT-3.2: has somebody accepted a gift, and now gives the oldest away?"""
    return view.table.phase in ("aim", "name") and view.table.in_a_row > 0


def is_truth_seen(view: View) -> bool:
    """HAT-4.4: must somebody who was wrong take a gift from the shop?"""
    return view.table.phase == "take" and not view.table.opening


def one_short(table: Table) -> tuple[Seat, ...]:
    """HAT-5.1: the players whose next penalty ends the game."""
    if table.phase == "over":
        return ()
    return tuple(seat for seat, taken in enumerate(table.penalties) if len(taken) == table.most - 1)


def about_the_deal(view: View) -> About:
    return {"giver": (view.table.giver,), "count": sum(map(len, view.table.piles))}


def about_the_shop(view: View) -> About:
    return {"giver": (view.table.giver,), "count": view.table.shop}


def about_giving(view: View) -> About:
    """Returns the giver and the receiver, who may not be chosen yet."""
    to = view.table.receiver
    return {"giver": (view.table.giver,), "receiver": () if to is None else (to,)}


def about_the_answer(view: View) -> About:
    """HAT-6.3: the giver, the receiver, and the name, which may be shown until the answer."""
    assert view.table.said is not None
    return {**about_giving(view), "said": view.table.said}


def about_the_truth(view: View) -> About:
    wrong = view.table.giver
    return {"giver": (wrong,), "count": len(view.table.penalties[wrong])}


def about_the_end(view: View) -> About:
    return {"close": one_short(view.table)}


MOMENTS: Final[tuple[Moment[View], ...]] = (
    Moment("look", "look", ("HAT-1.2", "HAT-2.4"), lambda view: view.table.opening, about_the_deal),
    Moment(
        "visit",
        "shop",
        ("HAT-1.3", "HAT-2.1", "HAT-2.3"),
        lambda view: view.table.phase == "take",
        about_the_shop,
    ),
    Moment("give", "right", ("HAT-1.1", "HAT-2.1", "HAT-2.5"), is_given_from_the_shop, about_giving),
    Moment(
        "answer",
        "answer",
        ("HAT-2.2", "HAT-4.1"),
        lambda view: view.table.phase == "answer",
        about_the_answer,
    ),
    Moment("pass-on", "older", ("HAT-3.1", "HAT-3.2", "HAT-3.3"), is_older_given, about_giving),
    Moment("truth", "truth", ("HAT-4.1", "HAT-4.2", "HAT-4.3", "HAT-4.4"), is_truth_seen, about_the_truth),
    Moment(
        "close", "penalties", ("HAT-5.1", "HAT-5.2"), lambda view: bool(one_short(view.table)), about_the_end
    ),
)
