"""Takes the documentation's pictures: plays guided first games on a real server in a browser.

    python -m docs.maker.shoot [GAME …]        `make shots` does this, for every game and the front page

A guided game always has the same deal, and its bots make the same moves; so only the table's code
and a portrait are random. Each game has its own pictures, in `shots/`: its table, each moment that
its primer explains, when the learner first meets it, and an animation of the whole game.
"""

from __future__ import annotations

import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from io import BytesIO
from itertools import islice
from pathlib import Path
from typing import Any, Final

from PIL import Image
from playwright.sync_api import Browser, Page, expect, sync_playwright

from tests.browser.fixtures import CHROMIUM, LAPTOP, PHONE, QUIET
from tests.browser.learner import Learner
from tests.server.live import NO_LIMITS, House, Nursery, opened
from tests.server.truth import truth
from vernissage import catalog, learn

HERE: Final = Path(__file__).resolve().parents[1] / "shots"
WIDE: Final = 960
"""The width of a still picture in pixels."""
MOVING: Final = 720
NARROW: Final = 390
QUALITY: Final = 72
MOVING_QUALITY: Final = 60
LASTS: Final = 2600
"""How many milliseconds each picture of an animation is shown."""
TIMES: Final = 2
"""How often an animation repeats before it stops."""
NAME: Final = "Ada"
RENAMED: Final = """async (name) => {
  await fetch('/api/me');
  const headers = { 'Content-Type': 'application/json' };
  await fetch('/api/me', { method: 'PATCH', headers, body: JSON.stringify({ name }) });
}"""
AT_REST: Final = 700
"""Milliseconds after which all animations of the page have ended."""

Frame = tuple[Image.Image, str]
"""The screenshot at a step, and the text id of the moment it shows; empty if it shows none."""


def main() -> None:
    asked = sys.argv[1:]
    games = asked or [name for name in catalog.names() if catalog.extras(name).guide() is not None]
    with (
        tempfile.TemporaryDirectory() as place,
        Nursery() as nursery,
        opened(nursery, Path(place), NO_LIMITS) as house,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=list(QUIET))
        for game in games:
            _keep_game(game, _table(browser, house, game), _followed(browser, house, game))
        if not asked:
            _keep_house(browser, house, games)
        browser.close()


def _followed(browser: Browser, house: House, game: str) -> list[Frame]:
    """Returns a screenshot of every step of the guided game, on a laptop."""
    frames: list[Frame] = []
    with _window(browser, house, {"viewport": LAPTOP}) as page:

        def watch(_: int) -> None:
            page.wait_for_timeout(AT_REST)
            frames.append((_seen(page), _moment_now(house, game, page)))

        learner = _learner(page, game, watch=watch)
        for sentence in learner.follow():
            print(f"{game}: {sentence}", flush=True)  # noqa: T201 - it takes a while
    return frames


def _table(browser: Browser, house: House, game: str) -> Image.Image:
    """Returns a screenshot of the table half-way through the guided game, with the guide off."""
    with _window(browser, house, {"viewport": LAPTOP}) as page:
        learner, guide = _learner(page, game), catalog.extras(game).guide()
        for _ in islice(learner.follow(), len(guide.steps) // 2 if guide else 0):
            pass
        learner.press(learner.coach.get_by_role("button", name="Skip"))
        expect(learner.coach).to_have_count(0)
        page.mouse.move(0, 0)
        page.wait_for_timeout(AT_REST)
        return _seen(page)


def _learner(page: Page, game: str, **how: Any) -> Learner:  # noqa: ANN401 - as a Learner takes it
    """Opens a guided table for a learner, who always has the same name."""
    page.goto("/")
    page.evaluate(RENAMED, NAME)
    learner = Learner(page, **how)
    learner.begin(game)
    return learner


def _moment_now(house: House, game: str, page: Page) -> str:
    """Returns the text id of the first primer moment that applies to the learner now; empty if none does."""
    primer, guide = catalog.extras(game).primer(), catalog.extras(game).guide()
    if primer is None or guide is None:
        return ""
    match = truth(house, page.url.rpartition("/")[2]).match
    view = match.game.view(match.state, guide.learner)
    return next((moment.text for moment in primer.moments if moment.now(view)), "")


def _keep_game(game: str, table: Image.Image, frames: list[Frame]) -> None:
    """Writes a game's pictures to its `shots/`, and deletes the old ones."""
    folder = catalog.folder(game) / learn.SHOTS
    folder.mkdir(exist_ok=True)
    for old in folder.glob("*.webp"):
        old.unlink()
    _keep(table, WIDE, folder / f"{learn.TABLE}.webp")
    firsts = {moment: image for image, moment in reversed(frames) if moment}
    for moment, image in firsts.items():
        _keep(image, WIDE, folder / f"{moment}.webp")
    _keep_moving([image for image, _ in frames], folder / f"{learn.FIRST_GAME}.webp")


def _keep_house(browser: Browser, house: House, games: list[str]) -> None:
    """Writes the pictures of the front page and of the tables on a phone."""
    HERE.mkdir(exist_ok=True)
    with _window(browser, house, {"viewport": LAPTOP}) as page:
        page.goto("/")
        page.get_by_role("heading", level=1).wait_for()
        page.wait_for_load_state("networkidle")
        page.wait_for_timeout(AT_REST)
        _keep(_seen(page), WIDE, HERE / "door.webp")
    phones = [_on_a_phone(browser, house, game) for game in games]
    _keep(_side_by_side(phones), NARROW * len(phones) * 2 // 3, HERE / "phones.webp")


def _on_a_phone(browser: Browser, house: House, game: str) -> Image.Image:
    with _window(browser, house, PHONE) as page:
        steps = _learner(page, game, hands="finger").follow()
        next(steps), next(steps)
        page.wait_for_timeout(AT_REST)
        return _seen(page)


def _side_by_side(images: list[Image.Image]) -> Image.Image:
    gap = images[0].width // 16
    width = sum(each.width for each in images) + gap * (len(images) - 1)
    whole = Image.new("RGBA", (width, images[0].height), (0, 0, 0, 0))
    at = 0
    for each in images:
        whole.paste(each, (at, 0))
        at += each.width + gap
    return whole


@contextmanager
def _window(browser: Browser, house: House, kind: dict[str, Any]) -> Iterator[Page]:
    context = browser.new_context(
        base_url=f"http://{house.host}", locale="en-GB", color_scheme="dark", reduced_motion="reduce", **kind
    )
    yield context.new_page()
    context.close()


def _seen(page: Page) -> Image.Image:
    return Image.open(BytesIO(page.screenshot())).convert("RGB")


def _sized(image: Image.Image, width: int) -> Image.Image:
    return image.resize((width, round(image.height * width / image.width)), Image.Resampling.LANCZOS)


def _keep(image: Image.Image, width: int, file: Path) -> None:
    _sized(image, width).save(file, quality=QUALITY, method=6)


def _keep_moving(images: list[Image.Image], file: Path) -> None:
    first, *rest = (_sized(image, MOVING) for image in images)
    options: dict[str, Any] = {"quality": MOVING_QUALITY, "method": 6, "minimize_size": True}
    first.save(file, save_all=True, append_images=rest, duration=LASTS, loop=TIMES, **options)


if __name__ == "__main__":
    main()
