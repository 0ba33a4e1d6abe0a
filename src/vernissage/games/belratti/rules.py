"""The effect of each move. The module `rounds` begins and ends a round."""

from collections.abc import Callable
from typing import Any, Final

from msgspec.structs import replace

from vernissage.core import agree
from vernissage.core.rng import Rng
from vernissage.core.seats import Seat, with_seat
from vernissage.core.speech import FREE, Speech, silent
from vernissage.core.step import Step
from vernissage.games.belratti import events, moves
from vernissage.games.belratti.cards import FITS, PLACES, THEMES, Place
from vernissage.games.belratti.checks import CHANGES
from vernissage.games.belratti.events import Event
from vernissage.games.belratti.jokers import propose, take_effect
from vernissage.games.belratti.lines import links_of
from vernissage.games.belratti.moves import GoAlong, Move, Next, PlayJoker
from vernissage.games.belratti.offers import KEEP_THEMES, NEXT, SWAP, hung_count, offers, to_move
from vernissage.games.belratti.piles import draw, with_hand, without
from vernissage.games.belratti.rounds import Told, next_round, reveal_frames, score
from vernissage.games.belratti.state import (
    NOT_AGAIN,
    Laid,
    State,
    asked_again,
    directors_of,
    edition,
    missing,
    numbers,
    painters_of,
    still_meant,
)


def play(state: State, seat: Seat, move: Move, rng: Rng) -> Step[State, Event]:
    """Returns the new state and the events of a move, which must be offered."""
    if type(move) in CHANGES:
        state = changed(state, seat)
    return Step(*HANDLERS[type(move)](state, seat, move, rng))


def changed(state: State, seat: Seat) -> State:
    """BEL-8.4: counts one more change by this seat, up to the limit."""
    count = min(state.changes[seat] + 1, state.options.patience)
    return replace(state, changes=with_seat(state.changes, seat, count))


def lapse(state: State, seat: Seat) -> Move:
    """BEL-8.3: returns the move that the server makes for a seat whose clock runs out."""
    if state.proposed is not None:
        return GoAlong()
    harmless = (move for move in (NEXT, KEEP_THEMES, SWAP) if move in offers(state, seat))
    return next(harmless, GoAlong())


def binds(_event: Event) -> bool:
    """Every event makes its move final: the others learn of it, and other moves can reverse most moves."""
    return True


def speech(state: State, seat: Seat) -> Speech:
    """BEL-3.3, BEL-4.4, BEL-5.2, BEL-5.4: may this seat talk freely now?"""
    match state.phase:
        case "ask":
            return silent("BEL-3.3")
        case "paint" | "swap":
            return silent("BEL-4.4")
        case "hang":
            return FREE if seat in directors_of(state) else silent("BEL-5.4")
        case "reveal" | "over":
            return FREE


# Phase 1: the number.


def play_ask(state: State, seat: Seat, move: moves.Ask, _rng: Rng) -> Told:
    """BEL-3.2, BEL-9.3: proposes a number. Once all members propose the same number, the painters paint."""
    assert state.proposals is not None
    proposals = agree.show(state.proposals, seat, move.number)
    number = agree.agreed(proposals)
    shown = events.Proposed(seat, move.number)
    if number is None:
        return replace(state, proposals=proposals), (shown,)
    token = number if state.options.masterpieces else 0
    fixed = replace(
        state,
        phase="paint",
        proposals=None,
        number=number,
        token=token,
        ready=(),
        pledges=still_meant(state, number),
        changes=(0,) * state.options.players,
    )
    return fixed, (shown, events.NumberFixed(number))


def play_keep_themes(state: State, seat: Seat, _move: moves.KeepThemes, _rng: Rng) -> Told:
    """BEL-3.4, BEL-9.3: keeps the themes. Once all directors keep them, the painters choose a token."""
    return replace(state, ready=tuple(sorted((*state.ready, seat)))), (events.ThemesKept(seat),)


# Phase 2: painting.


def play_lay(state: State, seat: Seat, move: moves.Lay, _rng: Rng) -> Told:
    """BEL-4.3, BEL-4.9, BEL-4.10: lays a painting, and records its theme and its line."""
    own = Laid(move.painting, move.theme, links_of(move.line))
    state = replace(
        state,
        hands=with_seat(state.hands, seat, without(state.hands[seat], move.painting)),
        laid=with_seat(state.laid, seat, (*state.laid[seat], own)),
        ready=not_ready(state, seat),
        again=with_seat(state.again, seat, NOT_AGAIN),
        begun=True,
    )
    return state, (events.PaintingLaid(seat, move.painting, move.theme),)


def play_take_back(state: State, seat: Seat, move: moves.TakeBack, _rng: Rng) -> Told:
    """BEL-4.2: takes a laid painting back into the hand."""
    left = tuple(laid for laid in state.laid[seat] if laid.painting != move.painting)
    again = with_seat(state.again, seat, NOT_AGAIN)
    state = replace(state, laid=with_seat(state.laid, seat, left), ready=not_ready(state, seat), again=again)
    return with_hand(state, seat, move.painting), (events.TakenBack(seat, move.painting),)


def not_ready(state: State, seat: Seat) -> tuple[Seat, ...]:
    """Returns the painters who are ready, without this one, who has just changed something."""
    return tuple(other for other in state.ready if other != seat)


def play_signal(state: State, seat: Seat, move: moves.Signal, _rng: Rng) -> Told:
    """BEL-4.4: records how many of a painter's paintings fit this well."""
    one, two, three, four = with_seat(state.signals[seat], FITS.index(move.fit), move.count)
    signals = with_seat(state.signals, seat, (one, two, three, four))
    return replace(state, signals=signals), (events.Signalled(seat, move.fit, move.count),)


def play_would_lay(state: State, seat: Seat, move: moves.WouldLay, _rng: Rng) -> Told:
    """BEL-4.4: records how many paintings a painter would lay."""
    return replace(state, pledges=with_seat(state.pledges, seat, move.count)), (
        events.Pledged(seat, move.count),
    )


def play_ready(state: State, seat: Seat, _move: moves.Ready, rng: Rng) -> Told:
    """BEL-4.2: declares a painter ready. If paintings are missing, this counts as a change."""
    lacking = missing(state)
    if lacking:
        state = changed(state, seat)
    state, happened = now_ready(state, seat, rng)
    waits_for = to_move(state) if state.phase == "paint" else ()
    return state, (events.SaidReady(seat, lacking, waits_for), *happened)


def now_ready(state: State, seat: Seat, rng: Rng) -> Told:
    """BEL-4.2: makes a painter ready. Once all are, reveals the frames or asks for missing paintings."""
    ready = tuple(sorted((*state.ready, seat)))
    state = replace(state, ready=ready, again=with_seat(state.again, seat, NOT_AGAIN))
    if ready != painters_of(state):
        return state, ()
    if not missing(state):
        return reveal_frames(state, rng)
    owing = replace(state, ready=tuple(other for other in ready if state.hands[other]))
    done = tuple(other for other in ready if not state.hands[other])
    return replace(state, ready=done, again=asked_again(owing, "missing")), ()


# The phase in which painters swap hand cards.


def play_put_aside(state: State, seat: Seat, move: moves.PutAside, _rng: Rng) -> Told:
    """BEL-4.6: puts a painting aside without discarding it yet."""
    assert state.swap is not None
    aside = (*state.swap.aside[seat], move.painting)
    state = replace(
        state,
        hands=with_seat(state.hands, seat, without(state.hands[seat], move.painting)),
        swap=replace(state.swap, aside=with_seat(state.swap.aside, seat, aside)),
    )
    return state, (events.PaintingPutAside(seat, move.painting),)


def play_keep(state: State, seat: Seat, move: moves.Keep, _rng: Rng) -> Told:
    """BEL-4.6, BEL-8.4: takes a painting that was put aside back into the hand, unseen by the others."""
    assert state.swap is not None
    aside = without(state.swap.aside[seat], move.painting)
    kept = tuple(sorted((*state.swap.kept, seat)))
    swap = replace(state.swap, aside=with_seat(state.swap.aside, seat, aside), kept=kept)
    return with_hand(replace(state, swap=swap), seat, move.painting), (
        events.PaintingKept(seat, move.painting),
    )


def play_swap(state: State, seat: Seat, _move: moves.Swap, rng: Rng) -> Told:
    """BEL-4.6: records that a painter has chosen. Once all have, they discard first, and then draw."""
    assert state.swap is not None
    swap = replace(state.swap, done=tuple(sorted((*state.swap.done, seat))))
    chosen = events.SwapChosen(seat)
    if swap.done != swap.members:
        return replace(state, swap=swap), (chosen,)
    swapped = tuple(
        tuple(sorted((*gone, *aside))) for gone, aside in zip(state.swapped, swap.aside, strict=True)
    )
    state = replace(state, phase="paint", swap=None, swapped=swapped)
    happened: list[Event] = [chosen]
    for member in swap.members:
        old = tuple(sorted(swap.aside[member]))
        state, new, renewed = draw(state, len(old), rng)
        state = with_hand(state, member, *new)
        happened.append(events.Swapped(member, old, tuple(sorted(new)), renewed))
    return state, tuple(happened)


# Phase 3: hanging.


def play_hang(state: State, seat: Seat, move: moves.Hang, _rng: Rng) -> Told:
    """BEL-5.2, BEL-5.6: moves a frame, after which all directors must agree again."""
    return hang(state, seat, state.frames.index(move.painting), move.place)


def hang(state: State, seat: Seat, frame: int, place: Place) -> Told:
    """BEL-5.6: moves the frame with this index, after which all directors must agree again."""
    assert state.hanging is not None
    draft = with_seat(state.hanging.draft, frame, place)
    return replace(state, hanging=agree.amend(state.hanging, draft)), (
        events.Hung(seat, state.frames[frame], place),
    )


def fill(state: State, seat: Seat, rng: Rng) -> Told:
    """BEL-8.3, BEL-5.3: hangs or takes down random frames until the right number hangs."""
    assert state.hanging is not None
    draft = state.hanging.draft
    happened: list[Event] = []
    lacking = state.number - hung_count(draft)
    here = [frame for frame, place in enumerate(draft) if (place == "out") == (lacking > 0)]
    for frame in rng.shuffled(here)[: abs(lacking)]:
        state, told = hang(state, seat, frame, rng.pick(THEMES) if lacking > 0 else PLACES[-1])
        happened += told
    return state, tuple(happened)


def play_agree(state: State, seat: Seat, _move: moves.Agree, rng: Rng) -> Told:
    """BEL-8.2, BEL-5.6: agrees to the proposed joker or, if there is none, to the hanging."""
    state, happened = now_agreed(state, seat, rng)
    return state, (events.Agreed(seat), *happened)


def now_agreed(state: State, seat: Seat, rng: Rng) -> Told:
    """BEL-8.2, BEL-5.6: records a consent. Once all agree, the joker is played, or the round is scored."""
    if state.proposed is not None:
        motion = agree.consent(state.proposed, seat)
        if agree.carried(motion):
            return take_effect(state, motion.draft, rng)
        return replace(state, proposed=motion), ()
    assert state.hanging is not None
    hanging = agree.consent(state.hanging, seat)
    state = replace(state, hanging=hanging)
    return score(state) if agree.carried(hanging) else (state, ())


# At any time.


def play_joker(state: State, seat: Seat, move: PlayJoker, rng: Rng) -> Told:
    """BEL-8.2: proposes a joker to the group."""
    return propose(state, seat, move, rng)


def play_refuse(state: State, seat: Seat, _move: moves.Refuse, _rng: Rng) -> Told:
    """BEL-8.2: drops the proposed joker, since one refusal is enough."""
    return replace(state, proposed=None), (events.Refused(seat),)


def play_next(state: State, seat: Seat, _move: Next, rng: Rng) -> Told:
    """BEL-6.6: records that a player is done looking. Once all are, the next round begins."""
    ready = tuple(sorted((*state.ready, seat)))
    state = replace(state, ready=ready)
    if len(ready) < state.options.players:
        return state, (events.SaidNext(seat),)
    state, happened = next_round(state, rng)
    return state, (events.SaidNext(seat), *happened)


def play_go_along(state: State, seat: Seat, _move: GoAlong, rng: Rng) -> Told:
    """BEL-8.3: follows the majority, and leaves the other decisions of this seat to chance."""
    state = replace(state, along=with_seat(state.along, seat, state.along[seat] + 1))
    chance = False
    if state.proposed is not None:
        state, happened = now_agreed(state, seat, rng)
    elif state.phase == "ask":
        assert state.proposals is not None
        number = agree.leading(state.proposals) or numbers(state)[0]
        state, happened = play_ask(state, seat, moves.Ask(number), rng)
    elif state.phase == "paint":
        chance = missing(state) > 0
        state, happened = lay_share(state, seat, rng)
    elif state.phase == "swap":
        chance = True
        state, happened = swap_by_chance(state, seat, rng)
    else:
        state, filled = fill(state, seat, rng)
        chance = bool(filled)
        state, agreed = now_agreed(state, seat, rng)
        happened = (*filled, *agreed)
    return state, (events.WentAlong(seat, chance), *happened)


def lay_share(state: State, seat: Seat, rng: Rng) -> Told:
    """BEL-8.3: lays random paintings, an even share of the missing ones, and makes the painter ready."""
    undecided = len(painters_of(state)) - len(state.ready)
    share = -(-missing(state) // undecided)
    happened: list[Event] = []
    for painting in rng.shuffled(state.hands[seat])[:share]:
        state, told = play_lay(state, seat, moves.Lay(painting, rng.pick(THEMES)), rng)
        happened += told
    state, done = now_ready(state, seat, rng)
    return state, (*happened, *done)


def swap_by_chance(state: State, seat: Seat, rng: Rng) -> Told:
    """BEL-8.3, BEL-4.6: puts random paintings aside up to the exact number, and swaps them."""
    assert state.swap is not None
    lacking = (edition(state.options).swapped or 0) - len(state.swap.aside[seat])
    happened: list[Event] = []
    for painting in rng.shuffled(state.hands[seat])[:lacking]:
        state, told = play_put_aside(state, seat, moves.PutAside(painting), rng)
        happened += told
    state, done = play_swap(state, seat, SWAP, rng)
    return state, (*happened, *done)


HANDLERS: Final[dict[type[Any], Callable[[State, Seat, Any, Rng], Told]]] = {
    moves.Ask: play_ask,
    moves.KeepThemes: play_keep_themes,
    PlayJoker: play_joker,
    moves.Agree: play_agree,
    moves.Refuse: play_refuse,
    moves.Lay: play_lay,
    moves.TakeBack: play_take_back,
    moves.Signal: play_signal,
    moves.WouldLay: play_would_lay,
    moves.Ready: play_ready,
    moves.PutAside: play_put_aside,
    moves.Keep: play_keep,
    moves.Swap: play_swap,
    moves.Hang: play_hang,
    GoAlong: play_go_along,
    Next: play_next,
}
