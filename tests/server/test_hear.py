"""`hear` is a pure function: tested without an event loop, sockets or a database."""

from __future__ import annotations

from collections import defaultdict
from copy import deepcopy
from itertools import combinations

import pytest

from tests.play import every_game
from tests.server.evening import Heard, evening
from vernissage.core.refusal import Refusal
from vernissage.core.rng import Rng, seed_from_text
from vernissage.server.tables.restore import restored
from vernissage.table import spectators
from vernissage.table.change import Change
from vernissage.table.handlers import hear
from vernissage.table.letters import Said, Thought
from vernissage.table.news import news_of
from vernissage.table.room import Room
from vernissage.table.rows import TableRow

LETTERS = 500
evenings = pytest.mark.parametrize("number", range(3))


def letters(name: str, number: int) -> list[Heard]:
    return list(evening(name, LETTERS, Rng(seed_from_text(f"evening {number}"), name)))


@every_game
@evenings
def test_a_room_from_the_store_is_the_room_in_memory_after_every_letter(name: str, number: int) -> None:
    """What is stored of a change is enough to continue from it."""
    row: TableRow | None = None
    inputs: list[bytes] = []
    saved = 0
    for heard in letters(name, number):
        if isinstance(heard.result, Refusal):
            continue
        kept = heard.result.kept
        for position, entry in kept.inputs:
            assert position == len(inputs)
            inputs.append(entry)
        if kept.row is not None:
            row, saved = kept.row, saved + 1
        if row is None:
            continue
        again = restored(row, inputs)
        assert isinstance(again, Room)
        after = heard.after
        assert (again.setting, again.match, after.version) == (after.setting, after.match, saved)
    assert inputs, "a game was played"


@every_game
@evenings
def test_a_letter_changes_nothing_but_through_its_result(name: str, number: int) -> None:
    for heard in letters(name, number):
        match = heard.before.match
        before = deepcopy(heard.before.setting), dict(heard.before.visitors), match and match.inputs
        hear(heard.before, heard.letter, heard.world)
        now = heard.before.match
        assert before == (heard.before.setting, dict(heard.before.visitors), now and now.inputs)


@every_game
@evenings
def test_what_is_not_kept_is_no_part_of_table_or_game(name: str, number: int) -> None:
    """A restart forgets who is connected and what was said, and nothing else."""
    changes = [
        (heard, heard.result.kept) for heard in letters(name, number) if isinstance(heard.result, Change)
    ]
    without_row = [(heard, kept) for heard, kept in changes if kept.row is None]
    without_all = [heard for heard, kept in without_row if not kept.inputs]
    assert without_all
    for heard, _ in without_row:
        assert heard.after.setting == heard.before.setting
    for heard in without_all:
        assert heard.after.match is heard.before.match


@every_game
@evenings
def test_everything_is_told_to_those_here_and_only_what_their_eyes_may_see(name: str, number: int) -> None:
    """Two visitors with the same view and delay are told the same of the game, whoever they are."""
    for heard in letters(name, number):
        if isinstance(heard.result, Refusal):
            continue
        after = heard.after
        moves: defaultdict[int, list[bytes]] = defaultdict(list)
        for visitor, message in news_of(after, heard.result.told, heard.world):
            assert visitor in after.visitors
            if message.startswith(b'{"is":"moved"'):
                moves[visitor].append(message)
        eyes = {
            number: (after.eyes(visitor), spectators.sees(after, visitor))
            for number, visitor in after.visitors.items()
        }
        for one, other in combinations(moves, 2):
            assert (moves[one] == moves[other]) or eyes[one] != eyes[other]


@every_game
def test_an_evening_hears_every_kind_of_letter_and_plays(name: str) -> None:
    """Otherwise the other tests here would prove little."""
    kinds = {
        type(each.letter.message if isinstance(each.letter, Said) else each.letter)
        for number in range(3)
        for each in letters(name, number)
        if isinstance(each.result, Change)
    }
    assert {"Came", "Went", "Renamed", "Thought", "Alarm", "Sit", "Start", "Answer", "Talk"} <= {
        kind.__name__ for kind in kinds
    }


@every_game
def test_a_bot_that_answers_late_or_nonsense_changes_nothing(name: str) -> None:
    for heard in letters(name, 0):
        room = heard.after
        for seat, question in room.owing().items():
            for late in (Thought(seat, question - 1, 0), Thought(seat, question, 10_000)):
                change = hear(room, late, heard.world)
                assert isinstance(change, Change)
                assert change.room.match is room.match
