"""What each viewer is told, built from what the engine says that viewer may know. Nothing else leaves."""

from __future__ import annotations

from collections.abc import Container, Iterable
from typing import Any

import msgspec

from vernissage import catalog
from vernissage.bots.bot import Reason
from vernissage.core import codec
from vernissage.core.match import AnyMatch, Input, TakenOver
from vernissage.core.rng import commitment
from vernissage.core.seats import Seat, Viewer
from vernissage.server import voting
from vernissage.server.gathering import Gathering
from vernissage.server.protocol import Fading, Place, Sight, Stage, TableInfo, Told


def stage_of(match: AnyMatch | None) -> Stage:
    """Do people gather, play, or is it over?"""
    if match is None:
        return "gathering"
    return "playing" if match.outcome is None else "over"


def table_info(
    table: Gathering,
    match: AnyMatch | None,
    here: Container[str],
    away: dict[str, float],
    watchers: int,
    *,
    sealed: bool,
) -> TableInfo:
    """The table as everyone sees it. `away` says for how many seconds guests have been so.

    What is sealed stays a secret even when the game is over.
    """
    stage = stage_of(match)
    return TableInfo(
        code=table.code,
        game=table.game,
        stage=stage,
        options=_raw(table.options if match is None else match.options),
        clock=table.clock,
        open=table.open,
        places=[_place(table, seat, here, away) for seat in range(len(table.chairs))],
        watchers=watchers,
        commitment="" if match is None else commitment(match.seed),
        seed=match.seed.hex() if match is not None and stage == "over" and not sealed else "",
        next=table.next,
        vote=voting.poll(table),
        daily=table.daily,
    )


def _place(table: Gathering, seat: Seat, here: Container[str], away: dict[str, float]) -> Place:
    chair = table.chairs[seat]
    if chair.is_free:
        return Place("free")
    return Place(
        kind="bot" if chair.bot else "person",
        name=chair.name,
        bot=chair.bot or None,
        here=chair.guest in here,
        host=seat == table.seat_of(table.host),
        since=away.get(chair.guest),
    )


def sights(match: AnyMatch, viewers: Iterable[Viewer], left: float | None) -> dict[Viewer, Sight]:
    """All that each of these viewers may know of the game as it stands."""
    every = tuple(viewers)
    return {
        viewer: Sight(
            number=len(match.inputs),
            view=seen.view,
            to_move=seen.to_move,
            question=seen.question,
            offers=seen.offers,  # type: ignore[arg-type]  # raw only once it is encoded, with the message
            outcome=seen.outcome,
            undo=viewer is not None and match.may_take_back(viewer),
            left=left,
            silence=silence(match, viewer),
        )
        for viewer, seen in zip(every, match.sights(every), strict=True)
    }


def told(match: AnyMatch, number: int, viewer: Viewer) -> Told:
    """What this viewer saw of the input of this number, when it happened."""
    return unredacted(match.inputs[number], number, match.witnessed(match.story[number], viewer))


def unredacted(entry: Input, number: int, events: tuple[Any, ...]) -> Told:
    """An input and these events."""
    return Told(
        number=number,
        input=str(entry.__struct_config__.tag),
        seat=entry.seat,
        events=events,  # type: ignore[arg-type]  # raw only once it is encoded, with the message
        by=entry.by if isinstance(entry, TakenOver) else "",
    )


def story(match: AnyMatch, viewer: Viewer) -> list[Told]:
    """All that this viewer has seen happen, input by input, as the log has it now."""
    return [logged(match, number, viewer) for number in range(len(match.inputs))]


def logged(match: AnyMatch, number: int, viewer: Viewer) -> Told:
    """What the log says to this viewer of the input of this number."""
    return unredacted(match.inputs[number], number, match.logged(number, viewer))


def fading(match: AnyMatch, viewer: Viewer, after: float) -> Fading | None:
    """In a game of memory: what is left of the story when the moment has passed; at the end, all of it."""
    return None if match.game.kept is None else Fading(story(match, viewer), after)


def to_look_at(match: AnyMatch) -> float:
    """For how many seconds people look at what has just happened, before it fades."""
    glimpse = match.game.glimpse
    if glimpse is None or not match.story:
        return 0.0
    return max((glimpse(match.state, event) for event in match.story[-1]), default=0.0)


def reasons(table: Gathering, match: AnyMatch) -> tuple[Reason, ...]:
    """What the bots say about what they did and all have seen; of a seat that has changed hands, nothing."""
    explain = catalog.reasons(table.game)
    if explain is None:
        return ()
    changed = {entry.seat for entry in match.inputs if isinstance(entry, TakenOver)}
    bots = {seat: chair.bot for seat, chair in enumerate(table.chairs) if chair.bot and seat not in changed}
    return explain(bots, match.memory(None))


def silence(match: AnyMatch | None, viewer: Viewer) -> str | None:
    """Why this viewer may not talk now: the number of the rule, or nothing at all for who looks on."""
    if viewer is None:
        return ""
    if match is None or match.game.speech is None or match.outcome is not None:
        return None
    speech = match.game.speech(match.state, viewer)
    return None if speech.free else speech.rule


def _raw(value: object) -> msgspec.Raw:
    return msgspec.Raw(codec.encode(value))
