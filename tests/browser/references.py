"""Reference pictures of the main screens, approved by a person.

    python -m tests.browser.references [house | GAME …]        takes them again; `make references` does this

They change only this way. Look at the changes before you commit them: from then on a test compares the
screens with them. Those of the site are in `references/` next to this file, a game's in its own folder.
"""

from __future__ import annotations

import sys
import tempfile
from collections.abc import Iterable
from pathlib import Path
from typing import Final

from PIL import Image
from playwright.sync_api import sync_playwright

from tests.architecture.imports import ROOT
from tests.browser.fixtures import CHROMIUM, QUIET
from tests.browser.likeness import apart, side_by_side
from tests.browser.main_screens import HOUSE, Screen, photograph, screens_of, shown
from tests.server.live import NO_LIMITS, Nursery, opened
from vernissage import catalog

OF_HOUSE: Final = "house"
WIDE: Final = {"laptop": 400, "phone": 220, "sideways": 400, "television": 400}
"""Pixels: enough for people to see what it is."""
QUALITY: Final = 52
SEEN: Final = ROOT / "artefacts" / "references"


def main() -> None:
    asked = sys.argv[1:] or [OF_HOUSE, *catalog.names()]
    with (
        tempfile.TemporaryDirectory() as place,
        Nursery() as nursery,
        opened(nursery, Path(place), NO_LIMITS) as house,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=list(QUIET))
        for name in asked:
            screens = list(screens_called(name))
            for screen in screens:
                with shown(browser, house, screen) as page:
                    was_so = keep(screen, photograph(page))
                print(f"{name} {screen}: {'as before' if was_so else 'new: look at it'}", flush=True)  # noqa: T201
            forget_others(screens)
        browser.close()


def screens_called(name: str) -> Iterable[Screen]:
    """Returns the screens of the server, or of this game."""
    return HOUSE if name == OF_HOUSE else screens_of(name)


def file_of(screen: Screen) -> Path:
    """Returns the path of its reference."""
    home = catalog.folder(screen.game) / "tests" / "browser" if screen.game else Path(__file__).parent
    return home / "references" / f"{screen}.webp"


def keep(screen: Screen, seen: Image.Image) -> bool:
    """Stores a reference. Returns True if it looks as before and was left alone."""
    file = file_of(screen)
    if file.is_file() and apart(Image.open(file), seen).is_little:
        return True
    file.parent.mkdir(exist_ok=True)
    wide = WIDE[screen.device]
    small = seen.resize((wide, round(seen.height * wide / seen.width)), Image.Resampling.LANCZOS)
    small.save(file, quality=QUALITY, method=6)
    return False


def forget_others(screens: Iterable[Screen]) -> None:
    """Deletes references of screens that no longer exist."""
    files = {file_of(screen) for screen in screens}
    for folder in {file.parent for file in files}:
        for old in set(folder.glob("*.webp")) - files:
            old.unlink()


def what_differs(screen: Screen, seen: Image.Image) -> str:
    """Describes the difference, where to see it and what to do; empty if there is none."""
    command = f"`python -m tests.browser.references {screen.game or OF_HOUSE}`"
    file = file_of(screen)
    if not file.is_file():
        return f"there is no reference of {screen}: {command} takes it"
    reference = Image.open(file).convert("RGB")
    far = apart(reference, seen)
    if far.is_little:
        return ""
    SEEN.mkdir(parents=True, exist_ok=True)
    beside = SEEN / "-".join(filter(None, (screen.game, str(screen))))
    seen.save(f"{beside}.png")
    side_by_side(reference, seen).save(f"{beside}-differs.png")
    return (
        f"{screen} does not look as it did: {far}. See {beside}-differs.png (as it was, as it is, where it "
        f"differs); if it is meant, {command} keeps it"
    )


if __name__ == "__main__":
    main()
