"""Refusals are values: why something was not done, with a stable code and the rule's number.

    match/over              the game is over
    match/not-your-turn     this seat owes no decision now
    match/stale             the answer is to a question no longer asked
    match/resigned          this seat has left the game
    match/bound             this seat has no move that can still be taken back
    match/enough-undone     no more moves can be taken back in this turn, or in this game
    match/full              the game has reached the maximum number of inputs
    match/not-over          the game is not over yet
    match/not-tied          a jury can't choose this seat, or has nothing to choose
    seat/unknown            there is no such seat
    options/…               no game can be played with these options
    position/…              the position is impossible (see Game.faults)
    message/malformed       not a move, not JSON, not what was expected
    message/…               used by the referee and the server
    <game>/…                a rule of that game forbids it; `rule` is its number

A refusal depends only on what the refused seat may know, so it can't be used to probe for secrets. A bug is
never a refusal; it is an assertion.
"""

from typing import Any, Final

import msgspec

from vernissage.core.value import Value


class Refusal(Value, frozen=True, repr_omit_defaults=True):
    """A refusal. `code` is stable, `rule` is a game's rule number or empty, `args` fill the sentences."""

    code: str
    rule: str = ""
    args: dict[str, int | str] = msgspec.field(default_factory=dict)
    first: Any = msgspec.UNSET
    """A move offered now that brings the refused one nearer, if there is one. The refusal's text says
    in its attribute `then` what would make the move possible, and in `first` what this one does."""


OVER: Final = Refusal("match/over")
NOT_YOUR_TURN: Final = Refusal("match/not-your-turn")
STALE: Final = Refusal("match/stale")
RESIGNED: Final = Refusal("match/resigned")
BOUND: Final = Refusal("match/bound")
ENOUGH_UNDONE: Final = Refusal("match/enough-undone")
FULL: Final = Refusal("match/full")
NOT_OVER: Final = Refusal("match/not-over")
NOT_TIED: Final = Refusal("match/not-tied")
UNKNOWN_SEAT: Final = Refusal("seat/unknown")


def fault(what: str, rule: str, **args: int | str) -> Refusal:
    """Returns a refusal for an impossible position, with the rule that makes it impossible."""
    return Refusal(f"position/{what}", rule, args)


def malformed(why: str) -> Refusal:
    """Returns the refusal for a message that can't be parsed."""
    return Refusal("message/malformed", args={"why": why})
