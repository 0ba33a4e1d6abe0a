"""Random play of OpenSpiel's hearts inside C++: its own random bots play whole games.

    python -m bench.peer_hearts_inside SECONDS

Chance nodes of the deal are played but not counted.
"""

import sys

import pyspiel  # installed in the peers' own environment

from bench.clock import tell

GAME = pyspiel.load_game("hearts")
BOTS = [pyspiel.make_uniform_random_bot(seat, 7 + seat) for seat in range(4)]
CHANCE = 53
"""The number of chance nodes: the direction of the pass, and every card."""
GAMES = 50


def some_games() -> int:
    made = 0
    for number in range(GAMES):
        state = GAME.new_initial_state()
        pyspiel.evaluate_bots(state, BOTS, number)
        made += len(state.history()) - CHANCE
    return made


tell(some_games, float(sys.argv[1]))
