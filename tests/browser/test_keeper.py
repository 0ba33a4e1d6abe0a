"""What guests see when the operator acts, and when they sign out their other browsers."""

from __future__ import annotations

from playwright.sync_api import Browser, Page, expect

from tests.browser.fixtures import another
from tests.browser.visits import invite
from tests.cli.told import run
from tests.server.live import House
from vernissage import catalog

GAME = catalog.names()[0]


def tool(house: House, *words: str) -> None:
    assert run(*words, "--database", f"sqlite:///{house.file}").code == 0


def test_a_table_that_is_closed_says_so(page: Page, house: House) -> None:
    code = invite(page, house, GAME)
    tool(house, "close", code)
    expect(page.get_by_role("heading", name=f"Table {code} is closed")).to_be_visible()


def test_whoever_is_banned_is_told_so_at_the_table_and_at_the_door(browser: Browser, house: House) -> None:
    sentence = "whoever runs it has closed it to you"
    with another(browser) as page:  # its console reports forbidden requests
        code = invite(page, house, GAME)
        ((guest,),) = house.rows("SELECT guest FROM seats WHERE code = ?", code)
        tool(house, "ban", str(guest))
        expect(page.get_by_text(sentence)).to_be_visible()
        page.reload()
        expect(page.get_by_text(sentence)).to_be_visible()
        page.goto(f"http://{house.host}/")
        expect(page.get_by_text(sentence)).to_be_visible()


def test_other_browsers_are_signed_out_by_one_button(page: Page, browser: Browser, house: House) -> None:
    page.goto(f"http://{house.host}/me")
    name = page.get_by_role("heading", level=1).inner_text()
    page.get_by_role("button", name="Make a phrase").click()
    phrase = page.locator("p.phrase").inner_text()
    with another(browser) as other:
        other.goto(f"http://{house.host}/me")
        other.get_by_role("textbox", name="I have a phrase").fill(phrase)
        other.get_by_role("button", name="Continue as me").click()
        expect(other.get_by_role("heading", level=1, name=name)).to_be_visible()
        page.get_by_role("button", name="Sign them out").click()
        expect(page.get_by_text("One other browser is signed out.")).to_be_visible()
        other.reload()
        expect(other.get_by_role("heading", level=1)).not_to_have_text(name)
    page.reload()
    expect(page.get_by_role("heading", level=1, name=name)).to_be_visible()
