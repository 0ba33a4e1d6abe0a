"""How a bot paints: it signals honestly, lays its best paintings, and swaps unrecognisable ones."""

from collections.abc import Sequence
from typing import Final

from vernissage.core.seats import Seat
from vernissage.games.belratti.bot_hears import has_said, ready, refused, share, since
from vernissage.games.belratti.cards import EDITIONS, FITS, FOOLED, MOST_SIGNALLED, Painting
from vernissage.games.belratti.events import Event, NumberFixed, SaidReady
from vernissage.games.belratti.moves import Lay, Move, PlayJoker, PutAside, Ready, Signal, Swap, WouldLay
from vernissage.games.belratti.taste import Ideas
from vernissage.games.belratti.view import Table, View

UP_TO: Final = (0.05, 0.11, 0.22, 1.0)
"""The highest rank of a painting that fits perfectly, well, so-so and badly."""
WORTH_KEEPING: Final = UP_TO[1]
"""A bot swaps paintings with this rank or a higher one, if it can."""
DAUNTING: Final = 6
"""A bot wants one forgery fewer if at least this many paintings are asked for."""


def paint_wishes(view: View, memory: Sequence[Event], ideas: Ideas) -> list[Move]:
    """Returns the bot's wishes: to play jokers, signal, pledge, lay its share of paintings, and be ready."""
    table, seat = view.table, view.seat
    assert seat is not None
    assert view.hand is not None
    hand = sorted(view.hand, key=lambda painting: ideas[painting].rank)
    lay: list[Move] = [Lay(painting, ideas[painting].theme) for painting in hand[:1]]
    jokers = [] if table.laid[seat] or refused(memory) else joker_wishes(view, ideas)
    held = [*view.hand, *(laid.painting for laid in view.laid)]
    fits = EDITIONS[table.options.edition].fits
    told = [
        Signal(fit, count)
        for fit, count in zip(fits, tell(held, ideas, table.number, len(fits)), strict=True)
    ]
    news = [word for word in told if table.signals[seat][FITS.index(word.fit)] != word.count]
    wishes: list[Move] = [*jokers, *news]
    mine = share(table, seat)
    lacking = table.number - sum(table.laid)
    left_over = waited(table, seat, memory)
    if mine is not None and table.pledges[seat] != mine:
        wishes.append(WouldLay(mine))
    if lacking and (left_over or (mine is not None and table.laid[seat] < mine)):
        wishes += lay
    return [*wishes, Ready(), *lay]


def waited(table: Table, seat: Seat, memory: Sequence[Event]) -> bool:
    """Whether the bot should lay all missing paintings, since the other painters are ready and seem done."""
    others = [other for other in table.painters if other != seat]
    if not set(others) <= set(table.ready):
        return False
    called = [event for event in since(memory, NumberFixed) if isinstance(event, SaidReady)]
    return all(table.laid[other] for other in others) or sum(event.seat == seat for event in called) > 1


def tell(held: Sequence[Painting], ideas: Ideas, number: int, words: int = len(UP_TO)) -> list[int]:
    """BEL-4.4: counts the paintings by fit, best first; 0 for further fits once the number is reached."""
    counts: list[int] = []
    start = 0.0
    for end in UP_TO[-words:]:
        fitting = sum(start <= ideas[painting].rank < end for painting in held)
        counts.append(min(fitting, MOST_SIGNALLED) if sum(counts) < number else 0)
        start = end
    return counts


def joker_wishes(view: View, ideas: Ideas) -> list[Move]:
    """Returns the jokers that would help now: for other cards, a forgery fewer or a painting fewer."""
    table, seat = view.table, view.seat
    assert seat is not None
    wishes: list[Move] = []
    if ready(table, "swap-hands") and should_swap(view, ideas):
        one_swaps = EDITIONS[table.options.edition].swapped is not None
        wishes.append(PlayJoker("swap-hands", painter=seat if one_swaps else None))
    tight = len(table.belratti) >= FOOLED - 2 or table.options.masterpieces
    if ready(table, "one-less") and (table.number >= DAUNTING or tight):
        wishes.append(PlayJoker("one-less"))
    if ready(table, "change-number") and poor(table):
        wishes.append(PlayJoker("change-number", "down"))
    return wishes


def agrees(view: View, proposed: PlayJoker, ideas: Ideas) -> bool:
    """Whether the bot agrees to a joker. It refuses only to add a painting that the painters may lack."""
    if (proposed.joker, proposed.choice) != ("change-number", "up") or view.hand is None:
        return True
    fitting = sum(ideas[painting].rank < UP_TO[2] for painting in view.hand)
    return fitting * len(view.table.painters) > view.table.number


def should_swap(view: View, ideas: Ideas) -> bool:
    """Whether to swap hands: the hand is poor, and the joker may become ready again or the end is near."""
    table, hand = view.table, view.hand
    assert hand is not None
    exactly = EDITIONS[table.options.edition].swapped
    swapped = sum(ideas[painting].rank >= WORTH_KEEPING for painting in hand)
    if swapped < (exactly or len(hand) - table.number + 1):
        return False
    back = EDITIONS[table.options.edition].jokers["swap-hands"]
    return table.number == back or len(table.belratti) >= FOOLED - 2 or table.options.masterpieces


def poor(table: Table) -> bool:
    """Whether all painters have signalled, and together they have too few fitting paintings."""
    if table.number <= EDITIONS[table.options.edition].fewest:
        return False
    fitting = sum(sum(table.signals[seat][:-1]) for seat in table.painters)
    return all(has_said(table, seat) for seat in table.painters) and fitting < table.number


def swap_wishes(view: View, ideas: Ideas) -> list[Move]:
    """Returns the wish to put aside the worst painting, or to swap once enough are put aside."""
    assert view.hand is not None
    exactly = EDITIONS[view.table.options.edition].swapped
    worst = max(view.hand, key=lambda painting: ideas[painting].rank, default=None)
    if exactly is None and (worst is None or ideas[worst].rank < WORTH_KEEPING):
        return [Swap()]
    return [Swap()] if worst is None or len(view.aside) == exactly else [PutAside(worst)]
