"""Measures the speed of a game's twin.

python -m bench.twins_ours WHAT GAME PLAYERS SECONDS

games   whole random games, dealt and played to the end, in decisions
batch   a batch of games, one random action in each at a time, with masks of all that is offered
"""

import sys

from bench.clock import tell
from bench.ours import Round
from vernissage.research.chance import chance
from vernissage.research.loops import loops_of
from vernissage.research.vector import Vector

MANY = 256
"""The number of games in a batch."""


def games(batch: Vector) -> Round:
    play_games = loops_of(batch.twin).play_games
    state, room, luck = batch.twin.blank(batch.options), batch.twin.room(), chance(seed=1)
    return lambda: play_games(200, state, room, luck)


def steps(batch: Vector) -> Round:
    def some_steps() -> int:
        for _ in range(50):
            batch.step(batch.any_actions())
        return 50 * MANY

    return some_steps


def main(what: str, name: str, players: str, seconds: str) -> None:
    batch = Vector(name, MANY, players=int(players))
    tell({"games": games, "batch": steps}[what](batch), float(seconds))


if __name__ == "__main__":
    main(*sys.argv[1:])
