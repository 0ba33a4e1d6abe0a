"""A damaged table affects nobody else: its players are told, and it continues after its sound inputs."""

from __future__ import annotations

import http
from collections.abc import Callable, Sequence

import pytest

from tests.play import every_game
from tests.server.company import all_until, at_once, few, play_all, playing
from tests.server.live import NO_LIMITS, House
from tests.server.people import Browser, Socket
from tests.server.truth import inputs
from vernissage import catalog
from vernissage.core.rng import Rng, seed_from_text
from vernissage.server.api import http_types
from vernissage.server.api.openapi import API
from vernissage.server.tables.restore import Reason
from vernissage.table import protocol

pytestmark = pytest.mark.anyio
OpenHouse = Callable[..., House]

MOVES, SOUND = 3, 2
"""How many moves are made, and how many are sound: the last one is damaged."""
AN_INPUT = "UPDATE inputs SET entry = ? WHERE code = ? AND number = 2"
IN_AN_INPUT: dict[Reason, list[tuple[str, object]]] = {
    "unreadable": [
        (AN_INPUT, b'{"input":"ma'),
        (AN_INPUT, "text"),
        (AN_INPUT, b"\xff\x00"),
        (AN_INPUT, b"null"),
    ],
    "illegal": [(AN_INPUT, b'{"input":"resigned","seat":15}'), (AN_INPUT, b'{"input":"judged","seat":0}')],
    "missing": [("DELETE FROM inputs WHERE ? = 0 AND code = ? AND number = 1", 0)],
}
A_SETTING = "UPDATE tables SET doc = ? WHERE code = ?"
IN_A_SETTING: list[tuple[str, object]] = [
    (A_SETTING, b"{"),
    (A_SETTING, "not even bytes"),
    (A_SETTING, b"[]"),
    (A_SETTING, b'{"code":"WXYZ"}'),
    ("UPDATE tables SET doc = json_set(doc, '$.game', ?) WHERE code = ?", "no game of ours"),
    ("UPDATE tables SET doc = json_set(doc, '$.chairs', json(?)) WHERE code = ?", "[]"),
    ("UPDATE tables SET seed = ? WHERE code = ?", "text"),
    ("UPDATE tables SET stage = ? WHERE code = ?", "elsewhere"),
]


async def make_moves(players: list[Socket], moves: int) -> None:
    for _ in range(moves):
        mover = next(player for player in players if player.owes)
        number = mover.sight.number
        await mover.answer(Rng(seed_from_text("moves"), "damage", number).pick(mover.offers))
        await all_until(players, lambda player, past=number: player.sight.number > past)  # type: ignore[misc]


async def damaged(
    house: House, name: str, moves: int, ways: Sequence[tuple[str, object]]
) -> list[tuple[str, list[Browser]]]:
    """Damages one table in each of these ways while the server is stopped. Returns them with their people."""
    house.excused.append("a table is damaged")
    tables = []
    for _ in ways:
        async with playing(house, name, few(name)) as players:
            await make_moves(players, moves)
        tables.append((players[0].table.code, [player.browser for player in players]))
    house.kill()
    for (code, _), (query, value) in zip(tables, ways, strict=True):
        house.change(query, value, code)
    house.start()
    return tables


async def told(browser: Browser, code: str) -> list[object]:
    """Returns what somebody is told who connects to this table."""
    socket = await browser.come(code)
    await socket.until(lambda: socket.closed)
    return list(socket.news)


async def harms_nobody(house: House, code: str, people: list[Browser]) -> http_types.DamageCard:
    """Checks that only its people are told, and that they can play elsewhere. Returns the description."""
    host, stranger = people[0], Browser(house)
    assert await told(host, code) == [protocol.Closing("damaged")]
    assert await told(stranger, code) == [protocol.Closing("gone")]
    assert host.ask("GET", f"/t/{code}").status == http.HTTPStatus.NOT_FOUND
    of_a_table = [each for each in API if "{code}" in each.path and not each.path.endswith("/mend")]
    assert of_a_table
    for route in of_a_table:
        answer = host.ask(route.method, route.path.format(code=code, number=0, seat=0))
        assert answer.status < http.HTTPStatus.INTERNAL_SERVER_ERROR, route
    other = host.make(catalog.names()[0])
    async with host.at(other) as socket:
        assert socket.you == 0
    cards = {card.code: card for card in host.me().tables}
    assert cards[other].damage is None
    found = cards[code].damage
    assert found is not None
    assert host.card(code).damage == found
    assert stranger.ask("POST", f"/api/tables/{code}/mend").refusal == "table/not-damaged"
    return found


@pytest.mark.parametrize("reason", IN_AN_INPUT)
async def test_a_damaged_input_is_cut_off_and_the_game_goes_on(own_house: OpenHouse, reason: Reason) -> None:
    house, name = own_house(NO_LIMITS), catalog.names()[0]
    sound = 1 if reason == "missing" else SOUND
    for code, people in await damaged(house, name, MOVES, IN_AN_INPUT[reason]):
        found = await harms_nobody(house, code, people)
        assert found == http_types.DamageCard(reason, sound, mendable=True)
        cut = house.rows("SELECT number FROM inputs WHERE code = ? AND number >= ?", code, sound)
        mended = people[-1].ask("POST", f"/api/tables/{code}/mend")
        assert mended.read(http_types.TableCode).code == code
        assert people[0].ask("POST", f"/api/tables/{code}/mend").body == mended.body, "it is mended already"
        assert house.rows("SELECT number FROM cut_inputs WHERE code = ?", code) == cut
        async with at_once(people, code) as players:
            assert [player.sight.number for player in players] == [sound] * len(players)
            await play_all(players)
        assert len(inputs(house, code)) == players[0].sight.number
        assert people[0].card(code).damage is None


async def test_a_damaged_setting_is_told_and_cannot_be_mended(own_house: OpenHouse) -> None:
    house = own_house(NO_LIMITS)
    for code, people in await damaged(house, catalog.names()[0], 0, IN_A_SETTING):
        found = await harms_nobody(house, code, people)
        assert found == http_types.DamageCard("setting", 0, mendable=False)
        assert people[0].ask("POST", f"/api/tables/{code}/mend").refusal == "table/beyond-mending"


@every_game
async def test_a_finished_game_whose_end_is_missing_goes_on_before_it(
    own_house: OpenHouse, name: str
) -> None:
    house = own_house(NO_LIMITS)
    house.excused.append("a table is damaged")
    async with playing(house, name, few(name)) as players:
        await play_all(players)
        code, people = players[0].table.code, [player.browser for player in players]
    house.kill()
    house.change("DELETE FROM inputs WHERE code = ? AND number = (SELECT max(number) FROM inputs)", code)
    house.start()
    assert await told(people[0], code) == [protocol.Closing("damaged")]
    people[0].ask("POST", f"/api/tables/{code}/mend")
    async with at_once(people, code) as back:
        assert back[0].table.stage == "playing"
        await play_all(back)
    assert people[0].ask("GET", f"/api/tables/{code}/record").status == http.HTTPStatus.OK


async def test_a_damaged_table_that_is_open_to_all_is_not_listed(own_house: OpenHouse) -> None:
    house = own_house(NO_LIMITS)
    house.excused.append("a table is damaged")
    host, name = Browser(house), catalog.names()[0]
    whole, torn = host.make(name, open=True), host.make(name, open=True)
    house.change(A_SETTING, "{", torn)
    listed = Browser(house).ask("GET", "/api/tables").read(http_types.TableCards).tables
    assert [card.code for card in listed] == [whole]
