"""A house on the two platforms that are no server: in one thread, and in simulated time."""

from __future__ import annotations

import asyncio
import subprocess
import sys
from functools import cache
from itertools import count
from pathlib import Path
from typing import Final

import pytest

from tests.server.asgi import Person, opened
from vernissage import catalog
from vernissage.server.app import House, Settings
from vernissage.server.platform.simulated import BEGINNING, Simulated

PEOPLE: Final = 3
HALF_AN_HOUR: Final = 1800.0
A_MINUTE: Final = 60.0
Story = list[tuple[int, bytes]]
"""Who heard what, in this order."""


def test_inline_a_house_plays_every_game_with_bots_in_one_thread_of_one_process(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "tests.server.one_thread", f"sqlite:///{tmp_path / 'house.db'}"]
    done = subprocess.run(command, capture_output=True, text=True, check=False)  # noqa: S603 - a program of ours
    assert not done.returncode, done.stderr
    *played, started = done.stdout.splitlines()
    assert [line.split()[0] for line in played] == list(catalog.names())
    assert started == "started []"
    assert not done.stderr


class Noting(Person):
    """Tells the story of what everybody heard."""

    def __init__(self, house: House, number: int, seed: str, story: Story) -> None:
        super().__init__(house, number, seed)
        self._number, self._story = number, story

    async def evening(self) -> None:
        """Game after game with bots, thinking for some seconds, and sometimes gone for a while."""
        await self.ask("GET", "/api/me")
        for evening in count():
            rng = self.rng(f"game {evening}")
            wanted = {"game": rng.pick(catalog.names()), "players": 3, "bots": "easy"}
            status, made = await self.ask("POST", "/api/tables", wanted)
            if status == 429:
                await asyncio.sleep(A_MINUTE)
                continue
            code, is_over = made["code"], False
            while not is_over:
                is_over = await self.play(code, thinks=5.0, stays=10 + self.rng("stays").below(60))
                await asyncio.sleep(self.rng("gone").below(20))

    def note(self, heard: bytes) -> None:
        super().note(heard)
        self._story.append((self._number, heard))


@cache
def night(seed: str, attempt: int) -> tuple[Story, float, float]:
    """What is heard in half an hour by this seed, and what its two clocks show in the end."""
    del attempt  # it is lived through once more
    world, story = Simulated(seed), Story()

    async def main() -> None:
        house = House(Settings("sqlite://", platform=world))  # in memory: nobody waits for a disk
        async with opened(house):
            people = [Noting(house, number, "people", story) for number in range(1, PEOPLE + 1)]
            evenings = [asyncio.create_task(person.evening()) for person in people]
            ended, _ = await asyncio.wait(evenings, timeout=HALF_AN_HOUR)
            assert not ended, [each.exception() for each in ended]
            for evening in evenings:
                evening.cancel()
            await asyncio.wait(evenings)

    world.run(main())
    return story, world.clock.now(), world.clock.time()


def test_simulated_the_same_seed_gives_the_same_bytes() -> None:
    one, again = night("seven", 1), night("seven", 2)
    assert len(one[0]) > 100 * PEOPLE, "hardly anything happened"
    assert any(b'"outcome":{' in heard for _, heard in one[0]), "no game came to its end"
    assert one == again


def test_simulated_another_seed_gives_another_order() -> None:
    one, other = night("seven", 1)[0], night("eight", 1)[0]
    assert one != other
    assert [who for who, _ in one] != [who for who, _ in other]


def test_simulated_half_an_hour_passes_on_both_clocks() -> None:
    _, now, time = night("seven", 1)
    assert now == pytest.approx(HALF_AN_HOUR, abs=A_MINUTE)
    assert time == pytest.approx(BEGINNING + now)


def test_simulated_what_would_wait_for_ever_is_an_error() -> None:
    async def wait() -> None:
        await asyncio.Event().wait()

    with pytest.raises(RuntimeError, match="nothing is due"):
        Simulated("waits").run(wait())
