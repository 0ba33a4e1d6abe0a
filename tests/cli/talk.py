"""How tests talk to a referee."""

from __future__ import annotations

import json
from typing import Any, TypeAlias

from vernissage.cli.referee import Referee
from vernissage.core import codec
from vernissage.core.rng import seed_from_text

FRESH = seed_from_text("fresh")
"""What chance gives in these tests."""

Answer: TypeAlias = dict[str, Any]


def new_referee() -> Referee:
    return Referee(lambda: FRESH)


def ask(referee: Referee, do: str, **fields: object) -> Answer:
    """What this request is answered."""
    line = referee.answer(codec.encode({"do": do, **fields}))
    assert line is not None
    assert b"\n" not in line
    answer: Answer = json.loads(line)
    return answer


def told(referee: Referee, do: str, **fields: object) -> Answer:
    """The same, for a request that must not be refused."""
    answer = ask(referee, do, **fields)
    assert "ok" in answer, answer
    found: Answer = answer["ok"]
    return found


def refused(referee: Referee, do: str, **fields: object) -> str:
    """The code of the refusal of a request that must be refused."""
    answer = ask(referee, do, **fields)
    assert "refused" in answer, answer
    code: str = answer["refused"]["code"]
    return code


def plain(value: object) -> Any:
    """A value as it looks on the other side of the line."""
    return json.loads(codec.encode(value))
