"""A room: the whole state of one table, as an immutable value."""

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
"""Seconds after which a person who is away from an open table counts as gone."""
NOBODY_LOOKS: Final = Refusal("table/nobody-looks")


class Visitor(Value, frozen=True):
    """A browser's connection to the table."""

    number: int
    """The number of the connection."""
    guest: str
    name: str
    portrait: str = ""
    """The portrait that the guest has chosen; empty if they have chosen none."""
    watching: bool = False
    """Whether the connection only watches, even if its guest has a seat."""
    screen: bool = False
    """Whether the connection is a large screen for the room. It only watches."""
    rated: bool = False
    """Whether the guest wants a rating."""
    looking: Seat | None = None
    """The seat that uses the device now, if several people share it."""
    paces: bool = False
    """Whether the page shows bots' moves at a pace of its own, however fast they arrive."""


class Deadline(Value, frozen=True):
    """The time until which a seat may think about a question."""

    question: int
    ends: float
    """The end of the time, on the monotonic clock."""


Moment: TypeAlias = tuple[int, bool]
"""A bot's moment: the number of inputs its seat has noticed, and whether bots were asked to go ahead."""


class Held(Value, frozen=True):
    """The state of a bot that lets people go first."""

    moment: Moment | None
    """The moment at which it decided to wait. It thinks again when the moment has changed."""
    until: float | None = None
    """When it thinks again in any case, on the monotonic clock."""


class Asked(Value, frozen=True):
    """A spectator's request for a seat."""

    seat: Seat
    agreed: frozenset[str] = frozenset()
    """The guests who have agreed, if several must agree."""


def number_for(match: AnyMatch, number: int, viewer: Viewer) -> int:
    """Returns an input's number for a viewer. Hidden inputs are not counted until the game is over."""
    return number if match.outcome is not None else match.hidden.number_for(number, viewer)


def stage_of(match: AnyMatch | None, *, stopped: bool = False) -> Stage:
    """Returns the stage of a table with this match."""
    if match is None:
        return "gathering"
    return "playing" if match.outcome is None and not stopped else "over"


class Room(msgspec.Struct, frozen=True):
    """A table with its game and everyone who is connected to it."""

    game: AnyGame
    setting: Setting
    made: float
    """When the table was made, in seconds since 1970."""
    match: AnyMatch | None = None
    version: int = 0
    """How often the table was saved. The store refuses a change to an older version."""
    visitors: Mapping[int, Visitor] = field(default_factory=dict)
    away: Mapping[str, float] = field(default_factory=dict)
    """The guests with a chair who are not connected, and since when on the monotonic clock."""
    deadlines: Mapping[Seat, Deadline] = field(default_factory=dict)
    """The deadlines of the people who owe a decision, if the table has a clock."""
    waits: Mapping[Seat, Wait] = field(default_factory=dict)
    """The decisions that others wait for, by seat; see `pending`."""
    holidays: Mapping[str, float] = field(default_factory=dict)
    """The end of each guest's holiday, in seconds since 1970, if the clock counts days."""
    seen_at: float = 0.0
    """When every picture that is shown for a moment will have been seen, on the monotonic clock."""
    looked: frozenset[Seat] = frozenset()
    """The seats that have finished looking at the cards before the first move, in a game that allows it."""
    held: Mapping[Seat, Held] = field(default_factory=dict)
    """The waiting bots, by seat. They let people go first."""
    hints: Mapping[Seat, tuple[tuple[int, Hint], ...]] = field(default_factory=dict)
    """Each bot's latest hints to people, each with the number of events before it. Not stored."""
    urged: bool = False
    """Whether people or a clock asked the bots to go ahead. A person's move ends it."""
    talk: tuple[Spoken, ...] = ()
    """The latest talk. It is not stored, because it is only for the people at the table."""
    asking: Mapping[str, Asked] = field(default_factory=dict)
    """The requests for seats, by the spectator's guest id. Not stored: they end when the spectator leaves."""
    declined: frozenset[tuple[str, Seat]] = frozenset()
    """Declined requests for seats, as pairs of guest and seat. They can't be repeated."""
    stops: frozenset[str] = frozenset()
    """The guests who voted to stop the game. Secret, and not stored."""
    recent: tuple[AnyMatch, ...] = ()
    """The latest positions of the match, if spectators see the game with a delay; see `spectators`."""

    @property
    def company(self) -> Company:
        """The bots that this game has."""
        return self.game.extras.company()

    def bot_for(self, seat: Seat) -> str:
        """Returns the bot that replaces a person at this seat."""
        return self.setting.bot_for(self.company, seat)

    @property
    def stage(self) -> Stage:
        return stage_of(self.match, stopped=self.setting.stopped)

    def moment(self, seat: Seat) -> Moment:
        """Returns the present moment for a bot at this seat. Inputs hidden from the seat don't change it."""
        match = self.match
        return 0 if match is None else match.hidden.number_for(len(match.inputs), seat), self.urged

    @property
    def here(self) -> frozenset[str]:
        """The guests who are connected. Connections that only watch don't count."""
        return frozenset(each.guest for each in self.visitors.values() if not each.watching)

    @property
    def staged(self) -> bool:
        """Whether a television shows the table to the people who sit at it.

        Only the television that opened the table counts, and screens of people at the table. Anybody else
        could use a screen to send signals.
        """
        screens = [each for each in self.visitors.values() if each.screen]
        return any(self.is_television(each) or self.setting.seats_of(each.guest) for each in screens)

    def is_television(self, visitor: Visitor) -> bool:
        """Whether this is the television that opened the table."""
        return visitor.screen and bool(visitor.guest) and visitor.guest == self.setting.television

    @property
    def watchers(self) -> int:
        """The number of spectators; 0 during a game, because opening pages would be a way to signal."""
        return 0 if self.stage == "playing" else len(self.here.difference(self.setting.guests))

    @property
    def is_paced_by_page(self) -> bool:
        """Whether bots needn't pause, because the only person's page shows their moves at a pace of its own.

        This is so only at a table without a clock or a guide, while nobody watches.
        """
        setting = self.setting
        people = [chair.guest for chair in setting.chairs if chair.guest and not chair.bot]
        if len(people) != 1 or setting.clock != "none" or setting.guided:
            return False
        return all(each.paces and each.guest == people[0] for each in self.visitors.values())

    @property
    def all_have_looked(self) -> bool:
        """Whether all people at the table have finished looking at the cards."""
        people = {seat for seat, chair in enumerate(self.setting.chairs) if chair.guest and not chair.bot}
        return bool(people) and people <= self.looked

    @property
    def looks_round(self) -> bool:
        """Whether people are still looking at the cards before the first move."""
        match = self.match
        if match is None or not self.is_before_the_first_move:
            return False
        return match.to_look_at > 0 and not self.all_have_looked

    @property
    def is_before_the_first_move(self) -> bool:
        """Whether the public has not noticed any input yet."""
        match = self.match
        return match is None or not match.hidden.number_for(len(match.inputs), PUBLIC)

    def knows(self, guest: str) -> bool:
        """Whether this guest has a seat here, or watches."""
        return self.setting.seat_of(guest) is not None or guest in self.here

    def noticed(self, viewer: Viewer) -> int:
        """Returns how many inputs of the game this viewer has noticed."""
        assert self.match is not None
        return number_for(self.match, len(self.match.inputs), viewer)

    def silence(self, viewer: Viewer) -> str | None:
        """Returns why this viewer may not talk: a rule's number, or "" without a seat. None if they may."""
        if viewer is None:
            return ""
        match = self.match
        if match is None or match.game.speech is None or match.outcome is not None:
            return None
        speech = match.game.speech(match.state, viewer)
        return None if speech.free else speech.rule

    def owing(self) -> dict[Seat, int]:
        """Returns each seat that owes a decision, with its question's number; none after the end."""
        match = self.match
        if match is None or self.stage == "over" or match.is_full:
            return {}
        return {seat: match.asked[seat] for seat in match.to_move}

    def went_on_secretly(self, seat: Seat) -> bool:
        """Whether `seat` made the last input, and that input is hidden from others."""
        match = self.match
        assert match is not None
        last = len(match.inputs) - 1
        return last >= 0 and match.inputs[last].seat == seat and match.hidden.is_secret(last)

    # Several people may share a device. During a game it shows the public view, until one of them says with
    # `look` that they hold it.

    def keeps(self, visitor: Visitor) -> tuple[Seat, ...]:
        """Returns the seats that are played on this visitor's device."""
        return () if visitor.watching else self.setting.seats_of(visitor.guest)

    def eyes(self, visitor: Visitor) -> Viewer:
        """Returns the seat whose view this visitor gets; None for the public view."""
        kept = self.keeps(visitor)
        if self.match is None:
            return self.setting.seat_of(visitor.guest) if kept else None
        # When one of two people leaves the device, the other's hand stays hidden until they send `look`.
        alone = visitor.looking is None and len(kept) == 1
        looking = kept[0] if alone else visitor.looking
        return looking if looking in kept else None

    def acting(self, visitor: Visitor) -> Seat | Refusal:
        """Returns the seat that this visitor plays now; a refusal if there is none."""
        seat = self.eyes(visitor)
        if seat is None:
            return NOBODY_LOOKS if self.keeps(visitor) else NOT_SEATED
        return seat
