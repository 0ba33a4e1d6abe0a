"""Makes the setting of a new table from a guest's request."""

from collections.abc import Sequence
from typing import Annotated, Any, Final, TypeAlias

import msgspec
from msgspec import Meta, Raw
from msgspec.structs import replace

from vernissage.core import codec
from vernissage.core.company import ANYONE, FIRST, USUAL, LevelName, is_level
from vernissage.core.game import AnyGame
from vernissage.core.refusal import Refusal
from vernissage.core.rng import Rng, seed_from_text
from vernissage.core.scenes import beginning
from vernissage.table import lesson
from vernissage.table.appearance import called, distinct
from vernissage.table.chair import FREE, Chair
from vernissage.table.name_check import suggesting
from vernissage.table.protocol import BotName
from vernissage.table.rows import Guest, Member
from vernissage.table.setting import Setting, unknown_bot
from vernissage.table.table_types import Clock, Language
from vernissage.table.words import names
from vernissage.table.world import World

Date: TypeAlias = Annotated[str, Meta(pattern="^[0-9]{4}-[0-9]{2}-[0-9]{2}$")]
NO_GUIDE: Final = Refusal("game/no-guide")


class NewTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A request for a new table. With `bots`, bots fill the seats up to `players`, and the game begins.

    `daily` asks for the daily deal of today or of a past day, `guide` for a guided first game. `television`
    asks for a table that a television opens before anyone sits down. With each of these only `game` is read.
    """

    game: Annotated[str, Meta(max_length=40)]
    options: Raw = msgspec.field(default_factory=lambda: Raw(b"{}"))
    clock: Clock = "none"
    open: bool = False
    """Whether strangers may join."""
    language: Language = ""
    """The maker's language, for an open table."""
    bots: BotName | None = None
    """A level or a bot's name. `company` means the level that suits the guest."""
    players: Annotated[int, Meta(ge=1, le=20)] | None = None
    daily: bool | Date = False
    guide: bool = False
    television: bool = False


def setting(
    wanted: NewTable, game: AnyGame, maker: Guest, usual: LevelName, world: World, *, first: bool = False
) -> Setting | Refusal:
    """Returns the new table's setting. The maker has the first chair; `usual` is the bots' level.

    `first` says that the maker has never finished this game. Then they have the first move against bots.
    """
    if wanted.television:
        return _opened_by_television(wanted, game, maker, usual)
    person = Chair(maker.id, maker.name, key=world.chance.key(), portrait=maker.portrait)
    if wanted.daily:
        return _daily(wanted, game, person, world)
    if wanted.guide:
        return _guided(wanted, game, person)
    made = _free(wanted, game, person, usual, world)
    alone = first and wanted.bots is not None
    return replace(made, begins=0) if alone and isinstance(made, Setting) else made


def for_circle(
    name: str, game: AnyGame, maker: Guest, others: Sequence[Member], *, usual: LevelName, world: World
) -> Setting:
    """Returns the setting of a table for a circle. It keeps a chair for each of `others` if all can sit."""
    person = Chair(maker.id, maker.name, key=world.chance.key(), portrait=maker.portrait)
    empty = Setting("", name, maker.id, (person,), {}, level=usual)
    most, chairs = game.info.most, [person]
    if len(others) < most:
        chairs += [
            Chair(each.guest, each.name, key=world.chance.key(), kept=True, portrait=each.portrait)
            for each in others
        ]
    return replace(empty, chairs=(*called(tuple(chairs), {}), *(FREE,) * (most - len(chairs))))


def _opened_by_television(wanted: NewTable, game: AnyGame, maker: Guest, usual: LevelName) -> Setting:
    """Returns the setting of a table with free chairs only. Whoever sits down first becomes its host."""
    chairs = (FREE,) * game.info.most
    return Setting("", wanted.game, maker.id, chairs, {}, level=usual, television=maker.id)


def _free(
    wanted: NewTable, game: AnyGame, person: Chair, usual: LevelName, world: World
) -> Setting | Refusal:
    options = codec.decode(bytes(wanted.options), dict[str, Any])
    if isinstance(options, Refusal):
        return options
    empty = Setting("", wanted.game, person.guest, (FREE,) * game.info.most, {})
    made = empty.setup(game, person.guest, options, wanted.clock, is_open=wanted.open)
    if isinstance(made, Refusal):
        return made
    bot = usual if wanted.bots == ANYONE else wanted.bots
    unknown = None if bot is None else unknown_bot(game.extras.company(), bot)
    if unknown is not None:
        return unknown
    level = bot if bot is not None and is_level(bot) else usual
    seated = replace(made, chairs=_chairs(game, person, wanted, bot, world), level=level)
    checked = replace(seated, language=wanted.language if made.open else "").checked()
    return suggesting(checked, world.chance.name(())) if isinstance(checked, Refusal) else checked


def _daily(wanted: NewTable, game: AnyGame, person: Chair, world: World) -> Setting | Refusal:
    """Returns the setting of a daily deal. Its date decides the options and the bots."""
    day = world.calendar.day(wanted.daily)
    if isinstance(day, Refusal):
        return day
    options = game.day.options(day)
    chairs = chairs_of_day(wanted.game, game, options.players, day, person)
    return Setting("", wanted.game, person.guest, chairs, codec.plain(options), daily=day)


def chairs_of_day(name: str, game: AnyGame, players: int, day: str, person: Chair) -> tuple[Chair, ...]:
    """Returns a person's chair and the bots' chairs. Everyone gets the same bots on one date."""
    seated, drawn = [person], Rng(seed_from_text(f"{name} {day}"), "names").shuffled(names())
    for seat in range(1, players):
        bot = game.extras.company().seated(USUAL, seat)
        seated.append(Chair(name=distinct(drawn[seat], [person.name]), bot=bot))
    return tuple(seated)


def _guided(wanted: NewTable, game: AnyGame, learner: Chair) -> Setting | Refusal:
    """Returns the setting of a guided first game. The guide decides the options and the bots."""
    guide = game.extras.guide()
    if guide is None:
        return NO_GUIDE
    made = Setting("", wanted.game, learner.guest, lesson.chairs(guide, learner), codec.plain(guide.options))
    return replace(made, guided=True, position=codec.plain(beginning(game, guide)), level=FIRST)


def _chairs(
    game: AnyGame, person: Chair, wanted: NewTable, bot: str | None, world: World
) -> tuple[Chair, ...]:
    """Returns the maker's chair, the requested number of bots, and free chairs."""
    chairs = [person]
    players = min(max(wanted.players or game.info.fewest, game.info.fewest), game.info.most)
    while bot is not None and len(chairs) < players:
        seated = game.extras.company().seated(bot, len(chairs))
        chairs.append(Chair(name=world.chance.name({chair.name for chair in chairs}), bot=seated))
    return (*chairs, *(FREE,) * (game.info.most - len(chairs)))
