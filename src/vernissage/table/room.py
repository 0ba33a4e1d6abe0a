"""All that one table is, as a value: how it is set, the game, who is here, what was said."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, TypeAlias

import msgspec
from msgspec import field

from vernissage.core.company import Company, Hint
from vernissage.core.game import AnyGame
from vernissage.core.match import AnyMatch
from vernissage.core.refusal import Refusal
from vernissage.core.seats import PUBLIC, Seat, Viewer
from vernissage.core.value import Value
from vernissage.table.protocol import Spoken
from vernissage.table.rows import Wait
from vernissage.table.setting import NOT_SEATED, Setting
from vernissage.table.table_types import Stage

AWAY: Final = 60.0
"""Seconds after which somebody who is away from a table of strangers has left it."""
NOBODY_LOOKS: Final = Refusal("table/nobody-looks")


class Visitor(Value, frozen=True):
    """Somebody's socket, as a table knows it."""

    number: int
    """Each socket has its own."""
    guest: str
    name: str
    watching: bool = False
    """Only looks on, whoever it is."""
    rated: bool = False
    """Do they want a rating to be kept?"""
    looking: Seat | None = None
    """Where several people share a device: which of their seats looks at it now."""


class Deadline(Value, frozen=True):
    """Until when a seat may think about a question."""

    question: int
    ends: float
    """On the clock that nobody sets."""


Moment: TypeAlias = tuple[int, bool]
"""How many inputs a seat has noticed, and whether the bots were asked to go ahead."""


class Held(Value, frozen=True):
    """A bot lets people go first."""

    moment: Moment | None
    """When it thought about it; after anything that happens since, it thinks again."""
    until: float | None = None
    """When it thinks again in any case, on the clock that nobody sets."""


class Asked(Value, frozen=True):
    """Somebody who looks on would like to play this seat."""

    seat: Seat
    agreed: frozenset[str] = frozenset()
    """The guests who have said yes, where one yes is not enough."""


def number_for(match: AnyMatch, number: int, viewer: Viewer) -> int:
    """The number by which this viewer knows an input: hidden ones are not counted until the game is over."""
    return number if match.outcome is not None else match.unnoticed.number_for(number, viewer)


def stage_of(match: AnyMatch | None, *, stopped: bool = False) -> Stage:
    """Do people gather, play, or is it over?"""
    if match is None:
        return "gathering"
    return "playing" if match.outcome is None and not stopped else "over"


class Room(msgspec.Struct, frozen=True):
    """A table, with everyone who is connected to it."""

    game: AnyGame
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
    waits: Mapping[Seat, Wait] = field(default_factory=dict)
    """The decisions others wait for, of people who are not here or have days for it."""
    holidays: Mapping[str, float] = field(default_factory=dict)
    """Until when guests are on holiday, in seconds since 1970, where people have days."""
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
    asking: Mapping[str, Asked] = field(default_factory=dict)
    """The guests who would like to have a seat. It is not stored: who asks is there."""
    declined: frozenset[tuple[str, Seat]] = frozenset()
    """Who has asked for which seat in vain: nobody is asked the same twice."""
    stops: frozenset[str] = frozenset()
    """The guests who would rather stop. It is told to nobody else, and not stored."""
    recent: tuple[AnyMatch, ...] = ()
    """How the game stood lately, where those who look on see it later (`looking_on`)."""

    @property
    def company(self) -> Company:
        """The bots of this game."""
        return self.game.extras.company()

    def bot_for(self, seat: Seat) -> str:
        """The bot that plays on this seat where a person has left it."""
        return self.setting.bot_for(self.company, seat)

    @property
    def stage(self) -> Stage:
        return stage_of(self.match, stopped=self.setting.stopped)

    def moment(self, seat: Seat) -> Moment:
        """As the bot at this seat knows it: nothing that it has not noticed makes it think again."""
        match = self.match
        return 0 if match is None else match.unnoticed.number_for(len(match.inputs), seat), self.urged

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
        if match is None or not self.is_before_the_first_move:
            return False
        return match.to_look_at > 0 and not self.all_have_looked

    @property
    def is_before_the_first_move(self) -> bool:
        """Of those that everyone notices."""
        match = self.match
        return match is None or not match.unnoticed.number_for(len(match.inputs), PUBLIC)

    def knows(self, guest: str) -> bool:
        """Does this guest sit here, or look on?"""
        return self.setting.seat_of(guest) is not None or guest in self.here

    def noticed(self, viewer: Viewer) -> int:
        """How many inputs of the game this viewer has noticed."""
        assert self.match is not None
        return number_for(self.match, len(self.match.inputs), viewer)

    def silence(self, viewer: Viewer) -> str | None:
        """Why this viewer may not talk now: a rule's number, or "" without a seat. None: talk is free."""
        if viewer is None:
            return ""
        match = self.match
        if match is None or match.game.speech is None or match.outcome is not None:
            return None
        speech = match.game.speech(match.state, viewer)
        return None if speech.free else speech.rule

    def owing(self) -> dict[Seat, int]:
        """The seats that owe a decision, and the question each is asked; nobody where a game can't go on."""
        match = self.match
        if match is None or self.stage == "over" or match.is_full:
            return {}
        return {seat: match.asked[seat] for seat in match.to_move}

    def went_on_secretly(self, seat: Seat) -> bool:
        """Was the last input one of this seat's, of which others notice nothing?"""
        match = self.match
        assert match is not None
        last = len(match.inputs) - 1
        return last >= 0 and match.inputs[last].seat == seat and match.unnoticed.is_secret(last)

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
