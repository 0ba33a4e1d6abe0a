"""What one client of a night has said and heard, for whoever checks it afterwards."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, Literal, TypeAlias

from vernissage.core.seats import Viewer
from vernissage.table import protocol

LineState: TypeAlias = Literal["lost", "back"]


@dataclass(frozen=True, slots=True)
class Heard:
    """One frame: when, through whose eyes, what, and byte for byte."""

    at: float
    viewer: Viewer
    key: str
    news: protocol.Outgoing
    frame: bytes


@dataclass(slots=True)
class Answered:
    """One decision: what was asked, what was said, and when it was known to be kept."""

    question: int
    move: Any
    said: float
    acknowledged: float | None = None


@dataclass(slots=True)
class History:
    """All of it, in its order."""

    name: str
    code: str
    seat: Viewer
    """Where this client sits by its own plan; None for one who looks on."""
    heard: list[Heard] = field(default_factory=list)
    answers: list[Answered] = field(default_factory=list)
    line: list[tuple[float, LineState]] = field(default_factory=list)
    """When it lost its line, and when it was welcomed again."""
    troubles: list[str] = field(default_factory=list)
    """Why each line was lost, and by which door it had come in."""
    stuck: str = ""
    """Why it could not go on when all was well again; nothing if it could."""

    @property
    def acknowledged(self) -> list[Answered]:
        return [answer for answer in self.answers if answer.acknowledged is not None]

    @property
    def longest_wait(self) -> float:
        """Seconds from saying something to knowing that it is kept, or without a line, at worst."""
        waits = [each.acknowledged - each.said for each in self.answers if each.acknowledged is not None]
        return max((*waits, *(until - since for since, until in self.outages())), default=0.0)

    def lately(self) -> str:
        """What it heard last, for whoever wonders why it is stuck."""
        line = f"line {self.line[-1][1]} at {self.line[-1][0]:.2f}" if self.line else "never any line"
        last = f"{self.heard[-1].frame[:120]!r} at {self.heard[-1].at:.2f}" if self.heard else "nothing"
        return f"{line}, heard last: {last}; {'; '.join(self.troubles[-5:])}"

    def outages(self) -> list[tuple[float, float]]:
        """From losing the line to the next welcome, each."""
        found, since = list[tuple[float, float]](), None
        for at, state in self.line:
            if state == "lost":
                since = at if since is None else since
            elif since is not None:
                found.append((since, at))
                since = None
        return found
