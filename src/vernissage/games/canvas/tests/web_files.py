"""What the browser knows of the box, and paintings to try its counting on: both made from here.

`python -m vernissage.games.canvas.tests.web_files` writes them.
"""

from __future__ import annotations

import json
from itertools import islice, permutations
from pathlib import Path
from typing import Any, Final

from vernissage.games.canvas.cards import CARDS, ICONS, LADDERS, SCORING_CARDS, SIDE
from vernissage.games.canvas.painting import swatches, title, visible
from vernissage.games.canvas.ribbons import ribbons

WEB: Final = Path(__file__).parent.parent / "web"
STRIDE: Final = 211
"""Every so manieth painting is enough: a prime, so that all cards come up in all layers."""


def box() -> dict[str, Any]:
    """The cards with their icons, and the ladders."""
    cards = {card: {"side": SIDE[card], "swatches": ICONS[card]} for card in CARDS}
    return {"cards": cards, "ladders": LADDERS}


def paintings() -> list[dict[str, Any]]:
    """Some paintings with what can be seen of them, and what they are given for every condition."""
    everything = ribbons(SCORING_CARDS)
    return [
        {
            "cards": three,
            "shown": swatches(visible(three)),
            "title": title(three),
            "won": everything[visible(three)],
        }
        for three in islice(permutations(CARDS, 3), 0, None, STRIDE)
    ]


def files() -> dict[Path, str]:
    """What should stand in each file, a line for each card and each painting."""
    cards, ladders = box()["cards"], json.dumps(box()["ladders"])
    listed = ",\n".join(f"  {json.dumps(card)}: {json.dumps(cards[card])}" for card in cards)
    rows = ",\n".join(json.dumps(each, separators=(",", ":")) for each in paintings())
    return {
        WEB / "box.json": f'{{\n "cards": {{\n{listed}\n }},\n "ladders": {ladders}\n}}\n',
        WEB / "test/paintings.json": f"[\n{rows}\n]\n",
    }


if __name__ == "__main__":
    for path, written in files().items():
        path.write_text(written, encoding="utf-8")
