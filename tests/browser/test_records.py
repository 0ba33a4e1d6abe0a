"""What a page shows of a game's record: seal and digest, also if its rules are not installed any more."""

from __future__ import annotations

import json
import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.planting import (
    EARLIER,
    at_a_damaged_table,
    at_a_table_that_asks_me,
    at_a_table_that_is_over,
)
from tests.browser.visits import code_of
from tests.server.live import House
from vernissage import catalog
from vernissage.core.record import Reading, read

GAME = catalog.names()[0]


def test_a_game_of_earlier_rules_says_so_and_its_record_can_be_fetched(page: Page, house: House) -> None:
    at_a_damaged_table(page, house, GAME, EARLIER)
    expect(page.get_by_role("heading", level=1)).to_have_text("This game was played by earlier rules")
    with page.expect_download() as fetched:
        page.get_by_role("link", name="Download the record").click()
    found = read(fetched.value.path().read_bytes())
    assert isinstance(found, Reading)
    assert found.record.inputs
    page.goto(f"http://{house.host}/me")
    expect(page.get_by_text("Played by earlier rules")).to_be_visible()


@pytest.mark.parametrize("game", catalog.names())
def test_the_seal_is_shown_from_the_start(page: Page, house: House, game: str) -> None:
    at_a_table_that_asks_me(page, house, game)
    page.get_by_role("button", name="People").click()
    page.get_by_text("The seal of this deal").click()
    expect(page.get_by_role("dialog")).to_contain_text(re.compile("[0-9a-f]{64}"))


@pytest.mark.parametrize("game", catalog.names())
def test_the_digest_is_shown_at_the_end(page: Page, house: House, game: str) -> None:
    at_a_table_that_is_over(page, house, game)
    page.get_by_text("Check the deal").click()
    record = page.request.get(f"http://{house.host}/api/tables/{code_of(page)}/record")
    kept = json.loads(record.text())
    for shown in ("commitment", "seed", "digest"):
        expect(page.get_by_text(kept[shown])).to_be_visible()
