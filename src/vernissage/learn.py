"""The page that teaches a game, in Markdown: the goal, the phases of a round, the things, every rule.

It is generated from the game's texts, its primer, its RULES.md, and the pictures in `shots/`, which are taken
from its guided first game. A server shows it at `/learn/<game>`, and so does the documentation.
"""

import re
from collections.abc import Iterator
from operator import itemgetter
from pathlib import Path
from typing import Final

from vernissage import catalog
from vernissage.core.primer import AnyPrimer
from vernissage.core.value import OptionsValue
from vernissage.text import FALLBACK, Text

SHOTS: Final = "shots"
"""The folder of a game's pictures."""
TABLE: Final = "table"
FIRST_GAME: Final = "first-game"
"""The name of the animation of the guided first game. Pictures of moments have the moments' names."""
_TITLE: Final = re.compile(r"\A#\s.*\n+")
_HEADING: Final = re.compile(r"^(#+ )", re.MULTILINE)


def page(name: str, language: str = FALLBACK, pictures: str = SHOTS) -> str:
    """Returns the page in Markdown. `pictures` is the address of the pictures, relative to the page."""
    game = catalog.game(name)
    home = catalog.folder(name)
    text = Text(home, language, "primer")
    shown = Pictures(home, pictures)
    parts = [f"# {text.say('game-title') if text.has('game-title') else game.info.title}"]
    usual = game.types.options()
    parts += [text.say_under("goal", usual)] if text.has("goal") else []
    parts += shown.of(TABLE, text.say("learn-table"))
    primer = catalog.extras(name).primer()
    parts += [] if primer is None else _moments(primer, text, shown, usual)
    parts += _first_game(text, shown)
    parts += [] if primer is None else _things(primer, text, usual)
    parts += _rules(home, language, text)
    return "\n\n".join(parts) + "\n"


class Pictures:
    """A game's pictures as Markdown."""

    def __init__(self, home: Path, where: str) -> None:
        self._home = home / SHOTS
        self._where = where

    def of(self, name: str, says: str) -> list[str]:
        """Returns the picture with this name as Markdown; an empty list if there is none."""
        file = f"{name}.webp"
        return [f"![{says}]({self._where}/{file})"] if (self._home / file).is_file() else []


def _moments(primer: AnyPrimer, text: Text, shown: Pictures, usual: OptionsValue) -> Iterator[str]:
    """Yields the moments of a round under the default options, without those of variants."""
    yield f"## {text.say('learn-how')}"
    yield text.say_under("how", usual)
    told = {moment.text: text.say_under(f"{moment.text}.says", usual) for moment in primer.moments}
    for number, (name, says) in enumerate(filter(itemgetter(1), told.items()), 1):
        title = text.say_under(name, usual)
        yield f"### {number}. {title}"
        yield says
        yield from shown.of(name, title)
    yield f"### {text.say('learn-end')}"
    yield text.say_under("end", usual)


def _first_game(text: Text, shown: Pictures) -> Iterator[str]:
    picture = shown.of(FIRST_GAME, text.say("learn-first"))
    if picture:
        yield f"## {text.say('learn-first')}"
        yield text.say("learn-first-how")
        yield from picture


def _things(primer: AnyPrimer, text: Text, usual: OptionsValue) -> Iterator[str]:
    yield f"## {text.say('learn-things')}"
    told = {each.text: text.say_under(f"{each.text}.says", usual) for each in primer.things.values()}
    yield "\n".join(f"- **{text.say_under(each, usual)}**: {says}" for each, says in told.items() if says)


def _rules(home: Path, language: str, text: Text) -> Iterator[str]:
    """Yields the rulebook without its title, one heading level down."""
    books = (home / f"RULES.{language}.md", home / "RULES.md")
    book = next((each for each in books if each.is_file()), None)
    if book is not None:
        yield f"## {text.say('learn-rules')}"
        yield _HEADING.sub(r"#\1", _TITLE.sub("", book.read_text(encoding="utf-8"))).strip()
