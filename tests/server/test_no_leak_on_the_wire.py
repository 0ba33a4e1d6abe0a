"""Every frame of every socket contains exactly what its viewer may know.

The stored game is replayed afterwards, and each frame is compared with what its viewer may be told at that
moment. No frame holds anyone's id or token, another's key, or the seed before the end.
"""

from __future__ import annotations

import asyncio
import base64
import hashlib
from contextlib import AsyncExitStack

import msgspec
import pytest

from tests.play import every_game
from tests.server.company import all_until, few, gathered, play
from tests.server.eyes import same, viewed
from tests.server.live import House
from tests.server.people import SHORTEST, Browser, Socket, short
from tests.server.truth import Truth, fading, log, seen_at, sight, told, truth
from vernissage.core import codec
from vernissage.core.rng import Rng, commitment, seed_from_text
from vernissage.core.seats import Viewer, viewers
from vernissage.table import protocol
from vernissage.table.news import PAGE, explained

pytestmark = [pytest.mark.anyio, pytest.mark.every_case]
SEED = seed_from_text("prying eyes")


class Evening:
    """A finished game that all kinds of viewers have watched."""

    def __init__(self, house: House, code: str, sockets: list[Socket]) -> None:
        self.code = code
        self.sockets = sockets
        self.truth: Truth = truth(house, code)

    @property
    def keys(self) -> dict[str, Viewer]:
        """Every key that existed at this table, and its seat."""
        found = [(key, you) for socket in self.sockets for _, you, key in viewed(socket) if key]
        return {
            **dict(found),
            **{chair.key: n for n, chair in enumerate(self.truth.setting.chairs) if chair.key},
        }


EVENINGS: dict[str, Evening] = {}


async def evening(house: House, name: str) -> Evening:
    """Plays one evening per game, shared by all tests."""
    if name not in EVENINGS:
        EVENINGS[name] = await spend_evening(house, name)
    return EVENINGS[name]


async def spend_evening(house: House, name: str) -> Evening:
    """Plays a game with two people who change their minds, bots, a change of device, and an onlooker."""
    code, browsers = await gathered(house, name, 2)
    device = Browser(house)
    async with AsyncExitStack() as stack:
        players = [await stack.enter_async_context(browser.at(code)) for browser in browsers]
        await players[0].say(
            protocol.Setup(msgspec.Raw(codec.encode(short(name, SHORTEST))), "none", open=False)
        )
        for seat in range(2, max(3, few(name))):
            await players[0].say(protocol.SetBot(seat, "random"))
        await players[0].say(protocol.Start())
        await all_until(players, lambda player: player.table.stage == "playing")
        others = [
            await stack.enter_async_context(Browser(house, stranger=True).at(code)),
            await stack.enter_async_context(browsers[0].at(code, watch=True)),
            await stack.enter_async_context(browsers[1].at(code)),
            await stack.enter_async_context(device.at(code)),
        ]
        await asyncio.gather(restless(players[0]), moving_house(players[1], others[-1]))
        late = await stack.enter_async_context(Browser(house).at(code))
        every = [*players, *others, late]
        await all_until(every, lambda socket: socket.table.stage == "over")
    return Evening(house, code, every)


async def restless(player: Socket) -> None:
    """Plays to the end, with undo, repeated answers and early answers wherever possible."""
    while not player.over:
        number = player.sight.number
        await play(player, "restless", stop=lambda past=number: player.sight.number > past)  # type: ignore[misc]
        if player.sight.undo and Rng(SEED, "undo", number).below(2):
            await player.say(protocol.Undo())
        await player.answer({"move": "nonsense"}, question=0)
        await player.say(protocol.Preview(player.sight.number))
        await player.say(protocol.Explain(player.sight.number))
        await player.say(protocol.ReadBack(min(number, PAGE)))
        await player.fence()


async def moving_house(player: Socket, device: Socket) -> None:
    """Plays a while, then continues on another device."""
    await play(player, "moving", stop=lambda: len(player.story) > 3)
    await device.say(protocol.Claim(player.key))
    await device.until(lambda: device.you is not None)
    await play(device, "moving")


@every_game
async def test_every_frame_says_what_its_viewer_may_know_and_nothing_else(house: House, name: str) -> None:
    found = await evening(house, name)
    moments, compared, heard = found.truth.moments, 0, set()
    numbered = {viewer: seen_at(moments, viewer) for viewer in viewers(moments[0].players)}
    for socket in found.sockets:
        for number, viewer, _ in viewed(socket):
            news, seen = socket.news[number], numbered[viewer]
            assert codec.encode(news) == socket.frames[number], "a frame holds more than its type"
            heard.add(type(news))
            if isinstance(news, protocol.Foreseen):
                assert news.you == viewer
                assert bytes(news.preview) == codec.encode(seen[news.number].preview(viewer))
            if isinstance(news, protocol.Earlier):
                assert news.you == viewer
                assert same(news.story, log(seen[news.number], viewer)[: len(news.story)])
            if isinstance(news, protocol.Explained):
                assert codec.encode(news) == codec.encode(explained(seen[news.number], viewer, news.number))
            if not isinstance(news, protocol.Welcome | protocol.Moved) or news.sight is None:
                continue
            then = seen[news.sight.number]
            assert same(news.sight, sight(then, viewer))
            if isinstance(news, protocol.Welcome):
                assert same(news.story, log(then, viewer)[-PAGE:])
            else:
                assert same(news.told, told(then, news.told.number, viewer))
                assert same(news.fading, fading(then, viewer, news.told.number))
            compared += 1
    assert compared > 3 * len(moments)
    assert {protocol.Moved, protocol.Welcome} <= heard


@every_game
async def test_everyone_sees_through_the_eyes_of_their_own_seat(house: House, name: str) -> None:
    found = await evening(house, name)
    *_, claimed, late = found.sockets
    chairs = found.truth.setting.chairs
    for socket in found.sockets:
        watching = socket is found.sockets[3]
        guest = "" if not socket.browser.cookie or watching else socket.browser.guest
        seat = next((n for n, chair in enumerate(chairs) if guest and chair.guest == guest), None)
        assert socket.you == seat, "at the end"
    eyes = [list(dict.fromkeys(viewer for _, viewer, _ in viewed(socket))) for socket in found.sockets]
    first, second, *_ = found.sockets
    assert eyes == [[0], [1, None], [None], [None], [1, None], [None, 1], [None]]
    assert (first.you, second.you, claimed.you, late.you) == (0, None, 1, None)


@every_game
async def test_no_frame_holds_a_secret(house: House, name: str) -> None:
    found = await evening(house, name)
    secrets = known_to_nobody(house, found)
    for socket in found.sockets:
        for number, viewer, _ in viewed(socket):
            frame = socket.frames[number]
            assert not [secret for secret in secrets if secret in frame]
            others = {key for key, seat in found.keys.items() if viewer is None or seat != viewer}
            assert not [key for key in others if key.encode() in frame]


@every_game
async def test_no_frame_holds_the_seed_before_the_end(house: House, name: str) -> None:
    found = await evening(house, name)
    seed = found.truth.seed
    written = (seed.hex().encode(), seed.hex().upper().encode(), base64.b64encode(seed)[:-1], seed)
    told_at_the_end = 0
    for socket in found.sockets:
        for frame, news in zip(socket.frames, socket.news, strict=True):
            if isinstance(news, protocol.Welcome | protocol.Changed):
                assert news.table.commitment in {"", commitment(seed)}
                if news.table.stage == "over":
                    told_at_the_end += news.table.seed == seed.hex()
                    continue
            assert not any(form in frame for form in written)
    assert told_at_the_end >= len(found.sockets)


@every_game
async def test_nothing_asked_over_http_holds_a_secret_of_a_game_going_on(house: House, name: str) -> None:
    code, browsers = await gathered(house, name, few(name))
    async with browsers[0].at(code) as host:
        await host.say(protocol.Start())
        await host.until(lambda: host.table.stage == "playing")
        kept, stranger = truth(house, code), Browser(house, stranger=True)
        secrets = {kept.seed.hex().encode(), *(chair.key.encode() for chair in kept.setting.chairs)}
        secrets |= {chair.guest.encode() for chair in kept.setting.chairs}
        secrets |= {browser.token.encode() for browser in browsers}
        for browser in (stranger, *browsers):
            for path in ("", "/record", "/replay/0", "/replay/0/preview/0", "/reasons"):
                answer = browser.ask("GET", f"/api/tables/{code}{path}")
                assert not [secret for secret in secrets if secret in answer.body]
            for path in ("/api/tables", "/metrics", "/api/house", "/health"):
                assert not [secret for secret in secrets if secret in browser.ask("GET", path).body]
        assert code.encode() not in stranger.ask("GET", "/metrics").body


@every_game
async def test_the_log_holds_no_secret_and_no_code(house: House, name: str) -> None:
    found = await evening(house, name)
    log = house.log().encode()
    keys = {key.encode() for key in found.keys}
    for secret in (
        known_to_nobody(house, found) | keys | {found.code.encode(), found.truth.seed.hex().encode()}
    ):
        assert secret not in log


def known_to_nobody(house: House, found: Evening) -> set[bytes]:
    """Returns what the server stores about people, and their cookies."""
    guests = {str(guest).encode() for (guest,) in house.rows("SELECT id FROM guests")}
    tokens = {socket.browser.token for socket in found.sockets if socket.browser.cookie}
    hashed = {hashlib.sha256(token.encode()).hexdigest() for token in tokens}
    assert guests
    assert tokens
    return guests | {each.encode() for each in tokens | hashed}
