"""The reasons against a move: the most helpful one, with its rule's number."""

from typing import Final

from vernissage.core import agree
from vernissage.core.refusal import Refusal
from vernissage.core.seats import Seat
from vernissage.games.belratti import moves
from vernissage.games.belratti.cards import Role
from vernissage.games.belratti.jokers import check_play, themes_open
from vernissage.games.belratti.lines import check_line, unwritten
from vernissage.games.belratti.moves import Move
from vernissage.games.belratti.offers import hung_count, most_pledged, offers
from vernissage.games.belratti.state import (
    Phase,
    State,
    edition,
    group,
    may_change,
    may_keep,
    missing,
    numbers,
    painters_of,
)

PHASES: Final[dict[type, Phase]] = {
    moves.Ask: "ask",
    moves.KeepThemes: "ask",
    moves.Lay: "paint",
    moves.TakeBack: "paint",
    moves.Signal: "paint",
    moves.WouldLay: "paint",
    moves.Ready: "paint",
    moves.PutAside: "swap",
    moves.Keep: "swap",
    moves.Swap: "swap",
    moves.Hang: "hang",
    moves.Agree: "hang",
    moves.Next: "reveal",
}
"""The phase in which each move belongs. A proposed joker is settled first in any phase."""
PHASE_RULES: Final[dict[Phase, str]] = {
    "ask": "BEL-3.2",
    "paint": "BEL-4.2",
    "swap": "BEL-4.6",
    "hang": "BEL-5.2",
    "reveal": "BEL-6.6",
    "over": "BEL-7.3",
}
CHANGES: Final[frozenset[type[Move]]] = frozenset(
    (moves.Ask, moves.PlayJoker, moves.TakeBack, moves.Signal, moves.WouldLay, moves.Hang)
)
"""BEL-8.4: the moves that use up patience, because they change something the others have seen."""


def check(state: State, seat: Seat, move: Move) -> Refusal | None:
    """Returns the reason against this move; None if the move is offered and its line is allowed."""
    if unwritten(move) in offers(state, seat):
        return check_line(move) if isinstance(move, moves.Lay) else None
    return why_not(state, seat, move) or Refusal("belratti/not-now", PHASE_RULES[state.phase])


def why_not(state: State, seat: Seat, move: Move) -> Refusal | None:  # noqa: PLR0911 - reason by reason
    """BEL-8.2: returns the first reason against a move: a proposed joker, the phase, the role, and so on."""
    if state.proposed is not None:
        return Refusal("belratti/joker-first", "BEL-8.2")
    if isinstance(move, moves.Refuse):
        return Refusal("belratti/nothing-proposed", "BEL-8.2")
    if isinstance(move, moves.PlayJoker):
        return check_play(state, seat, move)
    if isinstance(move, moves.GoAlong):
        return Refusal("belratti/nothing-to-go-along-with", "BEL-8.3")
    if PHASES[type(move)] != state.phase and not pledges_early(state, move):
        return Refusal("belratti/wrong-phase", PHASE_RULES[state.phase], {"phase": state.phase})
    wanted = role(state, move)
    if wanted is not None and seat not in group(state, wanted):
        return Refusal("belratti/not-your-role", PHASE_RULES[state.phase], {"role": wanted})
    if not has_patience(state, seat, move):
        return Refusal("belratti/out-of-patience", "BEL-8.4", {"patience": state.options.patience})
    return (
        check_number(state, seat, move)
        or check_painting(state, seat, move)
        or check_hanging(state, seat, move)
    )


def has_patience(state: State, seat: Seat, move: Move) -> bool:
    """BEL-8.4: has this seat any patience left for this move?"""
    if isinstance(move, moves.Keep):
        return may_keep(state, seat)
    return type(move) not in CHANGES or may_change(state, seat)


def pledges_early(state: State, move: Move) -> bool:
    """BEL-9.3: is this a pledge made before the painters have agreed on the number (Masterpieces only)?"""
    return isinstance(move, moves.WouldLay) and state.phase == "ask" and state.options.masterpieces


def role(state: State, move: Move) -> Role | None:
    """BEL-1.2: returns the group that makes this move; None if everyone does."""
    if isinstance(move, moves.Ask):
        return "painters" if state.options.masterpieces else "directors"
    if isinstance(move, moves.Hang | moves.Agree | moves.KeepThemes):
        return "directors"
    return None if isinstance(move, moves.Next) else "painters"


def check_number(state: State, seat: Seat, move: Move) -> Refusal | None:
    """BEL-3.2, BEL-9.3: returns the reason against asking for this number; None if none applies."""
    if isinstance(move, moves.Ask) and themes_open(state):
        return Refusal("belratti/themes-first", "BEL-3.4")
    if isinstance(move, moves.Ask) and move.number not in numbers(state):
        rule = "BEL-9.3" if state.options.masterpieces else "BEL-3.2"
        return Refusal("belratti/no-such-number", rule, {"number": move.number})
    if (
        isinstance(move, moves.Ask)
        and state.proposals
        and agree.shown_by(state.proposals, seat) == move.number
    ):
        return Refusal("belratti/shown-already", "BEL-3.2", {"number": move.number})
    return None


def check_painting(state: State, seat: Seat, move: Move) -> Refusal | None:  # noqa: PLR0911 - reason by reason
    """BEL-4.1 to BEL-4.6: returns the reason against laying, signalling or swapping; None if none applies."""
    exactly = edition(state.options).swapped
    match move:
        case moves.Lay(painting=painting) | moves.PutAside(painting=painting) if (
            painting not in state.hands[seat]
        ):
            return Refusal("belratti/not-in-hand", "BEL-4.1", {"painting": painting})
        case moves.Lay() if not missing(state):
            return Refusal("belratti/enough-laid", "BEL-4.2", {"number": state.number})
        case moves.TakeBack(painting=painting):
            return Refusal("belratti/not-laid", "BEL-4.2", {"painting": painting})
        case moves.Signal() | moves.WouldLay() if len(painters_of(state)) == 1:
            return Refusal("belratti/nobody-to-tell", "BEL-4.4")
        case moves.Signal(fit=fit) if fit not in edition(state.options).fits:
            return Refusal("belratti/no-such-fit", "BEL-4.4", {"fit": fit})
        case moves.WouldLay() if move.count > most_pledged(state, seat):
            return Refusal("belratti/too-many", "BEL-4.2", {"number": most_pledged(state, seat)})
        case moves.Ready() if missing(state):
            return Refusal("belratti/still-missing", "BEL-4.2", {"count": missing(state)})
        case moves.PutAside() | moves.Swap() if exactly is not None:
            return Refusal("belratti/swap-exactly", "BEL-4.6", {"count": exactly})
        case _:
            return None


def check_hanging(state: State, seat: Seat, move: Move) -> Refusal | None:
    """BEL-5.1 to BEL-5.3: returns the reason against moving a frame or agreeing; None if none applies."""
    match move:
        case moves.Hang(painting=painting) if painting not in state.frames:
            return Refusal("belratti/no-such-frame", "BEL-5.1")
        case moves.Hang(painting=painting):
            return Refusal("belratti/hangs-there", "BEL-5.2", {"painting": painting})
        case moves.Agree() if state.hanging is not None and seat in state.hanging.consenting:
            return Refusal("belratti/agreed-already", "BEL-5.6")
        case moves.Agree() if state.hanging is not None:
            hung = hung_count(state.hanging.draft)
            return Refusal("belratti/wrong-count", "BEL-5.3", {"hung": hung, "number": state.number})
        case _:
            return None
