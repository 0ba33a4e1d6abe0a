"""The one way to measure, for ours and for the peers: whole rounds until the time is up.

It runs in the peers' environment too, so it imports nothing of ours.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Callable
from time import process_time


def tell(one_round: Callable[[], int], seconds: float) -> None:
    """Print a line of JSON: how many in a second of the processor's. A round says how many it made.

    For every line that is read then there is another one: so that several can be asked in turns.
    """
    one_round()  # the first one loads and fills what later ones find ready
    while True:
        made, spent, start = 0, 0.0, process_time()
        while spent < seconds:
            made += one_round()
            spent = process_time() - start
        print(json.dumps({"per_second": made / spent}), flush=True)
        if not sys.stdin.readline():
            return
