"""What a game leaves behind when it ends: points of the day, feats reached; and who is told of those."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any

from vernissage.core import codec
from vernissage.core.game import AnyGame
from vernissage.core.match import AnyMatch, TakenOver
from vernissage.core.refusal import Refusal
from vernissage.core.seats import Seat
from vernissage.server import gathering
from vernissage.server.daily import Calendar
from vernissage.server.gathering import Gathering
from vernissage.server.keeping import row_of, setting_in
from vernissage.server.protocol import Reached
from vernissage.server.store import Feat, Points, Store

if TYPE_CHECKING:
    from vernissage.server.table import Table


async def finish(table: Table, setting: Gathering, match: AnyMatch) -> None:
    """Keeps the last input and all that follows from it at once, so that no fall can come between."""
    store, calendar = table.help.store, table.help.calendar
    number = len(match.inputs) - 1
    people = counted(setting, match, calendar)
    points = _points(setting, match, people) if setting.daily else None
    feats = [
        Feat(people[seat], setting.game, name, calendar.now(), setting.code)
        for seat, name in await _all_feats(store, setting, match, people)
    ]
    row = row_of(setting, table.made, match)
    await store.finish(row, number, codec.encode(match.inputs[number]), points, tuple(feats))


async def announce(table: Table, match: AnyMatch) -> None:
    """Tells the table what the last input has led to; and who has it for the first time, that it is new."""
    if match.game.feats is None:
        return
    code, game = table.setting.code, table.setting.game
    people = counted(table.setting, match, table.help.calendar)
    reached = _reached(match.game, match.story[-1], people)
    for seat, guest in people.items() if reached or match.outcome is not None else ():
        kept = {feat.feat: feat.code for feat in await table.help.store.feats_of(guest) if feat.game == game}
        names = [name for whose, name in reached if whose == seat]
        if match.outcome is not None:
            # What takes many games is found out at the end, where no event tells of it.
            before = {name for _, name in _reached(match.game, _events(match), people)}
            names += [name for name, where in kept.items() if where == code and name not in before]
        for name in names:
            for listener in table.listeners:
                new = table.viewer(listener) == seat and kept.get(name, code) == code
                listener.tell(codec.encode(Reached(seat, name, new)))


def counted(setting: Gathering, match: AnyMatch, calendar: Calendar) -> dict[Seat, str]:
    """The guests on their own chairs, for whom no bot has played: who was brought along is somebody else.

    In the puzzle of a day that is over, nobody: its deal is known.
    """
    if setting.daily and setting.daily != calendar.today:
        return {}
    helped = {
        entry.seat for entry in match.inputs if isinstance(entry, TakenOver) and entry.by.startswith("bot-")
    }
    own = {seat: chair.guest for seat, chair in enumerate(setting.chairs) if not chair.brought}
    return {seat: guest for seat, guest in own.items() if guest and seat not in helped}


def _points(setting: Gathering, match: AnyMatch, people: dict[Seat, str]) -> Points | None:
    """What it counts for in the puzzle of the day, which is for one."""
    assert match.outcome is not None
    guest = people.get(0)
    if guest is None:
        return None
    return Points(guest, setting.game, setting.daily, match.outcome.scores[0], setting.code)


async def _all_feats(
    store: Store, setting: Gathering, match: AnyMatch, people: dict[Seat, str]
) -> list[tuple[Seat, str]]:
    """All that was reached in this game, and with it."""
    if match.game.feats is None:
        return []
    found = _reached(match.game, _events(match), people)
    for seat, guest in people.items():
        played = [match.options, *_options(guest, await store.played(guest, setting.game))]
        found += [(seat, name) for name in match.game.feats.over_time(played)]
    return found


def _reached(game: AnyGame, events: Iterable[Any], people: dict[Seat, str]) -> list[tuple[Seat, str]]:
    assert game.feats is not None
    found = (game.feats.of(event) for event in events)
    return [reached for reached in found if reached is not None and reached[0] in people]


def _events(match: AnyMatch) -> Iterable[Any]:
    return (event for events in match.story for event in events)


def _options(guest: str, docs: Iterable[bytes]) -> Iterable[Any]:
    """How this guest has played before. What an older house has kept may be nothing that can be read now."""
    for setting in map(setting_in, docs):
        seat = setting.seat_of(guest)
        options = gathering.final_options(setting, len(setting.chairs))
        if seat is not None and not setting.chairs[seat].bot and not isinstance(options, Refusal):
            yield options
