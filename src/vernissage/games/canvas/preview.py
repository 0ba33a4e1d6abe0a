"""The preview: every pile of cards from the hand and the row, with its icons and ribbons.

Players rearrange layers quickly, so the browser gets all piles at once, in a table: ten cards make
820 piles of one to three. Many piles win the same ribbons, so each gain is listed once.
"""

from collections.abc import Iterator
from functools import cache, lru_cache
from itertools import permutations
from typing import Final, Literal, TypeAlias

import msgspec

from vernissage.core.value import Value
from vernissage.games.canvas.cards import (
    CARDS,
    HAND,
    ICONS,
    LAYERS,
    PAINTINGS,
    SWATCHES,
    Card,
    Icons,
    ScoringCard,
)
from vernissage.games.canvas.moves import Take
from vernissage.games.canvas.offers import affordable
from vernissage.games.canvas.painting import Painting, swatches, visible_of
from vernissage.games.canvas.ribbons import Won, held, ribbons
from vernissage.games.canvas.scenarios import Scoring
from vernissage.games.canvas.state import Hints, solo
from vernissage.games.canvas.view import Table, View
from vernissage.games.canvas.workshop import Desk, Gain, Pile, Workshop, workshop

Key: TypeAlias = str
"""A pile, topmost card first: one digit for each card, its index in `Preview.cards`."""
Seen: TypeAlias = str
"""CAN-3.7: which layer is visible in each swatch, as a digit: 0 for the topmost, `.` for none."""
Laid: TypeAlias = tuple[Seen, int | None]
"""The visible layers of a pile, and the index of its gain in `Preview.gains`; None without hints."""
Places: TypeAlias = int
"""The swatches in which a card has icons, as bits."""
Condition: TypeAlias = ScoringCard | Literal["bonus"]

NOTHING_SEEN: Final = "." * len(SWATCHES)
FILLED: Final[dict[Card, Places]] = {
    card: sum(1 << swatch for swatch, icons in enumerate(ICONS[card]) if icons) for card in CARDS
}


class Taking(Value, frozen=True):
    """CAN-3.3: a card that can be taken, and the skipped cards that would get a token each."""

    move: Take
    pays: tuple[Card, ...]


class Example(Value, frozen=True):
    """Three cards that meet a condition `times` times: from the hand if possible, else also from the row."""

    cards: Painting
    icons: tuple[Icons, ...]
    times: int
    source: Literal["hand", "row"]


class Preview(Value, frozen=True):
    """The preview for one seat; empty for spectators."""

    cards: tuple[Card, ...] = ()
    """The cards that can be laid or tried: those of the hand, then those of the row."""
    piles: dict[Key, Laid] = msgspec.field(default_factory=dict)
    gains: tuple[Gain, ...] = ()
    """The different gains of piles; empty without hints."""
    examples: dict[Condition, Example] = msgspec.field(default_factory=dict)
    takes: tuple[Taking, ...] = ()
    """The cards that can be taken now, and the cards that would get tokens."""
    workshop: Workshop | None = None


def preview(view: View) -> Preview:
    """Returns the piles the viewer can lay and the cards they can take; empty for spectators."""
    table, seat = view.table, view.seat
    if seat is None:
        return Preview()
    own = table.painters[seat]
    row = tuple(spot.card for spot in table.row)
    done = tuple(hung.cards for hung in own.paintings)
    foreseen = foresee(table.scoring, done, own.hand, row, table.options.hints)
    taking = tuple(takes(table, row)) if table.turn == seat else ()
    return Preview(*foreseen, taking, workshop(table.scoring, done, own.hand, row, table.options.hints))


def gain(foreseen: Preview, pile: Pile) -> Gain | None:
    """Returns the gain of a pile, or None without hints."""
    key = "".join(str(foreseen.cards.index(card)) for card in pile)
    _, number = foreseen.piles[key]
    return None if number is None else foreseen.gains[number]


Foreseen: TypeAlias = tuple[tuple[Card, ...], dict[Key, Laid], tuple[Gain, ...], dict[Condition, Example]]


@lru_cache(maxsize=64)
def foresee(
    scoring: Scoring, paintings: tuple[Painting, ...], hand: Pile, row: Pile, hints: Hints
) -> Foreseen:
    """CAN-3.7, CAN-3.9: the cards, piles, gains and examples of a preview. Cached."""
    cards = hand + row
    digit = {card: str(place) for place, card in enumerate(cards)}
    told = bool(hints) and len(paintings) < PAINTINGS
    desk = Desk(scoring, held(scoring, paintings), PAINTINGS - len(paintings)) if told else None
    numbers: dict[Won, int] = {}
    piles: dict[Key, Laid] = {}
    for layers in range(LAYERS + 1):
        for pile in permutations(cards, layers):
            number = None
            if desk is not None:
                number = numbers.setdefault(desk.ribbons[visible_of(pile)], len(numbers))
            piles["".join([digit[card] for card in pile])] = seen(*[FILLED[card] for card in pile]), number
    gains = tuple(map(desk.gain, numbers)) if desk is not None else ()
    return cards, piles, gains, dict(examples(scoring, hand, row)) if told else {}


@cache
def seen(*layers: Places) -> Seen:
    """CAN-3.7: in each swatch the topmost card that has icons there is visible."""
    shown = NOTHING_SEEN
    for number, filled in reversed(list(enumerate(layers))):
        shown = "".join(str(number) if filled >> at & 1 else there for at, there in enumerate(shown))
    return shown


def examples(scoring: Scoring, hand: Pile, row: Pile) -> Iterator[tuple[Condition, Example]]:
    """CAN-5: yields, for each condition of the table, the three cards that meet it most often, if any do."""
    conditions: tuple[Condition, ...] = (*scoring, "bonus")
    for at, condition in enumerate(conditions):
        best = most_often(scoring, at, hand, "hand") or most_often(scoring, at, hand + row, "row")
        if best is not None:
            yield condition, best


def most_often(scoring: Scoring, at: int, cards: Pile, source: Literal["hand", "row"]) -> Example | None:
    """Returns the painting of these cards that meets this condition most often, or None."""
    counted = ribbons(scoring)
    times, best = 0, None
    for top, middle, bottom in permutations(cards, LAYERS):
        met = counted[visible_of((top, middle, bottom))][at]
        if met > times:
            times, best = met, (top, middle, bottom)
    return None if best is None else Example(best, swatches(visible_of(best)), times, source)


def takes(table: Table, row: Pile) -> Iterator[Taking]:
    """CAN-3.3, CAN-6.3: yields the affordable cards. Skipped cards get a token, except in the puzzle."""
    own = table.painters[table.turn]
    if len(own.hand) >= HAND or len(own.paintings) == PAINTINGS or table.easel is not None:
        return
    for place, card in enumerate(affordable(row, own.tokens)):
        yield Taking(Take(card), () if solo(table.options) == "puzzle" else row[:place])
