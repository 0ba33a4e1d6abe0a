"""Plays random games with a twin and the rules side by side, and checks that they agree in everything.

Both get the same random numbers: the twin reads the words of the rules' `Rng` from a tape.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache, partial
from random import Random
from typing import Any

import msgspec
import numpy as np
from msgspec import inspect

from vernissage import catalog
from vernissage.core.game import AnyGame
from vernissage.core.rng import Rng, seed_from_text
from vernissage.core.seats import SEAT
from vernissage.core.spaces import Listed
from vernissage.research.chance import chance, is_used_up
from vernissage.research.ids import Ids, ListedIds, SlotIds
from vernissage.research.kernel import Chance
from vernissage.research.twin import Twin

WORDS = 512
"""More words than any step draws."""
OUT_OF_TURN = 0.1
"""How often a seat moves that may act without owing a decision."""


def any_options(game: AnyGame, twin: Twin, random: Random) -> Any:
    """Returns random options that the twin can play."""
    fields = inspect.type_info(game.types.options)
    assert isinstance(fields, inspect.StructType)
    while True:
        players = random.choice(game.info.player_counts)
        chosen = {field.name: random.choice(list(_values(field, players))) for field in fields.fields}
        options = msgspec.convert(chosen | {"players": players}, game.types.options)
        if game.check_options(options) is None and twin.refuse(options) is None:
            return options


def _values(field: inspect.Field, players: int) -> Iterator[Any]:
    """Yields the default value about three times in five, and some others."""
    if field.default is not msgspec.NODEFAULT:
        yield from (field.default,) * 3
    yield from _some(field.type, players)


def _some(kind: inspect.Type, players: int) -> Iterator[Any]:
    match kind:
        case inspect.LiteralType(values=values):
            yield from sorted(values, key=str)
        case inspect.BoolType():
            yield from (False, True)
        case inspect.UnionType(types=kinds):
            for each in kinds:
                yield from _some(each, players)
        case inspect.Metadata(extra_json_schema={"description": SEAT.description}):
            yield players - 1
        case inspect.IntType(ge=low):
            yield from range((low or 0), (low or 0) + 8, 3)
        case inspect.VarTupleType(item_type=inspect.LiteralType(values=values), max_length=most):
            some = sorted(values, key=str)
            yield from (tuple(some[at : at + (most or 2)]) for at in range(0, len(some), 2))


@cache
def ids_of(name: str, players: int) -> Ids:
    """Returns the game's action numbers."""
    spaces = catalog.extras(name).spaces()
    assert spaces is not None, "a twin needs the action numbers of the game's spaces.py"
    return ListedIds(spaces.moves, players) if isinstance(spaces.moves, Listed) else SlotIds(spaces.moves)


def compare(game: AnyGame, twin: Twin, number: int) -> int:
    """Plays one random game with random options on both sides; returns the number of decisions."""
    random = Random(number)  # noqa: S311 - it picks moves, it keeps no secret
    options = any_options(game, twin, random)
    ids, seed = ids_of(catalog.name_of(game), options.players), seed_from_text(f"twins {number}")
    rng = Rng(seed, "deal")
    state, vector = game.deal(options, rng), twin.blank(options)
    twin.deal(vector, _same(rng))
    made = 0
    while True:
        _same_state(game, twin, ids, state, vector)
        if not game.to_move(state):
            break
        seat = random.choice(_speakers(game, state) if random.random() < OUT_OF_TURN else game.to_move(state))
        offers = game.offers(state, seat)
        move, rng = random.choice(offers), Rng(seed, "play", made)
        action = ids.of(offers, seat, partial(game.view, state, seat))[offers.index(move)]
        state = game.play(state, seat, move, rng).state
        drawn = _same(rng)
        twin.play(vector, seat, action, drawn)
        assert not is_used_up(drawn), (options, "the twin draws more than the rules do")
        made += 1
    _same_outcome(game, twin, state, vector)
    return made


def _speakers(game: AnyGame, state: Any) -> list[int]:
    """Returns every seat that may act, including those that owe nothing."""
    return [seat for seat in range(state.options.players) if game.offers(state, seat)]


def _same(rng: Rng) -> Chance:
    """Returns the words of this `Rng` from its beginning, if any were drawn; otherwise none."""
    again = Rng(rng.seed, rng.stream, rng.step)
    return chance(tape=[again.word() for _ in range(WORDS if rng._begun is not None else 0)])


def _same_state(game: AnyGame, twin: Twin, ids: Ids, state: Any, vector: Any) -> None:
    """Compares the whole state, the seats that owe a decision, and every seat's offers."""
    reference = twin.written(state)
    where = np.flatnonzero(vector != reference)
    assert not where.size, (state.options, where, reference[where], vector[where])
    room = twin.room()
    owing = twin.owing(vector, room)
    assert tuple(room[:owing]) == game.to_move(state), state.options
    for seat in range(state.options.players):
        count = twin.offers(vector, seat, room)
        expected = ids.of(game.offers(state, seat), seat, partial(game.view, state, seat))
        assert np.array_equal(room[:count], expected), (state.options, seat)


def _same_outcome(game: AnyGame, twin: Twin, state: Any, vector: Any) -> None:
    outcome = game.outcome(state)
    assert outcome is not None
    scores, winners = np.zeros(twin.players, np.int32), np.zeros(twin.players, np.bool_)
    twin.judge(vector, scores, winners)
    assert tuple(scores[: len(outcome.scores)]) == outcome.scores
    assert tuple(np.nonzero(winners)[0]) == outcome.winners
