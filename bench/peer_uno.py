"""Random play of RLCard's uno with four players.

    python -m bench.peer_uno SECONDS [bare]

By default through its environment, as it is normally used. With `bare` only the game inside, which still
builds the player's view, but not the arrays for learning.
"""

import sys
from random import Random

import rlcard  # type: ignore[import-not-found] # installed in the peers' own environment

from bench.clock import tell

ENV = rlcard.make("uno", config={"seed": 1, "game_num_players": 4})
draw = Random(1).random  # noqa: S311 - picks moves, keeps no secret


def one_game() -> int:
    state, _player = ENV.reset()
    made = 0
    while not ENV.is_over():
        actions = list(state["legal_actions"])
        state, _player = ENV.step(actions[int(draw() * len(actions))])
        made += 1
    return made


def one_bare_game() -> int:
    game = ENV.game
    state, _player = game.init_game()
    made = 0
    while not game.is_over():
        actions = state["legal_actions"]
        state, _player = game.step(actions[int(draw() * len(actions))])
        made += 1
    return made


tell(one_bare_game if "bare" in sys.argv else one_game, float(sys.argv[1]))
