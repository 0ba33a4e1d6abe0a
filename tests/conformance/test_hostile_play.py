"""Hostile input, at any moment and from any seat, leaves the match unchanged and gets a refusal."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import cycle, islice
from typing import Any

from tests.conformance.options import Table
from tests.conformance.played import played, where
from tests.conformance.probes import probes
from tests.play import game_called
from vernissage import catalog
from vernissage.core.codec import convert, encode
from vernissage.core.match import Accepted, AnyMatch
from vernissage.core.refusal import Refusal
from vernissage.core.seats import Seat, viewers
from vernissage.rulebook import rules

TRIED_AT_ONCE = 12
CORE_CODES = ("match", "seat", "message")
"""The beginnings of a refused answer's code, besides the game's own name."""

JUNK: tuple[object, ...] = (None, 1, "", [], {}, {"move": ""}, {"move": 7}, {"move": "nonsense", "x": [[]]})

Answer = tuple[Seat, int, Any]


def hostile_answers(match: AnyMatch, moves: Iterator[Any]) -> Iterator[Answer]:
    """Yields invalid answers: stale, early, from another seat, of another phase, repeated."""
    asked = match.game.to_move(match.state)
    for seat in range(match.players):
        question = match.asked[seat]
        for move in islice(moves, TRIED_AT_ONCE):
            yield seat, question, move
        offers = match.game.offers(match.state, seat) or (next(moves),)
        yield from ((seat, other, offers[0]) for other in (question - 1, question + 1, -1, 10**30))
    for seat in (-1, match.players, 10**30, *asked):
        yield seat, 0, next(moves)
    yield from ((seat, *answer) for seat, answer in enumerate(match.answered) if answer is not None)


def may_play(match: AnyMatch, answer: Answer) -> bool:
    """Returns whether this is an offered answer to the question asked."""
    seat, question, move = answer
    return (
        0 <= seat < match.players
        and match.asked[seat] == question
        and match.game.as_offered(move) in match.game.offers(match.state, seat)
    )


def as_told(match: AnyMatch) -> bytes:
    """Returns the whole match as anyone could come to see it."""
    sights = [match.sight(viewer) for viewer in viewers(match.players)]
    return encode([match.state, match.inputs, match.story, match.asked, match.answered, sights])


def test_hostile_answers_are_refused_and_do_no_harm(table: Table) -> None:
    moves, again = cycle(probes(table.name)), 0
    for match in played(table)[::2]:
        before = as_told(match)
        for answer in hostile_answers(match, moves):
            seat, question, move = answer
            told = match.submit(seat, question, move)
            if 0 <= seat < match.players and match.answered[seat] == (question, move):
                assert told == Accepted(match, None, ()), f"{where(match)}: {answer} is played again"
                again += 1
            else:
                assert isinstance(told, Refusal) != may_play(match, answer), f"{where(match)}: {answer}"
        assert as_told(match) == before, where(match)
    assert again, "nothing was said twice"


def test_a_clock_of_no_question_asked_is_refused(table: Table) -> None:
    for match in played(table):
        asked = table.game.to_move(match.state)
        waiting = [(seat, match.asked[seat]) for seat in range(match.players) if seat not in asked]
        stale = [(seat, match.asked[seat] + late) for seat in asked for late in (-1, 1)]
        for seat, question in (*waiting, *stale, (-1, 0), (match.players, 0)):
            assert isinstance(match.time_out(seat, question), Refusal), f"{where(match)}: seat {seat}"


def test_refusals_have_a_code_of_the_game_or_the_core(table: Table) -> None:
    own = table.name.removeprefix("_")
    code = re.compile(rf"(?:{'|'.join((own, *CORE_CODES))})/[a-z0-9]+(?:-[a-z0-9]+)*")
    known = rules((catalog.folder(table.name) / "RULES.md").read_text(encoding="utf-8"))
    for refusal in refusals(table):
        assert code.fullmatch(refusal.code), f'{refusal}: in `check`, a code is "{own}/some-words"'
        assert refusal.rule in known or not (refusal.rule or refusal.code.startswith(own)), (
            f"{refusal}: in `check`, a refusal names the rule of RULES.md that forbids it"
        )


def refusals(table: Table) -> Iterator[Refusal]:
    """Yields the refusals of hostile answers throughout a game."""
    moves = cycle(probes(table.name))
    for match in played(table):
        answers = [match.submit(*answer) for answer in hostile_answers(match, moves)]
        yield from {answer.code: answer for answer in answers if isinstance(answer, Refusal)}.values()


def test_what_is_no_move_is_refused_when_it_is_read(name: str) -> None:
    for junk in JUNK:
        told = convert(junk, game_called(name).types.move)
        assert isinstance(told, Refusal), junk
        assert told.code == "message/malformed"
        assert told.args["why"]
