"""A record with an honest seed and seal but better cards is detected, even if its play is legal."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from tests.play import random_step
from vernissage.core.match import Accepted, AnyMatch, begin
from vernissage.core.record import record, verify
from vernissage.core.refusal import Refusal
from vernissage.core.rng import seed_from_text
from vernissage.games.bioutifoul import GAME
from vernissage.games.bioutifoul.state import Options

BIO = "bioutifoul"


def played_out(match: AnyMatch) -> AnyMatch:
    while match.outcome is None:
        step = random_step(match)
        assert isinstance(step, Accepted)
        match = step.match
    return match


@pytest.mark.parametrize("change", ["gold", "hands", "deck"])
def test_a_forged_beginning_is_not_the_deal_that_was_promised(change: str) -> None:
    options, seed = Options(players=2), seed_from_text("an honest evening")
    begun = begin(GAME, options, seed)
    assert not isinstance(begun, Refusal)
    honest, dealt = played_out(begun), begun.state
    rich, *others = dealt.galleries
    other = {
        "gold": replace(dealt, galleries=(replace(rich, gold=60), *others)),
        "hands": replace(dealt, hands=dealt.hands[::-1]),
        "deck": replace(dealt, artwork_deck=dealt.artwork_deck[::-1]),
    }[change]
    match = begin(GAME, options, seed, other)
    assert not isinstance(match, Refusal)
    forged = record(BIO, played_out(match), open_seed=True)
    seal = record(BIO, honest, open_seed=False).commitment
    assert forged.commitment == seal
    assert verify(GAME, record(BIO, honest, open_seed=True), seal=seal) is None
    for noted in ("", seal):
        found = verify(GAME, forged, seal=noted)
        assert found is not None
        assert found.code == "record/arranged"
