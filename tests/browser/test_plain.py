"""The plain table: every game can be played to its end with text alone."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from random import Random
from typing import Any, Final

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from tests.browser.fixtures import PHONE, another
from tests.browser.scenes import few_scenes
from tests.browser.screens import LIGHTS, SIZES, Visitor, examine, longest_languages, looks, report
from tests.browser.visits import code_of, owing
from tests.browser.waiting import until
from tests.browser.ways import Finger, Keyboard, Mouse, Way
from tests.budgets import in_turn
from tests.play import every_game
from tests.server.live import NO_LIMITS, House, Nursery, opened
from tests.server.people import short
from vernissage import catalog

TEMPLATE: Final = "_template"
MOST_MOVES: Final = 400
SAMPLE: Final = 3
"""How many scenes, each at one of so many sizes in turn."""


@pytest.fixture(scope="module")
def every_game_house(nursery: Nursery, tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A server that also offers the template, which has no table of its own, like a new game."""
    games = [word for name in catalog.names(with_templates=True) for word in ("--game", name)]
    with opened(nursery, tmp_path_factory.mktemp("house"), NO_LIMITS, *games) as house:
        yield house


def begin(page: Page, house: House, game: str) -> None:
    """Opens a plain table with bots."""
    page.request.get(f"http://{house.host}/api/me")  # become a guest first
    page.goto(f"http://{house.host}/")
    made = page.request.post(
        f"http://{house.host}/api/tables",
        data={"game": game, "bots": "random", "options": short(game)},
        headers={"Origin": f"http://{house.host}"},
    )
    page.goto(f"http://{house.host}/t/{made.json()['code']}?plain")


def moves(page: Page) -> Locator:
    """Returns all controls for moves."""
    return page.get_by_role("region", name="Your decision").get_by_role("listitem").get_by_role("button")


def play_to_the_end(page: Page, house: House, way: Way) -> int:
    """Plays the first or the last offered move at random. Returns how many it took."""
    chance = Random(7)  # noqa: S311 - the same moves each time, as far as bots let them
    code = code_of(page).removesuffix("?plain")
    over = page.get_by_role("link", name=re.compile("Replay"))
    offered = moves(page).and_(page.locator(":not([aria-disabled])"))
    for made in range(MOST_MOVES):
        # Bots decide at the same time.
        until(page, lambda: owing(house, code) in {(0,), ()}, "the bots do not decide")
        expect(offered.first.or_(over)).to_be_visible()
        if over.count():
            return made
        # There is always a first and a last one, even if the list changes meanwhile.
        way.press(chance.choice((offered.first, offered.last)))
    pytest.fail("it does not end")


@every_game
def test_a_whole_game_can_be_played_in_words(page: Page, every_game_house: House, name: str) -> None:
    begin(page, every_game_house, name)
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    assert play_to_the_end(page, every_game_house, Mouse()) > 0
    rows = page.get_by_role("table").first.get_by_role("row")
    assert rows.count() >= 2  # a header, and a row for each player
    expect(page.get_by_role("heading", name="The table at the end")).to_be_visible()


@pytest.mark.every_case
@pytest.mark.parametrize(("way", "screen"), [(Keyboard, {}), (lambda _: Finger(), PHONE)])
def test_a_new_game_can_be_played_with_keys_alone_and_with_a_finger(
    browser: Browser, every_game_house: House, way: Callable[[Page], Way], screen: dict[str, Any]
) -> None:
    with another(browser, **screen) as page:
        begin(page, every_game_house, TEMPLATE)
        assert play_to_the_end(page, every_game_house, way(page)) > 0


def test_among_many_moves_one_says_first_what_it_should_be(page: Page, every_game_house: House) -> None:
    scene = max(
        (scene for name in catalog.names() for scene in few_scenes(name) if scene.viewer is not None),
        key=lambda scene: len(scene.match.game.offers(scene.match.state, scene.viewer or 0)),
    )
    assert scene.viewer is not None
    offers = scene.match.game.offers(scene.match.state, scene.viewer)
    assert len(offers) > 20
    with Visitor(page.context.browser or pytest.fail("no browser"), every_game_house, "en") as visitor:
        visitor.open(scene, "?plain")
        group = visitor.page.get_by_role("group").filter(has=visitor.page.get_by_role("combobox"))
        expect(group).to_have_accessible_name(f"{len(offers)} possible moves")
        group.get_by_role("button", name=f"Show all {len(offers)}").click()
        expect(group.get_by_role("listitem")).to_have_count(len(offers))
        group.get_by_role("combobox").first.select_option(index=3)
        expect(group.get_by_role("listitem")).not_to_have_count(len(offers))


@pytest.mark.parametrize(("name", "number"), in_turn(catalog.names(with_templates=True), range(SAMPLE)))
def test_the_plain_table_can_be_read_and_pressed(
    browser: Browser, every_game_house: House, name: str, number: int
) -> None:
    scene, languages = few_scenes(name)[number], longest_languages()
    with Visitor(browser, every_game_house, languages[number % len(languages)]) as visitor:
        visitor.open(scene, "?plain")
        sizes, light = SIZES[number % SAMPLE :: SAMPLE], LIGHTS[number % len(LIGHTS)]
        found = examine(visitor.page, looks(str(scene), visitor.language, sizes, [light]))
    assert not found, report(found)
