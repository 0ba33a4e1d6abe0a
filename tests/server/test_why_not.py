"""Asking why a move is not possible returns the refusal it would get, and plays nothing."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from msgspec import Raw

from tests.conformance.probes import probes
from tests.play import every_game
from tests.server.company import few, playing
from tests.server.evening import Heard, evening
from tests.server.live import House
from tests.server.people import Browser
from tests.server.truth import truth
from tests.waiting import until_so
from vernissage import catalog
from vernissage.core import codec
from vernissage.core.guide import open_to_learner
from vernissage.core.match import AnyMatch
from vernissage.core.refusal import Refusal
from vernissage.core.rng import Rng, seed_from_text
from vernissage.core.seats import Seat
from vernissage.table import protocol
from vernissage.table.handlers import hear
from vernissage.table.handlers.play import POSSIBLE
from vernissage.table.letters import Said

LETTERS = 200
EVENINGS = 3
guided_games = pytest.mark.parametrize(
    "name", [name for name in catalog.names() if catalog.extras(name).guide()]
)


def evenings(name: str) -> Iterator[Heard]:
    for number in range(EVENINGS):
        yield from evening(name, LETTERS, Rng(seed_from_text(f"why not {number}"), name))


def about(move: object) -> protocol.WhyNot:
    return protocol.WhyNot(Raw(codec.encode(move)))


@every_game
def test_the_answer_is_what_the_rules_say_and_never_a_change(name: str) -> None:
    answered: set[str] = set()
    for heard in evenings(name):
        room, match = heard.after, heard.after.match
        for visitor in room.visitors.values():
            seat = room.eyes(visitor)
            if match is None or seat is None or room.setting.chairs[seat].bot or room.setting.stopped:
                continue
            for move in probes(name)[::16]:
                said = hear(room, Said(visitor.number, about(move)), heard.world)
                assert isinstance(said, Refusal), "a question changes nothing"
                if match.offers[seat] and match.outcome is None and seat not in match.resigned:
                    assert said == (match.game.check(match.state, seat, move) or POSSIBLE)
                    answered.add(said.code.partition("/")[0])
    assert {name.strip("_"), "table"} <= answered


@every_game
@pytest.mark.anyio
async def test_at_a_live_table_everyone_is_answered(house: House, name: str) -> None:
    async with playing(house, name, few(name)) as players:
        mover = next(player for player in players if player.owes)
        number = mover.sight.number
        assert await mover.refusal(about(mover.offers[0])) == POSSIBLE
        assert (await mover.refusal(protocol.WhyNot(Raw(b"{}")))).code == "message/malformed"
        code = mover.table.code
        async with Browser(house).at(code, watch=True) as screen:
            assert (await screen.refusal(about(mover.offers[0]))).code == "table/watching"
        idle = [player for player in players if not player.offers]
        for player in idle:
            assert (await player.refusal(about(mover.offers[0]))).code == "match/not-your-turn"
        assert mover.sight.number == number


def _asking_only(seat: Seat, house: House, code: str) -> AnyMatch | None:
    """Returns the match at this table once nobody else is asked anything; until then bots may still move."""
    match = truth(house, code).match
    return match if match.game.to_move(match.state) == (seat,) else None


@guided_games
@pytest.mark.anyio
async def test_a_learner_is_told_that_a_move_has_to_wait_for_the_lesson(house: House, name: str) -> None:
    browser, guide = Browser(house), catalog.extras(name).guide()
    assert guide is not None
    async with browser.at(browser.make(name, guide=True)) as socket:
        match = await until_so(lambda: _asking_only(guide.learner, house, socket.table.code))
        sight = match.sight(guide.learner)
        leads_on = open_to_learner(guide, sight.view, sight.offers)
        for move in sight.offers:
            wanted = "table/possible" if move in leads_on else "guide/not-yet"
            assert (await socket.refusal(about(move))).code == wanted
        assert sight.offers
