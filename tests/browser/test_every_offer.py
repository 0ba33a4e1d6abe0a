"""Every offered move can be made with something visible and enabled, at every size.

The deep run tests every move in every situation at every size. Otherwise each kind of move is tested in each
role and for each proposal, at one of the sizes in turn.
"""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser

from tests.browser.pressing import Presser
from tests.browser.scenes import deciding_scenes, few_deciding_scenes
from tests.browser.screens import SIZES
from tests.server.live import NO_LIMITS, House, Nursery, opened
from vernissage import catalog

every_game = pytest.mark.parametrize("name", catalog.names())
APART = 2
"""The step between sizes: of nine sizes, all have their turn."""


@pytest.fixture(scope="module")
def house(nursery: Nursery, tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with opened(nursery, tmp_path_factory.mktemp("offers"), NO_LIMITS) as house:
        yield house


@pytest.fixture
def presser(browser: Browser, house: House) -> Iterator[Presser]:
    with Presser(browser, house) as presser:
        yield presser


@pytest.mark.every_case
@every_game
def test_every_kind_of_move_that_is_offered_can_be_made(presser: Presser, name: str) -> None:
    found: list[str] = []
    for number, scene in enumerate(few_deciding_scenes(name)):
        found += presser.faults(scene, [SIZES[(1 + number * APART) % len(SIZES)]])
    assert not found, "\n".join(found)


@pytest.mark.deep
@every_game
def test_every_move_that_is_offered_can_be_made_everywhere(presser: Presser, name: str) -> None:
    found = [fault for scene in deciding_scenes(name) for fault in presser.faults(scene, SIZES)]
    assert not found, "\n".join(found)
