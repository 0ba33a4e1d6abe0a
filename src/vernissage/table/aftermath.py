"""Works out the results of a finished game: points for the daily deal, feats, and places for the ratings."""

from collections.abc import Iterable, Sequence
from functools import partial
from typing import Any

from msgspec.structs import replace

from vernissage.core import codec
from vernissage.core.game import AnyGame
from vernissage.core.inputs import Hinted, TakenOver
from vernissage.core.match import AnyMatch
from vernissage.core.refusal import Refusal
from vernissage.core.seats import Seat
from vernissage.table import change
from vernissage.table.calendar import Calendar
from vernissage.table.rated_games import contested
from vernissage.table.rows import Feat, Kept, Points
from vernissage.table.setting import Setting


def own_chairs(setting: Setting) -> dict[Seat, str]:
    """Returns the guests by seat. Leaves out people who play on another guest's device."""
    return {seat: each.guest for seat, each in enumerate(setting.chairs) if each.guest and not each.brought}


def helped(match: AnyMatch) -> set[Seat]:
    """Returns the seats that took a hint, or that a bot or another person took over during the game."""
    return {entry.seat for entry in match.inputs if _is_help(entry)}


def counted(setting: Setting, match: AnyMatch, calendar: Calendar) -> dict[Seat, str]:
    """Returns the guests who played without help, by seat. Leaves out people on another guest's device.

    Returns nobody for a lesson, or for the daily deal of a past day, because that deal is public.
    """
    if setting.is_lesson or (setting.daily and setting.daily != calendar.today):
        return {}
    by_bots = helped(match)
    return {seat: guest for seat, guest in own_chairs(setting).items() if seat not in by_bots}


def _is_help(entry: object) -> bool:
    """Whether this input is a hint or a change of the player at a seat."""
    return isinstance(entry, Hinted | TakenOver)


def reached(setting: Setting, match: AnyMatch, calendar: Calendar) -> tuple[change.Feat, ...]:
    """Returns the feats that guests reached with the last input."""
    found = _found(match, match.story[-1])
    people = counted(setting, match, calendar) if found else {}
    return tuple(change.Feat(seat, people[seat], name) for seat, name in found if seat in people)


def honoured(kept: Kept, setting: Setting, match: AnyMatch, calendar: Calendar) -> Kept:
    """Adds the points, the contest and the feats to `kept`, the rows that are stored when a game ends.

    Feats over many games are worked out later, in the transaction that stores the rows (`Kept.many_games`).
    """
    people, now = counted(setting, match, calendar), calendar.now()
    code, game = setting.code, setting.game
    points = _points(setting, match, people) if setting.daily else None
    kept = replace(kept, points=points, contest=contested(setting, match))
    if match.game.extras.feats is None:
        return kept
    events = (event for events in match.story for event in events)
    found = _found(match, events)
    feats = tuple(Feat(people[seat], game, name, now, code) for seat, name in found if seat in people)
    many = {guest: partial(_over_time, match, guest) for guest in people.values()}
    return replace(kept, feats=feats, many_games=many, now=now)


def _points(setting: Setting, match: AnyMatch, people: dict[Seat, str]) -> Points | None:
    """Returns the points of the person who played the daily deal; None if `people` doesn't contain them."""
    assert match.outcome is not None
    guest = people.get(0)
    if guest is None:
        return None
    score, fewest = match.outcome.scores[0], match.game.day.fewest
    return Points(guest, setting.game, setting.daily, score, setting.code, fewest)


def _found(match: AnyMatch, events: Iterable[Any]) -> list[tuple[Seat, str]]:
    if match.game.extras.feats is None:
        return []
    found = map(match.game.extras.feats.of, events)
    return [each for each in found if each is not None]


def _counts_for_nothing(setting: Setting) -> bool:
    return setting.is_lesson or setting.stopped


def _over_time(match: AnyMatch, guest: str, docs: Sequence[bytes]) -> tuple[str, ...]:
    """Returns the feats that a guest has reached over this game and their earlier games (`docs`)."""
    assert match.game.extras.feats is not None
    return match.game.extras.feats.over_time([match.options, *_options(match.game, guest, docs)])


def _options(game: AnyGame, guest: str, docs: Iterable[bytes]) -> Iterable[Any]:
    """Yields the options of this guest's earlier games. Skips tables that can't be read any more."""
    for doc in docs:
        setting = codec.decode(doc, Setting)
        if isinstance(setting, Refusal) or _counts_for_nothing(setting):
            continue
        seat = setting.seat_of(guest)
        options = setting.final_options(game, len(setting.chairs))
        if seat is not None and not setting.chairs[seat].bot and not isinstance(options, Refusal):
            yield options
