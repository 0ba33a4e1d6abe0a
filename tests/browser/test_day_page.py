"""The page of a day in the browser: empty, and full of people; the solution; giving up."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.colour_blind import faults
from tests.browser.days import GAME, OTHERS, lived, tried_today
from tests.browser.fixtures import LAPTOP, PHONE, another
from tests.browser.planting import guest_of
from tests.browser.screens import findings
from tests.browser.test_accessible import examine
from tests.budgets import in_turn
from tests.play import game_called
from tests.server.clocked import FEW, PROVABLE, TODAY, YESTERDAY, clocked
from tests.server.live import House, Nursery
from vernissage import catalog

SHAPES: Final[dict[str, dict[str, Any]]] = {
    "laptop": {"viewport": LAPTOP},
    "phone": PHONE,
    "sideways": {**PHONE, "viewport": {"width": 844, "height": 390}},
}
REACH: Final = {
    "what was within reach": ".drawing path.own",
    "the best that was possible": ".drawing path.best",
}
NOT_PROVEN: Final = {
    "en": "t proven",
    "de": "ist nicht bewiesen",
    "fr": "Rien ne prouve",
    "nl": "is niet bewezen",
    "it": "non è dimostrato",
}


@pytest.fixture
def house(nursery: Nursery, tmp_path: Path) -> Iterator[House]:
    """A server where it is always the same day, with the same deal."""
    with clocked(nursery, tmp_path, secret=PROVABLE) as house:
        yield house


@pytest.mark.parametrize(("shape", "light"), in_turn(tuple(SHAPES), ("dark", "light")))
def test_a_day_is_there_empty_and_full(
    browser: Browser, house: House, artefacts: Path, shape: str, light: str
) -> None:
    with another(browser, color_scheme=light, **SHAPES[shape]) as page:
        me = guest_of(page, house)
        page.goto(f"http://{house.host}/day")
        doors = page.get_by_role("main").get_by_role("listitem")
        expect(doors).to_have_count(len(catalog.names()))
        shot(page, artefacts, f"day-doors-{shape}-{light}")
        page.get_by_role("link", name=re.compile(game_called(GAME).info.title)).click()
        page.wait_for_url(f"**/day/{TODAY}/{GAME}")
        expect(page.get_by_role("button", name="Play", exact=True)).to_be_visible()
        expect(page.get_by_role("heading", name="No streak yet")).to_be_visible()
        expect(page.get_by_role("heading", name="What was still within reach")).to_have_count(0)
        shot(page, artefacts, f"day-empty-{shape}-{light}")
        lived(house, me, GAME, 12, OTHERS)
        page.goto(f"http://{house.host}/day/{YESTERDAY}/{GAME}")
        expect(page.get_by_role("heading", name="10 days running")).to_be_visible()
        expect(page.get_by_text(re.compile(r"of \d+ people had a better first try"))).to_be_visible()
        expect(page.get_by_text(re.compile("^One square is "))).to_be_visible()
        expect(page.get_by_text(re.compile("^You left the best line on turn"))).to_be_visible()
        expect(page.get_by_role("heading", name="What would have been better")).to_be_visible()
        assert [re.sub(r"\d+", "N", each) for each in page.locator(".worth").all_inner_texts()] == [
            "N points"
        ] * 2
        assert faults(page, REACH, by=("dash",), ground="--surface") == []
        assert page.locator("rect").count() >= OTHERS // 5
        made = page.locator("section").filter(has=page.get_by_role("heading", name="Your three"))
        expect(made.get_by_role("listitem")).to_have_count(3)
        expect(made.get_by_role("listitem").first).to_contain_text(re.compile(r"\d+ points?"))
        picture = page.get_by_role("link", name="Save it as a picture").get_attribute("href") or ""
        assert re.search(rf"/day/{YESTERDAY}/{GAME}/tall\.jpg\?in=en&of=[\w=-]+$", picture)
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
        assert findings(page) == []
        examine(page, artefacts / f"day-top-{shape}-{light}.png")
        shot(page, artefacts, f"day-full-{shape}-{light}")


def test_whoever_gives_up_is_asked_first_and_then_sees_what_was_possible(page: Page, house: House) -> None:
    tried_today(house, guest_of(page, house), GAME)
    page.goto(f"http://{house.host}/day/{TODAY}/{GAME}")
    reach = page.get_by_role("heading", name="What was still within reach")
    give_up = page.get_by_role("button", name="Show what was possible")
    give_up.click()
    page.get_by_role("dialog").get_by_role("button", name=re.compile("try again$")).click()
    expect(reach).to_have_count(0)
    give_up.click()
    page.get_by_role("dialog").get_by_role("button", name="Show it").click()
    expect(reach).to_be_visible()
    expect(give_up).to_have_count(0)
    expect(page.get_by_role("button", name="Try again")).to_be_visible()


@pytest.mark.every_case
@pytest.mark.parametrize("language", NOT_PROVEN)
def test_where_the_best_is_not_proven_the_page_says_so(
    browser: Browser, nursery: Nursery, tmp_path: Path, artefacts: Path, language: str
) -> None:
    with (
        clocked(nursery, tmp_path, secret=PROVABLE, effort=FEW) as house,
        another(browser, locale=language) as page,
    ):
        lived(house, guest_of(page, house), GAME, 1, 1)
        page.goto(f"http://{house.host}/day/{YESTERDAY}/{GAME}")
        reach = page.locator("section").filter(has=page.locator(".drawing path.own"))
        expect(reach.locator(".sentence")).to_contain_text(NOT_PROVEN[language])
        said = " ".join(reach.all_inner_texts()).replace(NOT_PROVEN[language], "")
        assert not re.search("proven|bewiesen|prouv|bewezen|dimostrat", said, re.IGNORECASE)
        shot(page, artefacts, f"day-not-proven-{language}")


def shot(page: Page, artefacts: Path, name: str) -> None:
    page.screenshot(path=artefacts / f"{name}.png", full_page=True)
