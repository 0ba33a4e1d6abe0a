"""Nothing is cut off, covered, too small or out of reach, in any phase of any game or elsewhere.

The deep run tests everything. Otherwise each screen is tested at some sizes, in one light and one language,
so that each of these has its turn in every game.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import ExitStack

import pytest
from playwright.sync_api import Browser

from tests.browser.house_screens import behind_the_bar, examine_house
from tests.browser.scenes import all_scenes, few_scenes, some_scenes
from tests.browser.screens import (
    LIGHTS,
    SIZES,
    THINKS_LITTLE,
    Visitor,
    examine_coach,
    examine_scene,
    longest_languages,
    report,
)
from tests.server.live import NO_LIMITS, House, Nursery, been_open, opened
from vernissage import catalog

Visit = Callable[[str], Visitor]

every_game = pytest.mark.parametrize("name", catalog.names())
every_language = pytest.mark.parametrize("language", longest_languages())
JUDGED = next(name for name in catalog.names() if catalog.company(name).judge)
RECALLED = next(name for name in catalog.names() if catalog.extras(name).recall())
"""A game whose decisions the coach rates, and one with recall instead."""
SAMPLE = 3
"""A sample has one in so many sizes: a phone, a tablet and a large screen."""
MOST = 3
"""How many scenes of a game in a sample."""
EVERY_LOOK = [
    (SIZES[turn % len(SIZES)], LIGHTS[turn % len(LIGHTS)]) for turn in range(len(SIZES) * len(LIGHTS))
]
"""Light and size alternate; as the number of sizes is odd, all combinations occur."""


@pytest.fixture(scope="module")
def house(nursery: Nursery, tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A server whose coach is quick."""
    with opened(nursery, been_open(tmp_path_factory.mktemp("legible")), NO_LIMITS, *THINKS_LITTLE) as house:
        yield house


@pytest.fixture
def visit(browser: Browser, house: House) -> Iterator[Visit]:
    """Yields a guest with this language."""
    with ExitStack() as visitors:
        yield lambda language: visitors.enter_context(Visitor(browser, house, language))


@every_game
def test_phases_of_a_game_can_be_read_and_pressed(visit: Visit, name: str) -> None:
    visitors = [visit(language) for language in longest_languages()]
    found = []
    for number, scene in enumerate(some_scenes(name, MOST)):
        visitor, light = visitors[number % len(visitors)], LIGHTS[number // 2 % len(LIGHTS)]
        found += examine_scene(visitor, scene, SIZES[number % SAMPLE :: SAMPLE], [light])
    assert not found, report(found)


def test_the_house_can_be_read_and_pressed(visit: Visit) -> None:
    """In one of the languages; in the deep run in each, at every size."""
    found = examine_house(visit(longest_languages()[0]), EVERY_LOOK, at_once=1)
    assert not found, report(found)


@pytest.mark.parametrize("name", [JUDGED, RECALLED])
def test_what_the_coach_says_can_be_read_and_pressed(visit: Visit, name: str) -> None:
    ended = next(scene for scene in few_scenes(name) if scene.match.outcome and scene.viewer is not None)
    found = examine_coach(visit(longest_languages()[-1]), ended, SIZES[:SAMPLE], LIGHTS[:1])
    assert not found, report(found)


@pytest.mark.deep
@every_language
@every_game
def test_every_phase_of_a_game_can_be_read_and_pressed_everywhere(
    visit: Visit, name: str, language: str
) -> None:
    visitor = visit(language)
    found = []
    for scene in all_scenes(name):
        found += examine_scene(visitor, scene, SIZES, LIGHTS)
    assert not found, report(found)


@pytest.mark.deep
@every_language
def test_the_house_can_be_read_and_pressed_everywhere(visit: Visit, language: str) -> None:
    found = examine_house(visit(language), EVERY_LOOK)
    assert not found, report(found)


@pytest.mark.deep
@every_language
@every_game
def test_whatever_a_bar_opens_can_be_read_and_pressed(visit: Visit, name: str, language: str) -> None:
    visitor = visit(language)
    asked = next(scene for scene in few_scenes(name) if scene.viewer is not None)
    found = behind_the_bar(visitor, asked, SIZES)
    assert not found, report(found)
