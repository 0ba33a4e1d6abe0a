"""A state that a viewer could not tell from the true one.

Hidden are the draw pile, the hands of others, what they laid and for which theme, what they swapped,
and, in phase 3, which of the frames are whose and which are forged.
"""

from __future__ import annotations

from collections.abc import Sequence

from vernissage.core.rng import Rng
from vernissage.core.seats import PerSeat, Seat
from vernissage.games.belratti.cards import THEMES, Painting
from vernissage.games.belratti.events import Event
from vernissage.games.belratti.state import Forgery, Hand, Laid, State, Swap, edition
from vernissage.games.belratti.view import View


def imagine(view: View, _memory: Sequence[Event], rng: Rng) -> State:
    """Everything this viewer can't know, dealt anew in keeping with what is seen."""
    table = view.table
    pile = list(rng.shuffled(unseen(view)))
    laid, forgeries = _frames(view, rng) if table.frames else (_laid(view, pile, rng), ())
    hands, aside = _hands(view, pile, rng)
    swapped = tuple(
        view.swapped if seat == view.seat else _take(pile, count) for seat, count in enumerate(table.swapped)
    )
    swap = None if table.swap is None else Swap(table.swap.members, aside, table.swap.done)
    return State(
        options=table.options,
        phase=table.phase,
        round=table.round,
        deck=tuple(pile),
        discard=table.discard,
        swapped=swapped,
        hands=hands,
        team=table.team,
        belratti=table.belratti,
        jokers=tuple(joker.standing for joker in table.jokers),
        themes=table.themes,
        ballot=table.ballot,
        number=table.number,
        laid=laid,
        forgeries=forgeries,
        frames=table.frames,
        hanging=table.hanging,
        ready=table.ready,
        signals=table.signals,
        pledges=table.pledges,
        swap=swap,
        less=table.less,
        answers=table.answers,
        proposed=table.proposed,
        changes=table.changes,
        along=table.along,
        token=table.token,
        tokens_won=table.tokens_won,
        tokens_lost=table.tokens_lost,
        looks=table.looks,
    )


def unseen(view: View) -> list[Painting]:
    """The paintings that this viewer doesn't know the place of."""
    table = view.table
    known = {*table.discard, *table.team, *table.belratti, *table.themes, *table.frames}
    known.update(view.hand or (), view.aside, view.swapped, (laid.painting for laid in view.laid))
    return [painting for painting in edition(table.options).paintings if painting not in known]


def _take(pile: list[Painting], count: int) -> Hand:
    """So many of the pile, sorted as hands are."""
    return tuple(sorted(pile.pop() for _ in range(count)))


def _laid(view: View, pile: list[Painting], rng: Rng) -> PerSeat[tuple[Laid, ...]]:
    """BEL-4.3: face down still, so anything may lie there."""
    return tuple(
        view.laid
        if seat == view.seat
        else tuple(Laid(painting, rng.pick(THEMES)) for painting in _take(pile, count))
        for seat, count in enumerate(view.table.laid)
    )


def _hands(view: View, pile: list[Painting], rng: Rng) -> tuple[PerSeat[Hand], PerSeat[Hand]]:
    """The hands, and what of them was put aside: nobody else sees how much that is."""
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
        aside.append(_take(pile, away))
        hands.append(_take(pile, held - away))
    return tuple(hands), tuple(aside)


def _frames(view: View, rng: Rng) -> tuple[PerSeat[tuple[Laid, ...]], tuple[Forgery, ...]]:
    """BEL-5.8: whose each frame is; the own are known, and those that the painters were asked about."""
    table = view.table
    answered = {answer.painting: answer.painter for answer in table.answers}
    own = {laid.painting for laid in view.laid}
    open_ = [frame for frame in table.frames if frame not in {*own, *view.taken, *answered}]
    pool = list(rng.shuffled(open_))
    laid: list[tuple[Laid, ...]] = []
    for seat, count in enumerate(table.laid):
        if seat == view.seat:
            laid.append(view.laid)
            continue
        known = [frame for frame, painter in answered.items() if painter == seat]
        paintings = [*known, *(pool.pop() for _ in range(count - len(known)))]
        laid.append(tuple(Laid(painting, rng.pick(THEMES)) for painting in paintings))
    said_no = [frame for frame, painter in answered.items() if painter is None and frame not in view.taken]
    return tuple(laid), _forgeries(view, [*pool, *said_no], rng)


def _forgeries(view: View, others: list[Painting], rng: Rng) -> tuple[Forgery, ...]:
    """BEL-9.4, BEL-9.5: in Masterpieces each came out of a hand; the viewer knows the own."""
    hands: list[Seat] = [
        seat for seat, count in enumerate(view.table.taken) for _ in range(count) if seat != view.seat
    ]
    own = [Forgery(painting, view.seat) for painting in view.taken]
    if not view.table.options.masterpieces:
        return tuple(Forgery(painting) for painting in others)
    return (*own, *map(Forgery, rng.shuffled(others), hands))
