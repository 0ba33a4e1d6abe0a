"""Helpers for talking to a referee."""

from __future__ import annotations

import json
from typing import Any, TypeAlias

from tests.play import game_called, options_for, random_match
from vernissage.cli.referee import Referee
from vernissage.core import codec
from vernissage.core.match import AnyMatch
from vernissage.core.rng import seed_from_text

FRESH = seed_from_text("fresh")
"""The fresh seed in these tests."""

SEED = "a rainy day"

Answer: TypeAlias = dict[str, Any]


def new_referee() -> Referee:
    return Referee(lambda: FRESH)


def ask(referee: Referee, do: str, **fields: object) -> Answer:
    """Returns the answer to this request."""
    line = referee.answer(codec.encode({"do": do, **fields}))
    assert line is not None
    assert b"\n" not in line
    answer: Answer = json.loads(line)
    return answer


def told(referee: Referee, do: str, **fields: object) -> Answer:
    """Returns the answer to a request that must succeed."""
    answer = ask(referee, do, **fields)
    assert "ok" in answer, answer
    found: Answer = answer["ok"]
    return found


def refused(referee: Referee, do: str, **fields: object) -> str:
    """Returns the code of the refusal of a request that must fail."""
    answer = ask(referee, do, **fields)
    assert "refused" in answer, answer
    code: str = answer["refused"]["code"]
    return code


def plain(value: object) -> Any:
    """Returns a value as plain JSON, as the client sees it."""
    return json.loads(codec.encode(value))


def options_of(name: str) -> Any:
    game = game_called(name)
    return options_for(game, game.info.most)


def matches_of(name: str, *, stop: int | None = None) -> list[AnyMatch]:
    return list(random_match(game_called(name), options_of(name), seed_from_text(SEED), stop=stop))


def playing(name: str, *, inputs: int = 0) -> tuple[Referee, AnyMatch]:
    """Returns a referee in the middle of a game, and the match it should hold."""
    *_, match = matches_of(name, stop=inputs)
    referee = new_referee()
    told(referee, "new", game=name, options=options_of(name), seed=SEED)
    for entry in match.inputs:
        told(referee, "submit", seat=entry.seat, move=entry.move)
    return referee, match
