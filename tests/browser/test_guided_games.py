"""Guided first games can be played in the browser by following what the page says and highlights."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.fixtures import LAPTOP, MOTION, ORDINARY, PHONE, Frames
from tests.browser.learner import Hands, Learner
from tests.budgets import in_turn
from tests.server.live import House
from vernissage import catalog

GUIDED: Final = [name for name in catalog.names() if catalog.extras(name).guide() is not None]
LANGUAGES: Final = ("en-GB", "de", "fr", "nl", "it")
SIDEWAYS: Final[dict[str, Any]] = {**PHONE, "viewport": {"width": 844, "height": 390}}
WINDOWS: Final[dict[str, tuple[dict[str, Any], Hands]]] = {
    "laptop": ({"viewport": LAPTOP, **MOTION}, "mouse"),
    "keyboard": ({"viewport": LAPTOP}, "keys"),
    "phone": (PHONE, "finger"),
    "sideways": (SIDEWAYS, "finger"),
}


@pytest.fixture
def page_of(browser: Browser, house: House) -> Iterator[Any]:
    """Yields a window of some kind and language."""
    opened = []

    def page(language: str, window: str) -> Learner:
        size, hands = WINDOWS[window]
        own = {**ORDINARY, "base_url": f"http://{house.host}", "locale": language}
        context = browser.new_context(**{**own, **size})
        opened.append(context)
        return Learner(context.new_page(), hands=hands)

    yield page
    for context in opened:
        context.close()


@pytest.mark.parametrize(("game", "language", "window"), in_turn(GUIDED, LANGUAGES, tuple(WINDOWS)))
def test_whoever_does_what_is_said_comes_from_the_door_to_the_closing_card_and_to_a_real_game(
    page_of: Any, game: str, language: str, window: str
) -> None:
    learner: Learner = page_of(language, window)
    page: Page = learner.page
    learner.begin(game)
    for sentence in learner.follow():
        assert sentence.strip()
    assert len(set(learner.said)) >= learner.of - 1, "something was never said"
    assert learner.plaques or page.viewport_size != LAPTOP, "nothing without words got any"
    guided = page.url
    _cross, real_game, *_ = page.get_by_role("dialog").get_by_role("button").all()
    learner.press(real_game)
    page.wait_for_url(lambda url: url != guided)
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    expect(learner.coach).to_have_count(0)


@pytest.fixture
def learner(page_of: Any) -> Learner:
    """Returns a learner at the second step of the first game."""
    learner: Learner = page_of("en-GB", "laptop")
    learner.begin(GUIDED[0])
    learner.press(learner.page.get_by_role("button", name="Next"))
    expect(learner.coach).to_contain_text("2 of")
    return learner


def test_one_can_leave_and_come_back_to_the_same_step(learner: Learner) -> None:
    learner.page.reload()
    expect(learner.coach).to_contain_text("2 of")


def test_whoever_skips_plays_on_at_the_same_table_without_it(learner: Learner) -> None:
    address = learner.page.url
    learner.press(learner.coach.get_by_role("button", name="Skip"))
    expect(learner.coach).to_have_count(0)
    expect(learner.page.get_by_role("heading", level=1)).to_be_visible()
    assert learner.page.url == address


def test_a_touch_elsewhere_plays_nothing_and_the_sentence_stays(learner: Learner) -> None:
    frames = Frames(learner.page)
    learner.page.reload()
    expect(learner.coach).to_contain_text("2 of")
    said = learner.listen()
    frames.until("pong")
    learner.page.mouse.click(720, 450)
    frames.received.clear()
    frames.until("pong")  # the house would have told of a move before
    assert learner.coach.get_by_role("heading").text_content() == said


def test_what_is_said_is_read_out(learner: Learner) -> None:
    expect(learner.coach.get_by_role("status")).to_contain_text(learner.listen())
