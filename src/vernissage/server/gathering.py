"""Who sits where, and how the table is set, before and while a game is played. Pure: old value, new value.

A gathering has as many chairs as the game can have players. Not how many will play, but who has sat
down when it starts decides the number; empty chairs are put aside then.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final

from msgspec.structs import replace

from vernissage import catalog
from vernissage.core import codec
from vernissage.core.game import AnyGame
from vernissage.core.refusal import UNKNOWN_SEAT, Refusal
from vernissage.core.seats import Seat, with_seat
from vernissage.core.value import Value
from vernissage.server.appearing import distinct, is_called
from vernissage.server.ballot import Ballot
from vernissage.server.protocol import Clock
from vernissage.server.session import same_key

FULL: Final = Refusal("table/full")
TAKEN: Final = Refusal("table/taken")
NOT_HOST: Final = Refusal("table/not-host")
NOT_SEATED: Final = Refusal("table/not-seated")
BEGUN: Final = Refusal("table/begun")
NOT_BEGUN: Final = Refusal("table/not-begun")
STOOD_IN: Final = Refusal("table/stood-in")
WATCHING: Final = Refusal("table/watching")
NAME_TAKEN: Final = Refusal("table/name-taken")


class Chair(Value, frozen=True):
    """A place at the table. Its person keeps it while a bot stands in."""

    guest: str = ""
    """Whose chair it is; empty if nobody's."""
    name: str = ""
    bot: str = ""
    """The bot that plays it now; empty if none does."""
    key: str = ""
    """Whoever shows this may go on here from another device."""
    brought: bool = False
    """Somebody who plays at the device of the guest, beside them."""
    given: bool = False
    """The name is that of whom the guest brought, or of who has left and is followed by this bot."""
    portrait: str = ""
    """The painting that stands for whoever sits here; see `appearing`."""

    @property
    def is_free(self) -> bool:
        return not self.guest and not self.bot


FREE: Final = Chair()


class Gathering(Value, frozen=True):
    """A table apart from its game. This is what is stored of it."""

    code: str
    game: str
    host: str
    chairs: tuple[Chair, ...]
    options: dict[str, Any]
    """The game's options as plain JSON, without the number of players."""
    clock: Clock = "none"
    open: bool = False
    next: str = ""
    """The table of the rematch."""
    winners: tuple[Seat, ...] = ()
    """Who won, once it is over: lists of games shouldn't have to play each again."""
    ballot: Ballot | None = None
    """The vote on a tie."""
    daily: str = ""
    """The day whose puzzle this is, as in 2031-05-04; empty for any other game."""

    def seats_of(self, guest: str) -> tuple[Seat, ...]:
        """All seats played at this guest's device: the own one, and those of whom they brought."""
        return tuple(seat for seat, chair in enumerate(self.chairs) if guest and chair.guest == guest)

    def seat_of(self, guest: str) -> Seat | None:
        """Where this guest sits, if anywhere."""
        return min(self.seats_of(guest), key=lambda seat: self.chairs[seat].brought, default=None)

    def seat_with(self, key: str) -> Seat | None:
        """The seat this key belongs to, if any."""
        return next((seat for seat, chair in enumerate(self.chairs) if same_key(chair.key, key)), None)

    @property
    def taken(self) -> tuple[Chair, ...]:
        return tuple(chair for chair in self.chairs if not chair.is_free)

    @property
    def guests(self) -> tuple[str, ...]:
        """All who have a chair here, each once."""
        return tuple(dict.fromkeys(chair.guest for chair in self.chairs if chair.guest))


def sit(table: Gathering, person: Chair, seat: Seat | None) -> Gathering | Refusal:
    """A person takes this chair, or the first free one. Who sits already moves over."""
    before = table.seat_of(person.guest)
    if before is not None and seat in {None, before}:
        return table
    free = free_chair(table, seat)
    if isinstance(free, Refusal):
        return free
    chairs = table.chairs if before is None else with_seat(table.chairs, before, FREE)
    named = replace(person, name=distinct(person.name, names_at(chairs)))
    return hosted(replace(table, chairs=with_seat(chairs, free, named)))


def names_at(chairs: Iterable[Chair]) -> tuple[str, ...]:
    """What those who sit here are called."""
    return tuple(chair.name for chair in chairs if not chair.is_free)


def rename(table: Gathering, guest: str, name: str) -> Gathering | Refusal:
    """Who sits has another name from now on, if nobody else here has it. Whom they brought keep theirs."""
    seat = table.seat_of(guest)
    if seat is None or table.chairs[seat].brought:
        return table
    if is_called(name, names_at(with_seat(table.chairs, seat, FREE))):
        return NAME_TAKEN
    chair = replace(table.chairs[seat], name=name, given=False)
    return replace(table, chairs=with_seat(table.chairs, seat, chair))


def free_chair(table: Gathering, wanted: Seat | None) -> Seat | Refusal:
    """This chair if it is free, or the first that is."""
    if wanted is None:
        return next((seat for seat, chair in enumerate(table.chairs) if chair.is_free), FULL)
    if not 0 <= wanted < len(table.chairs):
        return UNKNOWN_SEAT
    return wanted if table.chairs[wanted].is_free else TAKEN


def bring(table: Gathering, person: Chair, wanted: Seat | None) -> Gathering | Refusal:
    """Somebody else sits down at a guest's device. It is handed over by name: no two have the same."""
    if not table.seats_of(person.guest):
        return NOT_SEATED
    if is_called(person.name, names_at(table.chairs)):
        return NAME_TAKEN
    seat = free_chair(table, wanted)
    if isinstance(seat, Refusal):
        return seat
    return replace(table, chairs=with_seat(table.chairs, seat, replace(person, brought=True, given=True)))


def rise(table: Gathering, guest: str) -> Gathering | Refusal:
    """A person leaves, and whom they brought; if it was the host, the next person becomes host."""
    if not table.seats_of(guest):
        return NOT_SEATED
    chairs = tuple(FREE if chair.guest == guest else chair for chair in table.chairs)
    return hosted(replace(table, chairs=chairs))


def hosted(table: Gathering) -> Gathering:
    """Where the host has gone, the next person is host."""
    guests = table.guests
    return table if table.host in guests or not guests else replace(table, host=guests[0])


def set_bot(table: Gathering, guest: str, seat: Seat, bot: Chair) -> Gathering | Refusal:
    """The host puts a bot on a free chair, or another bot in place of one."""
    refusal = _host_only(table, guest, seat)
    if refusal is not None:
        return refusal
    unknown = unknown_bot(table.game, bot.bot)
    if unknown is not None:
        return unknown
    before = table.chairs[seat]
    if before.guest:
        return TAKEN
    named = replace(bot, name=before.name or bot.name)  # who plays better now is still the same
    return replace(table, chairs=with_seat(table.chairs, seat, named))


def unknown_bot(game: str, bot: str) -> Refusal | None:
    """Only bots by name: how long they may think is not for guests to say."""
    known = catalog.bots(game)
    return None if bot in known else Refusal("bot/unknown", args={"bot": bot, "bots": ", ".join(known)})


def clear(table: Gathering, guest: str, seat: Seat) -> Gathering | Refusal:
    """The host frees a chair again, or who brought someone theirs; but not the own: that would be rising."""
    kept = seat in table.seats_of(guest)
    refusal = None if kept else _host_only(table, guest, seat)
    if refusal is not None:
        return refusal
    if kept and not table.chairs[seat].brought:
        return TAKEN if table.host == guest else NOT_HOST
    return replace(table, chairs=with_seat(table.chairs, seat, FREE))


def setup(
    table: Gathering, guest: str, options: object, clock: Clock, *, is_open: bool
) -> Gathering | Refusal:
    """The host changes how it is played. How many play is not an option here: it is who sits down."""
    if table.host != guest:
        return NOT_HOST
    game = game_of(table)
    read = _readable(game, options, game.info.most)
    if isinstance(read, Refusal):
        return read
    return replace(table, options=read, clock=clock, open=is_open)


def start(table: Gathering, guest: str) -> Gathering | Refusal:
    """The host begins: the empty chairs are put aside."""
    if table.host != guest:
        return NOT_HOST
    game, seated = game_of(table), table.taken
    if len(seated) < game.info.fewest:
        return Refusal("table/too-few", args={"fewest": game.info.fewest})
    options = final_options(table, len(seated))
    return options if isinstance(options, Refusal) else replace(table, chairs=seated)


def final_options(table: Gathering, players: int) -> Any:  # noqa: ANN401 - the game's own options, or a Refusal
    """The game's options for so many players, checked."""
    game = game_of(table)
    options = codec.convert({**table.options, "players": players}, game.types.options)
    return options if isinstance(options, Refusal) else game.check_options(options) or options


def game_of(table: Gathering) -> AnyGame:
    """The game that is played here."""
    game = catalog.find(table.game)
    assert game is not None, table.game
    return game


def _host_only(table: Gathering, guest: str, seat: Seat) -> Refusal | None:
    if table.host != guest:
        return NOT_HOST
    return None if 0 <= seat < len(table.chairs) else UNKNOWN_SEAT


def _readable(game: AnyGame, options: object, players: int) -> Any:  # noqa: ANN401 - plain JSON, or a Refusal
    """The options as they will be stored, if the game can read them."""
    if not isinstance(options, dict):
        return Refusal("message/malformed", args={"why": "options are an object"})
    without = {key: value for key, value in options.items() if key != "players"}
    read = codec.convert({**without, "players": players}, game.types.options)
    refusal = read if isinstance(read, Refusal) else game.check_options(read)
    return without if refusal is None else refusal
