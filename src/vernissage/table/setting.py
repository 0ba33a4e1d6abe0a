"""How a table is set: who sits where, what is played and how. Pure: old value, new value.

While people gather there are as many chairs as the game can have players. How many
play is decided by who has sat down when it starts; empty chairs are put aside then.
"""

from __future__ import annotations

from functools import cached_property
from typing import Any, Final

from msgspec.structs import replace

from vernissage.core import codec
from vernissage.core.company import USUAL, Company, LevelName
from vernissage.core.game import AnyGame
from vernissage.core.match import AnyMatch
from vernissage.core.refusal import UNKNOWN_SEAT, Refusal
from vernissage.core.seats import Seat, with_seat
from vernissage.core.value import Value
from vernissage.table import name_check, tie_vote
from vernissage.table.appearance import distinct, is_called
from vernissage.table.chair import FREE, Chair
from vernissage.table.seat_key import same_key
from vernissage.table.table_types import Clock, Language, Onlookers
from vernissage.table.tie_vote import Ballot

FULL: Final = Refusal("table/full")
TAKEN: Final = Refusal("table/taken")
NOT_HOST: Final = Refusal("table/not-host")
NOT_SEATED: Final = Refusal("table/not-seated")
BEGUN: Final = Refusal("table/begun")
NOT_BEGUN: Final = Refusal("table/not-begun")
STOOD_IN: Final = Refusal("table/stood-in")
WATCHING: Final = Refusal("table/watching")
STOPPED: Final = Refusal("table/stopped")
REMOVED: Final = Refusal("seat/removed")
NAME_TAKEN: Final = Refusal("table/name-taken")
OPEN_CLOCK: Final[Clock] = "relaxed"
"""That of an open table for which none was chosen."""


class Setting(Value, frozen=True, dict=True, gc=True):
    """A table apart from its game. This is what is stored of it."""

    code: str
    game: str
    host: str
    chairs: tuple[Chair, ...]
    options: dict[str, Any]
    """The game's options as plain JSON, without the number of players."""
    clock: Clock = "none"
    open: bool = False
    """Is it open to strangers? Then it is listed, names are checked, nobody says or writes anything in words
    of their own, and nobody waits for whoever has left."""
    language: Language = ""
    """What the host of an open table speaks."""
    next: str = ""
    """The table of the rematch."""
    winners: tuple[Seat, ...] = ()
    """Who won, once it is over: lists of games shouldn't have to play each again."""
    ballot: Ballot | None = None
    """The vote on a tie."""
    daily: str = ""
    """The day whose puzzle this is, as in 2031-05-04; empty for any other game."""
    guided: bool = False
    """Is somebody learning the game here, and wants to be told how it goes?"""
    position: dict[str, Any] | None = None
    """Where the game begins, as plain JSON, if not with a deal."""
    played_on: str = ""
    """The table whose game somebody plays on here, from a moment in the middle; empty for any other game."""
    banks: tuple[float, ...] = ()
    """Seconds each seat has left, where the clock is a bank; none of it was used where this is empty."""
    level: LevelName = USUAL
    """How well bots play here, unless it was said of one of them."""
    onlookers: Onlookers = "open"
    """What those see of the game who have no seat."""
    stopped: bool = False
    """Its people agreed to stop before the end."""
    removed: tuple[str, ...] = ()
    """Whom the host has asked to leave: they come back to no seat here."""
    uncounted: tuple[str, ...] = ()
    """Who would rather that it counts for no rating, while people gather."""
    counts: bool = False
    """Does the game count for ratings? Everyone at it wants one, and was told so before it began."""

    @property
    def is_lesson(self) -> bool:
        """Does one learn here, or did when it began? Then it is no game that anyone has played and won."""
        return self.position is not None or bool(self.played_on)

    def seats_of(self, guest: str) -> tuple[Seat, ...]:
        """All seats played at this guest's device: their own, and those of the people they brought."""
        return self._seats.get(guest, ())

    @cached_property
    def _seats(self) -> dict[str, tuple[Seat, ...]]:
        """The seats of each guest. Every move asks for them again and again, so they are found out once."""
        seats: dict[str, tuple[Seat, ...]] = {}
        for seat, chair in enumerate(self.chairs):
            if chair.guest:
                seats[chair.guest] = (*seats.get(chair.guest, ()), seat)
        return seats

    def seat_of(self, guest: str) -> Seat | None:
        """Where this guest sits, if anywhere."""
        return min(self.seats_of(guest), key=lambda seat: self.chairs[seat].brought, default=None)

    def seat_with(self, key: str) -> Seat | None:
        """The seat this key belongs to, if any."""
        return next((seat for seat, chair in enumerate(self.chairs) if same_key(chair.key, key)), None)

    def seat_offered_by(self, key: str) -> Seat | None:
        """The seat to which this key was made as a link for somebody, if any."""
        return next((seat for seat, chair in enumerate(self.chairs) if same_key(chair.offer, key)), None)

    @property
    def is_private(self) -> bool:
        """Is it for one person, whose seat nobody else takes: a day's deal, or a first game?"""
        return bool(self.daily) or self.guided

    @property
    def names(self) -> tuple[str, ...]:
        """What those who sit here are called."""
        return tuple(chair.name for chair in self.taken)

    @property
    def taken(self) -> tuple[Chair, ...]:
        """The chairs that somebody sits on."""
        return tuple(chair for chair in self.chairs if not chair.is_free)

    @property
    def guests(self) -> tuple[str, ...]:
        """All who have a chair here, each once."""
        return tuple(self._seats)

    def sit(self, person: Chair, seat: Seat | None) -> Setting | Refusal:
        """A person takes this chair, or the first free one. Somebody who sits already moves over."""
        before = self.seat_of(person.guest)
        if before is not None and seat in {None, before}:
            return self
        if person.guest in self.removed:
            return REMOVED
        free = self.free_chair(seat)
        if isinstance(free, Refusal):
            return free
        without = self if before is None else self.with_chair(before, FREE)
        unfit = without.unfit(person.name)
        if unfit is not None:
            return unfit
        named = replace(person, name=distinct(person.name, without.names))
        return without.with_chair(free, named).hosted()

    def with_arrived(self, guest: str) -> Setting:
        """The same; where a chair was kept for this guest, it is theirs."""
        seat = self.seat_of(guest)
        if seat is None or not self.chairs[seat].kept:
            return self
        return self.with_chair(seat, replace(self.chairs[seat], kept=False)).hosted()

    def rename(self, guest: str, name: str) -> Setting | Refusal:
        """Whoever sits there is renamed, unless somebody has that name. Those they brought keep theirs."""
        seat = self.seat_of(guest)
        if seat is None or self.chairs[seat].brought:
            return self
        without = self.with_chair(seat, FREE)
        if is_called(name, without.names):
            return NAME_TAKEN
        return without.unfit(name) or self.with_chair(
            seat, replace(self.chairs[seat], name=name, given=False)
        )

    def unfit(self, name: str) -> Refusal | None:
        """Why nobody can come to this table under this name: it looks like another's.

        Where strangers sit, names are checked for more.
        """
        check = name_check.unfit if self.open else name_check.taken_for
        return check(name, self.names)

    def free_chair(self, wanted: Seat | None) -> Seat | Refusal:
        """This chair if it is free, or the first that is. A closed table has none."""
        if self.stopped:
            return STOPPED
        if wanted is None:
            return next((seat for seat, chair in enumerate(self.chairs) if chair.is_free), FULL)
        if not 0 <= wanted < len(self.chairs):
            return UNKNOWN_SEAT
        return wanted if self.chairs[wanted].is_free else TAKEN

    def bring(self, person: Chair, wanted: Seat | None) -> Setting | Refusal:
        """Somebody else sits down at a guest's device. It is handed over by name: no two have the same."""
        if not self.seats_of(person.guest):
            return NOT_SEATED
        if is_called(person.name, self.names):
            return NAME_TAKEN
        seat = self.unfit(person.name) or self.free_chair(wanted)
        if isinstance(seat, Refusal):
            return seat
        return self.with_chair(seat, replace(person, brought=True, given=True))

    def rise(self, guest: str) -> Setting | Refusal:
        """A person leaves, with those they brought; if it was the host, the next person becomes host."""
        if not self.seats_of(guest):
            return NOT_SEATED
        chairs = tuple(FREE if chair.guest == guest else chair for chair in self.chairs)
        return replace(self, chairs=chairs).hosted()

    def closed(self, guest: str) -> Setting | Refusal:
        """The host wants no game here any more: everybody's chair is free, and nobody sits down again."""
        if self.host != guest:
            return NOT_HOST
        return replace(self, chairs=(FREE,) * len(self.chairs), stopped=True, open=False)

    def claimed(self, seat: Seat, guest: str, key: str, *, gathers: bool = False) -> Setting:
        """This seat is played at another device from now on; with the host's own goes the part of host.

        While people gather, the portrait is that of the other device's guest; a game keeps the one it has.
        Whoever had the seat at the device before has seen its hand: they get no other one here.
        """
        before = self.chairs[seat]
        moves = before.guest != guest
        host = guest if self.seat_of(self.host) == seat else self.host
        chair = replace(before, guest=guest, key=key, brought=before.brought and not moves)
        chair = replace(chair, portrait="") if gathers else replace(chair, before=before.former)
        return replace(self.with_chair(seat, chair), host=host)

    def with_chair(self, seat: Seat, chair: Chair) -> Setting:
        """The same, but this chair at this seat."""
        return replace(self, chairs=with_seat(self.chairs, seat, chair))

    @property
    def partial(self) -> frozenset[str]:
        """The guests on the tied seats, where there is a vote: others judge."""
        seats = () if self.ballot is None else self.ballot.seats
        return frozenset(guest for seat in seats if (guest := self.chairs[seat].guest))

    def ended(self, match: AnyMatch, now: float) -> Setting:
        """The table of a game that is over: who has won, and the vote where that is still open."""
        assert match.outcome is not None
        vote = tie_vote.opened(match, now) if self.ballot is None else self.ballot
        if vote is not None and (match.game.jury is None or not match.game.jury.tied(match.state)):
            vote = replace(vote, closed=True)
        return replace(self, winners=match.outcome.winners, ballot=vote)

    def hosted(self) -> Setting:
        """Where the host has gone, the next person is host: one who has come."""
        guests = tuple(chair.guest for chair in self.chairs if chair.guest and not chair.kept)
        return self if self.host in guests or not guests else replace(self, host=guests[0])

    def set_bot(self, guest: str, seat: Seat, bot: Chair, company: Company) -> Setting | Refusal:
        """The host puts a bot on a free chair, or another bot in place of one."""
        refusal = STOPPED if self.stopped else self._host_only(guest, seat)
        if refusal is not None:
            return refusal
        unknown = unknown_bot(company, bot.bot)
        if unknown is not None:
            return unknown
        before = self.chairs[seat]
        if before.guest:
            return TAKEN
        named = replace(bot, name=before.name or bot.name)  # who plays better now is still the same
        return self.with_chair(seat, named)

    def set_level(self, guest: str, level: LevelName, company: Company) -> Setting | Refusal:
        """The host says how well bots play: each stays who it is. One that has no level gets its first."""
        if self.host != guest:
            return NOT_HOST
        chairs = tuple(
            replace(chair, bot=self.bot_for(company, seat, level, chair.bot)) if chair.bot else chair
            for seat, chair in enumerate(self.chairs)
        )
        return replace(self, level=level, chairs=chairs)

    def bot_for(self, company: Company, seat: Seat, level: LevelName | None = None, before: str = "") -> str:
        """The bot for this seat, at this level or the table's own. One that sat there before stays itself."""
        wanted, who = level or self.level, company.read(before)
        if who is not None and who.personality:
            return who.at(wanted)
        return company.seated(wanted, seat)

    def clear(self, guest: str, seat: Seat) -> Setting | Refusal:
        """The host frees a chair, or a guest that of somebody they brought; for their own, they rise.

        Whom the host asks to leave takes those along whom they brought, and gets no other chair at this
        table. That is not so for those who have not come yet: nobody has asked them anything.
        """
        kept = seat in self.seats_of(guest)
        refusal = None if kept else self._host_only(guest, seat)
        if refusal is not None:
            return refusal
        if kept and not self.chairs[seat].brought:
            return TAKEN if self.host == guest else NOT_HOST
        chair = self.chairs[seat]
        if not chair.guest or chair.brought or chair.kept:
            return self.with_chair(seat, FREE)
        return replace(self, removed=(*self.removed, chair.guest)).rise(chair.guest)

    def counting(self, guest: str, *, yes: bool) -> Setting | Refusal:
        """May the game count for a rating, as far as this guest is concerned?"""
        if not self.seats_of(guest):
            return NOT_SEATED
        others = tuple(each for each in self.uncounted if each != guest)
        return replace(self, uncounted=others if yes else (*others, guest))

    def setup(
        self,
        game: AnyGame,
        guest: str,
        options: object,
        clock: Clock,
        *,
        is_open: bool,
        onlookers: Onlookers = "open",
    ) -> Setting | Refusal:
        """The host changes how it is played. How many play is not an option here: it is who sits down.

        Strangers don't wait for each other for ever: an open table has a clock.
        """
        if self.host != guest:
            return NOT_HOST
        read = _readable(game, options, game.info.most)
        if isinstance(read, Refusal):
            return read
        timed = OPEN_CLOCK if is_open and clock == "none" else clock
        return replace(self, options=read, clock=timed, open=is_open, onlookers=onlookers).checked()

    def checked(self) -> Setting | Refusal:
        """This table, if everyone who sits at it can be called what they are."""
        people = [(seat, chair.name) for seat, chair in enumerate(self.chairs) if chair.guest]
        reasons = (self.with_chair(seat, FREE).unfit(name) for seat, name in people)
        return next(filter(None, reasons), self)

    @property
    def vacant(self) -> tuple[Seat, ...]:
        """The seats of a game among strangers that were left, and that anyone may take."""
        return tuple(s for s, chair in enumerate(self.chairs) if chair.is_abandoned) if self.open else ()

    def start(self, game: AnyGame, guest: str) -> Setting | Refusal:
        """The host begins: the empty chairs are put aside, and those kept for people who have not come."""
        if self.host != guest:
            return NOT_HOST
        seated = tuple(chair for chair in self.taken if not chair.kept)
        if len(seated) < game.info.fewest:
            return Refusal("table/too-few", args={"fewest": game.info.fewest})
        options = self.final_options(game, len(seated))
        return options if isinstance(options, Refusal) else replace(self, chairs=seated)

    def final_options(self, game: AnyGame, players: int) -> Any:  # noqa: ANN401 - the game's own options, or a Refusal
        """The game's options for so many players, checked."""
        options = codec.convert({**self.options, "players": players}, game.types.options)
        return options if isinstance(options, Refusal) else game.check_options(options) or options

    def _host_only(self, guest: str, seat: Seat) -> Refusal | None:
        if self.host != guest:
            return NOT_HOST
        return None if 0 <= seat < len(self.chairs) else UNKNOWN_SEAT


def unknown_bot(company: Company, bot: str) -> Refusal | None:
    """Only bots by name: how long they may think is not for guests to say."""
    if company.knows(bot):
        return None
    return Refusal("bot/unknown", args={"bot": bot, "bots": ", ".join(company.names)})


def _readable(game: AnyGame, options: object, players: int) -> Any:  # noqa: ANN401 - plain JSON, or a Refusal
    """The options as they will be stored, if the game can read them."""
    if not isinstance(options, dict):
        return Refusal("message/malformed", args={"why": "options are an object"})
    without = {key: value for key, value in options.items() if key != "players"}
    read = codec.convert({**without, "players": players}, game.types.options)
    refusal = read if isinstance(read, Refusal) else game.check_options(read)
    return without if refusal is None else refusal
