"""How fast Bioutifoul has to be compared with its peers; `python -m bench decisions` measures it."""

from __future__ import annotations

from typing import Final

PEERS: Final = {"OpenSpiel hearts": 0.5, "RLCard uno": 4, "PettingZoo hanabi_v5": 20}
"""How many times as many decisions a second, in random play."""

TWINS: Final = {"games": 5_000_000, "batch": 3_000_000}
"""How many decisions a second its twin makes, in whole random games and in a batch with masks."""
