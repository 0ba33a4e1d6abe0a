"""Random play of PettingZoo's hanabi_v5 with four players.

    python -m bench.peer_hanabi SECONDS [raw]

By default PettingZoo wraps it in checks; `raw` is without them.
"""

import sys
from random import Random

from pettingzoo.classic import hanabi_v5  # installed in the peers' own environment

from bench.clock import tell

ENV = (hanabi_v5.raw_env if "raw" in sys.argv else hanabi_v5.env)(players=4)
draw = Random(1).random  # noqa: S311 - picks moves, keeps no secret


def one_game() -> int:
    ENV.reset()
    made = 0
    while True:
        seen, _reward, over, cut_short, _info = ENV.last()
        if over or cut_short:
            return made
        actions = seen["action_mask"].nonzero()[0]
        ENV.step(actions[int(draw() * len(actions))])
        made += 1


tell(one_game, float(sys.argv[1]))
