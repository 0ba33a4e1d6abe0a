"""Examines the screens of a game for anything cut off, covered, too small or out of reach.

    python -m tests.browser.legible GAME [--size 844x390] [--language de] [--light dark] [--phase x] [--all]
           [--words largest]

With `house` for GAME: the front page, lobbies, my page, damaged tables, and everything a bar opens.
Screenshots go to --into.
"""

from __future__ import annotations

import argparse
import re
import sys
import tempfile
from pathlib import Path

from playwright.sync_api import Page, sync_playwright

from tests.browser.fixtures import CHROMIUM, QUIET
from tests.browser.house_screens import behind_the_bar, examine_house
from tests.browser.scenes import all_scenes, few_scenes
from tests.browser.screens import (
    LIGHTS,
    SIZES,
    THINKS_LITTLE,
    Findings,
    Look,
    Visitor,
    examine_scene,
    longest_languages,
    report,
)
from tests.server.live import NO_LIMITS, Nursery, opened
from vernissage import catalog
from vernissage.text import FALLBACK


def main() -> int:
    """Returns 0 if nothing is wrong."""
    asked = _arguments()
    sizes = [_size(each) for each in asked.size] or list(SIZES)
    lights = asked.light or LIGHTS[:1]
    folder = Path(asked.into)
    folder.mkdir(parents=True, exist_ok=True)

    seen: list[Look] = []

    def kept(page: Page, look: Look) -> None:
        name = re.sub(r"[^a-z0-9]+", "-", f"{look.screen} {look}".lower())
        page.screenshot(path=folder / f"{name}.png")
        seen.append(look)

    found: Findings = []
    with (
        tempfile.TemporaryDirectory() as place,
        Nursery() as nursery,
        opened(nursery, Path(place), NO_LIMITS, "--drafts", *THINKS_LITTLE) as house,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=list(QUIET))
        for language in asked.language or _languages(asked.game):
            with Visitor(browser, house, language, asked.words) as visitor:
                if asked.game == "house":
                    found += examine_house(
                        visitor, [(size, light) for size in sizes for light in lights], kept
                    )
                    found += behind_the_bar(visitor, few_scenes(catalog.names()[0])[-1], sizes, kept)
                else:
                    scenes = (all_scenes if asked.all else few_scenes)(asked.game)
                    for scene in scenes:
                        if asked.phase in str(scene):
                            print(scene, language, file=sys.stderr, flush=True)  # noqa: T201
                            here = examine_scene(visitor, scene, sizes, lights, kept)
                            print(report(here), file=sys.stderr, flush=True)  # noqa: T201
                            found += here
        browser.close()
    print(report(found) or "nothing is wrong")  # noqa: T201
    print(f"\n{len(seen)} looks, {len(found)} findings; screenshots in {folder}", file=sys.stderr)  # noqa: T201
    return int(bool(found))


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("game", choices=[*catalog.names(with_drafts=True), "house"])
    parser.add_argument("--size", action="append", default=[], help="WxH; all nine without it")
    parser.add_argument("--language", action="append", default=[], help="the two longest without it")
    parser.add_argument("--light", action="append", choices=LIGHTS, help="night without it")
    parser.add_argument("--words", default="usual", choices=["usual", "large", "largest"])
    parser.add_argument("--phase", default="", help="only scenes whose name has this in it")
    parser.add_argument("--all", action="store_true", help="every scene, as in the deep run")
    parser.add_argument("--into", default="artefacts/legible", help="where screenshots go")
    return parser.parse_args()


def _languages(game: str) -> tuple[str, ...]:
    """Returns the longest languages; for a draft, which may have no other, English."""
    found = catalog.find(game)
    return longest_languages() if found is None or not found.info.draft else (FALLBACK,)


def _size(said: str) -> tuple[int, int]:
    width, height = said.split("x")
    return int(width), int(height)


if __name__ == "__main__":
    sys.exit(main())
