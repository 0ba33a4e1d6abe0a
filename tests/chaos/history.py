"""What one client said and heard, for the checker."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, Literal, TypeAlias

from vernissage.core.seats import Viewer
from vernissage.table import protocol

LineState: TypeAlias = Literal["lost", "back"]


@dataclass(frozen=True, slots=True)
class Heard:
    """One frame: the time, the viewer, the message, and its bytes."""

    at: float
    viewer: Viewer
    key: str
    news: protocol.Outgoing
    frame: bytes


@dataclass(slots=True)
class Answered:
    """One decision: the question, the answer, and when it was known to be stored."""

    question: int
    move: Any
    said: float
    acknowledged: float | None = None


@dataclass(slots=True)
class History:
    """Everything in order."""

    name: str
    code: str
    seat: Viewer
    """The planned seat of this client; None for an onlooker."""
    heard: list[Heard] = field(default_factory=list)
    answers: list[Answered] = field(default_factory=list)
    line: list[tuple[float, LineState]] = field(default_factory=list)
    """When it lost its connection, and when it was welcomed again."""
    troubles: list[str] = field(default_factory=list)
    """Why each connection was lost, and to which server it was."""
    stuck: str = ""
    """Why it could not go on after all faults were over; empty if it could."""

    @property
    def acknowledged(self) -> list[Answered]:
        return [answer for answer in self.answers if answer.acknowledged is not None]

    @property
    def longest_wait(self) -> float:
        """The longest time in seconds until an answer was known to be stored, or without a connection."""
        waits = [each.acknowledged - each.said for each in self.answers if each.acknowledged is not None]
        return max((*waits, *(until - since for since, until in self.outages())), default=0.0)

    def lately(self) -> str:
        """What it heard last, for debugging."""
        line = f"line {self.line[-1][1]} at {self.line[-1][0]:.2f}" if self.line else "never any line"
        last = f"{self.heard[-1].frame[:120]!r} at {self.heard[-1].at:.2f}" if self.heard else "nothing"
        return f"{line}, heard last: {last}; {'; '.join(self.troubles[-5:])}"

    def outages(self) -> list[tuple[float, float]]:
        """From each loss of connection to the next welcome."""
        found, since = list[tuple[float, float]](), None
        for at, state in self.line:
            if state == "lost":
                since = at if since is None else since
            elif since is not None:
                found.append((since, at))
                since = None
        return found
