"""The view of one viewer. A view lists what is shown; it never starts from a state and removes things."""

from collections.abc import Sequence

from vernissage.core.agree import Proposals
from vernissage.core.rng import Rng
from vernissage.core.seats import PerSeat, Viewer
from vernissage.core.value import ViewValue, derive
from vernissage.games._template import cards
from vernissage.games._template.moves import Drew, DrewUnseen, Event, Laid, LaidUnseen
from vernissage.games._template.state import Hand, Options, Phase, State


class View(ViewValue, frozen=True):
    """TPL-1.2, TPL-3.1: the open table and the viewer's own cards. There is no field for others' cards."""

    hand: Hand | None
    own_laid: int | None
    options: Options
    deck: int
    discard: tuple[int, ...]
    held: PerSeat[int]
    has_laid: PerSeat[bool]
    points: PerSeat[int]
    proposals: Proposals[int]
    prize: int
    round: int
    phase: Phase


def view(state: State, viewer: Viewer) -> View:
    """Returns the view of one viewer: the open table and the viewer's own cards."""
    return View(
        seat=viewer,
        hand=None if viewer is None else state.hands[viewer],
        own_laid=None if viewer is None else state.laid[viewer],
        options=state.options,
        deck=len(state.deck),
        discard=state.discard,
        held=tuple(len(hand) for hand in state.hands),
        has_laid=tuple(card is not None for card in state.laid),
        points=state.points,
        proposals=state.proposals,
        prize=state.prize,
        round=state.round,
        phase=state.phase,
    )


def seen(event: Event, viewer: Viewer) -> Event:
    """TPL-3.1, TPL-3.3: only its owner sees a card laid or drawn; everything else happens in the open."""
    match event:
        case Laid(seat=seat) if seat != viewer:
            return LaidUnseen(seat)
        case Drew(seat=seat) if seat != viewer:
            return DrewUnseen(seat)
        case _:
            return event


def imagine(view: View, _memory: Sequence[Event], rng: Rng) -> State:
    """Returns a state that this viewer could not tell from the true one. Bots search only such states."""
    own = (*(view.hand or ()), *(() if view.own_laid is None else (view.own_laid,)))
    pile = list(rng.shuffled([card for card in cards.CARDS if card not in (*own, *view.discard)]))
    hands: list[Hand] = []
    laid: list[int | None] = []
    for seat, (held, has_laid) in enumerate(zip(view.held, view.has_laid, strict=True)):
        if seat == view.seat and view.hand is not None:
            hands.append(view.hand)
            laid.append(view.own_laid)
        else:
            hands.append(tuple(sorted(pile.pop() for _ in range(held))))
            laid.append(pile.pop() if has_laid else None)
    return derive(State, view, deck=tuple(pile), hands=tuple(hands), laid=tuple(laid))
