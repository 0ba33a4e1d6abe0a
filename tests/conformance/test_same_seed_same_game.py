"""A game depends only on its options, its seed and its inputs, in any process."""

from __future__ import annotations

import hashlib
import os
import subprocess
import sys
from pathlib import Path

from tests import budgets, chance
from tests.conformance.options import NAMES, Table, tables_of
from tests.conformance.played import played, seed_of
from tests.play import random_match
from vernissage.core.codec import encode
from vernissage.core.match import AnyMatch
from vernissage.core.seats import viewers

DEALS = 20
"""As many as it takes to meet another one where chance decides little, such as who begins."""
CHANCE = (
    "All chance comes from the `rng` that `deal` and `play` are given; no set is walked, "
    "nothing is kept outside"
)


def sights(match: AnyMatch) -> list[bytes]:
    """Returns everything that anyone is told of a match."""
    return [encode(match.sight(viewer)) for viewer in viewers(match.players)]


def test_the_same_seed_makes_the_same_game(table: Table) -> None:
    again = list(random_match(table.game, table.options, seed_of(table, 0)))
    for match, twin in zip(played(table), again, strict=True):
        assert encode(match.state) == encode(twin.state), CHANCE
        assert sights(match) == sights(twin)
        assert encode(match.story[-1:]) == encode(twin.story[-1:])


def test_another_seed_makes_another_deal(table: Table) -> None:
    deals = (next(random_match(table.game, table.options, seed_of(table, number))) for number in range(DEALS))
    first = encode(next(deals).state)
    assert any(encode(deal.state) != first for deal in deals), (
        "every deal is the same: `deal` shuffles with its `rng`, or draws who begins"
    )


def test_every_process_plays_the_same_game(name: str) -> None:
    """Sets of strings have another order where PYTHONHASHSEED differs."""
    words = [name, str(budgets.of_this_run()), chance.of_this_run()]
    told = {
        subprocess.run(  # noqa: S603 - our own interpreter and file
            [sys.executable, "-m", "tests.conformance.test_same_seed_same_game", *words],
            cwd=Path(__file__).parents[2],
            env={**os.environ, "PYTHONHASHSEED": hash_seed},
            capture_output=True,
            check=True,
            text=True,
        ).stdout
        for hash_seed in ("1", "2")
    }
    assert told == {digest(name)}, f"in another process it is another game. {CHANCE}"


def digest(name: str) -> str:
    """Returns a hash of everything that happened and was told in a game of every table."""
    whole = hashlib.sha256()
    for table in tables_of(name):
        for match in played(table):
            whole.update(b"".join([encode(match.state), encode(match.story[-1:]), *sights(match)]))
    return whole.hexdigest()


if __name__ == "__main__":
    _, its_name, its_budget, its_seed = sys.argv
    assert its_name in NAMES
    budgets.set_to(float(its_budget))
    chance.set_to(its_seed)
    sys.stdout.write(digest(its_name))
