"""The speed targets of That's Not a Hat; `python -m bench twins` measures its twin."""

from typing import Final

PEERS: Final = {"OpenSpiel hearts": 0.8}
"""Random play must make at least this many times as many decisions a second as these libraries."""

TWINS: Final = {"games": 5_000_000, "batch": 3_000_000}
"""How many decisions a second the twin must make, in whole random games and in a batch with masks."""
