"""The house is killed between two things that belong together, or is not alone: the game goes on.

No test could hit such a moment by killing. What follows makes the database what it would have been then.
"""

from __future__ import annotations

from collections.abc import Callable

import msgspec
import pytest

from tests.play import every_game
from tests.server.company import at_once, few, play_all, playing
from tests.server.live import NO_LIMITS, House
from tests.server.people import SHORTEST, Browser, Socket
from tests.server.truth import inputs, truth
from vernissage.core import codec
from vernissage.core.match import Resigned, TakenOver
from vernissage.server import protocol

pytestmark = pytest.mark.anyio
OpenHouse = Callable[..., House]


@every_game
async def test_who_does_not_come_back_after_a_restart_counts_as_away(own_house: OpenHouse, name: str) -> None:
    """Otherwise no bot could ever stand in for them."""
    house = own_house(NO_LIMITS)
    async with playing(house, name, few(name)) as (stays, *_):
        house.kill()
    house.start()
    async with stays.browser.at(stays.table.code) as back:
        assert not back.table.places[1].here
        assert back.table.places[1].since is not None


async def resigned(house: House, name: str) -> tuple[Socket, bytes, list[Browser]]:
    """Someone who resigned in a small company; the table as it was kept before; and the others."""
    async with playing(house, name, few(name), times=SHORTEST) as (leaver, *others):
        other = others[0]
        ((before,),) = house.rows("SELECT doc FROM tables WHERE code = ?", other.table.code)
        await leaver.say(protocol.Resign())
        await other.until(lambda: other.table.places[0].kind == "bot")
        house.kill()
    house.change("DELETE FROM inputs WHERE code = ? AND number > 0", other.table.code)
    assert truth(house, other.table.code).match.inputs == (Resigned(0),)
    assert isinstance(before, bytes)
    return leaver, before, [each.browser for each in others]


@every_game
async def test_a_game_goes_on_if_the_house_was_killed_before_it_kept_that_a_bot_took_over(
    own_house: OpenHouse, name: str
) -> None:
    house = own_house(NO_LIMITS)
    leaver, _, others = await resigned(house, name)
    house.start()
    async with at_once(others, leaver.table.code) as sockets:
        await play_all(sockets)
    assert isinstance(truth(house, leaver.table.code).match.inputs[1], TakenOver)


@every_game
async def test_a_game_goes_on_if_the_house_was_killed_when_only_the_resignation_was_kept(
    own_house: OpenHouse, name: str
) -> None:
    house = own_house(NO_LIMITS)
    leaver, before, others = await resigned(house, name)
    house.change("UPDATE tables SET doc = ? WHERE code = ?", before, leaver.table.code)
    house.start()
    async with leaver.browser.at(leaver.table.code), at_once(others, leaver.table.code) as sockets:
        await play_all(sockets)


@every_game
async def test_the_winners_are_listed_even_if_the_house_was_killed_right_after_the_last_move(
    own_house: OpenHouse, name: str
) -> None:
    house = own_house(NO_LIMITS)
    async with playing(house, name, few(name)) as players:
        await play_all(players)
        outcome = players[0].sight.outcome
        assert outcome is not None
        code, browser = players[0].table.code, players[0].browser
        house.kill()
    setting = truth(house, code).setting
    unfinished = codec.encode(msgspec.structs.replace(setting, winners=()))
    house.change("UPDATE tables SET stage = 'playing', doc = ? WHERE code = ?", unfinished, code)
    house.start()
    (card,) = browser.me().tables
    assert (card.stage, card.winners) == ("over", list(outcome.winners))


@every_game
async def test_a_table_that_another_process_moved_on_is_read_again(own_house: OpenHouse, name: str) -> None:
    """What is in the store is the truth: whoever comes in again sees it, and goes on from there."""
    house = own_house(NO_LIMITS)
    house.excused.append("a table was moved on elsewhere")
    async with playing(house, name, few(name)) as players:
        code = players[0].table.code
        entry = codec.encode(TakenOver(1, "elsewhere"))
        house.change("INSERT INTO inputs (code, number, entry) VALUES (?, 0, ?)", code, entry)
        mover = next(player for player in players if player.owes)
        await mover.answer(mover.offers[0])
        for player in players:
            await player.until(lambda player=player: player.closed)  # type: ignore[misc]
            assert player.news[-1] == protocol.Closing("restart")
    async with at_once([player.browser for player in players], code) as back:
        assert [told.input for told in back[0].story] == ["taken-over"]
        await play_all(back)
    assert len(inputs(house, code)) == len(back[0].story)


@every_game
async def test_a_game_of_other_rules_is_not_gone_on_with_and_harms_nobody(
    own_house: OpenHouse, name: str
) -> None:
    house = own_house(NO_LIMITS)
    async with playing(house, name, few(name)) as (stays, *_):
        house.kill()
    house.change("UPDATE tables SET rules = rules + 1")
    house.start()
    async with stays.browser.at(stays.table.code) as back:
        await back.until(lambda: back.closed)
    assert [card.code for card in stays.browser.me().tables] == [stays.table.code]
