"""The primer: explains things on the table and moments of the game to newcomers. Its words are in `text/`."""

from typing import Final

from vernissage.core.primer import About, Moment, Picture, Primer, Thing
from vernissage.games._template.moves import Move, Show
from vernissage.games._template.position import Position
from vernissage.games._template.state import Options
from vernissage.games._template.view import View

START: Final = Position(hands=((3, 11), (5, 9)))
"""The position for the pictures. A picture's `show` lists the things that it draws."""


def is_prize_open(view: View) -> bool:
    return view.phase == "prize"


def is_laying(view: View) -> bool:
    return view.phase == "lay"


def about_laying(view: View) -> About:
    """Returns the players who have not laid a card yet, and the prize, for the sentence `here`."""
    waiting = tuple(seat for seat, laid in enumerate(view.has_laid) if not laid)
    return {"prize": view.prize, "waiting": waiting}


PRIMER: Final[Primer[View, Move, Options]] = Primer(
    pictures={
        "open": Picture(options=Options(), position=START, show=("proposals",)),
        "agreed": Picture(
            options=Options(), position=START, moves=((0, Show(2)), (1, Show(2))), show=("hand", "→", "prize")
        ),
    },
    things={
        "hand": Thing(text="hand", picture="agreed", rules=("TPL-1.2", "TPL-3.1")),
        "prize": Thing(text="prize", picture="open", rules=("TPL-2.1",)),
    },
    moments=(
        Moment("agree", "open", ("TPL-2.1", "TPL-2.2"), is_prize_open),
        Moment("lay", "agreed", ("TPL-3.1", "TPL-3.2"), is_laying, about_laying),
    ),
)
