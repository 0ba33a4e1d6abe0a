"""Compares what clients heard during a night with what was stored. Any contradiction is a finding.

The log of a table, replayed by the engine, is the truth. Everything a client was shown must match its view at
some moment of that log. Everything a client knows to be stored must be there exactly once.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any

import msgspec

from tests.chaos.history import Answered, Heard, History
from tests.server.eyes import in_order, same
from tests.server.truth import Truth, fading, log, seen_at, sight, told
from vernissage.core import codec
from vernissage.core.company import People
from vernissage.core.inputs import Made
from vernissage.core.match import AnyMatch
from vernissage.core.seats import Seat, Viewer
from vernissage.server.workers.bot_pool import by_chance, choose, question
from vernissage.table import protocol
from vernissage.table.news import PAGE


@dataclass(slots=True)
class Verdict:
    """The findings."""

    findings: list[str] = field(default_factory=list)
    moves: int = 0
    acknowledged: int = 0
    lost: int = 0
    doubled: int = 0
    views: int = 0
    """How many views were compared with the log."""
    stuck: int = 0


def check(kept: Truth, histories: Sequence[History]) -> Verdict:
    """Checks one table and all its clients."""
    found, views = Verdict(moves=len(kept.match.inputs)), Views(kept)
    for history in histories:
        check_answers(kept, history, found)
        _check_views(views, history, found)
        _check_secrets(kept, history, found)
        found.stuck += bool(history.stuck)
        found.findings += [f"{history.name} is stuck: {history.stuck}"] * bool(history.stuck)
    found.findings += strange_bots(kept)
    return found


def altogether(verdicts: Iterable[Verdict]) -> Verdict:
    """Combines the verdicts of all tables."""
    total = Verdict()
    for each in verdicts:
        for name in ("findings", "moves", "acknowledged", "lost", "doubled", "views", "stuck"):
            setattr(total, name, getattr(total, name) + getattr(each, name))
    return total


def _moves_of(kept: Truth, seat: Seat) -> list[tuple[int, Any]]:
    """Returns this seat's questions and moves in the log."""
    return [
        (then.asked[seat], codec.plain(entry.move))
        for then, entry in zip(kept.moments, kept.match.inputs, strict=False)
        if isinstance(entry, Made) and entry.seat == seat
    ]


def check_answers(kept: Truth, history: History, found: Verdict) -> None:
    """Checks that acknowledged answers are stored once, and that no other moves are."""
    if history.seat is None:
        return
    there = Counter(codec.encode(each) for each in _moves_of(kept, history.seat))
    said = Counter(codec.encode((each.question, each.move)) for each in history.answers)
    acknowledged = Counter(codec.encode((each.question, each.move)) for each in history.acknowledged)
    lost = sum((acknowledged - there).values())
    doubled = sum((there - said).values())
    again = _questions_answered_twice(history.acknowledged)
    found.acknowledged += len(history.acknowledged)
    found.lost += lost
    found.doubled += doubled
    if lost:
        found.findings.append(f"{history.name}: {lost} acknowledged moves are lost")
    if doubled:
        found.findings.append(f"{history.name}: {doubled} moves are there twice, or nobody made them")
    if again:
        found.findings.append(f"{history.name}: asked again after it was acknowledged: {again}")


def _questions_answered_twice(answers: Iterable[Answered]) -> list[int]:
    return [question for question, many in Counter(each.question for each in answers).items() if many > 1]


def _check_views(views: Views, history: History, found: Verdict) -> None:
    """Checks that every view matches the log, from the point of view of its client."""
    for heard in history.heard:
        if isinstance(heard.news, protocol.Welcome | protocol.Moved) and heard.news.sight is not None:
            found.views += 1
            wrong = views.wrong_with(heard.viewer, heard.news, heard.news.sight)
            if wrong:
                found.findings.append(f"{history.name}, at {heard.at:.2f}: {wrong}")


class Views:
    """All possible views of one log, each computed once."""

    def __init__(self, kept: Truth) -> None:
        self._kept = kept
        self._numbered: dict[Viewer, dict[int, AnyMatch]] = {}
        self._sights: dict[tuple[Viewer, int], bytes] = {}
        self._stories: dict[tuple[Viewer, int], bytes] = {}

    def wrong_with(
        self, viewer: Viewer, news: protocol.Welcome | protocol.Moved, shown: protocol.Sight
    ) -> str:
        """Describes what is not in the log; empty if everything is."""
        number = shown.number
        then = self._at(viewer).get(number)
        if then is None:
            return f"it was shown moment {number}, which the log does not have"
        expected = self._sight(viewer, number, then)
        if in_order(shown) != expected:
            where = ", ".join(_differing(in_order(shown), expected))
            return f"its view of moment {number} is none of the log, as {viewer} sees it: {where}"
        if isinstance(news, protocol.Welcome):
            same_story = in_order(news.story) == self._story(viewer, number, then)
            return "" if same_story else f"the story until {number} is another"
        fits = self._is_told(viewer, news, then) or self._is_told_again(viewer, news, then)
        return "" if fits else f"it was told otherwise of input {news.told.number}"

    @staticmethod
    def _is_told(viewer: Viewer, news: protocol.Moved, then: AnyMatch) -> bool:
        """Returns whether this is how the event was told when it happened."""
        number = news.told.number
        return same(news.told, told(then, number, viewer)) and same(news.fading, fading(then, viewer, number))

    @staticmethod
    def _is_told_again(viewer: Viewer, news: protocol.Moved, then: AnyMatch) -> bool:
        """Returns whether this is how a repeated answer is told: as the log has it by then."""
        number = news.told.number
        fades = fading(then, viewer, number)
        left = None if fades is None else {**fades, "after": 0.0}
        return same(news.told, log(then, viewer)[number]) and same(news.fading, left)

    def _at(self, viewer: Viewer) -> dict[int, AnyMatch]:
        if viewer not in self._numbered:
            self._numbered[viewer] = seen_at(self._kept.moments, viewer)
        return self._numbered[viewer]

    def _sight(self, viewer: Viewer, number: int, then: AnyMatch) -> bytes:
        if (viewer, number) not in self._sights:
            self._sights[viewer, number] = in_order(sight(then, viewer))
        return self._sights[viewer, number]

    def _story(self, viewer: Viewer, number: int, then: AnyMatch) -> bytes:
        if (viewer, number) not in self._stories:
            self._stories[viewer, number] = in_order(log(then, viewer)[-PAGE:])
        return self._stories[viewer, number]


def _differing(shown: bytes, expected: bytes) -> list[str]:
    """Returns which of its parts differ."""
    one, other = (msgspec.json.decode(each, type=dict[str, Any]) for each in (shown, expected))
    return [name for name in other if one.get(name) != other.get(name)]


def _check_secrets(kept: Truth, history: History, found: Verdict) -> None:
    """Checks that no frame has unknown fields, another's seat key, or the seed before the end."""
    keys = {chair.key: seat for seat, chair in enumerate(kept.setting.chairs) if chair.key}
    seed = kept.seed.hex().encode()
    for heard in history.heard:
        if codec.encode(heard.news) != heard.frame:
            found.findings.append(f"{history.name}: a frame holds more than its type")
        others = [key for key, seat in keys.items() if seat != heard.viewer and key.encode() in heard.frame]
        if others or heard.viewer != _expected(history, heard):
            found.findings.append(f"{history.name}: it saw what belongs to another seat")
        if seed in heard.frame and kept.match.outcome is None:
            found.findings.append(f"{history.name}: it was told the seed")


def _expected(history: History, heard: Heard) -> Viewer:
    """Returns the client's own seat, or none before it has sat down."""
    return None if heard.viewer is None else history.seat


def strange_bots(kept: Truth) -> Iterator[str]:
    """Yields moves of bots that are no answer to any moment in between."""
    moments = kept.moments
    for number, entry in enumerate(kept.match.inputs):
        chair = kept.setting.chairs[entry.seat]
        if not chair.bot or not isinstance(entry, Made):
            continue
        asked = moments[number].asked[entry.seat]
        wanted = codec.encode(entry.move)
        when = (then for then in reversed(moments[: number + 1]) if then.asked[entry.seat] == asked)
        if not any(wanted in _answers(kept, then, entry.seat) for then in when):
            where = f"{kept.setting.code}, input {number}"
            yield f"{where}: the bot at seat {entry.seat} answers what nobody asked"


def _answers(kept: Truth, then: AnyMatch, seat: Seat) -> tuple[bytes, bytes]:
    """Returns the bot's answer to this moment, and the fallback if it fails."""
    put = question(kept.setting.game, kept.setting.chairs[seat].bot, then, seat, People(()))
    offers = msgspec.json.decode(put.offers, type=list[msgspec.Raw])
    chosen = choose(put)
    assert isinstance(chosen, int)
    return bytes(offers[chosen]), bytes(offers[by_chance(put)])
