"""A game as a JSON file: options, seed (or its commitment) and inputs.

The seed of a running game is secret, so a record made during a game holds only the seed's commitment. It can
be read, but not replayed until the seed is published.

A damaged file is read up to the damage and replayed as far as the rules allow; `Reading` and `Replay` say
where and why they stopped.

The seal (commitment) is shown before the first move. It fixes the seed and so the deal. The
digest fixes everything else, but only for people who noted it at the end, since an edited file can be given a
new digest. For a game that began from an arranged position the seal proves nothing.
"""

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
"""Changes when an old file would be misread. Format 2 draws random numbers as words of 16 bits."""


class Record(Value, frozen=True):
    """A stored game. Options, position and inputs are plain JSON; the game's types decode them."""

    vernissage: int
    game: str
    version: int
    options: dict[str, Any]
    commitment: str
    seed: str | None = None
    position: dict[str, Any] | None = None
    outcome: Outcome | None = None
    digest: str = ""
    """Set once the game is over (see `digest_of`); files of version 0.1.0 have none."""
    inputs: tuple[dict[str, Any], ...] = ()


class Reading(Value, frozen=True):
    """The readable part of a file. `damage` says where reading stopped; empty if the file is whole."""

    record: Record
    damage: str


class Replay(msgspec.Struct, Generic[S, M, E, V, O], frozen=True):
    """A replayed record. `stopped` says at which input the replay stopped and why; None if at the end."""

    match: Match[S, M, E, V, O]
    stopped: Refusal | None


def record(name: str, match: Match[S, M, E, V, O], *, open_seed: bool) -> Record:
    """Returns the record of a match. With `open_seed` it includes the seed and can be replayed."""
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
    """Returns the record of a finished game with its digest."""
    return msgspec.structs.replace(kept, digest=digest_of(kept))


def digest_of(kept: Record) -> str:
    """Returns the SHA-256 of the parts that define the game, as compact UTF-8 JSON with sorted keys."""
    made_of = ("game", "version", "options", "commitment", "position", "inputs")
    parts = {name: getattr(kept, name) for name in made_of}
    written = json.dumps(parts, ensure_ascii=False, sort_keys=True, separators=(",", ":"))
    return hashlib.sha256(written.encode()).hexdigest()


def write(kept: Record) -> str:
    """Returns the record as JSON, one line per input, so that it is readable and damage stays local."""
    head = msgspec.to_builtins(kept)
    inputs = head.pop("inputs")
    lines = [f"{json.dumps(key)}: {json.dumps(value, ensure_ascii=False)}" for key, value in head.items()]
    moves = ",\n".join("  " + json.dumps(entry, ensure_ascii=False) for entry in inputs)
    lines.append(f'"inputs": [\n{moves}\n]')
    return "{\n" + ",\n".join(lines) + "\n}\n"


def read(data: bytes | str) -> Reading | Refusal:
    """Parses a file as far as it is intact. Returns a refusal if the game can't be identified."""
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
    """Replays a record as far as the rules allow. Returns a refusal if the match can't begin."""
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
    """Checks the record against its seed, the rules, and a noted seal or digest. Returns the first fault."""
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
    """Returns a refusal for an arranged position: the seal covers the seed, not cards laid out by hand."""
    return None if kept.position is None else Refusal("record/arranged", args={"inputs": len(kept.inputs)})


def _plain(noted: str) -> str:
    """Normalises a seal or digest that a person typed or pasted."""
    return "".join(noted.split()).lower()


def _stopped(match: Match[S, M, E, V, O], number: int, entry: Input | Refusal, why: Refusal) -> Refusal:
    """Returns why the replay stopped at this input: the refusal, and whose turn it was."""
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
    """Returns the seed; a refusal if the record has none, or an invalid one."""
    if kept.seed is None:
        return Refusal("record/sealed")
    try:
        seed = bytes.fromhex(kept.seed)
    except ValueError:
        seed = b""
    return seed if len(seed) == SEED_BYTES else malformed(f"the seed is not {2 * SEED_BYTES} hex digits")
