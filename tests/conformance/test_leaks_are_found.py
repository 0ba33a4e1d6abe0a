"""The leak checker works: it finds the leak in faulty copies of every game.

The copies are generated for each game (mutants.py): every hidden part of its state, through every channel.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import replace
from itertools import chain, islice, pairwise, product
from typing import Any

import pytest

from tests import budgets
from tests.conformance import mutants
from tests.conformance.leaks import choice_leak, event_leak, leak, secret_leak
from tests.conformance.mutants import CHANNELS, Part, hidden_fields
from tests.conformance.options import NAMES, Table, tables_of
from tests.conformance.played import played
from tests.conformance.probes import probes
from tests.play import game_called
from tests.secretive import Ponder, secretive
from vernissage import catalog
from vernissage.core.game import AnyGame
from vernissage.core.match import AnyMatch, begin
from vernissage.core.refusal import Refusal
from vernissage.core.rng import Rng, seed_from_text
from vernissage.core.seats import viewers

GAMES = 5
"""Games per table: a drawn card reveals something only where another could have been drawn."""
TWINS = 4
"""Twins tried at each moment: two may coincide by chance, where there is little to differ in."""
FEWEST = 4
"""The minimum number of leaky copies of each game."""

every_channel = pytest.mark.parametrize("speaks", CHANNELS, ids=lambda speaks: speaks.__name__)


def gallery(name: str, speaks: Callable[[AnyGame, Part], AnyGame]) -> Iterator[tuple[str, AnyGame]]:
    """Yields one leaky copy for each hidden field, if the game has this channel."""
    game = game_called(name)
    if speaks in {mutants.log_speaks, mutants.look_speaks} and game.kept is None:
        return  # no log of this game forgets anything
    for field in hidden_fields(name):
        yield field, speaks(game, lambda state, field=field: getattr(state, field))  # type: ignore[misc]


def found_in(leaky: AnyGame, name: str, field: str, by: str) -> str | None:
    """Returns the first leak found where this field is hidden."""
    tried = probes(name)[:: max(1, len(probes(name)) // 8)] if "refusal" in by else ()
    for match, viewer, rng in hidden_fields(name)[field]:
        for eyes, turn in product({viewer, *match.game.to_move(match.state)}, range(TWINS)):
            found = leak(leaky, match, eyes, rng.at(turn), tried)
            if found is not None:
                return found
    return None


@budgets.needs_many_games
@every_channel
def test_what_is_hidden_is_told_by_no_channel(name: str, speaks: Callable[[AnyGame, Part], AnyGame]) -> None:
    for field, leaky in gallery(name, speaks):
        found = found_in(leaky, name, field, CHANNELS[speaks])
        assert found is not None, f"{speaks.__name__}: {field} is given away, and nobody notices"
        assert CHANNELS[speaks] in found


def test_there_is_something_to_hide_in_every_game(name: str) -> None:
    every = [field for speaks in CHANNELS for field, _ in gallery(name, speaks)]
    assert len(every) >= FEWEST


def is_noticed(leaky: AnyGame, tables: Iterable[Table], kind: type) -> bool:
    """Returns whether what is told about events of this kind is found to leak."""
    games = (pairwise(played(table, number)) for table in tables for number in range(GAMES))
    for before, after in chain.from_iterable(games):
        if any(isinstance(event, kind) for event in after.story[-1]):
            rng = Rng(after.seed, "imagine", len(after.inputs))
            found = (event_leak(leaky, before, after, viewer, rng) for viewer in viewers(after.players))
            if choice_leak(leaky, before, after, rng) or any(found):
                return True
    return False


def private_kinds(name: str) -> dict[type, list[Table]]:
    """Returns the kinds of events that not everyone sees alike, and the tables where they happen."""
    game = game_called(name)
    found: dict[type, dict[Table, None]] = {}
    for table in tables_of(name):
        for match in played(table)[1:]:
            for event in match.story[-1]:
                if any(game.seen(event, viewer) != event for viewer in viewers(match.players)):
                    found.setdefault(type(event), {})[table] = None
    return {kind: list(tables) for kind, tables in found.items()}


def test_an_event_that_tells_everyone_is_found(name: str) -> None:
    """If even nonsense goes unnoticed, the game reveals so much at random that two tables never look alike.

    Then there is nothing to compare, and the game's own tests have to check that kind of event.
    """
    game = game_called(name)
    for kind, tables in private_kinds(name).items():
        if not is_noticed(mutants.event_speaks(game, kind), tables, kind):
            nonsense = is_noticed(mutants.event_babbles(game, kind), tables, kind)
            assert not nonsense, f"{kind.__name__} shown to everyone goes unnoticed"
            assert kind.__name__ in own_tests(name), f"{kind.__name__} has to be tested by the game"


def own_tests(name: str) -> str:
    """Returns the text of a game's own tests."""
    files = (catalog.folder(name) / "tests").glob("test_*.py")
    return "".join(file.read_text(encoding="utf-8") for file in files)


def test_some_events_are_private() -> None:
    assert any(private_kinds(name) for name in NAMES)


def pondering(game: AnyGame, options: Any) -> Iterator[tuple[AnyMatch, AnyMatch]]:
    """Yields the match before and after each secret thought in a random game."""
    match = begin(game, options, seed_from_text("thoughtful"))
    assert not isinstance(match, Refusal)
    for number in range(budgets.times(40)):
        rng = Rng(match.seed, "test", number)
        seat = rng.pick(game.to_move(match.state))
        for move in (Ponder(), rng.pick(game.offers(match.state, seat)[:-1])):
            accepted = match.submit(seat, match.asked[seat], move)
            assert not isinstance(accepted, Refusal), accepted
            if isinstance(move, Ponder):
                yield match, accepted.match
            match = accepted.match
            if match.outcome is not None:
                return


def test_whoever_thinks_in_secret_is_not_noticed(plain_table: Table) -> None:
    thoughts = list(pondering(secretive(plain_table.game), plain_table.options))
    # After a move that could be taken back it is the last one no longer, and can't be: that is noticed.
    unseen = [(before, after) for before, after in thoughts if not before.loose]
    assert unseen
    for before, after in unseen:
        for viewer in viewers(after.players):
            assert secret_leak(after.game, before, after, viewer) is None


def test_that_something_secret_was_done_is_found(plain_table: Table) -> None:
    leaky = mutants.secret_sounds(secretive(plain_table.game))
    steps = islice(pondering(leaky, plain_table.options), 3)
    others = [(before, after, v) for before, after in steps for v in viewers(after.players)]
    found = [secret_leak(leaky, before, after, viewer) for before, after, viewer in others]
    assert any(found)


def test_a_view_that_changes_where_nothing_was_seen_is_found(name: str) -> None:
    """Only in games with moves that others don't notice."""
    game = game_called(name)
    for field in hidden_fields(name):
        leaky = mutants.view_speaks(game, lambda state, field=field: getattr(state, field))  # type: ignore[misc]
        for before, after in chain.from_iterable(pairwise(played(table)) for table in tables_of(name)):
            last = len(after.inputs) - 1
            if getattr(before.state, field) == getattr(after.state, field) or not after.hidden.is_secret(
                last
            ):
                continue
            blind = [viewer for viewer in viewers(after.players) if after.hidden.has(last, viewer)]
            assert all(secret_leak(leaky, before, after, viewer) for viewer in blind)
            break


def test_imagining_what_cannot_be_is_found(plain_table: Table) -> None:
    game = plain_table.game
    other_deal = played(plain_table, 1)[0].state
    careless = replace(game, imagine=lambda _view, _memory, _rng: other_deal)
    deals = [(match, viewer) for match in played(plain_table)[:3] for viewer in viewers(match.players)]
    assert any(leak(careless, match, viewer, Rng(match.seed, "imagine")) for match, viewer in deals)
