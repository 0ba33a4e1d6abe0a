"""The moments of a round, each with the facts of the current table that its text mentions."""

from collections.abc import Callable
from typing import Final

from vernissage.core.primer import About, Moment
from vernissage.core.seats import Seat
from vernissage.games.belratti.view import View


def role(view: View) -> str:
    """Returns this viewer's role in the round, as a word by which the texts choose a sentence."""
    if view.seat is None:
        return "looks-on"
    return "directs" if view.seat in view.table.directors else "paints"


def others(view: View, seats: tuple[Seat, ...]) -> tuple[Seat, ...]:
    return tuple(seat for seat in seats if seat != view.seat)


def people(view: View) -> About:
    """Returns the viewer's role, and the other directors and painters."""
    painters = others(view, view.table.painters)
    return {
        "role": role(view),
        "directors": others(view, view.table.directors),
        "painters": painters,
        "count": len(painters),
    }


def of_asking(view: View) -> About:
    return {**people(view), "one": view.table.themes[0], "two": view.table.themes[1]}


def of_painting(view: View) -> About:
    table = view.table
    return {**people(view), "number": table.number, "missing": table.missing, "forgeries": table.forgeries}


def of_hanging(view: View) -> About:
    return {**people(view), "number": view.table.number, "forgeries": view.table.forgeries}


def of_scoring(view: View) -> About:
    """BEL-7.4, BEL-9.9: returns both scores, their limits, and whether the team's score already wins."""
    table = view.table
    tokens = table.options.masterpieces
    won, lost = (table.tokens_won, table.tokens_lost) if tokens else (table.team, table.belratti)
    return {
        "won": len(won),
        "goal": table.goal,
        "lost": len(lost),
        "limit": table.limit,
        "enough": int(table.enough),
        "over": int(table.phase == "over"),
    }


def of_jokers(view: View) -> About:
    """BEL-8.2, BEL-4.6: returns the proposed joker, or *swap hands* while cards are being swapped."""
    proposed = view.table.proposed
    return {"joker": "joker-swap-hands" if proposed is None else f"joker-{proposed.draft.joker}"}


def of_tokens(view: View) -> About:
    return {**people(view), "open": int(view.table.themes_open)}


def a_joker_comes_first(view: View) -> bool:
    return view.table.proposed is not None or view.table.phase == "swap"


def in_phase(*phases: str, masterpieces: bool | None = None) -> Callable[[View], bool]:
    """Returns a test whether a view is in one of these phases, with no joker to settle first."""

    def now(view: View) -> bool:
        table = view.table
        fits = masterpieces is None or table.options.masterpieces == masterpieces
        return fits and table.phase in phases and not a_joker_comes_first(view)

    return now


MOMENTS: Final[tuple[Moment[View], ...]] = (
    Moment(
        "moment-ask", "ask", ("BEL-3.1", "BEL-3.2", "BEL-3.3"), in_phase("ask", masterpieces=False), of_asking
    ),
    Moment(
        "moment-paint", "lay", ("BEL-4.2", "BEL-4.3", "BEL-4.4", "BEL-4.8"), in_phase("paint"), of_painting
    ),
    Moment("moment-hang", "hang", ("BEL-5.2", "BEL-5.3", "BEL-5.4", "BEL-5.6"), in_phase("hang"), of_hanging),
    Moment(
        "moment-reveal",
        "turned",
        ("BEL-6.1", "BEL-6.2", "BEL-6.3", "BEL-6.5", "BEL-2.5"),
        in_phase("reveal", "over", masterpieces=False),
        of_scoring,
    ),
    Moment("moment-joker", "swap-themes", ("BEL-8.1", "BEL-8.2"), a_joker_comes_first, of_jokers),
    Moment(
        "moment-token",
        "tokens",
        ("BEL-9.3", "BEL-9.4", "BEL-9.7", "BEL-9.9"),
        in_phase("ask", masterpieces=True),
        of_tokens,
    ),
    Moment(
        "moment-token-reveal",
        "token-lost",
        ("BEL-9.7", "BEL-9.8", "BEL-9.9"),
        in_phase("reveal", "over", masterpieces=True),
        of_scoring,
    ),
)
