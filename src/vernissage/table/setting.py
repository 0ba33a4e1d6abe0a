"""The setting of a table: its chairs, game, options and clock. The store keeps it as the table's document.

Before the game there are as many chairs as the game can have players. When the game starts, empty chairs
are removed. Methods return a new setting or a refusal.
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
from vernissage.table.appearance import distinct, is_called, unlike
from vernissage.table.chair import FREE, Chair
from vernissage.table.seat_key import same_key
from vernissage.table.table_types import Clock, Language, Onlookers
from vernissage.table.tie_vote import Ballot

UNKNOWN_GAME: Final = Refusal("message/unknown-game")
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
"""The clock of an open table if the host chose none."""


class Setting(Value, frozen=True, dict=True, gc=True):
    """A table's state without the match. Methods that need the game get it as an argument."""

    code: str
    game: str
    host: str
    chairs: tuple[Chair, ...]
    options: dict[str, Any]
    """The game's options as plain JSON, without the number of players."""
    clock: Clock = "none"
    open: bool = False
    """Whether strangers may join. Then the table is listed, names are checked, nobody can use words of
    their own, and bots replace people who leave."""
    language: Language = ""
    """The host's language, for an open table."""
    next: str = ""
    """The code of the rematch; empty if there is none."""
    winners: tuple[Seat, ...] = ()
    """The winners of a finished game. They are stored so that a list of games needn't replay each one."""
    ballot: Ballot | None = None
    """The vote on a tie; None if there is none."""
    daily: str = ""
    """The date of the daily deal, as in 2031-05-04; empty for any other game."""
    guided: bool = False
    """Whether it is a guided first game, and the guide has not ended."""
    position: dict[str, Any] | None = None
    """The position in which the game begins, as plain JSON; None if it begins with a deal."""
    played_on: str = ""
    """The code of the table whose finished game is continued here; empty for any other game."""
    banks: tuple[float, ...] = ()
    """Each seat's seconds left, if the clock is a bank; empty while the banks are full."""
    begins: Seat | None = None
    """The seat that moves first, because its guest has never finished this game; None if chance decides."""
    level: LevelName = USUAL
    """The level of bots that were added without a level."""
    onlookers: Onlookers = "open"
    """How spectators see the game: as it is, some moves later, or not at all."""
    stopped: bool = False
    """Whether the game was stopped by a vote, or the table closed by the host."""
    removed: tuple[str, ...] = ()
    """The guests whom the host removed. They can't get a seat at this table again."""
    uncounted: tuple[str, ...] = ()
    """The guests who don't want the game to count for ratings."""
    counts: bool = False
    """Whether the game counts for ratings. Decided when it begins."""
    television: str = ""
    """The guest whose television opened the table before anyone sat down; empty for any other table."""

    @property
    def is_lesson(self) -> bool:
        """Whether it began as a guided game, or continues a finished one. Such a game counts for nothing."""
        return self.position is not None or bool(self.played_on)

    def seats_of(self, guest: str) -> tuple[Seat, ...]:
        """Returns all seats played on this guest's device: their own, and those of people they brought."""
        return self._seats.get(guest, ())

    @cached_property
    def _seats(self) -> dict[str, tuple[Seat, ...]]:
        """The seats of each guest. Cached, because every move asks for them many times."""
        seats: dict[str, tuple[Seat, ...]] = {}
        for seat, chair in enumerate(self.chairs):
            if chair.guest:
                seats[chair.guest] = (*seats.get(chair.guest, ()), seat)
        return seats

    def seat_of(self, guest: str) -> Seat | None:
        """Returns the guest's own seat; None if they have none."""
        return min(self.seats_of(guest), key=lambda seat: self.chairs[seat].brought, default=None)

    def seat_with(self, key: str) -> Seat | None:
        """Returns the seat with this key; None if no seat has it."""
        return next((seat for seat, chair in enumerate(self.chairs) if same_key(chair.key, key)), None)

    def seat_offered_by(self, key: str) -> Seat | None:
        """Returns the seat that is offered by a link with this key; None if no seat is."""
        return next((seat for seat, chair in enumerate(self.chairs) if same_key(chair.offer, key)), None)

    @property
    def is_private(self) -> bool:
        """Whether it is for one person alone: a daily deal, or a guided game."""
        return bool(self.daily) or self.guided

    @property
    def names(self) -> tuple[str, ...]:
        """The names of all people and bots at the table."""
        return tuple(chair.name for chair in self.taken)

    @property
    def taken(self) -> tuple[Chair, ...]:
        """The chairs that are not free."""
        return tuple(chair for chair in self.chairs if not chair.is_free)

    @property
    def guests(self) -> tuple[str, ...]:
        """The guests who have a chair here, each once."""
        return tuple(self._seats)

    def sit(self, person: Chair, seat: Seat | None) -> Setting | Refusal:
        """Seats a person at `seat`, or on the first free chair. A person who is already seated moves."""
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
        portrait = person.portrait and unlike(person.portrait, without.chairs)
        named = replace(person, name=distinct(person.name, without.names), portrait=portrait)
        return without.with_chair(free, named).hosted()

    def with_arrived(self, guest: str) -> Setting:
        """Gives a guest the chair that was kept for them, if one was."""
        seat = self.seat_of(guest)
        if seat is None or not self.chairs[seat].kept:
            return self
        return self.with_chair(seat, replace(self.chairs[seat], kept=False)).hosted()

    def rename(self, guest: str, name: str, portrait: str = "") -> Setting | Refusal:
        """Gives a guest a new name and, if it isn't empty, a new portrait. Refuses a name that is taken."""
        seat = self.seat_of(guest)
        if seat is None or self.chairs[seat].brought:
            return self
        without = self.with_chair(seat, FREE)
        if is_called(name, without.names):
            return NAME_TAKEN
        chair = self.chairs[seat]
        shown = unlike(portrait, without.chairs) if portrait else chair.portrait
        return without.unfit(name) or self.with_chair(
            seat, replace(chair, name=name, portrait=shown, given=False)
        )

    def unfit(self, name: str) -> Refusal | None:
        """Refuses a name that looks like another at the table, or that an open table doesn't allow."""
        check = name_check.unfit if self.open else name_check.taken_for
        return check(name, self.names)

    def free_chair(self, wanted: Seat | None) -> Seat | Refusal:
        """Returns `wanted` or, if it is None, the first free chair. Refuses if the chair is taken."""
        if self.stopped:
            return STOPPED
        if wanted is None:
            return next((seat for seat, chair in enumerate(self.chairs) if chair.is_free), FULL)
        if not 0 <= wanted < len(self.chairs):
            return UNKNOWN_SEAT
        return wanted if self.chairs[wanted].is_free else TAKEN

    def bring(self, person: Chair, wanted: Seat | None) -> Setting | Refusal:
        """Seats a person who shares a guest's device. Nobody at the table may have the same name."""
        if not self.seats_of(person.guest):
            return NOT_SEATED
        if is_called(person.name, self.names):
            return NAME_TAKEN
        seat = self.unfit(person.name) or self.free_chair(wanted)
        if isinstance(seat, Refusal):
            return seat
        return self.with_chair(seat, replace(person, brought=True, given=True))

    def rise(self, guest: str) -> Setting | Refusal:
        """Frees the chairs of a guest and of people they brought. If needed, another person becomes host."""
        if not self.seats_of(guest):
            return NOT_SEATED
        chairs = tuple(FREE if chair.guest == guest else chair for chair in self.chairs)
        return replace(self, chairs=chairs).hosted()

    def closed(self, guest: str) -> Setting | Refusal:
        """Closes the table for its host before the game. All chairs become free, and nobody can sit down."""
        if self.host != guest:
            return NOT_HOST
        return replace(self, chairs=(FREE,) * len(self.chairs), stopped=True, open=False)

    def claimed(
        self, seat: Seat, guest: str, key: str, *, gathers: bool = False, portrait: str = ""
    ) -> Setting:
        """Moves the seat to this guest's device. If it is the host's seat, the guest becomes host.

        Before the game, the seat gets the portrait of the new guest; during a game it keeps its own. The
        guest of the old device has seen the hand, and can't get another seat in this game.
        """
        before = self.chairs[seat]
        moves = before.guest != guest
        host = guest if self.seat_of(self.host) == seat else self.host
        chair = replace(before, guest=guest, key=key, brought=before.brought and not moves)
        chair = replace(chair, portrait=portrait) if gathers else replace(chair, before=before.former)
        return replace(self.with_chair(seat, chair), host=host)

    def with_chair(self, seat: Seat, chair: Chair) -> Setting:
        """Returns the setting with `chair` at `seat`."""
        return replace(self, chairs=with_seat(self.chairs, seat, chair))

    @property
    def partial(self) -> frozenset[str]:
        """The guests on the tied seats. They may not vote."""
        seats = () if self.ballot is None else self.ballot.seats
        return frozenset(guest for seat in seats if (guest := self.chairs[seat].guest))

    def ended(self, match: AnyMatch, now: float) -> Setting:
        """Returns the setting after the game, with its winners, and the vote if spectators decide a tie."""
        assert match.outcome is not None
        vote = tie_vote.opened(match, now) if self.ballot is None else self.ballot
        if vote is not None and (match.game.jury is None or not match.game.jury.tied(match.state)):
            vote = replace(vote, closed=True)
        return replace(self, winners=match.outcome.winners, ballot=vote)

    def hosted(self) -> Setting:
        """Makes the first person at the table host, if the host has no chair any more."""
        guests = tuple(chair.guest for chair in self.chairs if chair.guest and not chair.kept)
        return self if self.host in guests or not guests else replace(self, host=guests[0])

    def set_bot(self, guest: str, seat: Seat, bot: Chair, company: Company) -> Setting | Refusal:
        """Puts a bot on a free chair or in place of another bot, at the host's request."""
        refusal = STOPPED if self.stopped else self._host_only(guest, seat)
        if refusal is not None:
            return refusal
        unknown = unknown_bot(company, bot.bot)
        if unknown is not None:
            return unknown
        before = self.chairs[seat]
        if before.guest:
            return TAKEN
        named = replace(bot, name=before.name or bot.name)  # a bot of another level keeps the name
        return self.with_chair(seat, named)

    def set_level(self, guest: str, level: LevelName, company: Company) -> Setting | Refusal:
        """Sets the level of all bots, at the host's request. Each bot keeps its personality."""
        if self.host != guest:
            return NOT_HOST
        chairs = tuple(
            replace(chair, bot=self.bot_for(company, seat, level, chair.bot)) if chair.bot else chair
            for seat, chair in enumerate(self.chairs)
        )
        return replace(self, level=level, chairs=chairs)

    def bot_for(self, company: Company, seat: Seat, level: LevelName | None = None, before: str = "") -> str:
        """Returns the bot for `seat`, at `level` or the table's level, with the personality of `before`."""
        wanted, who = level or self.level, company.read(before)
        if who is not None and who.personality:
            return who.at(wanted)
        return company.seated(wanted, seat)

    def clear(self, guest: str, seat: Seat) -> Setting | Refusal:
        """Frees a chair at the request of the host, or of the guest who brought the person on it.

        Guests free their own chair with `rise`. A guest whom the host removes takes along the people they
        brought, and can't sit down here again. A guest who had not come yet only loses the kept chair.
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

    def pick(self, name: str, game: AnyGame) -> Setting | Refusal:
        """Changes the game. The new game has its usual options. Bots stay if there are enough chairs."""
        if name == self.game:
            return self
        most, people = game.info.most, [chair for chair in self.chairs if chair.guest]
        if len(people) > most:
            return Refusal("table/too-many", args={"most": most})
        company, bots = game.extras.company(), [chair for chair in self.chairs if chair.is_bots]
        seated = (*people, *bots[: most - len(people)])
        chairs = (
            replace(chair, bot=self.bot_for(company, seat)) if chair.bot else chair
            for seat, chair in enumerate(seated)
        )
        return replace(self, game=name, options={}, chairs=(*chairs, *(FREE,) * (most - len(seated))))

    def counting(self, guest: str, *, yes: bool) -> Setting | Refusal:
        """Notes that a guest agrees or objects to a rated game."""
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
        """Changes the options, the clock and who may join, at the host's request.

        The number of players is not an option: it depends on who sits down. An open table always has a clock.
        """
        if self.host != guest:
            return NOT_HOST
        read = _readable(game, options, game.info.most)
        if isinstance(read, Refusal):
            return read
        timed = OPEN_CLOCK if is_open and clock == "none" else clock
        return replace(self, options=read, clock=timed, open=is_open, onlookers=onlookers).checked()

    def checked(self) -> Setting | Refusal:
        """Returns this setting if all names at the table are allowed; a refusal for the first that isn't."""
        people = [(seat, chair.name) for seat, chair in enumerate(self.chairs) if chair.guest]
        reasons = (self.with_chair(seat, FREE).unfit(name) for seat, name in people)
        return next(filter(None, reasons), self)

    @property
    def vacant(self) -> tuple[Seat, ...]:
        """The abandoned seats of an open table, which anyone may take."""
        return tuple(s for s, chair in enumerate(self.chairs) if chair.is_abandoned) if self.open else ()

    def start(self, game: AnyGame, guest: str) -> Setting | Refusal:
        """Starts the game for the host. Removes empty chairs, and the chairs of people who have not come."""
        if self.host != guest:
            return NOT_HOST
        seated = tuple(chair for chair in self.taken if not chair.kept)
        if len(seated) < game.info.fewest:
            return Refusal("table/too-few", args={"fewest": game.info.fewest})
        options = self.final_options(game, len(seated))
        return options if isinstance(options, Refusal) else replace(self, chairs=seated)

    def final_options(self, game: AnyGame, players: int) -> Any:  # noqa: ANN401 - the game's own options, or a Refusal
        """Returns the game's options with the number of players; a refusal if they are impossible."""
        plain, first = {**self.options, "players": players}, game.info.first_player
        if first and plain.get(first) is None:
            plain[first] = self.begins
        options = codec.convert(plain, game.types.options)
        return options if isinstance(options, Refusal) else game.check_options(options) or options

    def _host_only(self, guest: str, seat: Seat) -> Refusal | None:
        if self.host != guest:
            return NOT_HOST
        return None if 0 <= seat < len(self.chairs) else UNKNOWN_SEAT


def unknown_bot(company: Company, bot: str) -> Refusal | None:
    """Returns a refusal unless the game has this bot. A name that sets how long it thinks is refused, too."""
    if company.knows(bot):
        return None
    return Refusal("bot/unknown", args={"bot": bot, "bots": ", ".join(company.names)})


def _readable(game: AnyGame, options: object, players: int) -> Any:  # noqa: ANN401 - plain JSON, or a Refusal
    """Returns the options as plain JSON, or a refusal if the game doesn't accept them."""
    if not isinstance(options, dict):
        return Refusal("message/malformed", args={"why": "options are an object"})
    without = {key: value for key, value in options.items() if key != "players"}
    read = codec.convert({**without, "players": players}, game.types.options)
    refusal = read if isinstance(read, Refusal) else game.check_options(read)
    return without if refusal is None else refusal
