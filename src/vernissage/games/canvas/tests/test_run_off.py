"""CAN-4.4: if the votes among three leave two in front, a run-off decides, at a real table."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.server.tied import ring, tie_inside
from tests.ties import ending_in_a_tie, tied
from vernissage.core.inputs import Outvoted
from vernissage.core.match import AnyMatch
from vernissage.core.record import Reading, read, record, verify, write
from vernissage.core.refusal import NOT_TIED, Refusal
from vernissage.games.canvas.scenarios import Scoring
from vernissage.server.workers.bot_pool import BotPool
from vernissage.table import protocol

pytestmark = pytest.mark.anyio
SCORING: Scoring = ("style",)
"""This card is so hard that three players without ribbons are soon found."""


def three_way() -> AnyMatch:
    return ending_in_a_tie("canvas", 3, wanted=3, scoring=SCORING)[-1]


def test_can_4_4_a_record_of_a_run_off_is_read_replayed_and_found_true() -> None:
    less = three_way().outvote(0)
    assert not isinstance(less, Refusal)
    assert less.match.inputs[-1] == Outvoted(0)
    assert tied(less.match) == (1, 2)
    assert [less.match.outvote(seat) for seat in (1, 2)] == [NOT_TIED] * 2
    judged = less.match.judge(2)
    assert not isinstance(judged, Refusal)
    reading = read(write(record("canvas", judged.match, open_seed=True)))
    assert isinstance(reading, Reading)
    assert reading.record.outcome is not None
    assert reading.record.outcome.winners == (2,)
    assert verify(judged.match.game, reading.record) is None


async def test_can_4_4_among_three_the_two_with_most_votes_go_to_a_run_off_and_the_third_can_not_win(
    tmp_path: Path, bot_pool: BotPool
) -> None:
    async with tie_inside(tmp_path, bot_pool, "canvas", three_way()) as (table, ears):
        ada, ben, *_ = ears
        judges = ears[3:]
        for judge, seat in zip(judges, (0, 0, 2, 2, 1), strict=True):
            await judge.say(table, protocol.Vote(seat))
        ring(table)
        await ada.until(lambda: ada.table.vote and ada.table.vote.run_off and ada.inputs == ["outvoted"])
        assert ada.table.vote is not None
        assert (ada.table.vote.seats, ada.table.vote.cast, ada.table.vote.tally) == ((0, 2), 0, None)
        assert (ada.table.vote.left or 0) > 0
        await judges[0].say(table, protocol.Vote(1))
        assert judges[0].refusals == ["vote/not-tied"]
        winners = table.room.setting.winners
        assert winners == (0, 2)
        await ben.say(table, protocol.Vote(2))  # no longer tied, so allowed to vote
        ring(table)
        await ada.until(lambda: ada.table.vote and ada.table.vote.left is None)
        assert table.room.setting.winners == (2,)


async def test_can_4_4_equal_votes_in_the_run_off_too_and_those_two_win_together(
    tmp_path: Path, bot_pool: BotPool
) -> None:
    async with tie_inside(tmp_path, bot_pool, "canvas", three_way()) as (table, (ada, _, _, *judges)):
        for judge, seat in zip(judges[:2], (0, 1), strict=True):
            await judge.say(table, protocol.Vote(seat))
        ring(table)
        await ada.until(lambda: ada.inputs == ["outvoted"])
        ring(table)
        await ada.until(lambda: ada.table.vote and ada.table.vote.left is None)
        assert (table.room.setting.winners, ada.inputs) == ((0, 1), ["outvoted"])
