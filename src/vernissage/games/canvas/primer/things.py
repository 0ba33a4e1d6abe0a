"""The primer's entries for things on the table, by their names in the browser."""

from typing import Final

from vernissage.core.primer import Thing
from vernissage.games.canvas.cards import ELEMENTS, SCORING_CARDS, Element, ScoringCard

ASKS: Final[dict[Element, ScoringCard]] = {
    "hue": "emphasis",
    "shape": "repetition",
    "texture": "style",
    "tone": "hierarchy",
}
"""For each element a scoring card that asks for it alone."""


LAYERS: Final = Thing(text="thing-layers", picture="cover", rules=("CAN-3.6", "CAN-3.7"))


def thing(name: str, picture: str | None, *rules: str) -> tuple[str, Thing]:
    """Returns a name with its entry; the key of its text is `thing-` and the name."""
    return name, Thing(text=f"thing-{name.replace(':', '-')}", picture=picture, rules=rules)


THINGS: Final[dict[str, Thing]] = dict(
    [
        *[
            thing(f"symbol:{element}", f"scoring:{ASKS[element]}", "CAN-1.1", "CAN-3.12")
            for element in ELEMENTS
        ],
        *[
            thing(f"symbol:bonus-{element}", f"bonus:{element}", "CAN-3.11", "CAN-3.12")
            for element in ELEMENTS
        ],
        thing("swatch", "cover", "CAN-1.1", "CAN-3.7"),
        thing("swatches", "cover", "CAN-1.1", "CAN-3.7"),
        thing("card", "lay", "CAN-1.1", "CAN-1.4"),
        thing("take", "take", "CAN-3.3", "CAN-3.4"),
        thing("tokens", "pay", "CAN-3.3", "CAN-3.4", "CAN-4.3"),
        thing("deck", "deck", "CAN-3.5", "CAN-3.14"),
        thing("hand", "hand", "CAN-3.2", "CAN-3.13"),
        ("layers", LAYERS),
        ("layer-down", LAYERS),
        thing("strip", "cover", "CAN-3.7"),
        thing("title", "title", "CAN-1.4", "CAN-3.8"),
        thing("ground", "ground", "CAN-1.3", "CAN-3.6"),
        thing("frame", None, "CAN-3.15"),
        thing("draft", "won", "CAN-3.9", "CAN-4.2"),
        thing("hang", "hang", "CAN-3.6"),
        thing("unveil", None, "CAN-3.6", "CAN-3.15"),
        thing("worth", None, "CAN-4.2"),
        thing("scoring", "won", "CAN-1.2", "CAN-3.9", "CAN-3.10"),
        *[
            thing(f"scoring:{card}", f"scoring:{card}", f"CAN-5.{number}", "CAN-3.9")
            for number, card in enumerate(SCORING_CARDS, start=1)
        ],
        thing("scoring:bonus", "bonus:shape", "CAN-3.11", "CAN-4.2"),
        thing("ladder", "ladder", "CAN-3.10", "CAN-4.2"),
        thing("gallery", "hang", "CAN-3.13", "CAN-4.1"),
        thing("painting", "won", "CAN-3.7", "CAN-3.9"),
        thing("vincent", "vincent", "CAN-6.2"),
        thing("reserve", "puzzle", "CAN-6.3"),
        thing("awards", None, "CAN-6.1"),
    ]
)
