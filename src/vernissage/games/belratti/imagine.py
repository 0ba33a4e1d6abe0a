"""Samples a state that a viewer could not tell from the true one.

A viewer doesn't see the draw pile, the other hands and swaps, nor the others' paintings laid face down with
their themes and lines. In phase 3 the frames are face up, but only their painters know who laid them.
"""

from collections import Counter
from collections.abc import Sequence
from typing import Final, TypeAlias

from vernissage.core.rng import Rng
from vernissage.core.seats import PerSeat, Seat
from vernissage.core.value import derive
from vernissage.games.belratti.cards import THEMES, Painting
from vernissage.games.belratti.events import Event
from vernissage.games.belratti.renewal import Renewal, last_renewal
from vernissage.games.belratti.state import Forgery, Hand, Laid, Line, State, Swap, edition
from vernissage.games.belratti.view import View

LINES: Final[tuple[Line, ...]] = ((), ("somehow",))
"""The lines that another painter may have written: none, or a placeholder for any line."""
Paintings: TypeAlias = PerSeat[tuple[Laid, ...]]
"""The paintings that each seat has laid."""
Dealt: TypeAlias = tuple[list[list[Painting]], list[Painting]]
"""The cards dealt to each seat, and the draw pile."""


def imagine(view: View, memory: Sequence[Event], rng: Rng) -> State:
    """Returns a random state that is consistent with this viewer's view and with the events they saw."""
    table = view.table
    renewal = last_renewal(view, memory)
    shown, forgeries = _frames(view, renewal, rng) if table.frames else ((), ())
    piles, deck = dealt(view, renewal, shown, rng)
    laid = shown or _laid(view, piles, rng)
    hands, aside = _hands(view, piles, rng)
    swapped = tuple(
        view.swapped if seat == view.seat else _take(piles[seat], count)
        for seat, count in enumerate(table.swapped)
    )
    swap = None
    if table.swap is not None:
        kept = () if view.seat is None else (view.seat,) * view.kept
        swap = Swap(table.swap.members, aside, table.swap.done, kept)
    return derive(
        State,
        table,
        deck=tuple(deck),
        swapped=swapped,
        hands=hands,
        jokers=tuple(joker.standing for joker in table.jokers),
        laid=laid,
        forgeries=forgeries,
        swap=swap,
    )


def unseen(view: View) -> list[Painting]:
    """Returns the paintings whose place this viewer doesn't know."""
    table = view.table
    known = {*table.discard, *table.team, *table.belratti, *table.themes, *table.frames}
    known.update(view.hand or (), view.aside, view.swapped, (laid.painting for laid in view.laid))
    return [painting for painting in edition(table.options).paintings if painting not in known]


def dealt(view: View, renewal: Renewal | None, shown: Paintings, rng: Rng) -> Dealt:
    """Deals the cards this viewer can't see to the seats and the draw pile, except for the frames on show."""
    wanted = _counts(view)
    hidden = rng.shuffled(unseen(view))
    if renewal is not None:
        back = renewal.returned
        hang = Counter(seat for seat, own in enumerate(shown) for each in own if each.painting in back)
        return dealt_since(renewal._replace(most=renewal.most - hang), wanted, hidden, rng)
    deck = list(hidden)
    return [[deck.pop() for _ in range(count)] for count in wanted], deck


def _counts(view: View) -> list[int]:
    """Counts the paintings of each seat that this viewer can't see: in hand, laid or swapped."""
    table = view.table
    laid = [0] * len(table.laid) if table.frames else table.laid
    counts = map(sum, zip(table.held, table.swapped, laid, strict=True))
    return [0 if seat == view.seat else count for seat, count in enumerate(counts)]


def dealt_since(renewal: Renewal, wanted: Sequence[int], hidden: Sequence[Painting], rng: Rng) -> Dealt:
    """BEL-7.2: deals cards of the renewed draw pile only to seats that have drawn since the renewal."""
    never = [painting for painting in hidden if painting not in renewal.returned]
    fresh = [min(count, renewal.most[seat]) for seat, count in enumerate(wanted)]
    piles = [
        [never.pop() for _ in range(min(count - new, len(never)))]
        for count, new in zip(wanted, fresh, strict=True)
    ]
    places = rng.shuffled([seat for seat, pile in enumerate(piles) for _ in range(wanted[seat] - len(pile))])
    # Paintings that were never discarded are in hands, except for a few that others swapped unseen.
    known = max(0, len(never) - renewal.strangers)
    deck = list(rng.shuffled([*(each for each in hidden if each in renewal.returned), *never[known:]]))
    deck += never[:known]
    for seat in places:
        piles[seat].append(deck.pop())
    return [list(rng.shuffled(pile)) for pile in piles], deck


def _take(pile: list[Painting], count: int) -> Hand:
    """Takes this many cards from the pile and returns them sorted, as in a hand."""
    return tuple(sorted(pile.pop() for _ in range(count)))


def _laid(view: View, piles: list[list[Painting]], rng: Rng) -> Paintings:
    """BEL-4.3: returns the viewer's own paintings laid, and random ones for the others."""
    return tuple(
        view.laid
        if seat == view.seat
        else tuple(_painted(painting, rng) for painting in _take(piles[seat], count))
        for seat, count in enumerate(view.table.laid)
    )


def _painted(painting: Painting, rng: Rng) -> Laid:
    """BEL-4.3, BEL-4.10: returns the painting laid for a random theme, with a line or without."""
    theme = rng.pick(THEMES)
    return Laid(painting, theme, rng.pick(LINES))


def _hands(view: View, piles: list[list[Painting]], rng: Rng) -> tuple[PerSeat[Hand], PerSeat[Hand]]:
    """Returns every hand and the cards put aside from it. Those of other seats are guessed."""
    hands: list[Hand] = []
    aside: list[Hand] = []
    swapping = () if view.table.swap is None else view.table.swap.members
    for seat, held in enumerate(view.table.held):
        if seat == view.seat and view.hand is not None:
            hands.append(view.hand)
            aside.append(view.aside)
            continue
        most = edition(view.table.options).swapped or held
        away = rng.below(most + 1) if seat in swapping else 0
        aside.append(_take(piles[seat], away))
        hands.append(_take(piles[seat], held - away))
    return tuple(hands), tuple(aside)


def _frames(view: View, renewal: Renewal | None, rng: Rng) -> tuple[Paintings, tuple[Forgery, ...]]:
    """BEL-5.8: guesses who painted each frame, given the viewer's own paintings and the answered queries."""
    table = view.table
    answered = {answer.painting: answer.painter for answer in table.answers}
    own = {laid.painting for laid in view.laid}
    pool = list(rng.shuffled([each for each in table.frames if each not in {*own, *view.taken, *answered}]))
    known = Counter(answered.values())
    wanted = [0 if seat == view.seat else count - known[seat] for seat, count in enumerate(table.laid)]
    if renewal is not None and not table.options.masterpieces:
        room = [seat for seat, count in enumerate(wanted) for _ in range(min(count, renewal.most[seat]))]
        pool = _in_keeping(renewal, wanted, pool, rng.shuffled(room)[: _spare(view, renewal)], rng)
    laid: list[tuple[Laid, ...]] = []
    for seat, count in enumerate(wanted):
        said = [frame for frame, painter in answered.items() if painter == seat]
        paintings = [*said, *(pool.pop() for _ in range(count))]
        others = tuple(_painted(painting, rng) for painting in paintings)
        laid.append(view.laid if seat == view.seat else others)
    said_no = [frame for frame, painter in answered.items() if painter is None and frame not in view.taken]
    return tuple(laid), _forgeries(view, [*pool, *said_no], rng)


def _spare(view: View, renewal: Renewal) -> int:
    """Returns how many cards of the renewed pile may be painted so that the other hands can be dealt."""
    never = sum(painting not in renewal.returned for painting in unseen(view))
    return max(0, never - sum(max(0, count - renewal.most[seat]) for seat, count in enumerate(_counts(view))))


def _in_keeping(
    renewal: Renewal, wanted: list[int], frames: list[Painting], room: Sequence[Seat], rng: Rng
) -> list[Painting]:
    """BEL-7.2: returns the forgeries, then the paintings of each seat, starting with the last seat.

    A seat that hasn't drawn since the renewal can't have painted a card from the renewed pile, and hardly any
    other card can be a forgery. `room` lists the seats that can have painted such a card, once for each card.
    """
    back = [frame for frame in frames if frame in renewal.returned]
    never = [frame for frame in frames if frame not in renewal.returned]
    forged = len(frames) - sum(wanted)
    fewest = max(0, forged - len(back))
    most = min(len(never), forged, renewal.strangers + renewal.left, forged - len(back) + len(room))
    strange = fewest + rng.below(max(0, most - fewest) + 1)
    pile = [never.pop() for _ in range(strange)] + [back.pop() for _ in range(forged - strange)]
    painted: list[list[Painting]] = [[] for _ in wanted]
    for seat in room[: len(back)]:
        painted[seat].append(back.pop())
    rest = [*back, *never]
    for seat, own in enumerate(painted):
        own += [rest.pop() for _ in range(wanted[seat] - len(own))]
    return [*pile, *(frame for own in reversed(painted) for frame in own)]


def _forgeries(view: View, others: list[Painting], rng: Rng) -> tuple[Forgery, ...]:
    """BEL-9.4, BEL-9.5: returns the forgeries; in Masterpieces each gets the seat whose hand it came from."""
    hands: list[Seat] = [
        seat for seat, count in enumerate(view.table.taken) for _ in range(count) if seat != view.seat
    ]
    own = [Forgery(painting, view.seat) for painting in view.taken]
    if not view.table.options.masterpieces:
        return tuple(Forgery(painting) for painting in others)
    return (*own, *map(Forgery, rng.shuffled(others), hands))
