"""The timer for our code and the peers': runs whole rounds until the time is up.

It also runs in the peers' environment, so it imports none of our code.
"""

import json
import sys
from collections.abc import Callable
from time import process_time


def tell(one_round: Callable[[], int], seconds: float) -> None:
    """Prints the rate per second of CPU time as a line of JSON. A round returns how many things it did.

    Each line read from stdin asks for another measurement, so that several processes can take turns.
    """
    one_round()  # warm-up: the first round loads modules and fills caches
    while True:
        made, spent, start = 0, 0.0, process_time()
        while spent < seconds:
            made += one_round()
            spent = process_time() - start
        print(json.dumps({"per_second": made / spent}), flush=True)
        if not sys.stdin.readline():
            return
