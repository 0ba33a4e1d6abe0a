"""The speed this game must reach; `python -m bench twins` measures it."""

from typing import Final

PEERS: Final = {"OpenSpiel hearts": 0.25}
"""For each library, the least ratio of our decisions a second in random play to the library's."""

TWINS: Final = {"games": 1_000_000, "batch": 500_000}
"""The decisions a second that the twin must make, in whole random games and in a batch with masks."""
