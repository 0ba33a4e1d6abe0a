"""A game as one JSON file: options, seed or its commitment, inputs.

The seed of a game that is still running is a secret; a record made to be shown then holds the
commitment alone. Such a record can be read but not replayed until the seed is opened.

A damaged file is read as far as it is whole, and replayed as far as the rules allow; `Reading` and
`Replay` say where and why they stopped.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any, Generic

import msgspec

from vernissage.core import codec
from vernissage.core.game import E, Game, M, O, Outcome, S, V
from vernissage.core.inputs import input_type
from vernissage.core.match import Match, begin
from vernissage.core.refusal import Refusal, malformed
from vernissage.core.rng import SEED_BYTES, commitment
from vernissage.core.value import Value

FORMAT = 2
"""Changes when an old file would be read wrongly: with 2, chance comes in words of 16 bits."""


class Record(Value, frozen=True):
    """A stored game. Options, position and inputs are plain JSON here; the game knows their types."""

    vernissage: int
    game: str
    version: int
    options: dict[str, Any]
    commitment: str
    seed: str | None = None
    position: dict[str, Any] | None = None
    outcome: Outcome | None = None
    inputs: tuple[dict[str, Any], ...] = ()


class Reading(Value, frozen=True):
    """What could be read of a file; `damage` says where it stopped, or is empty."""

    record: Record
    damage: str


class Replay(msgspec.Struct, Generic[S, M, E, V, O], frozen=True):
    """How far a record could be played again; `stopped` says at which input and why, or is None."""

    match: Match[S, M, E, V, O]
    stopped: Refusal | None


def record(name: str, match: Match[S, M, E, V, O], *, open_seed: bool) -> Record:
    """The record of a match; with `open_seed` it can be replayed by anyone who has it."""
    return Record(
        vernissage=FORMAT,
        game=name,
        version=match.game.info.version,
        options=_plain(match.options),
        commitment=commitment(match.seed),
        seed=match.seed.hex() if open_seed else None,
        position=None if match.position is None else _plain(match.position),
        outcome=match.outcome,
        inputs=tuple(_plain(entry) for entry in match.inputs),
    )


def _plain(value: Value) -> dict[str, Any]:
    """A value as it will be when it is read again: lists, where it holds tuples."""
    found: dict[str, Any] = msgspec.json.decode(codec.encode(value))
    return found


def write(kept: Record) -> str:
    """The file: one line per input, so that people can read it and damage stays where it is."""
    head = msgspec.to_builtins(kept)
    inputs = head.pop("inputs")
    lines = [f"{json.dumps(key)}: {json.dumps(value, ensure_ascii=False)}" for key, value in head.items()]
    moves = ",\n".join("  " + json.dumps(entry, ensure_ascii=False) for entry in inputs)
    lines.append(f'"inputs": [\n{moves}\n]')
    return "{\n" + ",\n".join(lines) + "\n}\n"


def read(data: bytes | str) -> Reading | Refusal:
    """The record in this file as far as it is whole. Refused only if the game itself can't be made out."""
    fields, damage = _fields(data if isinstance(data, str) else _legible(data))
    if "inputs" not in fields:
        damage = damage or "there are no inputs"
    found = codec.convert(fields, Record)
    if isinstance(found, Refusal):
        why = f"{damage}; {found.args['why']}" if damage else str(found.args["why"])
        return malformed(why)
    assert isinstance(found, Record)
    if found.vernissage != FORMAT:
        return malformed(f"this is format {found.vernissage}; format {FORMAT} can be read")
    return Reading(found, damage)


def replay(game: Game[S, M, E, V, O], kept: Record) -> Replay[S, M, E, V, O] | Refusal:
    """The match again, from its record. Refused if it can't even begin."""
    match = _begin(game, kept)
    if isinstance(match, Refusal):
        return match
    wanted = input_type(game)
    for number, raw in enumerate(kept.inputs):
        entry = codec.convert(raw, wanted)
        accepted = entry if isinstance(entry, Refusal) else match.enter(entry)
        if isinstance(accepted, Refusal):
            args = {**accepted.args, "input": number, "code": accepted.code}
            return Replay(match, Refusal("record/stopped", accepted.rule, args))
        match = accepted.match
    return Replay(match, None)


def verify(game: Game[S, M, E, V, O], kept: Record) -> Refusal | None:
    """Was this game dealt and played as it claims? Checks the commitment, every input and the outcome."""
    replayed = replay(game, kept)
    if isinstance(replayed, Refusal):
        return replayed
    if commitment(replayed.match.seed) != kept.commitment:
        return Refusal("record/other-seed")
    if replayed.stopped is not None:
        return replayed.stopped
    if replayed.match.outcome != kept.outcome:
        return Refusal("record/other-outcome")
    return None


def _begin(game: Game[S, M, E, V, O], kept: Record) -> Match[S, M, E, V, O] | Refusal:
    if kept.version != game.info.version:
        return Refusal("record/other-version", args={"version": kept.version, "present": game.info.version})
    seed = _opened(kept)
    options = codec.convert(kept.options, game.types.options)
    position = None if kept.position is None else codec.convert(kept.position, game.types.state)
    for part in (seed, options, position):
        if isinstance(part, Refusal):
            return part
    assert isinstance(seed, bytes)
    return begin(game, options, seed, position)


def _opened(kept: Record) -> bytes | Refusal:
    """The seed, if this record holds it."""
    if kept.seed is None:
        return Refusal("record/sealed")
    try:
        seed = bytes.fromhex(kept.seed)
    except ValueError:
        seed = b""
    return seed if len(seed) == SEED_BYTES else malformed(f"the seed is not {2 * SEED_BYTES} hex digits")


def _legible(data: bytes) -> str:
    """The text up to the first byte that is no text: what follows it is damaged."""
    try:
        return data.decode()
    except UnicodeDecodeError as error:
        return data[: error.start].decode()


def _fields(text: str) -> tuple[dict[str, Any], str]:
    """The fields of a JSON object as far as they can be read, a list cut off in the middle included."""
    fields: dict[str, Any] = {}
    scan = _Scan(text)
    try:
        for _ in scan.items("{", "}"):
            key = scan.value(str)
            scan.expect(":")
            if key == "inputs":
                fields[key] = []
                for _ in scan.items("[", "]"):
                    fields[key].append(scan.value(dict[str, Any]))
            else:
                fields[key] = scan.value(Any)
        scan.end()
    except (ValueError, RecursionError) as error:
        return fields, f"line {scan.line}: {getattr(error, 'msg', error)}"
    return fields, ""


class _Scan:
    """Goes through JSON piece by piece, so that everything before a damaged piece is kept."""

    def __init__(self, text: str) -> None:
        self._text = text
        self._place = 0
        self._json = json.JSONDecoder()

    @property
    def line(self) -> int:
        return self._text.count("\n", 0, self._place) + 1

    def items(self, opening: str, closing: str) -> Iterator[None]:
        """Stops before each item between these marks; whoever iterates reads it."""
        self.expect(opening)
        if self._takes(closing):
            return
        yield
        while not self._takes(closing):
            self.expect(",")
            yield

    def value(self, wanted: Any) -> Any:  # noqa: ANN401 - the type is the argument
        """The next value. One decoder finds where it ends, the other is strict about what it is."""
        self._skip()
        _, end = self._json.raw_decode(self._text, self._place)
        found = msgspec.json.decode(self._text[self._place : end], type=wanted)
        if end == len(self._text) and isinstance(found, int | float):
            message = "a number that may be cut off"
            raise ValueError(message)
        self._place = end
        return found

    def end(self) -> None:
        """Nothing may follow."""
        self._skip()
        if self._place < len(self._text):
            message = "there is more after the end"
            raise ValueError(message)

    def expect(self, mark: str) -> None:
        """Go past this mark, which must be next."""
        if not self._takes(mark):
            message = f"expected {mark}"
            raise ValueError(message)

    def _takes(self, mark: str) -> bool:
        self._skip()
        found = self._text.startswith(mark, self._place)
        self._place += len(mark) * found
        return found

    def _skip(self) -> None:
        while self._text[self._place : self._place + 1] in {" ", "\t", "\r", "\n"}:
            self._place += 1
