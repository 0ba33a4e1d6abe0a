"""Finished games and the truth about them, for the browser's own truth to be held against.

`python -m vernissage.games.not_a_hat.tests.browser.finished_games` writes them anew.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, Final

from vernissage.core import codec
from vernissage.games.not_a_hat.tests.table import random_matches
from vernissage.games.not_a_hat.truth import truth

FILE: Final = Path(__file__).parents[2] / "web" / "test" / "finished.json"
GAMES: Final[tuple[dict[str, Any], ...]] = (
    {"players": 2},
    {"players": 4},
    {"players": 3, "rounds": True},
    {"players": 5, "anyone": True, "gifts": 2},
)


def finished_games() -> list[dict[str, Any]]:
    """Each with all of its events, none forgotten, and what they come to."""
    return [finished(**{"gift_limit": 25, **options}) for options in GAMES]


def finished(**options: Any) -> dict[str, Any]:
    events = random_matches("finished", **options)[-1].memory(None)
    told = {"events": events, "players": options["players"], "truth": truth(events, options["players"])}
    return {name: json.loads(codec.encode(value)) for name, value in told.items()}


def written() -> str:
    """As the file has them: a game to a line."""
    lines = ",\n".join(json.dumps(game, separators=(",", ":")) for game in finished_games())
    return f"[\n{lines}\n]\n"


if __name__ == "__main__":
    FILE.write_text(written(), encoding="utf-8")
