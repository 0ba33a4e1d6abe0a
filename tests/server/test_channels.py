"""Covert channels: a silenced player can't reach anyone, whatever they send.

It tests every game that silences people, found by `Game.speech`. The silent player sends every kind of
message, with free text and choices. Everyone else must see the same table as before. The remaining channels,
legal moves and presence, are described in docs/security.md.
"""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any, Final, get_args

import msgspec
import pytest
from msgspec import Raw
from msgspec.structs import replace

from tests.play import game_called
from tests.server.company import all_until, few, play_all, playing
from tests.server.inside import PEOPLE, table_inside
from tests.server.live import House
from tests.server.people import SHORTEST, Browser, Socket
from tests.server.test_bots_on_seats import someone_away
from vernissage import catalog
from vernissage.core.rng import Rng, seed_from_text
from vernissage.server.workers.bot_pool import BotPool
from vernissage.table import protocol
from vernissage.table.handlers.stand_ins import PATIENCE
from vernissage.table.phrases import PhraseName, Tone
from vernissage.table.table_types import TableInfo

pytestmark = pytest.mark.anyio
SILENCING: Final = [
    name for name in catalog.names(with_templates=True) if game_called(name).speech is not None
]
every_silencing_game = pytest.mark.parametrize("name", SILENCING)

WORD: Final = "fish-is-mine-fish-is-mine"[: protocol.NAME_LIMIT]
"""A free text that fits into every field for one."""


def wishes(bot: str) -> list[protocol.Wish]:
    """Returns one message of every kind but a ping, with as much content as its type allows.

    The last two end a player's game. That is visible, but carries no other message.
    """
    return [
        protocol.Sit(1),
        protocol.Rise(),
        protocol.Claim(WORD),
        protocol.Bring(WORD),
        protocol.Look(0),
        protocol.SetBot(1, bot),
        protocol.SetLevel("hard"),
        protocol.Setup(Raw(msgspec.json.encode({WORD: WORD})), "brisk", open=True),
        protocol.Setup(Raw(b"{}"), "brisk", open=True),
        protocol.Pick(WORD),
        protocol.Start(),
        *(protocol.AskSeat(seat) for seat in range(3)),
        *(protocol.Admit(seat, yes=True) for seat in range(3)),
        *(protocol.OfferSeat(seat) for seat in range(3)),
        *(protocol.Report(seat) for seat in range(3)),
        protocol.Stop(),
        protocol.Stop(yes=False),
        protocol.Answer(1, Raw(msgspec.json.encode({"move": WORD}))),
        protocol.WhyNot(Raw(msgspec.json.encode({"move": WORD}))),
        protocol.Preview(0),
        protocol.Explain(0),
        protocol.ReadBack(1),
        protocol.Looked(),
        protocol.Hint(0),
        protocol.Undo(),
        protocol.Rematch(),
        protocol.Skip(),
        protocol.Vote(0),
        protocol.Talk(text=WORD),
        *(protocol.Talk(text=WORD, tone=tone) for tone in get_args(Tone)),
        *(protocol.Talk(phrase=phrase) for phrase in get_args(PhraseName)),
        protocol.Point(WORD),
        protocol.Count(yes=False),
        protocol.Clear(1),
        protocol.Resign(),
    ]


async def until_one_is_silent(players: Sequence[Socket]) -> Socket:
    """Plays until the rules silence somebody."""
    while not (silent := [player for player in players if player.sight.silence]):
        mover = next(player for player in players if player.owes)
        number = mover.sight.number
        await mover.answer(Rng(seed_from_text(mover.table.code), "hush", number).pick(mover.offers))
        await all_until(players, lambda player, past=number: player.sight.number > past)  # type: ignore[misc]
    return silent[0]


def shown(table: TableInfo) -> TableInfo:
    """Returns what is told of a table, except who is connected and who has looked around."""
    return replace(
        table, looked=None, places=[replace(place, here=False, since=None) for place in table.places]
    )


class Witness:
    """Another player at the table, from now on."""

    def __init__(self, socket: Socket) -> None:
        self._socket = socket
        self._before = len(socket.news)
        self._table = shown(socket.table)

    async def news(self) -> list[protocol.Outgoing]:
        """Everything told since then, except answers to one's own pings."""
        await self._socket.fence()
        told = self._socket.news[self._before :]
        return [news for news in told if not isinstance(news, protocol.Pong)]

    async def saw_the_same_table(self) -> None:
        for news in await self.news():
            assert isinstance(news, protocol.Changed | protocol.Welcome), news
            assert shown(news.table) == self._table
        assert all(WORD.encode() not in frame for frame in self._socket.frames)


def test_there_are_games_that_silence_people() -> None:
    assert SILENCING


def test_every_kind_of_message_is_tried() -> None:
    kinds: set[Any] = {type(wish) for wish in wishes("random")}
    assert kinds == set(get_args(protocol.Wish))


@every_silencing_game
async def test_nothing_a_silent_player_sends_reaches_anyone(house: House, name: str) -> None:
    async with playing(house, name, few(name) + 1) as players:
        silent = await until_one_is_silent(players)
        others = [Witness(player) for player in players if player is not silent]
        *said, _clear, _resign = wishes(catalog.company(name).names[-1])
        for wish in said:
            await silent.say(wish)
            await silent.fence()
        for other in others:
            await other.saw_the_same_table()


@every_silencing_game
async def test_a_silent_player_cannot_speak_through_the_name(house: House, name: str) -> None:
    async with playing(house, name, few(name), times=SHORTEST) as players:
        silent = await until_one_is_silent(players)
        seat, before = silent.you, silent.browser.me().name
        others = [Witness(player) for player in players if player is not silent]
        assert silent.browser.ask("PATCH", "/api/me", {"name": WORD}).status == 200
        for other in others:
            await other.saw_the_same_table()
        assert silent.browser.me().name == WORD, "to oneself"
        assert before in silent.browser.card(silent.table.code).names
        late = Browser(house)
        async with late.at(silent.table.code) as onlooker:
            assert WORD.encode() not in b"".join(onlooker.frames)
        await play_all(players)
        await silent.say(protocol.Rematch())
        async with silent.browser.at(await silent.until(lambda: silent.table.next)) as again:
            assert seat is not None
            assert again.table.places[seat].name == WORD, "at the next table"


@every_silencing_game
async def test_pages_opened_and_closed_say_nothing(house: House, name: str) -> None:
    async with playing(house, name, few(name)) as players, AsyncExitStack() as pages:
        silent = await until_one_is_silent(players)
        others = [Witness(player) for player in players if player is not silent]
        code = silent.table.code
        for browser in (silent.browser, Browser(house), Browser(house)):
            for watch in (False, True):
                page = await pages.enter_async_context(browser.at(code, watch=watch))
                await page.say(protocol.Point(WORD))
                await page.say(protocol.Talk(text=WORD))
                await page.fence()
        await pages.aclose()
        for other in others:
            assert await other.news() == []


@every_silencing_game
async def test_the_key_of_a_seat_says_nothing(house: House, name: str) -> None:
    async with playing(house, name, few(name)) as players, AsyncExitStack() as devices:
        silent = await until_one_is_silent(players)
        others = [Witness(player) for player in players if player is not silent]
        await silent.say(protocol.Claim(silent.key))
        await silent.fence()
        for other in others:
            assert await other.news() == [], "it was here already"
        device = Browser(house)
        device.ask("PATCH", "/api/me", {"name": WORD})
        claiming = await devices.enter_async_context(device.at(silent.table.code))
        await claiming.say(protocol.Claim(silent.key))
        await claiming.until(lambda: claiming.you is not None)
        for other in others:
            await other.saw_the_same_table()


@every_silencing_game
async def test_whoever_resigns_has_no_say_in_the_bot_that_follows(house: House, name: str) -> None:
    async with playing(house, name, few(name)) as players:
        silent = await until_one_is_silent(players)
        seat = silent.you
        assert seat is not None
        other = next(player for player in players if player is not silent)
        await silent.say(protocol.Resign())
        await other.until(lambda: other.table.places[seat].kind == "bot")
        assert other.table.places[seat].bot == catalog.company(name).seated(other.table.level, seat)


@every_silencing_game
async def test_which_bot_stands_in_is_nobody_s_choice(tmp_path: Path, bot_pool: BotPool, name: str) -> None:
    chosen = set()
    for number, bot in enumerate(catalog.company(name).names):
        folder = tmp_path / str(number)
        folder.mkdir()
        async with table_inside(folder, bot_pool, name, PEOPLE[: few(name)]) as (table, (ada, ben, *_)):
            await someone_away(table, ada, PATIENCE + 1)
            await ben.say(table, protocol.SetBot(0, bot))
            chosen.add(ben.table.places[0].bot)
    assert len(chosen) == 1
