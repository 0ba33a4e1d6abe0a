"""A day of one game, played without a house: a person by chance, and the bots as a table would ask them."""

from __future__ import annotations

import sys

from msgspec.structs import replace

from vernissage import catalog
from vernissage.core.inputs import Made
from vernissage.core.match import AnyMatch, begin
from vernissage.core.refusal import Refusal
from vernissage.core.rng import Rng, seed_from_text
from vernissage.server.workers.bot_pool import choose, question
from vernissage.table.chair import Chair
from vernissage.table.handlers import bot_turns
from vernissage.table.new_table import chairs_of_day
from vernissage.table.room import Room
from vernissage.table.setting import Setting


def dealt(name: str, day: str) -> Room:
    """The table of this day, before the first move. Its seed is no house's: it follows from the day."""
    game = catalog.find(name)
    assert game is not None
    options = game.day.options(day)
    match = begin(game, options, seed_from_text(day))
    assert not isinstance(match, Refusal)
    chairs = chairs_of_day(name, game, options.players, day, Chair("ada", "Ada"))
    return Room(game, Setting("QUIET", name, "ada", chairs, {}, daily=day), made=0.0, match=match)


def after_bots(room: Room) -> Room:
    """As it stands when all bots have answered who are asked before the person is."""
    while called := bot_turns.called_on(room):
        ((seat, asked),) = called.items()
        match = room.match
        assert match is not None
        put = question(
            room.setting.game, room.setting.chairs[seat].bot, match, seat, bot_turns.people_beside(room, seat)
        )
        chosen = choose(put)
        assert isinstance(chosen, int), "on a day no bot waits"
        accepted = match.submit(seat, asked, match.offers[seat][chosen])
        assert not isinstance(accepted, Refusal), accepted
        room = replace(room, match=accepted.match)
    return room


def played(name: str, day: str, luck: str, most: int) -> AnyMatch:
    """A game of so many moves of the person at most, who takes any offer."""
    room = after_bots(dealt(name, day))
    for number in range(most):
        match = room.match
        assert match is not None
        if match.outcome is not None:
            break
        move = Rng(seed_from_text(luck), "person", number).pick(match.offers[0])
        accepted = match.submit(0, match.asked[0], move)
        assert not isinstance(accepted, Refusal), accepted
        room = after_bots(replace(room, match=accepted.match))
    assert room.match is not None
    return room.match


def answers(match: AnyMatch) -> list[str]:
    """All that was done, by whom."""
    return [f"{entry.seat} {entry.move}" for entry in match.inputs if isinstance(entry, Made)]


if __name__ == "__main__":
    _, wanted, date, chance, number = sys.argv
    sys.stdout.write("\n".join(answers(played(wanted, date, chance, int(number)))))
