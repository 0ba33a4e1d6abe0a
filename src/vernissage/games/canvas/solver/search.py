"""Branch and bound over whole paintings: which cards to take until the next one, and which three to paint.

From one painting to the next there are some hundred ways. They depend only on the place in the
stream, the hand and the tokens, so they are computed once for each of these positions.

**The bound.** With n paintings to come, a player paints n times three cards. Each of those cards is
in hand or among the next cards of the stream, as far as anybody could come (`farthest`). Consider
all sets of three such cards in every order, even if the tokens are too few or a card is used twice.
The best n of these, counted with the ribbons held, are worth at least as much as any line that can
be played: every such line is among them, and points never fall when ribbons are added (CAN-4.2:
ladders rise, a bonus ribbon is 2). Dominated paintings can be left out without loss. So a way whose
bound is no more than the best line found is pruned.
"""

from itertools import combinations
from operator import itemgetter
from typing import Final, NamedTuple, TypeAlias

from vernissage.games.canvas.cards import HAND, LAYERS
from vernissage.games.canvas.painting import Painting
from vernissage.games.canvas.plans import BIT, Cards, covers, prospects
from vernissage.games.canvas.ribbons import Won, held_after
from vernissage.games.canvas.scoring import points
from vernissage.games.canvas.solver.stream import MOST_SKIPPED, Stand, Stream, after_taking, farthest

ENDLESS: Final = 1000
"""More points than any game can bring."""
Places: TypeAlias = tuple[int, ...]
"""The places in the stream where cards were taken."""
Front: TypeAlias = tuple[Won, ...]
"""The ribbons that paintings can win, without dominated results."""


class Way(NamedTuple):
    """A way from one painting to the next: the cards taken, the painting made, and the position after it."""

    at: int
    """How many cards of the stream have passed."""
    hand: Cards
    """The cards left in hand."""
    tokens: int
    won: Won
    taken: Places
    painting: Painting


class Found(NamedTuple):
    """The best line so far: its points, and the ways it consists of."""

    points: int
    ways: tuple[Way, ...]


class Search:
    """A branch-and-bound search of one stream. Results are cached for searching further positions."""

    def __init__(self, stream: Stream) -> None:
        self.stream = stream
        self.effort = 0
        """How many ways may still be examined."""
        self.known = prospects(stream.scoring)
        self._ways: dict[tuple[int, Cards, int], list[Way]] = {}
        self._fronts: dict[tuple[int, Cards, int], Front] = {}
        self._bounds: dict[tuple[Front, Won, int], int] = {}
        self._points: dict[Won, int] = {}
        self._seen: dict[tuple[int, int, Cards, Won], int] = {}
        self._threes: dict[Cards, Front] = {}
        self._most = ENDLESS
        self.best = Found(-1, ())

    def run(self, stand: Stand, effort: int, least: int = -1, most: int = ENDLESS) -> Found:
        """Returns the best line with more than `least` points, if there is one within this effort.

        No line has more than `most` points, so a line with that many ends the search. If effort is
        left, the search was complete.
        """
        self.best, self.effort, self._most = Found(least, ()), effort, most
        self._seen.clear()
        self._go_on(stand, ())
        return self.best

    def _go_on(self, stand: Stand, before: tuple[Way, ...]) -> None:
        if not stand.to_paint:
            if (score := self._worth(stand.held)) > self.best.points:
                self.best = Found(score, before)
            return
        promising = []
        for way in self._ways_from(stand.at, stand.hand, stand.tokens):
            self.effort -= 1
            won = held_after(self.stream.scoring, stand.held, way.won)
            after = Stand(way.at, way.hand, way.tokens, won, stand.to_paint - 1)
            bound = self._bound(after)
            if bound > self.best.points:
                promising.append((bound, after, way))
        promising.sort(key=itemgetter(0), reverse=True)
        for bound, after, way in promising:
            if bound <= self.best.points or self.best.points >= self._most or self.effort <= 0:
                return
            key = (after.to_paint, after.at, after.hand, after.held)
            if self._seen.get(key, -1) < after.tokens:
                self._seen[key] = after.tokens
                self._go_on(after, (*before, way))

    def _worth(self, won: Won) -> int:
        found = self._points.get(won)
        if found is None:
            found = self._points[won] = points(self.stream.scoring, won)
        return found

    # Ways

    def _ways_from(self, at: int, hand: Cards, tokens: int) -> list[Way]:
        """Returns every way to the next painting. Of ways that differ only in tokens, it keeps the best."""
        key = (at, hand, tokens)
        found = self._ways.get(key)
        if found is None:
            best: dict[tuple[int, Cards, Won], Way] = {}
            if hand.bit_count() >= LAYERS:
                self._paint(at, hand, tokens, (), best)
            self._take(at, hand, tokens, (), best)
            found = self._ways[key] = list(best.values())
        return found

    def _take(
        self, at: int, hand: Cards, tokens: int, taken: Places, best: dict[tuple[int, Cards, Won], Way]
    ) -> None:
        if hand.bit_count() >= HAND:  # CAN-3.2
            return
        stream = self.stream
        for cost in range(min(tokens, MOST_SKIPPED, len(stream.cards) - at - 1) + 1):
            place = at + cost
            card = BIT[stream.cards[place]]
            left, now = after_taking(tokens, cost, stream.most), (*taken, place)
            if (hand | card).bit_count() >= LAYERS:
                self._paint(place + 1, hand | card, left, now, best)
            self._take(place + 1, hand | card, left, now, best)

    def _paint(
        self, at: int, hand: Cards, tokens: int, taken: Places, best: dict[tuple[int, Cards, Won], Way]
    ) -> None:
        """CAN-3.6, CAN-6.3: adds each painting of the hand to `best`. A painting brings a token."""
        left = min(tokens + 1, self.stream.most)
        for one, two, three in combinations(_bits(hand), LAYERS):
            rest = hand & ~(one | two | three)
            for won, painting in self.known[one | two | three]:
                key = (at, rest, won)
                if key not in best or best[key].tokens < left:
                    best[key] = Way(at, rest, left, won, taken, painting)

    # Bounds

    def _bound(self, stand: Stand) -> int:
        """Returns an upper bound of the final score from this position."""
        if not stand.to_paint:
            return self._worth(stand.held)
        size = stand.hand.bit_count()
        end = stand.at + farthest(size, stand.tokens, stand.to_paint, self.stream.most)
        key = (self._front(stand.at, stand.hand, end), stand.held, stand.to_paint)
        found = self._bounds.get(key)
        if found is None:
            found = self._bounds[key] = self._most_of(*key)
        return found

    def _most_of(self, front: Front, won: Won, to_paint: int) -> int:
        """Returns the highest score after this many paintings from the front, with the ribbons held."""
        every = {won}
        for _ in range(to_paint):
            every = {held_after(self.stream.scoring, had, more) for had in every for more in front}
        return max(map(self._worth, every), default=0)

    def _front(self, at: int, hand: Cards, end: int) -> Front:
        key = (at, hand, end)
        found = self._fronts.get(key)
        if found is None:
            cards = [*_bits(hand), *[BIT[card] for card in self.stream.cards[at:end]]]
            threes = combinations(cards, LAYERS)
            every = {won for one, two, three in threes for won in self._won(one | two | three)}
            found = self._fronts[key] = _foremost(every)
        return found

    def _won(self, three: Cards) -> Front:
        """Returns the ribbons that these three cards can win."""
        found = self._threes.get(three)
        if found is None:
            found = self._threes[three] = tuple(won for won, _ in self.known[three])
        return found


def _foremost(every: set[Won]) -> Front:
    """Returns the results that no other dominates, those with the most ribbons first."""
    found: list[Won] = []
    for won in sorted(every, key=sum, reverse=True):
        if not any(covers(other, won) for other in found):
            found.append(won)
    return tuple(found)


def _bits(cards: Cards) -> list[Cards]:
    """Splits a set of cards into single cards."""
    found = []
    while cards:
        found.append(cards & -cards)
        cards &= cards - 1
    return found
