"""Ten thousand hostile messages, the same in every run.

Each is derived from its own number, so that a harmful one can be sent again alone: `hostile(1234, moves)`.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from typing import Any, Final, TypeAlias

from msgspec import Raw

from vernissage.core import codec
from vernissage.core.rng import Rng, seed_from_text
from vernissage.table import protocol
from vernissage.table.protocol import MESSAGE_LIMIT

WISHES = (
    protocol.Sit(),
    protocol.Sit(0),
    protocol.Rise(),
    protocol.Claim("k" * 22),
    protocol.Bring("Anna"),
    protocol.Look(1),
    protocol.SetBot(1, "random"),
    protocol.SetLevel("hard"),
    protocol.Clear(1),
    protocol.Setup(Raw(b"{}"), "none", open=True),
    protocol.Pick("another game"),
    protocol.Count(yes=True),
    protocol.Start(),
    protocol.AskSeat(1),
    protocol.Admit(1, yes=False),
    protocol.OfferSeat(1),
    protocol.Stop(yes=False),
    protocol.Report(1),
    protocol.Answer(1, Raw(b"{}")),
    protocol.WhyNot(Raw(b"{}")),
    protocol.Preview(0),
    protocol.Explain(0),
    protocol.ReadBack(1),
    protocol.Looked(),
    protocol.Hint(0),
    protocol.Undo(),
    protocol.Resign(),
    protocol.Talk(text="psst"),
    protocol.Point("here"),
    protocol.Rematch(),
    protocol.Skip(),
    protocol.Vote(0),
)
"""One message of every kind but a ping."""

Said: TypeAlias = str | bytes
SEED: Final = seed_from_text("ten thousand of them")
NUMBERS: Final = (-1, 0, 1, 2, 99, 2**31, 2**63, 2**64, 10**300, 0.5, -0.0, 1e308)
WORDS: Final = (
    "",
    "do",
    "answer",
    "random",
    "\x00",
    "\u202e",
    "\ufffd",
    "\U0001f600",
    "x" * 500,
    "__proto__",
)
FIELDS: Final = (
    "do",
    "seat",
    "name",
    "key",
    "bot",
    "options",
    "clock",
    "open",
    "question",
    "move",
    "n",
    "you",
    "is",
)


def hostile(number: int, moves: Sequence[Any]) -> Said:
    """Returns the hostile message of this number, in a game where these moves are offered to someone."""
    rng = Rng(SEED, "hostile", number)
    kinds: tuple[Callable[[Rng, Sequence[Any]], Said], ...] = (
        _bytes,
        _text,
        _json,
        _nested,
        _cut,
        _flipped,
        _changed,
        _changed,
        _at_the_wrong_time,
    )
    return kinds[number % len(kinds)](rng, moves)


def noise(rng: Rng, length: int) -> bytes:
    return bytes(rng.below(256) for _ in range(length))


def _bytes(rng: Rng, _moves: Sequence[Any]) -> bytes:
    return noise(rng, rng.below(160))


def _text(rng: Rng, _moves: Sequence[Any]) -> str:
    return "".join(chr(rng.below(0xD7FF)) for _ in range(rng.below(100)))


def _json(rng: Rng, _moves: Sequence[Any]) -> str:
    return json.dumps(_value(rng, 4))


def _nested(rng: Rng, _moves: Sequence[Any]) -> str:
    """Nests as deeply as fits into a message, complete or truncated."""
    opening, closing = rng.pick((("[", "]"), ('{"do":', "}"), ('{"a":[', "]}")))
    depth = rng.below((MESSAGE_LIMIT - 100) // len(opening + closing))
    deep = opening * depth + "1" + closing * (depth * rng.below(2))
    return rng.pick((deep, f'{{"do":"answer","question":1,"move":{deep}}}', f'{{"do":{deep}}}'))


def _cut(rng: Rng, moves: Sequence[Any]) -> str:
    said = json.dumps(_honest(rng, moves))
    return said[: rng.below(len(said))]


def _flipped(rng: Rng, moves: Sequence[Any]) -> bytes:
    """Changes a few bytes of an honest message."""
    said = bytearray(json.dumps(_honest(rng, moves)).encode())
    for _ in range(1 + rng.below(3)):
        said[rng.below(len(said))] = rng.below(256)
    return bytes(said)


def _changed(rng: Rng, moves: Sequence[Any]) -> str:
    """Removes, retypes or adds one field of an honest message."""
    said = _honest(rng, moves)
    field = rng.pick((*said, rng.pick(FIELDS)))
    if rng.below(3):
        said[field] = _value(rng, 2)
    else:
        said.pop(field, None)
    return json.dumps(said)


def _at_the_wrong_time(rng: Rng, moves: Sequence[Any]) -> str:
    return json.dumps(_honest(rng, moves))


def _honest(rng: Rng, moves: Sequence[Any]) -> dict[str, Any]:
    """Returns an honest message, but never one that leaves for good."""
    answer = protocol.Answer(rng.below(6), Raw(codec.encode(rng.pick(moves))))
    wishes = [wish for wish in WISHES if not isinstance(wish, protocol.Resign | protocol.Clear)]
    said: dict[str, Any] = json.loads(codec.encode(rng.pick((answer, answer, answer, *wishes))))
    return said


def _value(rng: Rng, depth: int) -> Any:
    match rng.below(7 if depth else 5):
        case 0:
            return None
        case 1:
            return rng.below(2) == 1
        case 2:
            return rng.pick(NUMBERS)
        case 3 | 4:
            return rng.pick(WORDS)
        case 5:
            return [_value(rng, depth - 1) for _ in range(rng.below(4))]
        case _:
            return {rng.pick((*FIELDS, *WORDS)): _value(rng, depth - 1) for _ in range(rng.below(4))}
