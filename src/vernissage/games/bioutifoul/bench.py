"""How fast Bioutifoul has to be compared with its peers; `python -m bench decisions` measures it."""

from typing import Final

PEERS: Final = {"OpenSpiel hearts": 0.5, "RLCard uno": 4, "PettingZoo hanabi_v5": 20}
"""Random play must make at least this many times as many decisions a second as these libraries."""

TWINS: Final = {"games": 5_000_000, "batch": 3_000_000}
"""How many decisions a second the twin must make, in whole random games and in a batch with masks."""
