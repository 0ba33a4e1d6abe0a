"""Random play of OpenSpiel's hearts, which is written in C++ and driven from Python.

    python -m bench.peer_hearts SECONDS [all]

Dealing consists of chance nodes. They are played, but counted only with `all`, as nobody decides there.
"""

import sys
from random import Random

import pyspiel  # installed in the peers' own environment

from bench.clock import tell

GAME = pyspiel.load_game("hearts")
COUNT_CHANCE = "all" in sys.argv
draw = Random(1).random  # noqa: S311 - picks moves, keeps no secret


def one_game() -> int:
    state = GAME.new_initial_state()
    made = 0
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes = state.chance_outcomes()
            state.apply_action(outcomes[int(draw() * len(outcomes))][0])
            made += COUNT_CHANCE
        else:
            actions = state.legal_actions()
            state.apply_action(actions[int(draw() * len(actions))])
            made += 1
    return made


tell(one_game, float(sys.argv[1]))
