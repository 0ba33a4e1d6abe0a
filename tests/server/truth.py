"""The reference for a table: its stored inputs, and what the engine says each viewer may know."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import islice
from typing import Any

import msgspec

from tests.play import game_called
from tests.server.live import Place
from vernissage.core import codec
from vernissage.core.game import FRESH
from vernissage.core.inputs import Hinted, Made, TakenOver, input_type
from vernissage.core.match import AnyMatch
from vernissage.core.refusal import Refusal
from vernissage.core.seats import Viewer
from vernissage.table.deal import begun
from vernissage.table.news import PAGE
from vernissage.table.setting import Setting


@dataclass(frozen=True, slots=True)
class Truth:
    """A table as stored."""

    setting: Setting
    stage: str
    seed: bytes
    moments: list[AnyMatch]
    """The match at the start and after each input."""

    @property
    def match(self) -> AnyMatch:
        return self.moments[-1]


def truth(house: Place, code: str) -> Truth:
    """Replays what is stored of this table."""
    ((doc, stage, seed),) = house.rows("SELECT doc, stage, seed FROM tables WHERE code = ?", code)
    assert isinstance(doc, bytes)
    assert isinstance(seed, bytes)
    setting = msgspec.json.decode(doc, type=Setting)
    game = game_called(setting.game)
    first = begun(game, setting, seed)
    assert not isinstance(first, Refusal), first
    moments = [first]
    for entry in inputs(house, code):
        accepted = moments[-1].enter(codec.decode(entry, input_type(game)))
        assert not isinstance(accepted, Refusal), accepted
        moments.append(accepted.match)
    return Truth(setting, str(stage), seed, moments)


def inputs(house: Place, code: str) -> list[bytes]:
    """Returns the stored inputs of a game, without gaps."""
    rows = house.rows("SELECT number, entry FROM inputs WHERE code = ? ORDER BY number", code)
    assert [number for number, _ in rows] == list(range(len(rows)))
    return [entry for _, entry in rows if isinstance(entry, bytes)]


def told(match: AnyMatch, number: int, viewer: Viewer) -> dict[str, Any]:
    """Returns what this viewer may be told of an input when it happens, by the viewer's number for it."""
    entry = input_of(match, number, viewer)
    return _told(match, entry, match.witnessed(match.story[entry], viewer), viewer)


def number_for(match: AnyMatch, number: int, viewer: Viewer) -> int:
    """Returns the number of this input for this viewer, who counts only what they noticed."""
    before = range(number)
    return len(before) if match.outcome is not None else sum(has_noticed(match, n, viewer) for n in before)


def has_noticed(match: AnyMatch, number: int, viewer: Viewer) -> bool:
    return match.outcome is not None or number not in match.hidden.by(viewer)


def seen_at(moments: list[AnyMatch], viewer: Viewer) -> dict[int, AnyMatch]:
    """Returns the moments of a game by this viewer's numbers."""
    return {number_for(then, len(then.inputs), viewer): then for then in reversed(moments)}


def input_of(match: AnyMatch, number: int, viewer: Viewer) -> int:
    """Returns which input has this number for this viewer."""
    noticed = (n for n in range(len(match.inputs)) if has_noticed(match, n, viewer))
    return next(islice(noticed, number, None))


def log(match: AnyMatch, viewer: Viewer) -> list[dict[str, Any]]:
    """Returns what this viewer may be told later about everything that happened."""
    kept = match.game.kept if match.outcome is None else None
    numbers = [number for number in range(len(match.inputs)) if has_noticed(match, number, viewer)]
    if kept is None:
        return [_told(match, n, match.witnessed(match.story[n], viewer), viewer) for n in numbers]
    left = [[kept(match.state, event) for event in events] for events in match.story]
    return [_told(match, n, match.witnessed(filter(None, left[n]), viewer), viewer) for n in numbers]


def fading(match: AnyMatch, viewer: Viewer, since: int) -> dict[str, Any] | None:
    """Returns what fades from the log after the moment that began with this input."""
    glimpse = match.game.glimpse
    if match.game.kept is None or glimpse is None:
        return None
    shown = [glimpse(match.state, event) for event in match.story[-1]]
    left = log(match, viewer)
    noticed = [n for n in range(len(match.inputs)) if has_noticed(match, n, viewer)]
    fresh = [place for place, n in enumerate(noticed) if match.story[n]][-FRESH:]
    now = range(since, len(noticed))
    told = sorted({*fresh, *now}) if match.outcome is None else range(len(left))[-PAGE:]
    seen = [event for event in match.witnessed(match.story[-1], viewer) if glimpse(match.state, event)]
    latest, voiced = match.inputs[-1], match.game.voiced
    return {
        "story": [left[number] for number in told],
        "after": max(shown, default=0.0),
        "fleeting": any(event not in entry["events"] for event in seen for entry in left[-1:]),
        "said": isinstance(latest, Made) and voiced is not None and voiced(latest.move),
    }


def _told(match: AnyMatch, number: int, events: tuple[Any, ...], viewer: Viewer) -> dict[str, Any]:
    entry = match.inputs[number]
    withdraws = dict(match.withdrawn).get(number)
    return {
        "number": number_for(match, number, viewer),
        "input": msgspec.to_builtins(entry)["input"],
        "seat": entry.seat,
        "events": events,
        "by": entry.by if isinstance(entry, TakenOver) else "",
        "withdraws": None if withdraws is None else number_for(match, withdraws, viewer),
    }


def sight(match: AnyMatch, viewer: Viewer) -> dict[str, Any]:
    """Returns what this viewer may know of the current game, without a clock."""
    seen = match.sight(viewer)
    return {
        "number": number_for(match, len(match.inputs), viewer),
        "view": seen.view,
        "to_move": seen.to_move,
        "question": seen.question,
        "offers": seen.offers,
        "outcome": seen.outcome,
        "retrospect": seen.retrospect,
        "undo": viewer is not None and match.may_take_back(viewer),
        "left": None,
        "silence": _silence(match, viewer),
        "hints": 0
        if match.outcome is None
        else [*match.inputs].count(Hinted(-1 if viewer is None else viewer)),
        "guide": None,
        "voiced": match.game.voiced is not None and any(map(match.game.voiced, seen.offers)),
        "ending": seen.ending,
    }


def _silence(match: AnyMatch, viewer: Viewer) -> str | None:
    speech = match.game.speech
    if viewer is None:
        return ""
    if speech is None or match.outcome is not None or speech(match.state, viewer).free:
        return None
    return speech(match.state, viewer).rule
