"""Postcards: the pictures that messengers show for links to a table or a daily deal.

A finished game is shown with its story. Any other game, and a daily deal until its day is over, is shown with
the game's poster. Drawing takes up to a second, so it runs in a worker process; pictures are cached.
"""

from __future__ import annotations

import asyncio
import io
from collections import OrderedDict
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache, lru_cache
from pathlib import Path
from typing import TYPE_CHECKING, Final, TypeAlias

import msgspec

from vernissage import catalog
from vernissage.core import record
from vernissage.core.hindsight import stood
from vernissage.core.match import AnyMatch
from vernissage.core.postcard import Drawn, Framed, Painted, Postcard, Sentence, Shape, Written
from vernissage.core.record import Record
from vernissage.core.refusal import Refusal
from vernissage.core.step import Outcome
from vernissage.core.value import Value
from vernissage.server.pages.postcard_drawing import Place, fitted, markup
from vernissage.server.platform import Platform
from vernissage.server.platform.payer import NOBODY, Payer
from vernissage.server.workers.pool import NICE, WorkerPool
from vernissage.table.rated_games import place as place_of
from vernissage.table.setting import Setting
from vernissage.text import Text

if TYPE_CHECKING:  # Pillow and resvg are imported where a picture is drawn: a browser tab has neither.
    from vernissage.server.pages.postcard_lettering import Letters, Pen

SIZES: Final[dict[Shape, tuple[int, int]]] = {"wide": (1200, 630), "tall": (1080, 1350)}
Name: TypeAlias = tuple[str, str, Shape]
"""The key of a picture: its subject, language and shape."""
HOUSE: Final = "Vernissage"
PART: Final = "postcard"
LIMIT: Final = 30.0
"""The time limit for a picture, in seconds."""
KEPT: Final = 64
"""How many pictures are cached; each has about 100 KB."""
QUALITY: Final = 88
MARGIN: Final = 56
BROAD: Final = 1.9
"""If a picture's width is at least this many times its height, it is above the words, not beside them."""
POSTER: Final = (300.0, 343.0)


@dataclass(frozen=True, slots=True)
class Table:
    """The public part of a table. It has a match only if the match is over and no longer secret."""

    game: str
    match: AnyMatch | None
    names: tuple[str, ...]
    portraits: tuple[str, ...]


class Words(Value, frozen=True):
    """The words on a postcard."""

    title: str
    headline: str
    line: str


def table_of(setting: Setting, match: AnyMatch | None, *, sealed: bool) -> Table:
    """Returns the part of this table that anyone who has its code may see."""
    told = match is not None and match.outcome is not None and not sealed
    chairs = setting.chairs if told else ()
    return Table(
        setting.game,
        match if told else None,
        tuple(chair.name for chair in chairs),
        tuple(chair.portrait for chair in chairs),
    )


class Order(Value, frozen=True):
    """A picture to draw, in the form in which it is sent to the worker."""

    built: str
    game: str
    played: Record | None
    names: tuple[str, ...]
    portraits: tuple[str, ...]
    language: str
    shape: Shape
    said: Words | None = None
    """The words on the card; None to derive them from the table."""

    def table(self) -> Table:
        """Returns the table, with the match replayed from its record."""
        if self.played is None:
            return Table(self.game, None, self.names, self.portraits)
        game = catalog.game(self.game)
        again = record.replay(game, self.played)
        assert not isinstance(again, Refusal), again
        return Table(self.game, again.match, self.names, self.portraits)


class Postcards:
    """Draws and caches pictures of tables and daily deals."""

    def __init__(self, built: Path, platform: Platform) -> None:
        self._built = built
        self._pool = WorkerPool(platform, 1, NICE)
        self._writing = platform.executor()
        self._kept: OrderedDict[Name, bytes] = OrderedDict()
        self._making: dict[Name, asyncio.Task[bytes]] = {}

    async def picture(
        self, code: str, table: Table, language: str, shape: Shape, payer: Payer = NOBODY
    ) -> bytes | Refusal:
        """Returns a JPEG of a table. Simultaneous requests share one drawing; the first one pays for it."""
        name = (code if table.match is not None else f"any {table.game}", language, shape)
        return await self._find(name, table, None, payer)

    async def of_day(
        self, whose: str, table: Table, said: Words, language: str, shape: Shape, *, payer: Payer = NOBODY
    ) -> bytes | Refusal:
        """Returns a JPEG of a daily deal, with the words `said` and the public part of a table."""
        name = (f"{whose} {said.headline} {said.line}", language, shape)
        return await self._find(name, table, said, payer)

    async def _find(self, name: Name, table: Table, said: Words | None, payer: Payer) -> bytes | Refusal:
        if name in self._kept:
            self._kept.move_to_end(name)
            return self._kept[name]
        if name not in self._making:
            if refusal := payer.refuse():
                return refusal
            self._making[name] = asyncio.create_task(self._make(name, table, said, payer))
            self._making[name].add_done_callback(lambda _: self._making.pop(name, None))
        return await asyncio.shield(self._making[name])

    def close(self) -> None:
        """Stops the worker. Unfinished pictures are dropped."""
        self._pool.close()

    async def _make(self, name: Name, table: Table, said: Words | None, payer: Payer) -> bytes:
        code, language, shape = name
        played = None
        if table.match is not None:  # Writing the record of a long game takes a while.
            played = await self._writing.run(record.record, table.game, table.match, open_seed=True)
        about = (table.game, played, table.names, table.portraits, language, shape)
        order = Order(str(self._built), *about, said)
        picture = await self._pool.run(code, draw, order, LIMIT, payer)
        self._kept[name] = picture
        while len(self._kept) > KEPT:
            self._kept.popitem(last=False)
        return picture


def draw(order: Order) -> bytes:
    """Draws a postcard and returns it as JPEG. Runs in the worker."""
    import resvg_py  # noqa: PLC0415 - see above
    from PIL import Image  # noqa: PLC0415 - see above

    from vernissage.server.pages.postcard_lettering import Pen  # noqa: PLC0415 - see above

    built, table, shape = Path(order.built), order.table(), order.shape
    letters = _letters(built)
    text = Text(catalog.folder(table.game), order.language, PART)
    somebody = text.say("postcard-somebody")
    names = [letters.known(name).replace("*", "").strip() or somebody for name in table.names]
    card = story(table, shape)
    sheet = card or _poster(built, table.game)
    said = order.said or words(table, card, text, names)
    size = SIZES[shape]
    broad = sheet.width / sheet.height >= BROAD
    place = fitted(sheet.width, sheet.height, _box(size, broad=broad))
    faces = {seat: f"portraits/{portrait}.webp" for seat, portrait in enumerate(table.portraits)}
    pictures = GamePictures(built, table.game)
    svg = markup(size, sheet.drawn, place, pictures.read, faces)
    png = resvg_py.svg_to_bytes(svg_string=svg, skip_system_fonts=True)
    picture = Image.open(io.BytesIO(png)).convert("RGB")
    pen = Pen(picture, letters)
    for each in sheet.drawn:
        if isinstance(each, Written):
            _write(pen, each, place, text, names)
    _say(pen, said, size, broad=broad)
    out = io.BytesIO()
    picture.save(out, "JPEG", quality=QUALITY, optimize=True)
    return out.getvalue()


def story(table: Table, shape: Shape) -> Postcard | None:
    """Returns the game's own postcard; None if the game is not over or has none."""
    look, match = catalog.extras(table.game).postcard(), table.match
    if look is None or match is None or match.outcome is None:
        return None
    return look(*stood(match), match.outcome, shape)


def words(table: Table, card: Postcard | None, text: Text, names: Sequence[str]) -> Words:
    """Returns the words about this table, in the language of `text`."""
    game = catalog.game(table.game)
    title = game.info.title
    outcome = None if table.match is None else table.match.outcome
    if outcome is None:
        return Words(title, text.say("postcard-invites", game=title), text.say("postcard-open"))
    points = "" if game.info.together else _points(outcome, names)
    if card is not None:
        return Words(
            title, _said(card.headline, text, names), _said(card.line, text, names) if card.line else points
        )
    won = "postcard-won" if outcome.winners else "postcard-over"
    return Words(title, text.say_about(won, {"winners": outcome.winners}, names), points)


def _points(outcome: Outcome, names: Sequence[str]) -> str:
    """Returns everyone's points in one line, the best player first."""
    ranked = sorted(range(len(names)), key=lambda seat: place_of(outcome, seat))
    return ", ".join(f"{names[seat]} {outcome.scores[seat]}" for seat in ranked)


def _said(sentence: Sentence, text: Text, names: Sequence[str]) -> str:
    return text.say_about(sentence.text, sentence.about, names)


def _box(size: tuple[int, int], *, broad: bool) -> tuple[float, float, float, float]:
    """Returns the box for the picture: x, y, width and height."""
    width, height = size
    if height > width:
        return MARGIN, 70, width - 2 * MARGIN, 780
    if broad:
        return MARGIN, 40, width - 2 * MARGIN, 380
    return 500, 50, width - 500 - MARGIN, 470


def _say(pen: Pen, said: Words, size: tuple[int, int], *, broad: bool) -> None:
    """Writes the words and the project's name on the card."""
    width, height = size
    upright = height > width
    if upright:
        x, y, wide, high, large, small = MARGIN, 880, width - 2 * MARGIN, 190, 72, 36
    elif broad:
        x, y, wide, high, large, small = MARGIN, 436, width - 2 * MARGIN, 66, 52, 28
    else:
        x, y, wide, high, large, small = MARGIN, 100, 410, 290, 64, 30
    if not broad or upright:
        pen.block(said.title, "text", "gold", 30, (x, y - 48, wide, 40))
    end = pen.block(said.headline, "display", "paper", large, (x, y, wide, high))
    room = wide if not broad or upright else width - MARGIN - 340
    pen.block(said.line, "text", "soft", small, (x, end + 14, room, 2 * small * 1.2 + 4))
    pen.block(HOUSE, "display", "paper", 34, (width - 228, height - 84, 200, 44))


def _write(pen: Pen, written: Written, place: Place, text: Text, names: Sequence[str]) -> None:
    x, y = place.x + written.x * place.scale, place.y + written.y * place.scale
    room = written.width * place.scale
    said = _said(written.words, text, names)
    pen.middle(said, written.ink, round(written.size * place.scale), (x, y, room), plate=written.plate)


def _poster(built: Path, game: str) -> Postcard:
    """Returns a postcard with the game's poster."""
    width, height = POSTER
    nothing = Sentence("", {})
    name = GamePictures(built, game).poster
    hung: tuple[Drawn, ...] = (
        Framed(24, 44, width, height, 24, lamp=True),
        Painted(name, 24, 44, width, height),
    )
    return Postcard(nothing, None, width + 48, height + 68, hung)


class GamePictures:
    """The picture files of a game in the built pages."""

    def __init__(self, built: Path, game: str) -> None:
        self._built = built
        self._own = {
            name.removeprefix(f"../src/vernissage/games/{game}/web/"): file
            for name, file in _files(built, (built / "built.json").stat().st_mtime_ns).items()
            if name.startswith(f"../src/vernissage/games/{game}/web/")
        }

    @property
    def poster(self) -> str:
        """The name of the game's poster; empty if it has none."""
        return next((f"../{name}" for name in self._own if name.startswith("poster.")), "")

    def read(self, name: str) -> bytes | None:
        """Returns the content of a picture of this game, or of a portrait; None if there is no such file."""
        beside = name.removeprefix("../")
        file = (
            name if name.startswith("portraits/") else self._own.get(f"art/{name}") or self._own.get(beside)
        )
        path = None if file is None else self._built / file
        return path.read_bytes() if path is not None and path.is_file() else None


@lru_cache(maxsize=1)
def _files(built: Path, _when: int) -> dict[str, str]:
    """Returns all built files, by the path of their source."""
    chunks = msgspec.json.decode((built / "built.json").read_bytes(), type=dict[str, dict[str, object]])
    return {name: str(chunk["file"]) for name, chunk in chunks.items() if "file" in chunk}


@cache
def _letters(built: Path) -> Letters:
    from vernissage.server.pages.postcard_lettering import Letters  # noqa: PLC0415 - see above

    return Letters(built / "assets")
