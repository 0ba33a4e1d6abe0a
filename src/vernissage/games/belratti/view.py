"""A viewer's knowledge of the game. It is built field by field and has no field for others' secrets."""

from collections.abc import Callable
from functools import cache
from operator import add

from vernissage.core.agree import Motion, Proposals, leading
from vernissage.core.seats import PerSeat, Seat, Viewer
from vernissage.core.value import Value, ViewValue
from vernissage.games.belratti import events
from vernissage.games.belratti.cards import EDITIONS, PLAYED_BY, EditionName, Joker, Painting, Place, Role
from vernissage.games.belratti.ending import Ending, ending
from vernissage.games.belratti.events import Event
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
    """BEL-1.3, BEL-8.1: a joker, the number on its back, and its standing."""

    joker: Joker
    number: int
    standing: Standing
    role: Role
    """BEL-8.2: the group that plays the joker."""


class Swapping(Value, frozen=True):
    """BEL-4.6: who swaps hand cards, and who has chosen. The cards put aside stay secret."""

    members: tuple[Seat, ...]
    done: tuple[Seat, ...]


class Table(Value, frozen=True):
    """The public part of the state, which everyone sees."""

    options: Options
    phase: Phase
    round: int
    directors: tuple[Seat, ...]
    painters: tuple[Seat, ...]
    deck: int
    discard: tuple[Painting, ...]
    """The paintings that were discarded face up."""
    swapped: PerSeat[int]
    """How many hand cards each seat has discarded unseen, which also lie on the discard pile."""
    held: PerSeat[int]
    team: tuple[Painting, ...]
    belratti: tuple[Painting, ...]
    jokers: tuple[OpenJoker, ...]
    themes: tuple[Painting, ...]
    proposals: Proposals[int] | None
    lead: int | None
    """BEL-8.3: the number that the majority proposes; None if nobody has proposed one."""
    themes_open: bool
    """BEL-3.4: whether the painters are waiting for the directors to settle the themes."""
    number: int
    laid: PerSeat[int]
    """BEL-4.3: how many paintings each seat has laid."""
    forgeries: int
    """The number of forgeries in this round."""
    taken: PerSeat[int]
    """BEL-9.4: how many forgeries came from each hand."""
    frames: tuple[Painting, ...]
    hanging: Motion[tuple[Place, ...]] | None
    ready: tuple[Seat, ...]
    again: PerSeat[Again]
    """BEL-4.2: the reason why each painter must be ready again; empty if there is none."""
    signals: PerSeat[tuple[int, int, int, int]]
    pledges: PerSeat[int | None]
    swap: Swapping | None
    begun: bool
    """BEL-4.5: whether a painting was laid or a hand swapped this round."""
    less: bool
    answers: tuple[Answer, ...]
    proposed: Motion[PlayJoker] | None
    changes: PerSeat[int]
    """BEL-8.4: how often each seat has changed something in this phase."""
    along: PerSeat[int]
    """BEL-8.3: how often each seat followed the majority this round."""
    token: int
    tokens: tuple[int, ...]
    """BEL-9.3: the unused tokens in Masterpieces; empty in a game for points."""
    tokens_won: tuple[int, ...]
    tokens_lost: tuple[int, ...]
    looks: tuple[RoundLook, ...]
    numbers: tuple[int, ...]
    """BEL-3.2, BEL-9.3: the numbers that may be asked for."""
    missing: int
    """BEL-4.2: how many paintings are still to be laid."""
    goal: int
    """BEL-7.4, BEL-9.9: how many paintings or, in Masterpieces, tokens the team needs to win."""
    enough: bool
    """BEL-7.3, BEL-7.4: whether the team has reached the goal. A game for points goes on nonetheless."""
    limit: int
    """BEL-7.3, BEL-9.9: how many forgeries or, in Masterpieces, tokens of Belratti end the game."""
    ending: Ending | None
    """BEL-7, BEL-9.9: the reason why the game will or may end soon; None if the end is far."""


class View(ViewValue, frozen=True):
    """One viewer's knowledge: the public table, and the viewer's own cards."""

    hand: Hand | None
    laid: tuple[Laid, ...]
    """BEL-4.9: the paintings the viewer laid this round, and their themes."""
    aside: Hand
    """BEL-4.6: the paintings the viewer has put aside to swap."""
    kept: int
    """BEL-8.4: how often the viewer has taken back a painting that they had put aside."""
    swapped: Hand
    """BEL-4.6: the paintings the viewer has swapped, while they lie on the discard pile."""
    taken: tuple[Painting, ...]
    """BEL-9.5: the forgeries that came from the viewer's hand."""
    table: Table


@cache
def open_jokers(edition: EditionName, standings: tuple[Standing, ...]) -> tuple[OpenJoker, ...]:
    """BEL-1.3, BEL-8.1: returns the jokers of an edition with these standings."""
    lying = zip(EDITIONS[edition].jokers.items(), standings, strict=True)
    return tuple(OpenJoker(joker, number, standing, PLAYED_BY[joker]) for (joker, number), standing in lying)


def table(state: State) -> Table:
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
    """BEL-4.1, BEL-5.8: returns a function from viewers to views, for which the table is computed once."""
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
    return look(state)(viewer)


def seen(event: Event, viewer: Viewer) -> Event | None:  # noqa: PLR0911 - one line for each secret
    """BEL-4.1, BEL-4.3, BEL-4.6, BEL-9.5: returns the event as this viewer sees it; None if unseen."""
    match event:
        case events.PaintingLaid(seat=seat) if seat != viewer:
            return events.PaintingLaidUnseen(seat)
        case events.TakenBack(seat=seat) if seat != viewer:
            return events.TakenBackUnseen(seat)
        case events.PaintingPutAside(seat=seat) | events.PaintingKept(seat=seat) if seat != viewer:
            return None
        case events.Swapped(seat=seat, old=old, renewed=renewed) if seat != viewer:
            return events.SwappedUnseen(seat, len(old), renewed)
        case events.TakenAsForgery(seat=seat) if seat != viewer:
            return events.TakenAsForgeryUnseen(seat)
        case events.Drew(seat=seat, paintings=paintings) if seat != viewer:
            return events.DrewUnseen(seat, len(paintings))
        case _:
            return event
