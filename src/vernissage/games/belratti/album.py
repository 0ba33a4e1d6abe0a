"""The album of a finished game: every round's paintings, and how well the players understood each other."""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from itertools import combinations
from typing import Final, TypeAlias

from msgspec.structs import replace

from vernissage.core.seats import PerSeat, Seat
from vernissage.core.step import Step
from vernissage.core.value import Value
from vernissage.games.belratti.cards import THEMES, Joker, Painting
from vernissage.games.belratti.events import Event, Hung, JokerPlayed, JokerReadied, Revealed, RoundBegan
from vernissage.games.belratti.state import RoundLook, Shown, State

Steps: TypeAlias = Sequence[Step[State, Event]]

ENOUGH: Final = 4
"""How many paintings of one player another must have read before the two can be the closest."""
ENOUGH_BOTH_WAYS: Final = 8
MOST_LINES: Final = 4
"""The most painters' lines that the album keeps."""


class Page(Value, frozen=True):
    """One round: its paintings with their themes, its directors, and the jokers played and readied."""

    look: RoundLook
    directors: tuple[Seat, ...]
    laid: int
    """How many paintings the painters laid."""
    read: int
    """How many of these paintings were read right."""
    forged: int
    """How many forgeries hung."""
    perfect: bool
    """BEL-6.5: whether the round was perfect; always False in the Masterpieces variant."""
    played: tuple[Joker, ...]
    woken: Joker | None
    """BEL-6.5, BEL-9.8: the joker that this round readied, if any."""


class Minds(Value, frozen=True):
    """How many paintings one player laid while another directed, and how many of them were read right."""

    painted: int
    read: int


class Pair(Value, frozen=True):
    """Two players, with the paintings that each laid for the other to read, counted together."""

    seats: tuple[Seat, Seat]
    minds: Minds


class Fooled(Value, frozen=True):
    """A forgery that hung on a theme, and the painters' paintings for that theme that were left out."""

    round: int
    painting: Painting
    theme: Painting
    kept_out: tuple[Painting, ...]


class Written(Value, frozen=True):
    """BEL-4.10: a line written about a painting, and the directors who had to read that painting."""

    round: int
    shown: Shown
    directors: tuple[Seat, ...]


class Album(Value, frozen=True):
    """The contents of the last screen, which all players see once the game is over."""

    pages: tuple[Page, ...]
    minds: PerSeat[PerSeat[Minds]]
    """Each painter's paintings as read by each director, indexed by painter and then by director."""
    closest: tuple[Seat, Seat] | None
    """The painter and director with the highest share read right; None if no two had enough paintings."""
    pair: Pair | None
    """The two players with the highest share of each other's paintings read right; None below half."""
    forgery: Fooled | None
    """The forgery that kept out the most paintings; None if no forgery kept any out."""
    forgeries: int
    """How many forgeries hung in the whole game."""
    lines: tuple[Written, ...]
    """The best lines of the painters, in the order in which they were written."""


def album(first: State, steps: Steps) -> Album:
    """Returns the album of a finished game."""
    events = [event for step in steps for event in step.events]
    pages = tuple(pages_of(events, first.options.players))
    minds = understood(pages, first.options.players)
    return Album(
        pages=pages,
        minds=minds,
        closest=closest(minds),
        pair=best_pair(minds),
        forgery=cleverest(pages, events),
        forgeries=sum(page.forged for page in pages),
        lines=worth_keeping(pages),
    )


def pages_of(events: Iterable[Event], players: int) -> Iterator[Page]:
    """BEL-6: yields a page for every round that was revealed."""
    played: list[Joker] = []
    page: Page | None = None
    for event in events:
        match event:
            case RoundBegan():
                played = []
            case JokerPlayed(joker=joker):
                played.append(joker)
            case Revealed():
                if page is not None:
                    yield page
                page = page_of(event, players, tuple(played))
            case JokerReadied(joker=joker) if page is not None:
                page = replace(page, woken=joker)
    if page is not None:
        yield page


def page_of(revealed: Revealed, players: int, played: tuple[Joker, ...]) -> Page:
    """Returns the page of a round that was just revealed, with the jokers played in that round."""
    look = revealed.look
    return Page(
        look=look,
        directors=tuple(seat for seat in range(players) if seat not in look.painters),
        laid=sum(shown.painter is not None for shown in look.paintings),
        read=sum(map(is_read, look.paintings)),
        forged=len(revealed.fooled),
        perfect=revealed.perfect,
        played=played,
        woken=None,
    )


def is_read(shown: Shown) -> bool:
    """BEL-6.1, BEL-9.7: was this painting read right? In Masterpieces it may hang on either theme."""
    return shown.stamp == "genuine"


def understood(pages: Iterable[Page], players: int) -> PerSeat[PerSeat[Minds]]:
    """Counts the paintings laid and those read right, for each painter and each director."""
    painted, read = Counter[tuple[Seat, Seat]](), Counter[tuple[Seat, Seat]]()
    for page in pages:
        for shown in page.look.paintings:
            if shown.painter is None:
                continue
            for director in page.directors:
                painted[shown.painter, director] += 1
                read[shown.painter, director] += is_read(shown)
    seats = range(players)
    return tuple(tuple(Minds(painted[one, two], read[one, two]) for two in seats) for one in seats)


def closest(minds: PerSeat[PerSeat[Minds]]) -> tuple[Seat, Seat] | None:
    """Returns the painter and director with the highest share read right; None if no two have enough."""
    seats = range(len(minds))
    enough = [(one, two) for one in seats for two in seats if minds[one][two].painted >= ENOUGH]
    return max(enough, key=lambda cell: _merit(minds[cell[0]][cell[1]]), default=None)


def best_pair(minds: PerSeat[PerSeat[Minds]]) -> Pair | None:
    """Returns the two players with the highest share read right; None if below half or too few paintings."""
    both = [
        Pair((one, two), Minds(there.painted + back.painted, there.read + back.read))
        for one, two in combinations(range(len(minds)), 2)
        for there, back in [(minds[one][two], minds[two][one])]
    ]
    worthy = [
        pair
        for pair in both
        if pair.minds.painted >= ENOUGH_BOTH_WAYS and 2 * pair.minds.read >= pair.minds.painted
    ]
    return max(worthy, key=lambda pair: _merit(pair.minds), default=None)


def _merit(minds: Minds) -> tuple[float, int]:
    return minds.read / minds.painted, minds.painted


def cleverest(pages: Iterable[Page], events: Iterable[Event]) -> Fooled | None:
    """Returns the forgery that kept out the most paintings, in a tie the least moved; None if none did."""
    moved = moves_by_round(events)
    found = [
        (fooled, moved[fooled.round, fooled.painting]) for page in pages for fooled in fooled_by(page.look)
    ]
    worthy = [(fooled, count) for fooled, count in found if fooled.kept_out]
    best = max(worthy, key=lambda each: (len(each[0].kept_out), -each[1]), default=None)
    return None if best is None else best[0]


def fooled_by(look: RoundLook) -> Iterator[Fooled]:
    """BEL-6.3: yields every hanging forgery, with the paintings for its theme that were left out."""
    for shown in look.paintings:
        if shown.stamp == "belratti" and shown.hung != "out":
            out = (each for each in look.paintings if each.stamp == "missed" and each.meant == shown.hung)
            theme = look.themes[THEMES.index(shown.hung)]
            yield Fooled(look.round, shown.painting, theme, tuple(each.painting for each in out))


def worth_keeping(pages: Iterable[Page]) -> tuple[Written, ...]:
    """Returns the best lines: the best one of each painter, then the second best, until there are enough.

    A line with more links is better. Of equals, one whose painting was read right is better, then the longer
    line, then the earlier one. Duplicates are dropped.
    """
    written = [
        Written(page.look.round, shown, page.directors)
        for page in pages
        for shown in page.look.paintings
        if shown.line
    ]
    best_first: list[Written] = []
    for line in sorted(written, key=_worth):
        if all(line.shown.line != better.shown.line for better in best_first):
            best_first.append(line)
    turn = Counter[Seat | None]()
    ranked: list[tuple[int, int]] = []
    for place, line in enumerate(best_first):
        ranked.append((turn[line.shown.painter], place))
        turn[line.shown.painter] += 1
    chosen = [best_first[place] for _, place in sorted(ranked)[:MOST_LINES]]
    return tuple(line for line in written if line in chosen)


def _worth(written: Written) -> tuple[int, bool, int]:
    shown = written.shown
    return -len(shown.line), not is_read(shown), -sum(map(len, shown.line))


def moves_by_round(events: Iterable[Event]) -> Counter[tuple[int, Painting]]:
    """Counts, for each round and painting, how often the directors moved the painting."""
    moved, here = Counter[tuple[int, Painting]](), Counter[Painting]()
    for event in events:
        if isinstance(event, Hung):
            here[event.painting] += 1
        elif isinstance(event, Revealed):
            moved.update({(event.look.round, painting): count for painting, count in here.items()})
            here.clear()
    return moved
