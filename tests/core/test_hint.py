"""A hint is recorded among the inputs of a match and changes nothing else."""

from __future__ import annotations

from collections.abc import Iterator

from tests.play import every_game, game_called, options_for, random_match
from vernissage.core.inputs import Hinted
from vernissage.core.match import AnyMatch
from vernissage.core.refusal import Refusal
from vernissage.core.rng import seed_from_text


def matches(name: str) -> Iterator[AnyMatch]:
    game = game_called(name)
    return random_match(game, options_for(game, game.info.fewest), seed_from_text("hint"), stop=30)


@every_game
def test_a_hint_is_noted_and_changes_nothing(name: str) -> None:
    given = 0
    for match in matches(name):
        for seat in range(match.players):
            hinted = match.hint(seat)
            if match.outcome is not None or not match.offers[seat]:
                assert isinstance(hinted, Refusal)
                continue
            given += 1
            assert not isinstance(hinted, Refusal)
            after = hinted.match
            assert after.inputs == (*match.inputs, Hinted(seat))
            assert (after.state, after.offers, after.asked, after.loose) == (
                match.state,
                match.offers,
                match.asked,
                match.loose,
            )
            assert after.memory(seat) == match.memory(seat)
            assert [*after.again()][-1] == after
    assert given
