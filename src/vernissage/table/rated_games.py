"""Which games count for ratings, and in which order the people finished.

People are rated against people only: a rating won from bots would measure how many games somebody plays.
People who leave for good finish last, so leaving never pays. People whom the host removed are not rated.
A game counts only if everyone in it wants a rating, and the lobby said so before the game began.
"""

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
    """Returns the result of a finished game for the ratings; None if the game doesn't count."""
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
    """Whether a game at this table can count for ratings.

    It can't if all players win or lose together, or in a lesson or daily deal. Neither can it if one person
    plays on another's device, because nobody knows who that person is.
    """
    if game.info.together or setting.is_private or setting.is_lesson:
        return False
    return not any(chair.brought for chair in setting.chairs)


def will_count(room: Room) -> bool:
    """Whether the game counts. Before it begins: whether it would count with the people at the table now.

    It takes at least two people. All of them must be connected, want a rating, and not object.
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
    """Returns the setting after `visitor` has joined. The game now counts only if they want a rating, too."""
    return replace(setting, counts=setting.counts and visitor.rated)


def place(outcome: Outcome, seat: Seat) -> int:
    """Returns a seat's place: 1 for winners, the others by their distance in points; 0 if nobody won."""
    if not outcome.winners:
        return 0
    if seat in outcome.winners:
        return 1
    best = outcome.scores[outcome.winners[0]]
    behind = [abs(score - best) for score in outcome.scores]
    others = (each for each in range(len(behind)) if each not in outcome.winners)
    return 1 + len(outcome.winners) + sum(behind[each] < behind[seat] for each in others)


def _stayed(chair: Chair) -> bool:
    """Whether one person played this seat from beginning to end."""
    return bool(chair.guest) and not chair.bot and not chair.before


def _left(chair: Chair) -> tuple[str, ...]:
    """Returns the people who played this seat, but not to the end."""
    return chair.former if chair.bot else chair.before
