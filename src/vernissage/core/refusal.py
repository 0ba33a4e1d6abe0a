"""Refusals are values: why something was not done, with a stable code and the rule's number.

    match/over              the game is over
    match/not-your-turn     this seat owes no decision now
    match/stale             the answer is to a question no longer asked
    match/resigned          this seat has left the game
    match/bound             there is no move of this seat that can still be taken back
    match/enough-undone     so much was taken back that no more can be, in this turn or in this game
    match/full              the game has become so long that it can't go on
    match/not-over          the game is not over yet
    match/not-tied          a jury can't choose this seat, or has nothing to choose
    seat/unknown            there is no such seat
    options/…               these options make no game
    position/…              this position can't be (see Game.faults)
    message/malformed       not a move, not JSON, not what was expected
    message/…               the referee's and the server's own
    <game>/…                a rule of that game says no; `rule` is its number

A refusal depends only on what the refused seat may know: otherwise it would be a way to ask.
A bug is never a refusal; it is an assertion.
"""

from __future__ import annotations

from typing import Final

import msgspec

from vernissage.core.value import Value


class Refusal(Value, frozen=True):
    """Why not. `code` is stable, `rule` is a game's rule number or empty, `args` fill the sentence."""

    code: str
    rule: str = ""
    args: dict[str, int | str] = msgspec.field(default_factory=dict)


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


def malformed(why: str) -> Refusal:
    """What was said can't be read as anything we know."""
    return Refusal("message/malformed", args={"why": why})
