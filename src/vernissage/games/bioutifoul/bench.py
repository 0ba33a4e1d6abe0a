"""The speed Bioutifoul must reach; `python -m bench decisions` compares it with other libraries."""

from typing import Final

PEERS: Final = {"OpenSpiel hearts": 0.5, "RLCard uno": 4, "PettingZoo hanabi_v5": 20}
"""For each library, the least ratio of our decisions a second in random play to the library's."""

TWINS: Final = {"games": 5_000_000, "batch": 3_000_000}
"""The decisions a second that the twin must make, in whole random games and in a batch with masks."""
