"""The one way to measure, for ours and for the peers: whole rounds until the time is up.

It runs in the peers' environment too, so it imports nothing of ours.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from time import perf_counter


def tell(one_round: Callable[[], int], seconds: float) -> None:
    """Print one line of JSON: how many a second. A round says how many it made."""
    one_round()  # the first one loads and fills what later ones find ready
    made, spent, start = 0, 0.0, perf_counter()
    while spent < seconds:
        made += one_round()
        spent = perf_counter() - start
    print(json.dumps({"per_second": made / spent}))
