"""The balance sheet on the last screen: points, gold and works of every gallery, and prices."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.colour_blind import faults
from tests.browser.fixtures import SCREENS
from tests.browser.planting import guest_of, hang, new_code
from tests.browser.screens import put_before
from tests.browser.test_accessible import examine
from tests.budgets import in_turn
from tests.server.live import House
from tests.server.people import Browser as Guest
from vernissage.core.match import AnyMatch
from vernissage.games.bioutifoul.cards import ARTISTS
from vernissage.games.bioutifoul.ledger import Account, Holding
from vernissage.games.bioutifoul.retrospect import Evening
from vernissage.games.bioutifoul.state import Options
from vernissage.games.bioutifoul.tests.evening import by_traders

MINUS: Final = "\N{MINUS SIGN}"
NAMES: Final = ("Ada", "Ben", "Cleo", "Dora")
SIGNS: Final = {how: f".legend path.{how}" for how in ("bought", "sold", "shown")}


def told() -> Evening:
    evening = played().retrospect
    assert isinstance(evening, Evening)
    return evening


def played() -> AnyMatch:
    """Returns a finished game with many sales."""
    return by_traders(Options(players=4, round_limit=10))


def sit_down(page: Page, house: House) -> Locator:
    """Seats this guest at a finished table, and returns its balance sheet."""
    people = {NAMES[0]: guest_of(page, house), **{name: Guest(house) for name in NAMES[1:]}}
    page.goto(hang(house, new_code(), "bioutifoul", played(), people))
    sheet = page.get_by_role("region", name="Balance sheet")
    expect(sheet).to_be_visible()
    return sheet


@pytest.mark.parametrize("screen", in_turn(SCREENS))
def test_every_gallery_has_its_account(page: Page, house: House, artefacts: Path, screen: str) -> None:
    put_before(page, screen)
    sheet, evening = sit_down(page, house), told()
    expect(sheet.get_by_role("radio", checked=True)).to_have_accessible_name(NAMES[0])
    for name, account in zip(NAMES, evening.accounts, strict=True):
        sheet.get_by_role("radio", name=name).check(force=True)
        assert_account(sheet, name, account, evening)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    examine(page, artefacts / f"bioutifoul-balance-{screen}.png")


def assert_account(sheet: Locator, name: str, account: Account, evening: Evening) -> None:
    expect(
        sheet.get_by_text(f"{name} bought {len(account.holdings)} works for {account.spent} gold")
    ).to_be_visible()
    expect(sheet.locator(".points li")).to_have_count(len(account.points))
    gold = {
        "at the start": f"{account.began}",
        "for turns": f"+{account.earned}",
        "for taking no action": f"+{account.rested}",
        "from sales": f"+{account.sold}",
        "for purchases": f"{MINUS}{account.spent}",
        "left": f"{account.gold}",
        "works on the wall": f"+{account.wall}",
        "Wealth": f"{account.wealth}",
    }
    assert dict(cells(sheet.locator(".gold table"))) == {
        what: much for what, much in gold.items() if much[1:] != "0"
    }
    assert [row[1:] for row in cells(sheet.locator(".works table"))] == [
        [f"for {each.bought}, round {evening.turns[each.came - 1]}", became(each, evening)]
        for each in account.holdings
    ]
    signs = len(account.holdings) + sum(each.became != "kept" for each in account.holdings)
    expect(sheet.locator(".drawing svg[role=img] > path:not([class*=grid])")).to_have_count(signs)


def became(each: Holding, evening: Evening) -> str:
    if each.left is None:
        return f"still hangs, worth {each.gold}"
    when = f"round {evening.turns[each.left - 1]}"
    return f"sold for {each.gold}, {when}" if each.became == "sold" else f"shown, {when}"


def cells(table: Locator) -> list[list[str]]:
    rows = table.locator("tbody tr").all()
    return [[cell.strip() for cell in row.locator("th, td").all_text_contents()] for row in rows]


def test_prices_are_drawn_read_out_and_told_by_more_than_colour(page: Page, house: House) -> None:
    sheet, evening = sit_down(page, house), told()
    table = sheet.get_by_role("table", name="Value of each artist")
    values = zip(*(career.values for career in evening.careers), strict=True)
    assert [row[1:] for row in cells(table)] == [list(map(str, each)) for each in values]
    lines: dict[str, str] = {
        artist: f".drawing polyline:nth-of-type({at})" for at, artist in enumerate(ARTISTS, start=1)
    }
    for screen in SCREENS:
        put_before(page, screen)
        assert faults(page, lines, by=("dash",), ground="--surface") == []
        assert faults(page, SIGNS, by=("shape",), ground="--surface") == []
    for artist in ARTISTS:
        expect(sheet.locator(".drawing text", has_text=artist.title())).to_have_count(1)
