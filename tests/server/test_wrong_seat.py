"""Nobody can act for another seat, at the wrong time, or twice; and onlookers can't act at all."""

from __future__ import annotations

import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from http import HTTPStatus
from typing import get_args

import msgspec
import pytest
from msgspec import Raw
from msgspec.structs import replace
from websockets.exceptions import InvalidStatus

from tests.conformance.test_every_kind_occurs import kinds_in
from tests.play import every_game, game_called
from tests.server.company import all_until, few, play_all, playing, until_one_is_asked_nothing
from tests.server.hostile import WISHES
from tests.server.live import House
from tests.server.people import Browser, Socket, lasting
from tests.server.truth import inputs
from vernissage import catalog
from vernissage.core import codec
from vernissage.core.value import kebab
from vernissage.table import protocol

pytestmark = pytest.mark.anyio

DEEDS = [wish for wish in WISHES if not isinstance(wish, protocol.Explain | protocol.ReadBack)]
"""Anyone may ask for explanations and for the log, from their own point of view."""


@asynccontextmanager
async def begun(house: House, name: str) -> AsyncIterator[list[Socket]]:
    """Yields people in a new game: first one who owes a decision, then the others, who may owe one too."""
    async with playing(house, name, few(name)) as players:
        yield sorted(players, key=lambda player: not player.owes)


def test_there_is_a_wish_of_every_kind() -> None:
    assert {type(wish) for wish in WISHES} == set(get_args(protocol.Wish))


@every_game
async def test_no_message_can_name_the_seat_that_answers(house: House, name: str) -> None:
    async with begun(house, name) as (mover, other, *_):
        asked, move = mover.sight.question, mover.offers[0]
        for more in ({"seat": mover.you}, {"you": mover.you}, {"guest": "0" * 32}, {"key": mover.key}):
            said = json.dumps({"do": "answer", "question": asked, "move": move, **more})
            assert (await other.refusal(said)).code == "message/malformed"
        assert inputs(house, mover.table.code) == []


@every_game
async def test_whoever_is_not_asked_cannot_answer(house: House, name: str) -> None:
    async with playing(house, name, few(name)) as players:
        mover, other = await until_one_is_asked_nothing(players)
        before = inputs(house, mover.table.code)
        made = [json.loads(entry).get("move") for entry in before]
        move = next(offer for offer in mover.offers if offer not in made)  # a repeated answer is not refused
        for question in (0, other.sight.question, mover.sight.question):
            said = protocol.Answer(question, Raw(codec.encode(move)))
            assert (await other.refusal(said)).code == "match/not-your-turn"
        assert inputs(house, mover.table.code) == before
        await play_all(players)


@every_game
async def test_an_answer_to_another_question_is_stale_and_shows_how_it_stands(
    house: House, name: str
) -> None:
    async with begun(house, name) as (mover, *_):
        for question in (mover.sight.question - 1, mover.sight.question + 1, -1, 2**63 - 1):
            before = len(mover.news)
            said = protocol.Answer(question, Raw(codec.encode(mover.offers[0])))
            assert (await mover.refusal(said)).code == "match/stale"
            await mover.until(lambda past=before: len(mover.news) == past + 2)  # type: ignore[misc]
            again = mover.news[-1]
            assert isinstance(again, protocol.Welcome | protocol.Moved)
            assert again.sight is not None
            assert again.sight.question == mover.sight.question
        assert inputs(house, mover.table.code) == []


@every_game
async def test_a_repeated_answer_is_answered_again_and_not_played_again(house: House, name: str) -> None:
    async with begun(house, name) as (mover, other, *more):
        said = protocol.Answer(mover.sight.question, Raw(codec.encode(mover.offers[0])))
        first = await mover.ask(said, protocol.Moved)
        again = await mover.ask(said, protocol.Moved)
        over = first.fading and replace(first.fading, after=0.0)  # its moment is not shown again
        assert codec.encode(again) == codec.encode(replace(first, told=lasting(first), fading=over))
        assert len(inputs(house, mover.table.code)) == 1
        await other.fence()
        assert sum(isinstance(news, protocol.Moved) for news in other.news) == 1
        await play_all([mover, other, *more])


@every_game
async def test_another_answer_to_an_answered_question_is_stale(house: House, name: str) -> None:
    async with begun(house, name) as (mover, *_):
        while len(mover.offers) == 1:  # until there is a choice
            only = protocol.Answer(mover.sight.question, Raw(codec.encode(mover.offers[0])))
            await mover.ask(only, protocol.Moved)
        asked, (move, *others) = mover.sight.question, mover.offers
        before = len(inputs(house, mover.table.code))
        await mover.ask(protocol.Answer(asked, Raw(codec.encode(move))), protocol.Moved)
        refusal = await mover.refusal(protocol.Answer(asked, Raw(codec.encode(others[-1]))))
        assert refusal.code in {"match/stale", "match/not-your-turn"}
        assert len(inputs(house, mover.table.code)) == before + 1


@every_game
@pytest.mark.parametrize(
    "move", [b"null", b"[]", b"1", b'"x"', b"{}", b'{"move":"nonsense"}', b'{"move":null}', b'{"move":{}}']
)
async def test_what_is_no_move_of_this_game_is_malformed(house: House, name: str, move: bytes) -> None:
    async with begun(house, name) as (mover, *_):
        refusal = await mover.refusal(protocol.Answer(mover.sight.question, Raw(move)))
        assert refusal.code == "message/malformed"
        assert inputs(house, mover.table.code) == []


@every_game
async def test_moves_of_other_games_are_malformed(house: House, name: str) -> None:
    """Except for kinds of moves that both games have: a new draft begins with those of the template."""
    own = {kebab(each.__name__) for each in kinds_in(game_called(name).types.move)}
    tried = 0
    for other_name in set(catalog.names(with_templates=True)) - {name}:
        async with begun(house, other_name) as (stranger, *_), begun(house, name) as (mover, *_):
            for move in stranger.offers:
                if move["move"] in own:
                    continue
                tried += 1
                said = protocol.Answer(mover.sight.question, Raw(codec.encode(move)))
                assert (await mover.refusal(said)).code == "message/malformed"
    assert tried


@every_game
async def test_a_move_that_is_not_offered_is_refused_by_the_rules(house: House, name: str) -> None:
    """Every move that is offered at some time in a game, but not now."""
    async with playing(house, name, few(name)) as players:
        await play_all(players)
        moves = {codec.encode(move) for player in players for move in all_offers(player)}
    async with begun(house, name) as (mover, *_):
        now = {codec.encode(move) for move in mover.offers}
        assert moves - now
        for move in moves - now:
            refusal = await mover.refusal(protocol.Answer(mover.sight.question, Raw(move)))
            assert refusal.code.startswith(f"{name.strip('_')}/")
            assert refusal.rule.startswith(f"{game_called(name).info.prefix}-")
        assert inputs(house, mover.table.code) == []


def all_offers(player: Socket) -> list[object]:
    """Returns everything this player was ever offered."""
    sights = [news.sight for news in player.news if isinstance(news, protocol.Moved)]
    return [move for sight in sights for move in msgspec.json.decode(sight.offers)]


@every_game
async def test_whoever_looks_on_can_do_nothing_but_ping_and_ask_what_happens(house: House, name: str) -> None:
    async with playing(house, name, few(name)) as players:
        code = players[0].table.code
        async with (
            players[0].browser.at(code, watch=True) as window,
            Browser(house, stranger=True).at(code) as stranger,
        ):
            for socket in (window, stranger):
                assert (socket.you, socket.host, socket.key) == (None, False, "")
                assert msgspec.json.decode(socket.sight.offers) == []
                for wish in DEEDS:
                    assert (await socket.refusal(wish)).code == "table/watching"
                assert (await socket.ask(protocol.Explain(0), protocol.Explained)).you is None
                assert (await socket.ask(protocol.ReadBack(1), protocol.Earlier)).you is None
                claim = protocol.Claim(players[1].key)
                assert (await socket.refusal(claim)).code == "table/watching"
                assert (await socket.ask(protocol.Ping(7), protocol.Pong)).n == 7
        assert inputs(house, code) == []


@every_game
async def test_a_guest_without_a_seat_can_do_nothing_in_a_game(house: House, name: str) -> None:
    nothing = {"table/begun", "table/not-seated", "table/not-host", "table/not-over", "vote/closed"} | {
        "seat/nobody-asks"
    }
    async with playing(house, name, few(name)) as players, Browser(house).at(players[0].table.code) as guest:
        # Who asks for a seat is answered by whoever plays there.
        for wish in (each for each in DEEDS if not isinstance(each, protocol.AskSeat)):
            assert (await guest.refusal(wish)).code in nothing
        assert inputs(house, players[0].table.code) == []
        assert guest.you is None


@every_game
async def test_the_cookie_of_one_table_opens_no_seat_at_another(house: House, name: str) -> None:
    async with (
        begun(house, name) as (mover, *_),
        begun(house, name) as (elsewhere, *_),
        elsewhere.browser.at(mover.table.code) as guest,
    ):
        assert guest.you is None
        said = protocol.Answer(mover.sight.question, Raw(codec.encode(mover.offers[0])))
        assert (await guest.refusal(said)).code == "table/not-seated"
        assert (await guest.refusal(protocol.Claim(elsewhere.key))).code == "table/not-seated"


@pytest.mark.parametrize(
    "cookie", ["vernissage=", "vernissage=x", "vernissage=" + "A" * 43, "vernissage=\xe9", "other=1", ";;;=,"]
)
async def test_a_made_up_cookie_is_nobody(house: House, cookie: str) -> None:
    host = Browser(house)
    stranger = Browser(house, stranger=True)
    stranger.cookie = cookie
    async with stranger.at(host.make(catalog.names()[0])) as socket:
        assert (socket.you, socket.host) == (None, False)
        assert (await socket.refusal(protocol.Sit())).code == "table/watching"


@pytest.mark.parametrize(
    "origin",
    [
        "http://elsewhere.example",
        "null",
        "http://127.0.0.1",
        "http://127.0.0.1:1",
        "http://localhost:{port}",
        "x",
    ],
)
async def test_a_page_of_another_site_gets_no_socket(house: House, origin: str) -> None:
    host = Browser(house)
    code = host.make(catalog.names()[0])
    with pytest.raises(InvalidStatus) as refused:
        await host.dial(code, origin=origin.format(port=house.port))
    assert refused.value.response.status_code == HTTPStatus.FORBIDDEN


@pytest.mark.parametrize("code", ["ZZZZ", "zzzz", "ZZZZZZ", "Z", "ZZZZZZZ", "ZZ%20Z", "%C3%89AAA", "1234"])
async def test_at_an_unknown_table_one_is_told_that_it_is_gone(house: House, code: str) -> None:
    socket = await Browser(house).come(code)
    await socket.until(lambda: socket.closed)
    assert socket.news == [protocol.Closing("gone")]
    assert socket.closed == 4404


@every_game
async def test_when_it_is_over_nothing_can_be_played(house: House, name: str) -> None:
    async with playing(house, name, few(name)) as players:
        await play_all(players)
        before = inputs(house, players[0].table.code)
        codes: list[str] = []
        for player in players:
            moves = [{"move": "nonsense"}, *all_offers(player)]
            for move in moves[:5]:
                said = protocol.Answer(player.sight.question, Raw(codec.encode(move)))
                reply = await player.ask(said, protocol.News)
                codes += [reply.refusal.code] if isinstance(reply, protocol.Refused) else []
            assert (await player.refusal(protocol.Undo())).code in {"match/bound", "match/over"}
            assert (await player.refusal(protocol.Resign())).code == "match/over"
        assert set(codes) <= {"match/over", "message/malformed"}
        assert codes
        assert inputs(house, players[0].table.code) == before
        await all_until(players, lambda player: player.over)
