"""Nothing is cut, covered, too small or out of reach: every phase of every game, and the house around them.

The deep run looks at all of it. Otherwise each screen is seen at some of the sizes, in one light and one
language: every size, light and language has its turn in every game.
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
"""One whose decisions a coach weighs, and one of which it is told what was got right."""
SAMPLE = 3
"""One of this many sizes in a sample: a telephone, a tablet and a large screen each time."""
MOST = 3
"""How many scenes of a game in a sample: seen at every size, in both lights and in both languages."""
EVERY_LOOK = [
    (SIZES[turn % len(SIZES)], LIGHTS[turn % len(LIGHTS)]) for turn in range(len(SIZES) * len(LIGHTS))
]
"""Light and size change each time; there is an odd number of sizes, so all come together."""


@pytest.fixture(scope="module")
def house(nursery: Nursery, tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """Where nobody waits for the coach."""
    with opened(nursery, been_open(tmp_path_factory.mktemp("legible")), NO_LIMITS, *THINKS_LITTLE) as house:
        yield house


@pytest.fixture
def visit(browser: Browser, house: House) -> Iterator[Visit]:
    """Somebody who speaks this language."""
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
