"""A daily deal played without a server: random moves of a person, and bots as at a table."""

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
    """Returns the table of this day before the first move. Its seed depends only on the day."""
    game = catalog.find(name)
    assert game is not None
    options = game.day.options(day)
    match = begin(game, options, seed_from_text(day))
    assert not isinstance(match, Refusal)
    chairs = chairs_of_day(name, game, options.players, day, Chair("ada", "Ada"))
    return Room(game, Setting("QUIET", name, "ada", chairs, {}, daily=day), made=0.0, match=match)


def after_bots(room: Room) -> Room:
    """Returns the table after all bots have moved that come before the person."""
    while called := bot_turns.called_on(room):
        ((seat, asked),) = called.items()
        match = room.match
        assert match is not None
        put = question(
            room.setting.game, room.setting.chairs[seat].bot, match, seat, bot_turns.people_beside(room, seat)
        )
        chosen = choose(put)
        assert isinstance(chosen, int), "bots don't wait in daily deals"
        accepted = match.submit(seat, asked, match.offers[seat][chosen])
        assert not isinstance(accepted, Refusal), accepted
        room = replace(room, match=accepted.match)
    return room


def played(name: str, day: str, luck: str, most: int) -> AnyMatch:
    """Plays at most `most` random moves of the person."""
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
    """Returns all inputs, with who made them."""
    return [f"{entry.seat} {entry.move}" for entry in match.inputs if isinstance(entry, Made)]


if __name__ == "__main__":
    _, wanted, date, chance, number = sys.argv
    sys.stdout.write("\n".join(answers(played(wanted, date, chance, int(number)))))
