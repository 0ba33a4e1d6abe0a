"""CAN-1: the contents of the box, as data."""

from collections import Counter
from itertools import chain
from typing import Final, Literal, TypeAlias

# CAN-1.1: an icon is one of four elements, or a bonus for one of them.
Element: TypeAlias = Literal["hue", "shape", "texture", "tone"]
ELEMENTS: Final[tuple[Element, ...]] = ("hue", "shape", "texture", "tone")
Swatch: TypeAlias = Literal["red", "yellow", "green", "blue", "violet"]
SWATCHES: Final[tuple[Swatch, ...]] = ("red", "yellow", "green", "blue", "violet")

ART: Final = """
 1 L  S    H    .    .    .
 2 L  T    ST   .    .    .
 3 L  T    S    .    .    .
 4 L  H    HT   .    .    .
 5 L  SX   b(T) .    .    .
 6 L  X    b(S) .    .    .
 7 L  SX   .    S    .    .
 8 L  H    .    T    .    .
 9 L  S    .    H    .    .
10 L  HX   .    X    .    .
11 L  b(X) .    ST   .    .
12 L  T    .    X    .    .
13 L  HS   .    .    S    .
14 L  X    .    .    H    .
15 L  b(H) .    .    XT   .
16 L  X    .    .    S    .
17 L  ST   .    .    T    .
18 L  H    .    .    X    .
19 L  H    .    .    .    HX
20 L  ST   .    .    .    S
21 L  T    .    .    .    b(H)
22 L  H    .    .    .    T
23 L  X    .    .    .    T
24 L  b(S) .    .    .    HT
25 L  .    T    S    .    .
26 L  .    SX   b(H) .    .
27 L  .    T    HT   .    .
28 L  .    H    S    .    .
29 L  .    S    SX   .    .
30 L  .    XT   X    .    .
31 R  .    X    .    S    .
32 R  .    T    .    XT   .
33 R  .    S    .    b(X) .
34 R  .    HS   .    b(T) .
35 R  .    X    .    T    .
36 R  .    H    .    HS   .
37 R  .    HX   .    .    X
38 R  .    b(X) .    .    H
39 R  .    T    .    .    S
40 R  .    H    .    .    HX
41 R  .    X    .    .    b(S)
42 R  .    S    .    .    ST
43 R  .    .    b(S) T    .
44 R  .    .    H    S    .
45 R  .    .    b(X) HT   .
46 R  .    .    SX   X    .
47 R  .    .    HT   H    .
48 R  .    .    H    X    .
49 R  .    .    H    .    HS
50 R  .    .    SX   .    X
51 R  .    .    XT   .    X
52 R  .    .    T    .    H
53 R  .    .    b(T) .    S
54 R  .    .    HT   .    T
55 R  .    .    .    S    X
56 R  .    .    .    X    H
57 R  .    .    .    HX   b(T)
58 R  .    .    .    T    XT
59 R  .    .    .    HS   S
60 R  .    .    .    b(H) T
"""
"""CAN-1.1: the 60 art cards. Number, half of the title (L or R), then the swatches from left to right:
H Hue, S Shape, X Texture, T Tone, two letters for two of them, `b(H)` a bonus icon for each Hue."""

LETTERS: Final[dict[str, Element]] = {"H": "hue", "S": "shape", "X": "texture", "T": "tone"}

Card: TypeAlias = str
"""An art card: `art-1` to `art-60`."""
Title: TypeAlias = str
"""CAN-1.4: the key of the word on an art card, `title-1` to `title-60`. The texts translate it."""
Side: TypeAlias = Literal["left", "right"]
Icon: TypeAlias = str
"""An element, or `bonus-` and an element."""
Icons: TypeAlias = tuple[Icon, ...]
"""The icons in one swatch."""


def icons(written: str) -> Icons:
    """CAN-1.1: the icons of one swatch, as `ART` writes it."""
    if written.startswith("b"):
        return (f"bonus-{LETTERS[written[2]]}",)
    return tuple(LETTERS[letter] for letter in written.strip("."))


_ROWS: Final = {f"art-{line.split()[0]}": line.split()[1:] for line in ART.strip().splitlines()}
ICONS: Final[dict[Card, tuple[Icons, ...]]] = {
    card: tuple(map(icons, row[1:])) for card, row in _ROWS.items()
}
SIDE: Final[dict[Card, Side]] = {card: "left" if row[0] == "L" else "right" for card, row in _ROWS.items()}
TITLE: Final[dict[Card, Title]] = {card: card.replace("art", "title") for card in _ROWS}
CARDS: Final[tuple[Card, ...]] = tuple(_ROWS)

# CAN-1.2: the scoring cards, each with its ladder: the points for 1, 2, 3 (and 4) ribbons.
ScoringCard: TypeAlias = Literal[
    "variety",
    "repetition",
    "emphasis",
    "composition",
    "movement",
    "hierarchy",
    "proportion",
    "style",
    "proximity",
    "symmetry",
    "space",
    "consistency",
]
LADDERS: Final[dict[ScoringCard, tuple[int, ...]]] = {
    "variety": (4, 8, 13),
    "repetition": (3, 7, 11, 16),
    "emphasis": (1, 4, 11),
    "composition": (1, 3, 9),
    "movement": (3, 7, 12),
    "hierarchy": (4, 9, 15),
    "proportion": (2, 5, 10),
    "style": (4, 10, 18),
    "proximity": (2, 5, 8, 12),
    "symmetry": (1, 3, 6, 11),
    "space": (2, 4, 7, 11),
    "consistency": (3, 6, 10),
}
SCORING_CARDS: Final = tuple(LADDERS)

# CAN-1.3: ribbons of the four places and grey ones, tokens, and backgrounds, which are decoration only.
Place: TypeAlias = Literal["red", "green", "blue", "violet"]
PLACES: Final[tuple[Place, ...]] = ("red", "green", "blue", "violet")
BONUS_POINTS: Final = 2
Background: TypeAlias = str
BACKGROUNDS: Final[tuple[Background, ...]] = tuple(f"background-{number}" for number in range(1, 21))

# CAN-3.15: the frames. They are not in the box, and are decoration only.
Moulding: TypeAlias = Literal["gilt", "baroque", "walnut", "ebony", "silver", "pearl"]
MOULDINGS: Final[tuple[Moulding, ...]] = ("gilt", "baroque", "walnut", "ebony", "silver", "pearl")
USUAL: Final[Moulding] = "gilt"

# CAN-2, CAN-3: the numbers of the set-up, and the limits of a painter.
ROW: Final = 5
TOKENS: Final = 4
PAINTINGS: Final = 3
HAND: Final = 5
LAYERS: Final = 3


def check_box() -> None:
    """CAN-1.1, CAN-1.4: checks `ART` for typos, which would affect every game."""
    filled = [tuple(place for place, held in enumerate(card) if held) for card in ICONS.values()]
    assert all(len(swatches) == 2 for swatches in filled), "a card has icons in two swatches"  # noqa: PLR2004
    assert set(Counter(filled).values()) == {6}, "each two swatches share six cards"
    counted = Counter(chain.from_iterable(chain.from_iterable(ICONS.values())))
    assert {counted[element] for element in ELEMENTS} == {34}, "there are 34 icons of each element"
    assert sum(counted[f"bonus-{element}"] for element in ELEMENTS) == 16, "there are 16 bonus icons"  # noqa: PLR2004
    assert set(Counter(SIDE.values()).values()) == {30}, "each half of the title has 30 words"


check_box()
