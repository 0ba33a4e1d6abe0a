"""Recent coach results are counted over this game and those before it, and no others."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from tests.play import game_called, options_for, random_match
from vernissage import catalog
from vernissage.core import codec
from vernissage.core.hindsight import stood
from vernissage.core.rng import seed_from_text
from vernissage.server.store import Memento
from vernissage.server.workers.recall import LATELY, lately

REMEMBERS = [name for name in catalog.names() if catalog.extras(name).recall_lately() is not None]
every_memory = pytest.mark.parametrize("name", REMEMBERS)
GAMES = LATELY + 3


def left(name: str, many: int) -> list[Memento]:
    """Returns the mementos of the first seat in so many random games."""
    game, found = game_called(name), []
    assert game.extras.memento is not None
    for number in range(many):
        *_, end = random_match(game, options_for(game, 4), seed_from_text(f"lately {number}"))
        doc = codec.encode(game.extras.memento(0, *stood(end)))
        found.append(
            Memento(
                guest="me",
                code=f"C{number}",
                game=name,
                seat=0,
                made=float(number),
                rules=game.info.version,
                score=0,
                place=1,
                won=True,
                day="",
                helped=False,
                company=b"[]",
                doc=doc,
            )
        )
    return found


@every_memory
def test_every_answer_of_the_last_games_counts_once(name: str) -> None:
    kept = left(name, GAMES)
    for number in (1, 5, GAMES - 1):
        told = lately(name, kept, f"C{number}")
        assert told is not None
        assert told.forgetting is not None
        plainly: dict[int, list[bool]] = {}
        games = kept[max(0, number - LATELY + 1) : number + 1]
        for each in games:
            memento: Any = codec.decode(each.doc, game_called(name).types.memento)
            for age, right in memento.answers:
                plainly.setdefault(age, []).append(right)
        dots = [(dot.age, dot.right, dot.of) for dot in told.forgetting.dots]
        assert dots == [(age, sum(all_), len(all_)) for age, all_ in sorted(plainly.items())]
        about = told.remarks[0].about
        assert about == {
            "games": min(number + 1, LATELY),
            "right": sum(map(sum, plainly.values())),
            "of": sum(map(len, plainly.values())),
        }


@every_memory
def test_a_first_game_and_one_that_left_nothing_say_nothing(name: str) -> None:
    kept = left(name, 2)
    assert lately(name, kept, "C0") is None
    assert lately(name, kept, "OTHER") is None
    torn = [replace(kept[0], doc=b"{"), kept[1]]
    assert lately(name, torn, "C1") is None
    assert lately(name, kept, "C1") is not None


def test_a_game_that_does_not_say_is_not_asked() -> None:
    other = next(name for name in catalog.names() if name not in REMEMBERS)
    kept = [replace(each, game=other) for each in left(REMEMBERS[0], 2)]
    assert lately(other, kept, "C1") is None
