"""Which games say how well people play, and in which order they came. Pure.

People are compared among themselves: how good a bot is was measured elsewhere, and a rating won from bots
would say how many games somebody has time for. Whoever leaves and does not come back has come last, so nobody
gains by leaving; whom the host has sent away neither gains nor loses.

A game counts only where everyone at it wants a rating, and could read in the lobby that it will.
"""

from __future__ import annotations

from msgspec.structs import replace

from vernissage.core.game import AnyGame
from vernissage.core.match import AnyMatch
from vernissage.core.seats import Seat
from vernissage.core.step import Outcome
from vernissage.table.chair import FORGOTTEN, Chair
from vernissage.table.room import Room, Visitor
from vernissage.table.rows import Contest
from vernissage.table.setting import Setting


def contested(setting: Setting, match: AnyMatch) -> Contest | None:
    """The contest in this game, which is over; None where it was none.

    None are games that all win or lose together, those of one person, lessons, and deals of a day; nor those
    with somebody at another's device: nobody knows who that is.
    """
    chairs = setting.chairs
    if not setting.counts or not could_count(match.game, setting) or match.outcome is None:
        return None
    stayed = {chair.guest: place(match.outcome, seat) for seat, chair in enumerate(chairs) if _stayed(chair)}
    barred = {*setting.removed, FORGOTTEN}
    left = {guest for chair in chairs for guest in _left(chair)} - barred
    places = {guest: at for guest, at in stayed.items() if guest not in barred}
    places |= dict.fromkeys(left, len(chairs) + 1)
    late = {chair.guest for chair in chairs if chair.guest and chair.before} - barred
    people = tuple(sorted({*places, *late}))
    return Contest(setting.game, people, places) if len(places) > 1 else None


def could_count(game: AnyGame, setting: Setting) -> bool:
    """May a game at this table say how well people play?"""
    if game.info.together or setting.is_private or setting.is_lesson:
        return False
    return not any(chair.brought for chair in setting.chairs)


def will_count(room: Room) -> bool:
    """Will the game count, as people sit now? In the game: does it?

    All of them, two at least, are there to be told so, want a rating, and have nothing against it.
    """
    setting = room.setting
    if room.match is not None:
        return setting.counts
    people = {chair.guest for chair in setting.chairs if chair.guest and not chair.kept}
    want = {each.guest for each in room.visitors.values() if each.rated and not each.watching}
    return (
        could_count(room.game, setting) and len(people) > 1 and people <= want.difference(setting.uncounted)
    )


def with_latecomer(setting: Setting, visitor: Visitor) -> Setting:
    """The same, where this visitor plays from now on: it counts no longer unless they want it to."""
    return replace(setting, counts=setting.counts and visitor.rated)


def place(outcome: Outcome, seat: Seat) -> int:
    """1 for winners, then by how far one is from their score: in some games fewer points are better."""
    if not outcome.winners:
        return 0
    if seat in outcome.winners:
        return 1
    best = outcome.scores[outcome.winners[0]]
    behind = [abs(score - best) for score in outcome.scores]
    others = (each for each in range(len(behind)) if each not in outcome.winners)
    return 1 + len(outcome.winners) + sum(behind[each] < behind[seat] for each in others)


def _stayed(chair: Chair) -> bool:
    """Has one person played this seat from the beginning to the end?"""
    return bool(chair.guest) and not chair.bot and not chair.before


def _left(chair: Chair) -> tuple[str, ...]:
    """Those who have played it, and did not to the end."""
    return chair.former if chair.bot else chair.before
