"""The truth about a table, from its database alone, and what the engine says each viewer may know of it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import msgspec

from tests.server.live import House
from vernissage.core import codec
from vernissage.core.game import FRESH
from vernissage.core.inputs import TakenOver, input_type
from vernissage.core.match import AnyMatch
from vernissage.core.refusal import Refusal
from vernissage.core.seats import Viewer
from vernissage.server.deal import begun
from vernissage.server.setting import Setting


@dataclass(frozen=True, slots=True)
class Truth:
    """A table as it is kept."""

    setting: Setting
    stage: str
    seed: bytes
    moments: list[AnyMatch]
    """The match as it began, and after each input."""

    @property
    def match(self) -> AnyMatch:
        return self.moments[-1]


def truth(house: House, code: str) -> Truth:
    """What is kept of this table, played again."""
    ((doc, stage, seed),) = house.rows("SELECT doc, stage, seed FROM tables WHERE code = ?", code)
    assert isinstance(doc, bytes)
    assert isinstance(seed, bytes)
    setting = msgspec.json.decode(doc, type=Setting)
    game = setting.the_game
    first = begun(setting, seed)
    assert not isinstance(first, Refusal), first
    moments = [first]
    for entry in inputs(house, code):
        accepted = moments[-1].enter(codec.decode(entry, input_type(game)))
        assert not isinstance(accepted, Refusal), accepted
        moments.append(accepted.match)
    return Truth(setting, str(stage), seed, moments)


def inputs(house: House, code: str) -> list[bytes]:
    """The inputs of a game as they are kept, without a gap."""
    rows = house.rows("SELECT number, entry FROM inputs WHERE code = ? ORDER BY number", code)
    assert [number for number, _ in rows] == list(range(len(rows)))
    return [entry for _, entry in rows if isinstance(entry, bytes)]


def told(match: AnyMatch, number: int, viewer: Viewer) -> dict[str, Any]:
    """What this viewer may be told of the input of this number when it happens."""
    return _told(match, number, match.witnessed(match.story[number], viewer))


def log(match: AnyMatch, viewer: Viewer) -> list[dict[str, Any]]:
    """What this viewer may be told later of everything that happened."""
    kept = match.game.kept if match.outcome is None else None
    if kept is None:
        return [told(match, number, viewer) for number in range(len(match.inputs))]
    left = [[kept(match.state, event) for event in events] for events in match.story]
    return [
        _told(match, number, match.witnessed(filter(None, events), viewer))
        for number, events in enumerate(left)
    ]


def fading(match: AnyMatch, viewer: Viewer) -> dict[str, Any] | None:
    """What is left of the story when the moment has passed, in a game of memory."""
    glimpse = match.game.glimpse
    if match.game.kept is None or glimpse is None:
        return None
    shown = [glimpse(match.state, event) for event in match.story[-1]]
    left = log(match, viewer)
    fresh = [number for number, events in enumerate(match.story) if events][-FRESH:]
    first = fresh[0] if len(fresh) == FRESH and match.outcome is None else 0
    return {"story": left[first:], "after": max(shown, default=0.0)}


def _told(match: AnyMatch, number: int, events: tuple[Any, ...]) -> dict[str, Any]:
    entry = match.inputs[number]
    return {
        "number": number,
        "input": msgspec.to_builtins(entry)["input"],
        "seat": entry.seat,
        "events": events,
        "by": entry.by if isinstance(entry, TakenOver) else "",
        "withdraws": dict(match.withdrawn).get(number),
    }


def sight(match: AnyMatch, viewer: Viewer) -> dict[str, Any]:
    """What this viewer may know of a game without a clock, as it stands."""
    seen = match.sight(viewer)
    return {
        "number": len(match.inputs),
        "view": seen.view,
        "to_move": seen.to_move,
        "question": seen.question,
        "offers": seen.offers,
        "outcome": seen.outcome,
        "retrospect": seen.retrospect,
        "undo": viewer is not None and match.may_take_back(viewer),
        "left": None,
        "silence": _silence(match, viewer),
        "guide": None,
    }


def _silence(match: AnyMatch, viewer: Viewer) -> str | None:
    speech = match.game.speech
    if viewer is None:
        return ""
    if speech is None or match.outcome is not None or speech(match.state, viewer).free:
        return None
    return speech(match.state, viewer).rule
