"""A device shared by several people: what they press on it, and the cover that hides the table."""

from __future__ import annotations

import re
from typing import Final

from playwright.sync_api import Locator, Page, expect

from tests.browser.ways import Way

NEXT: Final = re.compile(r"^(Pass the device to|Still to decide)")


class OneDevice:
    """Hides the table, hands on the device, and says who holds it."""

    def __init__(self, page: Page, way: Way) -> None:
        self.page = page
        self._way = way
        self.cover = page.get_by_role("heading", name=NEXT)
        self.everyone = page.get_by_role("heading", name="Everyone, look!")
        self.turn = page.get_by_role("region", name="This device").filter(has_text=re.compile("^Now it"))
        self.handed: list[str] = []
        """Who held it, in order."""

    def bring(self, *names: str) -> None:
        """Adds people to this device in the lobby; those without a name get one."""
        places = self.page.get_by_role("list", name="Seats at the table").get_by_role("listitem")
        self._way.press(places.filter(has_text="you").get_by_role("button").first)
        self._way.press(self._button("Pass this device round"))
        dialog = self.page.get_by_role("dialog")
        field, here = dialog.get_by_role("textbox", name="Name"), dialog.get_by_role("listitem")
        for name in names:
            field.fill(name)
            before = here.count()
            field.press("Enter")
            expect(here).to_have_count(before + 1)
        self._way.press(self._button("Done"))

    def take(self) -> str:
        """Lets the first player asked claim the device at the cover."""
        me = self.page.get_by_role("main").get_by_role("button", name=re.compile("^I am ")).first
        name = me.inner_text().removeprefix("I am ")
        self.handed.append(name)
        self._way.press(me)
        expect(self.cover).to_have_count(0)
        return name

    def show(self) -> None:
        """Shows what everyone may look at."""
        self._way.press(self._button("Show it"))

    def hide(self) -> None:
        self._way.press(self._button("Hide the screen"))
        expect(self.cover).to_be_visible()

    def _button(self, name: str | re.Pattern[str]) -> Locator:
        return self.page.get_by_role("button", name=name, exact=isinstance(name, str))
