"""HAT-2.4: a gift is shown for its full time on every device, whatever happens next."""

from __future__ import annotations

from typing import Any, Final

from playwright.sync_api import Page, expect

from tests.browser.fixtures import Frames
from tests.browser.planting import elsewhere, guest_of, hang
from tests.server.live import House
from tests.server.people import Browser as Guest
from vernissage.core.inputs import Made
from vernissage.core.seats import Seat
from vernissage.games.not_a_hat.moves import Move, Taken, Unwrapped
from vernissage.games.not_a_hat.tests.table import HatMatch, random_matches

SECONDS: Final = 2
NAMES: Final = ("Ada", "Ben", "Cleo")
MATCHES: Final = random_matches("moments", players=len(NAMES), seconds=SECONDS)
INPUTS: Final = [entry for entry in MATCHES[-1].inputs if isinstance(entry, Made)]
WATCH: Final = """
    const seen = (window.seen = []);
    const look = () => {
      const now = performance.now();
      const kind = document.querySelector('.moment')?.className.match(/taken|turned|unwrapped/)?.[0];
      const last = seen.at(-1);
      if (last?.open && last.kind === kind) return;
      if (last?.open) Object.assign(last, { until: now, open: false });
      if (kind) seen.push({ kind, from: now, until: now, open: true });
    };
    const all = { subtree: true, childList: true, attributeFilter: ['class'] };
    new MutationObserver(look).observe(document, all);
"""
"""Records changes of the page, not its frames: a slow machine draws late."""


def shows(number: int, kind: type[Any]) -> bool:
    """Whether this input shows something of this kind."""
    return any(isinstance(event, kind) for event in MATCHES[-1].story[number])


def who_looks_on(*acting: Seat) -> Seat:
    return next(seat for seat in range(len(NAMES)) if seat not in acting)


class Company:
    """Three people at a table; one of them has a page, and only watches."""

    def __init__(self, page: Page, house: House, code: str, match: HatMatch, seat: Seat) -> None:
        self._code = code
        mine = guest_of(page, house)
        self._guests = [mine if each == seat else Guest(house) for each in range(len(NAMES))]
        page.add_init_script(WATCH)
        frames = Frames(page)
        page.goto(hang(house, code, "not_a_hat", match, dict(zip(NAMES, self._guests, strict=True))))
        expect(page.get_by_role("heading", level=1)).to_be_visible()
        frames.until_greeted()

    def make(self, *moves: Made[Any]) -> None:
        """Makes these moves as fast as possible."""
        for made in moves:
            elsewhere(answer(self._guests[made.seat], self._code, made.move))


async def answer(guest: Guest, code: str, move: Move) -> None:
    async with guest.at(code) as socket:
        number = socket.sight.number
        await socket.answer(move)
        await socket.until(lambda: socket.sight.number > number)


def moments(page: Page) -> list[tuple[str, float]]:
    """Returns what was shown, in order, and for how many seconds."""
    seen = page.evaluate("window.seen")
    return [(each["kind"], (each["until"] - each["from"]) / 1000) for each in seen]


def lasted(page: Page, *kinds: str) -> None:
    shown = moments(page)
    assert [kind for kind, _ in shown] == list(kinds)
    assert all(seconds > SECONDS * 0.8 for _, seconds in shown), shown


def test_the_next_input_ends_no_moment(page: Page, house: House) -> None:
    at = next(n for n in range(len(INPUTS) - 1) if shows(n, Unwrapped) and shows(n + 1, Taken))
    first, second = INPUTS[at : at + 2]
    company = Company(page, house, "HATA", MATCHES[at], who_looks_on(first.seat, second.seat))
    company.make(first, second)
    expect(page.locator(".moment.taken")).to_be_visible()
    expect(page.locator(".moment")).to_have_count(0)
    lasted(page, "unwrapped", "taken")


def test_the_last_penalty_is_seen_before_the_result(page: Page, house: House) -> None:
    last = INPUTS[-1]
    assert shows(len(INPUTS) - 1, Unwrapped)
    company = Company(page, house, "HATB", MATCHES[-2], who_looks_on(last.seat))
    company.make(last)
    expect(page.get_by_role("heading", name="Where everything went")).to_be_visible()
    lasted(page, "unwrapped")
