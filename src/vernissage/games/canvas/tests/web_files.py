"""The browser's data about the box, and sample paintings to test its titles.

`python -m vernissage.games.canvas.tests.web_files` writes them.
"""

from __future__ import annotations

import json
from itertools import islice, permutations
from pathlib import Path
from typing import Any, Final

from vernissage.games.canvas.cards import (
    BONUS_POINTS,
    CARDS,
    HAND,
    ICONS,
    LADDERS,
    LAYERS,
    MOULDINGS,
    PAINTINGS,
    SCORING_CARDS,
    SIDE,
)
from vernissage.games.canvas.painting import Painting, swatches, title, visible
from vernissage.games.canvas.preview import Condition
from vernissage.games.canvas.primer.examples import BONUSES, CONDITIONS
from vernissage.games.canvas.ribbons import ribbons
from vernissage.games.canvas.scoring import RATINGS

WEB: Final = Path(__file__).parent.parent / "web"
EXAMPLES: Final[tuple[tuple[Condition, Painting], ...]] = (*CONDITIONS.items(), ("bonus", BONUSES["shape"]))
"""Examples for conditions that neither hand nor row can meet."""
STRIDE: Final = 211
"""Only every painting at this interval is tested. A prime, so that all cards occur in all layers."""


def box() -> dict[str, Any]:
    """Returns the cards with their icons, the ladders, and the numbers of the rules that the table shows."""
    return {
        "cards": {card: {"side": SIDE[card], "swatches": ICONS[card]} for card in CARDS},
        "ladders": LADDERS,
        "examples": {
            card: {
                "cards": painting,
                "icons": swatches(visible(painting)),
                "times": ribbons(SCORING_CARDS)[visible(painting)][at],
            }
            for at, (card, painting) in enumerate(EXAMPLES)
        },
        "mouldings": list(MOULDINGS),
        "awards": [{"name": name, "from": least} for least, name in RATINGS.items()],
        "numbers": {
            "bonus_points": BONUS_POINTS,
            "hand": HAND,
            "layers": LAYERS,
            "paintings": PAINTINGS,
        },
    }


def paintings() -> list[dict[str, Any]]:
    """Returns some paintings with their titles."""
    every = islice(permutations(CARDS, LAYERS), 0, None, STRIDE)
    return [{"cards": three, "title": title(three)} for three in every]


def files() -> dict[Path, str]:
    """Returns the content of each file."""
    parts = ",\n".join(f' "{name}": {_lines(part)}' for name, part in box().items())
    rows = ",\n".join(json.dumps(each, separators=(",", ":")) for each in paintings())
    return {
        WEB / "box.json": f"{{\n{parts}\n}}\n",
        WEB / "test/paintings.json": f"[\n{rows}\n]\n",
    }


def _lines(part: dict[str, Any] | list[Any]) -> str:
    """Returns one line for each item."""
    if isinstance(part, list):
        return "[\n" + ",\n".join(f"  {json.dumps(each)}" for each in part) + "\n ]"
    lines = (f"  {json.dumps(name)}: {json.dumps(each)}" for name, each in part.items())
    return "{\n" + ",\n".join(lines) + "\n }"


if __name__ == "__main__":
    for path, written in files().items():
        path.write_text(written, encoding="utf-8")
