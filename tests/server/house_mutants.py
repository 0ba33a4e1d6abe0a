"""Servers with a leak patched in, to check that the tests find it: each changes one function.

`shows` says which check has to find it.
"""

from __future__ import annotations

import asyncio
import hashlib
from collections.abc import Callable
from typing import Any, Final, Literal, NamedTuple, TypeAlias

import msgspec
import pytest

from tests.conformance.mutants import digest
from tests.server.beside_mutants import BESIDE
from tests.server.later_mutants import LATER
from vernissage.core import codec
from vernissage.core.hidden_inputs import HiddenInputs
from vernissage.core.match import Match
from vernissage.core.refusal import Refusal
from vernissage.server.api import finished_games
from vernissage.server.edge import access
from vernissage.server.pages import link_previews, postcards
from vernissage.server.tables import table_card, table_lists
from vernissage.server.workers import bot_pool, coach
from vernissage.table import clock, news, pending, protocol
from vernissage.table.handlers import play
from vernissage.table.handlers.hear import REQUESTS
from vernissage.table.room import Room

Patch: TypeAlias = pytest.MonkeyPatch
Shows: TypeAlias = Literal["alike", "secret", "later", "door", "pause", "beside"]


class Mutant(NamedTuple):
    """A leak, and where it shows."""

    put_in: Callable[[Patch], None]
    shows: Shows

    @property
    def leaks(self) -> str:
        """What it gives away, in a sentence."""
        assert self.put_in.__doc__ is not None
        return self.put_in.__doc__


def everything_is_witnessed(patch: Patch) -> None:
    """Everyone is told every event, even cards drawn face down."""
    patch.setattr(Match, "witnessed", lambda _match, events, _viewer: tuple(events))


def the_seed_is_open(patch: Patch) -> None:
    """The seed is told during the game."""
    patch.setattr(news, "_is_open", lambda _room, _world: True)


def a_key_is_told(patch: Patch) -> None:
    """Newcomers are told the key of the last person's seat."""
    honest = news.welcome

    def welcome(room: Room, visitor: Any, world: Any) -> bytes:
        keys = [chair.key for chair in room.setting.chairs if chair.key]
        return honest(room, visitor, world).replace(b'"key":"', b'"key":"' + keys[-1].encode())

    patch.setattr(news, "welcome", welcome)


def another_looks(patch: Patch) -> None:
    """The moment of the game is told from the point of view of the last seat."""
    honest = news.explained

    def explained(match: Any, viewer: Any, number: int) -> Any:
        other = honest(match, match.players - 1, number)
        seen = match.game.view(match.state, match.players - 1)
        moments = [*other.moments, digest(seen)]
        return msgspec.structs.replace(other, you=viewer, moments=moments)

    patch.setattr(news, "explained", explained)


def another_foresees(patch: Patch) -> None:
    """A preview shows what the last seat holds."""
    patch.setattr(Match, "preview", lambda match, _viewer: match.game.view(match.state, match.players - 1))


def a_refusal_speaks(patch: Patch) -> None:
    """An impossible answer is refused with a hint about the cards."""
    honest = play.answer

    def answer(room: Room, *said: Any) -> Any:
        found = honest(room, *said)
        assert room.match is not None
        return _with(found, digest(room.match.state)) if isinstance(found, Refusal) else found

    patch.setitem(REQUESTS, protocol.Answer, answer)  # type: ignore[misc]


def the_clock_speaks(patch: Patch) -> None:
    """Players with certain cards have a little more time."""
    honest = clock.left
    patch.setattr(clock, "left", lambda room, now: (honest(room, now) or 0.0) + digest(room.match.state) % 97)


def time_runs_otherwise(patch: Patch) -> None:
    """When a clock runs out depends on hidden cards."""
    patch.setattr(clock, "first", lambda room, _now: _late(room))


def bots_are_told_all(patch: Patch) -> None:
    """A bot is told what everyone has seen, not what its seat has."""
    patch.setattr(Match, "memory", lambda match, _viewer: tuple(match.story))


def bots_see_all(patch: Patch) -> None:
    """A bot gets the whole state as its view."""
    honest = bot_pool.question

    def question(game: str, bot: str, match: Any, seat: int, people: Any) -> Any:
        asked = honest(game, bot, match, seat, people)
        return msgspec.structs.replace(asked, view=codec.encode(match.state))

    patch.setattr(bot_pool, "question", question)


def the_coach_sees_all(patch: Patch) -> None:
    """A hint is computed from the whole state."""
    honest = coach._task

    def task(name: str, moment: Any, *more: Any) -> Any:
        return msgspec.structs.replace(honest(name, moment, *more), view=codec.encode(moment.state))

    patch.setattr(coach, "_task", task)


def offers_of_others(patch: Patch) -> None:
    """A sight also contains the moves offered to the last seat."""
    honest = news.sights

    def sights(room: Room, viewers: Any, world: Any) -> Any:
        assert room.match is not None
        also = room.match.offers[-1]
        found = honest(room, viewers, world)
        return {
            viewer: msgspec.structs.replace(sight, offers=(*sight.offers, *also))
            for viewer, sight in found.items()
        }

    patch.setattr(news, "sights", sights)


def silence_speaks(patch: Patch) -> None:
    """The reason for silence says something about the cards."""
    patch.setattr(Room, "silence", lambda room, _viewer: str(digest(room.match.state)))


def order_speaks(patch: Patch) -> None:
    """The order of those to move depends on hidden cards."""
    honest = news.sights

    def sights(room: Room, viewers: Any, world: Any) -> Any:
        assert room.match is not None
        turned = digest(room.match.state) % 2
        return {
            viewer: msgspec.structs.replace(sight, to_move=sight.to_move[::-1] if turned else sight.to_move)
            for viewer, sight in honest(room, viewers, world).items()
        }

    patch.setattr(news, "sights", sights)


def the_log_remembers(patch: Patch) -> None:
    """In a memory game, reloading shows everything that has happened."""
    patch.setattr(Match, "logged", lambda match, number, viewer: match.witnessed(match.story[number], viewer))


def all_inputs_count(patch: Patch) -> None:
    """Input numbers count secret inputs."""
    patch.setattr(HiddenInputs, "number_for", lambda _unnoticed, number, _viewer: number)


def a_ping_tells_all(patch: Patch) -> None:
    """A ping tells how many inputs there are, including secret ones."""

    def pong(room: Room, _visitor: Any, _world: Any, n: int) -> bytes:
        number = None if room.match is None else len(room.match.inputs)
        return codec.encode(protocol.Pong(n, room.stage, number))

    patch.setattr(news, "pong", pong)


def all_are_told(patch: Patch) -> None:
    """Everyone gets an empty message for a secret input."""
    patch.setattr(news, "_has_noticed", lambda _match, _number, _viewer: True)


def blanks_in_the_log(patch: Patch) -> None:
    """Newcomers find an empty log line for a secret input."""
    patch.setattr(HiddenInputs, "inputs_of", lambda _unnoticed, numbers, _viewer: iter(numbers))


def secrets_win_time(patch: Patch) -> None:
    """A secret step restarts the clock, which everybody sees."""

    def kept(room: Room, seat: int, question: int) -> Any:
        before = room.deadlines.get(seat)
        return before if before is not None and before.question == question else None

    patch.setattr(clock, "_kept", kept)


def secrets_are_waited_for_anew(patch: Patch) -> None:
    """After a secret step others wait from that moment, and for more days."""

    def kept(room: Room, seat: int, guest: str, question: int) -> Any:
        before = room.waits.get(seat)
        return before if before is not None and (before.guest, before.question) == (guest, question) else None

    patch.setattr(pending, "_kept", kept)


def secrets_end_the_look_round(patch: Patch) -> None:
    """A secret step ends the time to look around before the first move."""
    patch.setattr(Room, "is_before_the_first_move", property(lambda room: not room.match.inputs))


def games_are_open_in_the_middle(patch: Patch) -> None:
    """Record, replay, coach and playing on are refused only before the first move."""
    honest = finished_games._finished

    async def finished(services: Any, request: Any) -> Any:
        room = await finished_games._known(services, request)
        if isinstance(room, Refusal) or not room.match or not room.match.inputs:
            return await honest(services, request)
        return room, room.match

    patch.setattr(finished_games, "_finished", finished)


def a_closed_door_speaks(patch: Patch) -> None:
    """The reason why a replay is refused says something about the cards."""
    honest = finished_games._finished

    async def finished(services: Any, request: Any) -> Any:
        room = await finished_games._known(services, request)
        refused = await honest(services, request)
        if isinstance(room, Refusal) or not room.match or not isinstance(refused, Refusal):
            return refused
        return _with(refused, digest(room.match.state))

    patch.setattr(finished_games, "_finished", finished)


def a_card_speaks(patch: Patch) -> None:
    """A table's entry in a list says who is going to win."""
    honest = table_card.card_of

    def card_of(row: Any, guest: str, match: Any = None, damage: Any = None) -> Any:
        card = honest(row, guest, match, damage)
        return card if match is None else msgspec.structs.replace(card, winners=[digest(match.state)])

    patch.setattr(table_lists, "card_of", card_of)


def a_screen_shows_hands(patch: Patch) -> None:
    """The page for a shared screen includes the hand of whoever opens it."""
    honest = news.welcome

    def welcome(room: Room, visitor: Any, world: Any) -> bytes:
        return honest(room, msgspec.structs.replace(visitor, watching=not visitor.guest), world)

    patch.setattr(access, "welcome", welcome)


def a_page_brings_too_much(patch: Patch) -> None:
    """Every page of a table includes what the first seat sees."""
    honest = news.welcome

    def welcome(room: Room, visitor: Any, world: Any) -> bytes:
        first = msgspec.structs.replace(visitor, guest=room.setting.chairs[0].guest, watching=False)
        return honest(room, first, world)

    patch.setattr(access, "welcome", welcome)


def pictures_come_early(patch: Patch) -> None:
    """The preview picture of a table's link is drawn from the current game."""

    def table_of(setting: Any, match: Any, **_sealed: bool) -> Any:
        return postcards.Table(setting.game, match, (), ())

    patch.setattr(link_previews, "table_of", table_of)


def reasons_come_early(patch: Patch) -> None:
    """Bots explain themselves with events that not everyone has seen."""
    patch.setattr(finished_games, "reasons", lambda _setting, match: tuple(map(digest, match.story)))


def a_thought_is_heard(patch: Patch) -> None:
    """A bot that thinks longer answers later, even within the pause."""
    patch.setattr(bot_pool, "answered_after", lambda pause, took: pause + 2 * took)


def a_pause_comes_from_the_cards(patch: Patch) -> None:
    """A bot's pause depends on its cards."""
    honest = bot_pool.question

    def question(game: str, bot: str, match: Any, seat: int, people: Any) -> Any:
        asked = honest(game, bot, match, seat, people)
        return msgspec.structs.replace(asked, seed=hashlib.sha256(asked.view).digest())

    patch.setattr(bot_pool, "question", question)


def many_offers_take_longer(patch: Patch) -> None:
    """A bot with more offers takes longer."""
    honest = bot_pool.BotPool.answer

    async def answer(pool: Any, asked: Any, *more: Any) -> Any:
        await asyncio.sleep(len(asked.offers) / 1_000)
        return await honest(pool, asked, *more)

    patch.setattr(bot_pool.BotPool, "answer", answer)


def a_look_is_longer(patch: Patch) -> None:
    """Everyone waits longer if something rare lies face down."""
    patch.setattr(Match, "to_look_at", property(lambda match: float(digest(match.state) % 7)))


BY_CHECK: Final[dict[Shows, tuple[Callable[[Patch], None], ...]]] = {
    "alike": (
        everything_is_witnessed,
        the_seed_is_open,
        a_key_is_told,
        another_looks,
        another_foresees,
        a_refusal_speaks,
        the_clock_speaks,
        time_runs_otherwise,
        bots_are_told_all,
        bots_see_all,
        the_coach_sees_all,
        offers_of_others,
        silence_speaks,
        order_speaks,
        the_log_remembers,
    ),
    "secret": (
        all_inputs_count,
        a_ping_tells_all,
        all_are_told,
        blanks_in_the_log,
        secrets_win_time,
        secrets_are_waited_for_anew,
        secrets_end_the_look_round,
    ),
    "later": LATER,
    "door": (
        games_are_open_in_the_middle,
        a_closed_door_speaks,
        a_card_speaks,
        a_screen_shows_hands,
        a_page_brings_too_much,
        pictures_come_early,
        reasons_come_early,
    ),
    "pause": (
        a_thought_is_heard,
        a_pause_comes_from_the_cards,
        many_offers_take_longer,
        a_look_is_longer,
    ),
    "beside": BESIDE,
}
MUTANTS: Final = tuple(Mutant(put_in, shows) for shows, every in BY_CHECK.items() for put_in in every)


def _with(refusal: Refusal, secret: int) -> Refusal:
    return msgspec.structs.replace(refusal, args={**refusal.args, "hint": secret})


def _late(room: Room) -> Any:
    late = sorted(room.deadlines)
    assert room.match is not None
    if not late or digest(room.match.state) % 2:
        return None
    return late[0], room.deadlines[late[0]].question
