"""How fast this game has to be; `python -m bench twins` measures it."""

from __future__ import annotations

from typing import Final

PEERS: Final = {"OpenSpiel hearts": 0.8}
"""How many times as many decisions a second, in random play."""

TWINS: Final = {"games": 5_000_000, "batch": 3_000_000}
"""How many decisions a second its twin makes, in whole random games and in a batch with masks."""
