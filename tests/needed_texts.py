"""The texts a game needs, found in its types and its code.

    python -m tests.needed_texts GAME        lists those it lacks

CONTRIBUTING.md has the same list for people, with `<kind>` and the like for game-specific parts; a test keeps
the two in step.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final, get_args

from tests.play import game_called
from vernissage import catalog
from vernissage.core.company import LEVELS
from vernissage.core.game import AnyGame
from vernissage.text import Text

NEVER_ASKED: Final = {"players", "first"}
"""Options for which the lobby has its own texts."""


def needed(name: str) -> dict[str, str]:
    """Returns each text this game needs, and its pattern in the list; a draft needs fewer."""
    game = game_called(name)
    found = {text: pattern for pattern, text in at_once(name, game)}
    if not game.info.draft and not name.startswith("_"):
        found |= {text: pattern for pattern, text in on_the_front_door(name, game)}
    return found


def at_once(name: str, game: AnyGame) -> Iterator[tuple[str, str]]:
    """Yields what every game needs, even a draft."""
    for kind in _kinds(game.types.move):
        yield "move-<kind>", f"move-{kind}"
    for kind in _kinds(game.types.event):
        yield "event-<kind>", f"event-{kind}"
    if game.ending is not None:
        yield "ending", "ending"
        yield "ending.says", "ending.says"
    own = name.removeprefix("_")
    for code in codes_in(catalog.folder(name)):
        home, _, word = code.partition("/")
        pattern = "<game>" if home == own else home
        yield f"refusal-{pattern}-<word>", f"refusal-{home}-{word}"


def on_the_front_door(name: str, game: AnyGame) -> Iterator[tuple[str, str]]:
    """Yields what a game needs once it is no longer a draft."""
    yield "game-title", "game-title"
    yield "game-kind", "game-kind"
    if game.day.options("2031-05-04").players == 1:
        yield "game-puzzle", "game-puzzle"
    for field in game.types.options.__struct_fields__:
        if field not in NEVER_ASKED and field not in game.info.limits:
            yield "option-<field>", f"option-{field}"
    if {*game.types.options.__struct_fields__} - NEVER_ASKED:
        yield "usual-rules", "usual-rules"
    for bot in catalog.company(name).names[len(LEVELS) :]:
        yield "bot-<name>", f"bot-{bot}"
    for level in LEVELS:
        yield "level-<name>-how", f"level-{level}-how"
    for personality in catalog.company(name).personalities:
        yield "bot-<name>-how", f"bot-{personality}-how"


def codes_in(folder: Path) -> list[str]:
    """Returns the refusal codes in the source."""
    sources = [path.read_text(encoding="utf-8") for path in folder.glob("*.py")]
    return sorted({code for source in sources for code in re.findall(r'Refusal\(\s*"([\w/-]+)"', source)})


def missing(name: str) -> list[str]:
    """Returns the English texts this game lacks."""
    text = Text(catalog.folder(name))
    return [each for each in needed(name) if not text.has(each)]


def _kinds(union: Any) -> list[str]:
    return [str(each.__struct_config__.tag) for each in get_args(union) or (union,)]


if __name__ == "__main__":
    sys.stdout.write("".join(f"{each} = …\n" for each in missing(sys.argv[1])) or "nothing is missing\n")
