"""`verify` checks whether a game was dealt and played as its file claims. A forged file never passes."""

from __future__ import annotations

import hashlib
import json

from msgspec.structs import replace

from tests.core.recorded import SEED, kept, played
from tests.play import every_arranged_game, every_game, game_called, random_match, random_step
from vernissage.core.match import begin
from vernissage.core.record import record, verify, write
from vernissage.core.refusal import Refusal
from vernissage.core.rng import seed_from_text
from vernissage.core.step import Outcome


@every_arranged_game
def test_a_game_from_an_arranged_position_never_passes_as_dealt(name: str) -> None:
    """Forges a file with an honest game's seed and seal, but other cards and legal moves from there on."""
    game, honest = game_called(name), kept(name)
    other = played(name, stop=0, seed=seed_from_text("a better hand")).state
    match = begin(game, other.options, SEED, other)
    assert not isinstance(match, Refusal)
    while match.outcome is None:
        accepted = random_step(match)
        assert not isinstance(accepted, Refusal)
        match = accepted.match
    forged = record(name, match, open_seed=True)
    assert (forged.seed, forged.commitment) == (honest.seed, honest.commitment)
    verdict = Refusal("record/arranged", args={"inputs": len(forged.inputs)})
    assert verify(game, forged) == verdict
    assert verify(game, forged, seal=honest.commitment) == verdict


@every_game
def test_a_finished_game_has_a_digest_that_its_moves_and_its_deal_make(name: str) -> None:
    saved = kept(name)
    fields = json.loads(write(saved))
    made_of = {key: fields[key] for key in ("game", "version", "options", "commitment", "position", "inputs")}
    text = json.dumps(made_of, sort_keys=True, separators=(",", ":"), ensure_ascii=False)
    assert saved.digest == hashlib.sha256(text.encode()).hexdigest()
    assert kept(name, stop=3).digest == "", "a running game has no digest"


@every_game
def test_another_game_with_the_same_deal_is_known_by_the_digest(name: str) -> None:
    """The moves are legal, the outcome and the seal are right: only the digest tells the games apart."""
    game, saved = game_called(name), kept(name)
    *_, match = random_match(game, played(name, stop=0).options, SEED)
    other = record(name, match, open_seed=True)
    assert verify(game, other, seal=saved.commitment) is None
    wanted = Refusal("record/other-digest", args={"digest": other.digest})
    assert verify(game, replace(other, digest=saved.digest)) == wanted
    assert verify(game, other, digest=saved.digest) == wanted
    assert verify(game, other, digest=other.digest) is None
    assert verify(game, replace(other, digest="")) is None, "files of version 0.1.0 have no digest"


@every_game
def test_a_seal_that_was_noted_is_compared(name: str) -> None:
    game, saved = game_called(name), kept(name)
    noted = f" {saved.commitment[:32].upper()}\n{saved.commitment[32:]} "
    assert verify(game, saved, seal=noted) is None
    seed = seed_from_text("another night")
    other = record(name, played(name, seed=seed), open_seed=True)
    assert verify(game, other) is None, "the other record is valid by itself"
    refusal = verify(game, other, seal=saved.commitment)
    assert refusal == Refusal("record/other-seal", args={"seal": other.commitment})


@every_game
def test_a_changed_seed_is_detected(name: str) -> None:
    saved, other = kept(name), seed_from_text("another night")
    assert verify(game_called(name), replace(saved, seed=other.hex())) == Refusal("record/other-seed")


@every_game
def test_a_changed_input_is_detected(name: str) -> None:
    game, saved = game_called(name), kept(name)
    for number in range(0, len(saved.inputs), 1 + len(saved.inputs) // 50):
        shorter = replace(saved, inputs=saved.inputs[:number])
        assert verify(game, shorter) == Refusal("record/other-outcome")
    strange = replace(saved, inputs=({"input": "flew away", "seat": 0}, *saved.inputs))
    refusal = verify(game, strange)
    assert refusal is not None
    assert refusal.code == "record/stopped"


@every_game
def test_a_changed_outcome_is_detected(name: str) -> None:
    game, saved = game_called(name), kept(name)
    assert saved.outcome is not None
    more = replace(saved.outcome, scores=tuple(score + 1 for score in saved.outcome.scores))
    for claim in (None, more, Outcome(saved.outcome.scores, (), "")):
        assert verify(game, replace(saved, outcome=claim)) == Refusal("record/other-outcome")
