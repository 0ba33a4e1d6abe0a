"""A game as one JSON file: options, seed or its commitment, inputs.

The seed of a game that is still running is a secret; a record made to be shown then holds the
commitment alone. Such a record can be read but not replayed until the seed is opened.

A damaged file is read as far as it is whole, and replayed as far as the rules allow; `Reading` and
`Replay` say where and why they stopped.

What a record can prove: the seal, shown before the first move, fixes the seed, and so the deal. The digest
fixes everything else, but only for whoever noted it at the end: a file that was changed later can be given a
new one. A game that began from an arranged position was not dealt, whatever its seal says.
"""

from __future__ import annotations

import hashlib
import json
from typing import Any, Generic

import msgspec

from vernissage.core import codec, scan
from vernissage.core.game import E, Game, M, O, S, V
from vernissage.core.inputs import Input, input_type
from vernissage.core.match import Match, begin
from vernissage.core.refusal import NOT_YOUR_TURN, UNKNOWN_SEAT, Refusal, malformed
from vernissage.core.rng import SEED_BYTES, commitment
from vernissage.core.step import Outcome
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
    digest: str = ""
    """Once the game is over (see `digest_of`); files of 0.1.0 have none."""
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
    kept = Record(
        vernissage=FORMAT,
        game=name,
        version=match.game.info.version,
        options=codec.plain(match.options),
        commitment=commitment(match.seed),
        seed=match.seed.hex() if open_seed else None,
        position=None if match.position is None else codec.plain(match.position),
        outcome=match.outcome,
        inputs=tuple(codec.plain(entry) for entry in match.inputs),
    )
    return kept if match.outcome is None else sealed(kept)


def sealed(kept: Record) -> Record:
    """With its digest: nothing is added to this game any more."""
    return msgspec.structs.replace(kept, digest=digest_of(kept))


def digest_of(kept: Record) -> str:
    """The SHA-256 of all that makes the game: as JSON with sorted keys, without spaces, in UTF-8."""
    made_of = ("game", "version", "options", "commitment", "position", "inputs")
    parts = {name: getattr(kept, name) for name in made_of}
    written = json.dumps(parts, ensure_ascii=False, sort_keys=True, separators=(",", ":"))
    return hashlib.sha256(written.encode()).hexdigest()


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
    fields, damage = scan.fields(data)
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
            return Replay(match, _stopped(match, number, entry, accepted))
        match = accepted.match
    return Replay(match, None)


def verify(game: Game[S, M, E, V, O], kept: Record, *, seal: str = "", digest: str = "") -> Refusal | None:
    """Was this game dealt and played as it claims, and as a seal and a digest say that somebody has noted?"""
    replayed = replay(game, kept)
    if isinstance(replayed, Refusal):
        return replayed
    return (
        _other_seed(kept, replayed.match.seed, _plain(seal))
        or replayed.stopped
        or _other_course(kept, replayed.match.outcome, _plain(digest))
        or _arranged(kept)
    )


def _other_seed(kept: Record, seed: bytes, seal: str) -> Refusal | None:
    if seal and seal != kept.commitment:
        return Refusal("record/other-seal", args={"seal": kept.commitment})
    return None if commitment(seed) == kept.commitment else Refusal("record/other-seed")


def _other_course(kept: Record, outcome: Outcome | None, noted: str) -> Refusal | None:
    if outcome != kept.outcome:
        return Refusal("record/other-outcome")
    found = digest_of(kept)
    wrong = {kept.digest, noted} - {"", found}
    return Refusal("record/other-digest", args={"digest": found}) if wrong else None


def _arranged(kept: Record) -> Refusal | None:
    """The seal is that of a seed. It says nothing of cards that somebody has laid out."""
    return None if kept.position is None else Refusal("record/arranged", args={"inputs": len(kept.inputs)})


def _plain(noted: str) -> str:
    """As it was shown, however it was copied."""
    return "".join(noted.split()).lower()


def _stopped(match: Match[S, M, E, V, O], number: int, entry: Input | Refusal, why: Refusal) -> Refusal:
    """Why the replay ends at this input: what the house would have said, and what is wrong with the file."""
    args = {**why.args, "input": number, "code": why.code, "fault": why.code.replace("/", "-")}
    if not isinstance(entry, Refusal) and why != UNKNOWN_SEAT:
        args["made_by"] = entry.seat
    if why == NOT_YOUR_TURN:
        args["turn_of"] = ", ".join(map(str, match.to_move))
        args["turns"] = len(match.to_move)
    return Refusal("record/stopped", why.rule, args)


def _begin(game: Game[S, M, E, V, O], kept: Record) -> Match[S, M, E, V, O] | Refusal:
    if not game.info.can_play(kept.version):
        return Refusal("record/other-version", args={"version": kept.version, "present": game.info.version})
    seed = _opened(kept)
    options = codec.convert(game.info.options_of(kept.version, kept.options), game.types.options)
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
