"""An evening in hindsight: every round with what was meant and what was read, and who understood whom."""

from __future__ import annotations

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
"""So many paintings one must have read of another before it is told as something special."""
ENOUGH_BOTH_WAYS: Final = 8
MOST_LINES: Final = 4
"""So many of the lines written are worth keeping."""


class Page(Value, frozen=True):
    """A round: what hung there and was meant, who read it, and which jokers were played and woken."""

    look: RoundLook
    directors: tuple[Seat, ...]
    laid: int
    """How many paintings were the painters' own."""
    read: int
    """How many of those were read right."""
    forged: int
    """How many forgeries hung."""
    perfect: bool
    """BEL-6.5; in Masterpieces nothing is."""
    played: tuple[Joker, ...]
    woken: Joker | None
    """BEL-6.5, BEL-9.8"""


class Minds(Value, frozen=True):
    """Of so many paintings of one, so many were read right while another directed."""

    painted: int
    read: int


class Pair(Value, frozen=True):
    """Two who understand each other: how much they read of one another, both ways together."""

    seats: tuple[Seat, Seat]
    minds: Minds


class Fooled(Value, frozen=True):
    """A forgery that hung, and the painters' paintings that it kept from the same theme."""

    round: int
    painting: Painting
    theme: Painting
    kept_out: tuple[Painting, ...]


class Written(Value, frozen=True):
    """BEL-4.10: a line that was written about a painting, and who had to read that painting."""

    round: int
    shown: Shown
    directors: tuple[Seat, ...]


class Album(Value, frozen=True):
    """All of it, for everyone: it is over."""

    pages: tuple[Page, ...]
    minds: PerSeat[PerSeat[Minds]]
    """By who painted, then by who directed."""
    closest: tuple[Seat, Seat] | None
    """Who painted and who read with the highest share, where there was enough to read."""
    pair: Pair | None
    """The best pair of minds."""
    forgery: Fooled | None
    """The cleverest forgery."""
    forgeries: int
    """How many hung, all evening long."""
    lines: tuple[Written, ...]
    """The lines worth keeping, in the order in which they were written."""


def album(first: State, steps: Steps) -> Album:
    """The evening, from where it began to its end."""
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
    """BEL-6: a page for every round that was revealed."""
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
            case _:
                pass
    if page is not None:
        yield page


def page_of(revealed: Revealed, players: int, played: tuple[Joker, ...]) -> Page:
    """What one round came to."""
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
    """BEL-6.1, BEL-9.7: was it seen for what it was?"""
    return shown.stamp == "genuine"


def understood(pages: Iterable[Page], players: int) -> PerSeat[PerSeat[Minds]]:
    """Every painting counts for its painter with each of those who directed."""
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
    """Whose paintings were read best by whom; of equals, the pair with more to read, then the earlier one."""
    seats = range(len(minds))
    enough = [(one, two) for one in seats for two in seats if minds[one][two].painted >= ENOUGH]
    return max(enough, key=lambda cell: _merit(minds[cell[0]][cell[1]]), default=None)


def best_pair(minds: PerSeat[PerSeat[Minds]]) -> Pair | None:
    """The two who read most of each other, if it was at least half of enough."""
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
    """The forgery that kept most from its theme; of equals, the one that was moved least, then the first."""
    moved = moves_by_round(events)
    found = [
        (fooled, moved[fooled.round, fooled.painting]) for page in pages for fooled in fooled_by(page.look)
    ]
    worthy = [(fooled, count) for fooled, count in found if fooled.kept_out]
    best = max(worthy, key=lambda each: (len(each[0].kept_out), -each[1]), default=None)
    return None if best is None else best[0]


def fooled_by(look: RoundLook) -> Iterator[Fooled]:
    """BEL-6.3: every forgery that hangs, with what is out though it was meant for the same theme."""
    for shown in look.paintings:
        if shown.stamp == "belratti" and shown.hung != "out":
            out = (each for each in look.paintings if each.stamp == "missed" and each.meant == shown.hung)
            theme = look.themes[THEMES.index(shown.hung)]
            yield Fooled(look.round, shown.painting, theme, tuple(each.painting for each in out))


def worth_keeping(pages: Iterable[Page]) -> tuple[Written, ...]:
    """Some of the lines: of each painter the best one first, then the second best, until there are enough.

    The better line has more links, for that is the longer way to think; of equals it is one whose painting
    was read, then the longer one, then the earlier one. What was written twice is kept once.
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
    """How often each frame was moved before the directors agreed, by round."""
    moved, here = Counter[tuple[int, Painting]](), Counter[Painting]()
    for event in events:
        if isinstance(event, Hung):
            here[event.painting] += 1
        elif isinstance(event, Revealed):
            moved.update({(event.look.round, painting): count for painting, count in here.items()})
            here.clear()
    return moved
