"""Examines screens at nine sizes, by night and by day, in the two languages with the longest texts."""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from itertools import chain
from pathlib import Path
from typing import Final, Self

import msgspec
from playwright.sync_api import Browser, Page

from tests.architecture.imports import ROOT
from tests.browser.fixtures import another
from tests.browser.planting import guest_of, hang, new_code
from tests.browser.scenes import Scene
from tests.browser.visits import answer_everything
from tests.server.live import House
from tests.server.people import Browser as Guest
from vernissage import catalog
from vernissage.server.api.http_types import TableCode
from vernissage.text import languages

Size = tuple[int, int]

SIZES: Final[tuple[Size, ...]] = (
    (320, 640),
    (390, 844),
    (844, 390),
    (820, 1180),
    (1180, 820),
    (1280, 720),
    (1440, 900),
    (1920, 1080),
    (2560, 1440),
)
LIGHTS: Final = ("dark", "light")
WIDE: Final = 1280
"""The minimum width of a shared screen."""
NAMES: Final = (
    "Maximiliane",
    "Jean-Baptiste",
    "Ebba",
    "Friederike",
    "Guillaume",
    "Zoë",
    "Konstantin",
    "Marie-Claire",
)
LEGIBLE: Final = (Path(__file__).parent / "legible.js").read_text(encoding="utf-8")
SETTLED: Final = """async () => {
  await document.fonts.ready;
  const pictures = [...document.images].filter((each) => each.loading !== 'lazy');
  await Promise.all(pictures.map((each) => each.decode().catch(() => undefined)));
  for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
}"""
"""Waits until everything is loaded and laid out."""
TABLE: Final = "[data-table] h1, [data-table] h2"
COACHED: Final = "main:has(h1):not(:has(.thinks:not(:empty)))"
THINKS_LITTLE: Final = ("--coach-playouts", "4")
"""Options for a server whose coach is quick."""


class Finding(msgspec.Struct, frozen=True):
    """One fault on a screen, as reported by `legible.js`."""

    what: str
    where: str
    size: str


@dataclass(frozen=True)
class Look:
    """One screen at a size, in a light and a language."""

    screen: str
    size: Size
    light: str
    language: str

    def __str__(self) -> str:
        return f"{self.size[0]}x{self.size[1]} {self.light} {self.language}"


Findings = list[tuple[Look, Finding]]
Kept = Callable[[Page, Look], None]
"""A callback for each examined screen."""


@cache
def longest_languages(many: int = 2) -> tuple[str, ...]:
    """Returns the languages whose texts are longest. Drafts, which may be English only, don't count."""
    folders = [
        ROOT / "web/src/text",
        *ROOT.glob("web/src/text/*/"),
        *ROOT.glob("src/vernissage/texts"),
        *(catalog.folder(name) / "text" for name in catalog.names()),
    ]

    def letters(language: str) -> int:
        return sum(len((each / f"{language}.ftl").read_text(encoding="utf-8")) for each in folders)

    return tuple(sorted(languages(), key=letters, reverse=True)[:many])


def findings(page: Page) -> list[Finding]:
    """Returns what is wrong with the current page."""
    return msgspec.convert(page.evaluate(LEGIBLE, sentences()), list[Finding])


@cache
def sentences() -> list[str]:
    """Returns the ids of all texts, except those that are equal to what they name: a `yo-yo`."""
    said = re.compile(r"^([a-z][\w-]*) = ?(.*)", re.MULTILINE)
    files = [*ROOT.glob("web/src/text/**/en.ftl"), *ROOT.glob("src/vernissage/**/en.ftl")]
    found = chain(*(said.findall(each.read_text(encoding="utf-8")) for each in files))
    return sorted({name for name, words in found if "-" in name and name.casefold() != words.casefold()})


def settle(page: Page) -> None:
    page.evaluate(SETTLED)


def looks(
    screen: str, language: str, sizes: Iterable[Size], lights: Sequence[str] = LIGHTS
) -> Iterator[Look]:
    """Yields this screen at all these sizes in all these lights."""
    return (Look(screen, size, light, language) for size in sizes for light in lights)


def examine(page: Page, wanted: Iterable[Look], kept: Kept | None = None) -> Findings:
    """Examines the open page in each of these ways."""
    found: Findings = []
    for look in wanted:
        page.set_viewport_size({"width": look.size[0], "height": look.size[1]})
        page.emulate_media(color_scheme="light" if look.light == "light" else "dark", reduced_motion="reduce")
        found += look_at(page, look, kept)
    return found


def look_at(page: Page, look: Look, kept: Kept | None = None) -> Findings:
    """Examines the page as it is, and passes it to `kept`."""
    settle(page)
    found = [(look, finding) for finding in findings(page)]
    if kept is not None:
        kept(page, look)
    return found


def put_before(page: Page, screen: str) -> None:
    """Sets size and light of the page: `844x390 dark`."""
    size, light = screen.split(" ")
    width, height = map(int, size.split("x"))
    page.set_viewport_size({"width": width, "height": height})
    page.emulate_media(color_scheme="light" if light == "light" else "dark")


def resize(page: Page, size: Size) -> None:
    page.set_viewport_size({"width": size[0], "height": size[1]})
    settle(page)


class Visitor:
    """A guest with a language and friends to play with, who can open any scene."""

    def __init__(self, browser: Browser, house: House, language: str, words: str = "usual") -> None:
        self.house = house
        self.language = language
        self._entered = another(browser, locale=language)
        self.page = self._entered.__enter__()
        self.page.add_init_script(f"localStorage.setItem('size', '{words}')")
        self._me = guest_of(self.page, house)
        self._friends = [Guest(house) for _ in NAMES]

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self._entered.__exit__(None, None, None)

    def open(self, scene: Scene, page: str = "", there: str = TABLE) -> None:
        """Opens this scene from its viewer's seat, or another page of it, and waits for `there`."""
        people = dict(zip(NAMES, self._friends, strict=True))
        seats = list(people)[: scene.match.players]
        if scene.viewer is not None:
            people[seats[scene.viewer]] = self._me
        at_table = {name: people[name] for name in seats}
        address = hang(self.house, new_code(), scene.table.name, scene.match, at_table)
        self.page.goto(f"{address}{page}")
        self.page.locator(there).first.wait_for()
        settle(self.page)

    def leaf_to_the_middle(self) -> None:
        """Moves an open replay to its middle."""
        moment = self.page.locator("input[type=range]")
        moment.evaluate(
            "bar => { bar.value = bar.max / 2; bar.dispatchEvent(new Event('input', { bubbles: true })); }"
        )
        self.page.wait_for_load_state("networkidle")  # until the moment is shown
        settle(self.page)

    def wait_for_table(self) -> None:
        self.page.locator(TABLE).first.wait_for()
        settle(self.page)

    def day(self, game: str) -> None:
        """Opens the result of today's deal."""
        made = self._me.ask("POST", "/api/tables", {"game": game, "daily": True}).read(TableCode)
        self.go(f"/t/{made.code}")
        answer_everything(self.page)
        self.page.locator("section a[href^='/day/']").first.wait_for()  # everyone's results

    def invite(self, game: str) -> str:
        """Opens the lobby of a new table. Returns its code."""
        code = self._me.make(game)
        self.go(f"/t/{code}")
        return code

    def is_invited(self, game: str) -> None:
        """Opens the lobby of somebody else's table."""
        self.go(f"/t/{self._friends[0].make(game)}")

    def go(self, path: str) -> None:
        """Opens a page of the server."""
        self.page.goto(f"http://{self.house.host}{path}")
        self.page.locator("h1, body > pre").first.wait_for()
        settle(self.page)


def examine_scene(
    visitor: Visitor,
    scene: Scene,
    sizes: Sequence[Size],
    lights: Sequence[str],
    kept: Kept | None = None,
) -> Findings:
    """Examines a scene at these sizes and lights; public ones also on a large screen."""
    visitor.open(scene)
    found = examine(visitor.page, looks(str(scene), visitor.language, sizes, lights), kept)
    wide = [size for size in sizes if size[0] >= WIDE]
    if scene.viewer is None and wide:
        visitor.open(scene, "/screen")
        found += examine(visitor.page, looks(f"{scene}, on the wall", visitor.language, wide, lights), kept)
    if scene.match.outcome is not None and scene.viewer is None:
        found += examine_replay(visitor, scene, sizes, lights, kept)
    elif scene.match.outcome is not None and _has_coach(scene.table.name):
        found += examine_coach(visitor, scene, sizes, lights, kept)
    return found


def _has_coach(name: str) -> bool:
    return bool(catalog.company(name).judge or catalog.extras(name).recall())


def examine_replay(
    visitor: Visitor,
    scene: Scene,
    sizes: Sequence[Size],
    lights: Sequence[str],
    kept: Kept | None = None,
) -> Findings:
    """Examines the middle of the replay: the public view, and that of one player."""
    visitor.open(scene, "/replay")
    visitor.leaf_to_the_middle()
    found = examine(visitor.page, looks(f"{scene}, replay", visitor.language, sizes, lights), kept)
    visitor.page.locator("select").last.select_option("0")
    return found + examine(
        visitor.page, looks(f"{scene}, replay by eyes", visitor.language, sizes, lights), kept
    )


def examine_coach(
    visitor: Visitor,
    scene: Scene,
    sizes: Sequence[Size],
    lights: Sequence[str],
    kept: Kept | None = None,
) -> Findings:
    """Examines the coach's complete report on this game."""
    visitor.open(scene, "/coach", COACHED)
    return examine(visitor.page, looks(f"{scene}, coach", visitor.language, sizes, lights), kept)


def report(found: Findings) -> str:
    """Summarises the findings: each fault once, with the screens it is on."""
    screens: dict[str, dict[tuple[str, str], list[tuple[Look, Finding]]]] = defaultdict(
        lambda: defaultdict(list)
    )
    for look, finding in found:
        screens[look.screen][finding.what, finding.where].append((look, finding))
    lines: list[str] = []
    for screen, things in screens.items():
        lines.append(f"\n## {screen}")
        for (what, where), seen in sorted(things.items()):
            sizes = dict.fromkeys(f"{look.size[0]}x{look.size[1]}" for look, _ in seen)
            spoken = dict.fromkeys(look.language for look, _ in seen)
            how = " | ".join(list(dict.fromkeys(finding.size for _, finding in seen))[:3])
            lines.append(f"- {what}: {where} ({how}) at {' '.join(sizes)}, {'/'.join(spoken)}")
    return "\n".join(lines)
