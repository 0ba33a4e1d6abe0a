"""Games as numbers: each offer has one, they reveal no secret, and change only with their version."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache, partial

import numpy as np
import pytest

from tests.conformance.golden import command, home
from tests.conformance.leaks import forgotten, imagined
from tests.conformance.numbered import FILE, numbered
from tests.conformance.options import Table, tables_of
from tests.conformance.played import every_match, played, where
from vernissage import catalog
from vernissage.core.codec import plain
from vernissage.core.match import AnyMatch
from vernissage.core.rng import Rng
from vernissage.core.value import MoveValue
from vernissage.research.setup import Setup

EVERY = 7
"""One of so many moments is checked closely."""
MEMORIES = ("window:3", "decaying:0.9", "all")


@cache
def setup_of(table: Table, memory: str = "none") -> Setup:
    return Setup(table.name, memory=memory, **plain(table.options))


def moments(table: Table) -> Iterator[AnyMatch]:
    """Yields some moments of random play, including the deal and the end."""
    matches = played(table, 0)
    yield from matches[::EVERY]
    yield matches[-1]


def test_every_offer_has_one_number_and_every_number_one_offer(table: Table) -> None:
    setup = setup_of(table)
    for match in every_match(table):
        for seat, offers in enumerate(match.offers):
            numbers = _offered(setup, match, seat)
            assert len(set(numbers)) == len(offers), where(match)
            assert all(0 <= number < setup.actions for number in numbers), where(match)
            assert np.flatnonzero(setup.mask(numbers)).tolist() == sorted(numbers)


def test_a_number_names_its_move(name: str) -> None:
    """If a game lists its moves and none names a seat, the label is the move."""
    spaces = catalog.extras(name).spaces()
    table = tables_of(name)[0]
    setup = setup_of(table)
    for match in every_match(table):
        for seat, offers in enumerate(match.offers):
            numbers = setup.ids.of(offers, seat, partial(match.game.view, match.state, seat))
            for move, number in zip(offers, numbers, strict=True):
                assert spaces is None or _kind_of(setup.ids.labels[number]) == _kind_of_move(move)


def _kind_of(label: str) -> str:
    return label.split(" ", maxsplit=1)[0]


def _kind_of_move(move: MoveValue) -> str:
    return str(move.__struct_config__.tag)


def test_what_is_observed_stays_within_bounds(table: Table) -> None:
    for memory in ("none", MEMORIES[len(str(table)) % len(MEMORIES)]):
        setup = setup_of(table, memory)
        assert len({name for part in setup.parts for name in _names(part.name, part.labels)}) == setup.size
        for match in moments(table):
            for seat in range(match.players):
                seen = setup.observe(match.game.view(match.state, seat), match.memory(seat))
                assert seen.shape == (setup.size,)
                assert seen.dtype == np.float32
                assert seen.min() >= 0, where(match)
                assert seen.max() <= 1, where(match)


def _names(name: str, labels: tuple[str, ...]) -> list[str]:
    return [f"{name}{label}" for label in labels]


def test_what_is_observed_tells_no_secret(table: Table) -> None:
    """A twin, in which everything hidden is imagined anew, has the same observation, byte for byte."""
    setup = setup_of(table, MEMORIES[len(str(table)) % len(MEMORIES)])
    for match in moments(table):
        rng = Rng(match.seed, "imagine", len(match.inputs))
        for seat in range(match.players):
            memory = match.memory(seat)
            truth = setup.observe(match.game.view(match.state, seat), memory).tobytes()
            for imagine in (imagined, forgotten):
                twin = imagine(match.game, match, seat, rng)
                fancy = setup.observe(match.game.view(twin, seat), memory).tobytes()
                assert truth == fancy, f"seat {seat} could tell by its numbers: {where(match)}"
                offers = match.game.offers(twin, seat)
                numbers = setup.ids.of(offers, seat, partial(match.game.view, twin, seat))
                assert numbers == _offered(setup, match, seat)


def _offered(setup: Setup, match: AnyMatch, seat: int) -> list[int]:
    numbers = setup.ids.of(match.offers[seat], seat, partial(match.game.view, match.state, seat))
    return list(map(int, numbers))


def test_numbers_mean_the_same_until_there_is_a_new_version(name: str) -> None:
    now, file = numbered(name), home(name) / FILE
    assert file.exists() == (now is not None), "those that mean something are kept, and no others"
    if now is None:
        return
    kept = file.read_text(encoding="utf-8")
    same_version = kept.partition("\n")[0] == now.partition("\n")[0]
    assert kept == now or not same_version, (
        f"a number means something else now: raise `version` in spaces.py, then {command(name)}"
    )


@pytest.mark.parametrize("memory", ["", "windows:3", "window:0", "window:x", "decaying:1", "decaying:"])
def test_there_is_no_such_memory(memory: str) -> None:
    table = next(iter(tables_of("_template")))
    with pytest.raises(ValueError, match="no such memory"):
        Setup(table.name, memory=memory)
