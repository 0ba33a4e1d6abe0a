"""Every game can be played without looking: by what is announced, and with keys alone."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import pytest
from playwright.sync_api import Page

from tests.browser.by_ear import Listener
from tests.browser.planting import at_a_table_that_asks_me
from tests.browser.transcript import one_turn
from tests.play import game_called
from tests.server.live import House
from vernissage import catalog

SHORTEST: Final = min(catalog.names(), key=lambda name: game_called(name).info.minutes)


def test_one_finds_the_way_from_the_door_to_the_table_to_the_result(page: Page, house: House) -> None:
    listener = Listener(page)
    listener.come_in(house, SHORTEST)
    listener.play()
    assert listener.moves > 0


@pytest.mark.every_case
@pytest.mark.parametrize("game", [name for name in catalog.names() if name != SHORTEST])
def test_a_whole_game_can_be_played_without_looking(page: Page, house: House, game: str) -> None:
    listener = Listener(page)
    listener.sit_down(house, game)
    listener.play()
    assert listener.moves > 0


@pytest.mark.every_case
@pytest.mark.parametrize("game", catalog.names())
def test_a_turn_sounds_as_it_is_written_down(page: Page, house: House, artefacts: Path, game: str) -> None:
    """After reading a new transcript, copy it from `artefacts` to the game's folder."""
    listener = Listener(page)
    at_a_table_that_asks_me(page, house, game)
    heard = one_turn(listener)
    (artefacts / f"{game}-by-ear.txt").write_text(heard, encoding="utf-8")
    kept = catalog.folder(game) / "tests" / "browser" / "one_turn_by_ear.txt"
    assert heard == kept.read_text(encoding="utf-8"), f"compare {kept} with {artefacts}"
