"""How a new table is set, as its maker wants it; pure."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from msgspec.structs import replace

from vernissage import catalog
from vernissage.core import codec
from vernissage.core.company import ANYONE, FIRST, LevelName, is_level
from vernissage.core.game import AnyGame
from vernissage.core.refusal import Refusal
from vernissage.core.scenes import beginning
from vernissage.server import day_company, guidance, http_types
from vernissage.server.appearance import called
from vernissage.server.chair import FREE, Chair
from vernissage.server.house_card import NO_GUIDE
from vernissage.server.name_check import suggesting
from vernissage.server.setting import Setting, unknown_bot
from vernissage.server.store import Guest, Member
from vernissage.server.world import World


def setting(
    wanted: http_types.NewTable, game: AnyGame, maker: Guest, usual: LevelName, world: World
) -> Setting | Refusal:
    """Its maker sits on the first chair. `usual` is how good the bots are that they meet."""
    person = Chair(maker.id, maker.name, key=world.chance.key())
    if wanted.daily:
        return _daily(wanted, game, person, world)
    return _guided(wanted, game, person) if wanted.guide else _free(wanted, game, person, usual, world)


def for_circle(game: str, maker: Guest, others: Sequence[Member], usual: LevelName, world: World) -> Setting:
    """For people who meet again: a chair is kept for each, if there are enough; else whoever comes sits."""
    person = Chair(maker.id, maker.name, key=world.chance.key())
    empty = Setting("", game, maker.id, (person,), {}, level=usual)
    most, chairs = empty.the_game.info.most, [person]
    if len(others) < most:
        chairs += [Chair(each.guest, each.name, key=world.chance.key(), kept=True) for each in others]
    return replace(empty, chairs=(*called(tuple(chairs), {}), *(FREE,) * (most - len(chairs))))


def _free(
    wanted: http_types.NewTable, game: AnyGame, person: Chair, usual: LevelName, world: World
) -> Setting | Refusal:
    options = codec.decode(bytes(wanted.options), dict[str, Any])
    if isinstance(options, Refusal):
        return options
    empty = Setting("", wanted.game, person.guest, (FREE,) * game.info.most, {})
    made = empty.setup(person.guest, options, wanted.clock, is_open=wanted.open)
    if isinstance(made, Refusal):
        return made
    bot = usual if wanted.bots == ANYONE else wanted.bots
    unknown = None if bot is None else unknown_bot(wanted.game, bot)
    if unknown is not None:
        return unknown
    level = bot if bot is not None and is_level(bot) else usual
    seated = replace(made, chairs=_chairs(game, person, wanted, bot, world), level=level)
    checked = replace(seated, language=wanted.language if made.open else "").checked()
    return suggesting(checked, world.chance.name(())) if isinstance(checked, Refusal) else checked


def _daily(wanted: http_types.NewTable, game: AnyGame, person: Chair, world: World) -> Setting | Refusal:
    """The deal of a day. How it is played, and among whom, is the day's choice."""
    day = world.calendar.day(wanted.daily)
    if isinstance(day, Refusal):
        return day
    options = game.day.options(day)
    chairs = day_company.chairs(wanted.game, options.players, day, person)
    return Setting("", wanted.game, person.guest, chairs, codec.plain(options), daily=day)


def _guided(wanted: http_types.NewTable, game: AnyGame, learner: Chair) -> Setting | Refusal:
    """A first game. How it is played is the guide's choice."""
    guide = game.extras.guide()
    if guide is None:
        return NO_GUIDE
    made = Setting(
        "", wanted.game, learner.guest, guidance.chairs(guide, learner), codec.plain(guide.options)
    )
    return replace(made, guided=True, position=codec.plain(beginning(game, guide)), level=FIRST)


def _chairs(
    game: AnyGame, person: Chair, wanted: http_types.NewTable, bot: str | None, world: World
) -> tuple[Chair, ...]:
    """The maker on the first chair, then as many bots as asked for, then free chairs."""
    chairs = [person]
    players = min(max(wanted.players or game.info.fewest, game.info.fewest), game.info.most)
    while bot is not None and len(chairs) < players:
        seated = catalog.company(wanted.game).seated(bot, len(chairs))
        chairs.append(Chair(name=world.chance.name({chair.name for chair in chairs}), bot=seated))
    return (*chairs, *(FREE,) * (game.info.most - len(chairs)))
