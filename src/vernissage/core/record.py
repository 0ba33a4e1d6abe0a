"""A game as one JSON file: options, seed or its commitment, inputs.

The seed of a game that is still running is a secret; a record made to be shown then holds the
commitment alone. Such a record can be read but not replayed until the seed is opened.

A damaged file is read as far as it is whole, and replayed as far as the rules allow; `Reading` and
`Replay` say where and why they stopped.
"""

from __future__ import annotations

import json
from typing import Any, Generic

import msgspec

from vernissage.core import codec
from vernissage.core.game import E, Game, M, O, Outcome, S, V
from vernissage.core.match import Made, Match, Resigned, TakenOver, TimedOut, begin
from vernissage.core.refusal import Refusal, malformed
from vernissage.core.rng import SEED_BYTES, commitment
from vernissage.core.value import Value

FORMAT = 1


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
        options=msgspec.to_builtins(match.options),
        commitment=commitment(match.seed),
        seed=match.seed.hex() if open_seed else None,
        position=None if match.position is None else msgspec.to_builtins(match.position),
        outcome=match.outcome,
        inputs=tuple(msgspec.to_builtins(entry) for entry in match.inputs),
    )


def write(kept: Record) -> str:
    """The file: one line per input, so that people can read it and damage stays where it is."""
    head = msgspec.to_builtins(kept)
    inputs = head.pop("inputs")
    lines = [f"{json.dumps(key)}: {json.dumps(value, ensure_ascii=False)}" for key, value in head.items()]
    moves = ",\n".join("  " + json.dumps(entry, ensure_ascii=False) for entry in inputs)
    lines.append(f'"inputs": [\n{moves}\n]')
    return "{\n" + ",\n".join(lines) + "\n}\n"


def read(text: str) -> Reading | Refusal:
    """The record in this text as far as it is whole. Refused only if the game itself can't be made out."""
    fields, damage = _fields(text)
    inputs = fields.get("inputs", ())
    if not isinstance(inputs, list):
        fields.pop("inputs", None)
        damage = damage or "the inputs are not a list"
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
    if kept.seed is None:
        return Refusal("record/sealed")
    try:
        seed = bytes.fromhex(kept.seed)
    except ValueError:
        seed = b""
    if len(seed) != SEED_BYTES:
        return malformed(f"the seed is not {2 * SEED_BYTES} hex digits")
    if kept.version != game.info.version:
        return Refusal("record/other-version", args={"version": kept.version, "present": game.info.version})
    options = codec.convert(kept.options, game.types.options)
    if isinstance(options, Refusal):
        return options
    position = None if kept.position is None else codec.convert(kept.position, game.types.state)
    if isinstance(position, Refusal):
        return position
    match = begin(game, options, seed, position)
    if isinstance(match, Refusal):
        return match
    for number, raw in enumerate(kept.inputs):
        entry = codec.convert(raw, _input_type(game))
        accepted = entry if isinstance(entry, Refusal) else match.enter(entry)
        if isinstance(accepted, Refusal):
            args = {"input": number, "code": accepted.code, **accepted.args}
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


def _input_type(game: Game[S, M, E, V, O]) -> Any:  # noqa: ANN401 - a union made at run time
    return Made[game.types.move] | TimedOut | Resigned | TakenOver  # type: ignore[name-defined]


def _fields(text: str) -> tuple[dict[str, Any], str]:
    """The fields of a JSON object as far as they can be read, a list cut off in the middle included."""
    decoder = json.JSONDecoder()
    fields: dict[str, Any] = {}
    place = _skip(text, 0)
    try:
        place = _expect(text, place, "{")
        while not text.startswith("}", place):
            key, place = decoder.raw_decode(text, place)
            place = _expect(text, _skip(text, place), ":")
            if text.startswith("[", place) and key == "inputs":
                fields[key] = []
                place = _expect(text, place, "[")
                while not text.startswith("]", place):
                    entry, place = decoder.raw_decode(text, place)
                    if not isinstance(entry, dict):
                        return fields, f"input {len(fields[key])} is not an object"
                    fields[key].append(entry)
                    place = _after_item(text, place, "]")
                place = _skip(text, place + 1)
            else:
                fields[key], place = decoder.raw_decode(text, place)
            place = _after_item(text, place, "}")
    except (json.JSONDecodeError, RecursionError, TypeError) as error:
        line = text.count("\n", 0, getattr(error, "pos", place)) + 1
        return fields, f"line {line}: {getattr(error, 'msg', error)}"
    return fields, ""


def _skip(text: str, place: int) -> int:
    while place < len(text) and text[place] in " \t\r\n":
        place += 1
    return place


def _expect(text: str, place: int, mark: str) -> int:
    if not text.startswith(mark, place):
        message = f"expected {mark}"
        raise json.JSONDecodeError(message, text, place)
    return _skip(text, place + 1)


def _after_item(text: str, place: int, end: str) -> int:
    place = _skip(text, place)
    return place if text.startswith(end, place) else _expect(text, place, ",")
