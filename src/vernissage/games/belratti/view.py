"""What one viewer may know: built field by field, so a secret has no place to sit."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from operator import add

from vernissage.core.agree import Motion, Proposals, leading
from vernissage.core.seats import PerSeat, Seat, Viewer
from vernissage.core.value import Value, ViewValue
from vernissage.games.belratti.cards import EDITIONS, PLAYED_BY, EditionName, Joker, Painting, Place, Role
from vernissage.games.belratti.ending import Ending, ending
from vernissage.games.belratti.events import (
    Drew,
    DrewUnseen,
    Event,
    PaintingKept,
    PaintingLaid,
    PaintingLaidUnseen,
    PaintingPutAside,
    Swapped,
    SwappedUnseen,
    TakenAsForgery,
    TakenAsForgeryUnseen,
    TakenBack,
    TakenBackUnseen,
)
from vernissage.games.belratti.jokers import themes_open
from vernissage.games.belratti.moves import PlayJoker
from vernissage.games.belratti.scoring import goal, is_won, limit
from vernissage.games.belratti.state import (
    Again,
    Answer,
    Hand,
    Laid,
    Options,
    Phase,
    RoundLook,
    Standing,
    State,
    directors_of,
    forgery_count,
    missing,
    numbers,
    painters_of,
    tokens_left,
)


class OpenJoker(Value, frozen=True):
    """BEL-1.3, BEL-8.1: a joker, the number on its back, and how it lies."""

    joker: Joker
    number: int
    standing: Standing
    role: Role
    """BEL-8.2: whose it is."""


class Swapping(Value, frozen=True):
    """BEL-4.6: who swaps hand cards, and who has chosen. What they put aside is theirs to know."""

    members: tuple[Seat, ...]
    done: tuple[Seat, ...]


class Table(Value, frozen=True):
    """What everyone sees."""

    options: Options
    phase: Phase
    round: int
    directors: tuple[Seat, ...]
    painters: tuple[Seat, ...]
    deck: int
    discard: tuple[Painting, ...]
    """What was discarded in the open."""
    swapped: PerSeat[int]
    """How many each has discarded unseen, onto the same pile."""
    held: PerSeat[int]
    team: tuple[Painting, ...]
    belratti: tuple[Painting, ...]
    jokers: tuple[OpenJoker, ...]
    themes: tuple[Painting, ...]
    proposals: Proposals[int] | None
    lead: int | None
    """BEL-8.3: the number that the larger part shows."""
    themes_open: bool
    """BEL-3.4: do the painters wait until the directors have settled the themes?"""
    number: int
    laid: PerSeat[int]
    """BEL-4.3: how many each has laid."""
    forgeries: int
    """How many forgeries there are this round."""
    taken: PerSeat[int]
    """BEL-9.4: how many forgeries came out of each hand."""
    frames: tuple[Painting, ...]
    hanging: Motion[tuple[Place, ...]] | None
    ready: tuple[Seat, ...]
    again: PerSeat[Again]
    """BEL-4.2: why each who was ready is asked again."""
    signals: PerSeat[tuple[int, int, int, int]]
    pledges: PerSeat[int | None]
    swap: Swapping | None
    begun: bool
    """BEL-4.5: was anything laid this round, or a hand swapped?"""
    less: bool
    answers: tuple[Answer, ...]
    proposed: Motion[PlayJoker] | None
    changes: PerSeat[int]
    """BEL-8.4: how often each has changed something in this phase."""
    along: PerSeat[int]
    """BEL-8.3: how often each went along with the larger part this round."""
    token: int
    tokens: tuple[int, ...]
    """BEL-9.3: the tokens still there, in Masterpieces."""
    tokens_won: tuple[int, ...]
    tokens_lost: tuple[int, ...]
    looks: tuple[RoundLook, ...]
    numbers: tuple[int, ...]
    """BEL-3.2, BEL-9.3: what may be asked for."""
    missing: int
    """BEL-4.2: how many paintings are still to be laid."""
    goal: int
    """BEL-7.4, BEL-9.9: with so many paintings, or tokens, all win."""
    enough: bool
    """BEL-7.3, BEL-7.4: there are so many already. With paintings it is played on."""
    limit: int
    """BEL-7.3, BEL-9.9: so many forgeries, or tokens, on Belratti's side end the game."""
    ending: Ending | None
    """BEL-7, BEL-9.9: what will end the game soon, or may."""


class View(ViewValue, frozen=True):
    """The table, and what is the viewer's own. There is no field for another's."""

    hand: Hand | None
    laid: tuple[Laid, ...]
    """BEL-4.9: what the viewer laid this round, and for which theme."""
    aside: Hand
    """BEL-4.6: what the viewer is about to swap."""
    kept: int
    """BEL-8.4: how often the viewer has taken one of those back."""
    swapped: Hand
    """BEL-4.6: what the viewer has swapped, as long as it lies on the discard pile."""
    taken: tuple[Painting, ...]
    """BEL-9.5: which forgeries came out of the viewer's hand."""
    table: Table


@cache
def open_jokers(edition: EditionName, standings: tuple[Standing, ...]) -> tuple[OpenJoker, ...]:
    """BEL-1.3, BEL-8.1: the jokers of an edition, as they lie."""
    lying = zip(EDITIONS[edition].jokers.items(), standings, strict=True)
    return tuple(OpenJoker(joker, number, standing, PLAYED_BY[joker]) for (joker, number), standing in lying)


def table(state: State) -> Table:
    """What everyone sees."""
    options = state.options
    swap, forgeries = state.swap, [forgery.hand for forgery in state.forgeries]
    held = tuple(map(len, state.hands))
    return Table(
        options=options,
        phase=state.phase,
        round=state.round,
        directors=directors_of(state),
        painters=painters_of(state),
        deck=len(state.deck),
        discard=state.discard,
        swapped=tuple(map(len, state.swapped)),
        held=held if swap is None else tuple(map(add, held, map(len, swap.aside))),
        team=state.team,
        belratti=state.belratti,
        jokers=open_jokers(options.edition, state.jokers),
        themes=state.themes,
        proposals=state.proposals,
        lead=None if state.proposals is None else leading(state.proposals),
        themes_open=themes_open(state),
        number=state.number,
        laid=tuple(map(len, state.laid)),
        forgeries=forgery_count(state),
        taken=tuple(map(forgeries.count, range(options.players))),
        frames=state.frames,
        hanging=state.hanging,
        ready=state.ready,
        again=state.again,
        signals=state.signals,
        pledges=state.pledges,
        swap=None if swap is None else Swapping(swap.members, swap.done),
        begun=state.begun,
        less=state.less,
        answers=state.answers,
        proposed=state.proposed,
        changes=state.changes,
        along=state.along,
        token=state.token,
        tokens=tokens_left(state) if options.masterpieces else (),
        tokens_won=state.tokens_won,
        tokens_lost=state.tokens_lost,
        looks=state.looks,
        numbers=numbers(state),
        missing=missing(state),
        goal=goal(options),
        enough=is_won(state),
        limit=limit(options),
        ending=ending(state),
    )


def look(state: State) -> Callable[[Viewer], View]:
    """BEL-4.1, BEL-5.8: the table, the same for all, and what is the viewer's own."""
    laid_open = table(state)

    def of(viewer: Viewer) -> View:
        if viewer is None:
            return View(None, None, (), (), 0, (), (), laid_open)
        return View(
            seat=viewer,
            hand=state.hands[viewer],
            laid=state.laid[viewer],
            aside=() if state.swap is None else state.swap.aside[viewer],
            kept=0 if state.swap is None else state.swap.kept.count(viewer),
            swapped=state.swapped[viewer],
            taken=tuple(forgery.painting for forgery in state.forgeries if forgery.hand == viewer),
            table=laid_open,
        )

    return of


def view(state: State, viewer: Viewer) -> View:
    """What this viewer sees."""
    return look(state)(viewer)


def seen(event: Event, viewer: Viewer) -> Event | None:  # noqa: PLR0911 - one line for each secret
    """BEL-4.1, BEL-4.3, BEL-4.6, BEL-9.5: what is in hands and what is laid is seen by its owner alone."""
    match event:
        case PaintingLaid(seat=seat) if seat != viewer:
            return PaintingLaidUnseen(seat)
        case TakenBack(seat=seat) if seat != viewer:
            return TakenBackUnseen(seat)
        case PaintingPutAside(seat=seat) | PaintingKept(seat=seat) if seat != viewer:
            return None
        case Swapped(seat=seat, old=old, renewed=renewed) if seat != viewer:
            return SwappedUnseen(seat, len(old), renewed)
        case TakenAsForgery(seat=seat) if seat != viewer:
            return TakenAsForgeryUnseen(seat)
        case Drew(seat=seat, paintings=paintings) if seat != viewer:
            return DrewUnseen(seat, len(paintings))
        case _:
            return event
