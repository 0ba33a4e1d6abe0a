"""All that one table is, as a value: how it is set, the game, who is here, what was said."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final, TypeAlias

from vernissage.core.company import Hint
from vernissage.core.match import AnyMatch
from vernissage.core.refusal import Refusal
from vernissage.core.seats import Seat, Viewer
from vernissage.core.value import Value
from vernissage.server.protocol import Spoken
from vernissage.server.setting import NOT_SEATED, Setting
from vernissage.server.table_types import Stage

NOBODY_LOOKS: Final = Refusal("table/nobody-looks")


class Visitor(Value, frozen=True):
    """Somebody's socket, as a table knows it."""

    number: int
    """Each socket has its own."""
    guest: str
    name: str
    watching: bool = False
    """Only looks on, whoever it is."""
    looking: Seat | None = None
    """Where several people share a device: which of their seats looks at it now."""


class Deadline(Value, frozen=True):
    """Until when a seat may think about a question."""

    question: int
    ends: float
    """On the clock that nobody sets."""


Moment: TypeAlias = tuple[int, bool]
"""How many inputs there were, and whether the bots were asked to go ahead."""


class Held(Value, frozen=True):
    """A bot lets people go first."""

    moment: Moment | None
    """When it thought about it; after anything that happens since, it thinks again."""
    until: float | None = None
    """When it thinks again in any case, on the clock that nobody sets."""


def stage_of(match: AnyMatch | None) -> Stage:
    """Do people gather, play, or is it over?"""
    if match is None:
        return "gathering"
    return "playing" if match.outcome is None else "over"


@dataclass(frozen=True, slots=True)
class Room:
    """A table, with everyone who is connected to it."""

    setting: Setting
    made: float
    """When, in seconds since 1970."""
    match: AnyMatch | None = None
    version: int = 0
    """How often it has been saved: the store takes what follows from this one, and nothing older."""
    visitors: Mapping[int, Visitor] = field(default_factory=dict)
    away: Mapping[str, float] = field(default_factory=dict)
    """Guests with a chair who are not connected, and since when."""
    deadlines: Mapping[Seat, Deadline] = field(default_factory=dict)
    """Of the people who owe a decision, where the table has a clock."""
    seen_at: float = 0.0
    """When all has been seen that was shown so far, one thing after the other."""
    looked: frozenset[Seat] = frozenset()
    """Who has looked round before the first move, in a game that lets them, and said so."""
    held: Mapping[Seat, Held] = field(default_factory=dict)
    """The bots that wait for people."""
    hints: Mapping[Seat, tuple[tuple[int, Hint], ...]] = field(default_factory=dict)
    """What bots have let people know lately, and after how many events each. It is not stored, like talk."""
    urged: bool = False
    """Have people asked the bots to go ahead, or has their clock? Until one of them makes a move."""
    talk: tuple[Spoken, ...] = ()
    """What was said lately. It is not stored: talk is for those who are there."""

    @property
    def stage(self) -> Stage:
        return stage_of(self.match)

    @property
    def moment(self) -> Moment:
        return (0 if self.match is None else len(self.match.inputs), self.urged)

    @property
    def here(self) -> frozenset[str]:
        """The guests who are connected, each once; a screen in the room is nobody."""
        return frozenset(each.guest for each in self.visitors.values() if not each.watching)

    @property
    def watchers(self) -> int:
        """How many people look on. Not told in a game: opening pages would be a way to signal."""
        return 0 if self.stage == "playing" else len(self.here.difference(self.setting.guests))

    @property
    def all_have_looked(self) -> bool:
        """Has every person at the table said so?"""
        people = {seat for seat, chair in enumerate(self.setting.chairs) if chair.guest and not chair.bot}
        return bool(people) and people <= self.looked

    @property
    def looks_round(self) -> bool:
        """Do people look at the deal, before the first move?"""
        match = self.match
        return match is not None and not match.inputs and match.to_look_at > 0 and not self.all_have_looked

    def knows(self, guest: str) -> bool:
        """Does this guest sit here, or look on?"""
        return self.setting.seat_of(guest) is not None or guest in self.here

    def owing(self) -> dict[Seat, int]:
        """The seats that owe a decision, and the question each is asked; nobody where a game can't go on."""
        match = self.match
        if match is None or match.outcome is not None or match.is_full:
            return {}
        return {seat: match.asked[seat] for seat in match.game.to_move(match.state)}

    # Several people may share a device, which goes round. In the game it sees what the public sees, until one
    # of them says by `look` who holds it.

    def keeps(self, visitor: Visitor) -> tuple[Seat, ...]:
        """The seats that are played at this device."""
        return () if visitor.watching else self.setting.seats_of(visitor.guest)

    def eyes(self, visitor: Visitor) -> Viewer:
        """Through whose eyes this visitor sees the table."""
        kept = self.keeps(visitor)
        if self.match is None:
            return self.setting.seat_of(visitor.guest) if kept else None
        # When somebody has just left the device, the last one there isn't shown their hand: they must say so.
        alone = visitor.looking is None and len(kept) == 1
        looking = kept[0] if alone else visitor.looking
        return looking if looking in kept else None

    def acting(self, visitor: Visitor) -> Seat | Refusal:
        """The seat for which this visitor speaks now."""
        seat = self.eyes(visitor)
        if seat is None:
            return NOBODY_LOOKS if self.keeps(visitor) else NOT_SEATED
        return seat
