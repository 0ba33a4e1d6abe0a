"""Pages that teach each game, in every language. A server shows the same pages."""

from __future__ import annotations

from typing import Final

from vernissage import catalog, learn
from vernissage.server.pages.learn import NAMES
from vernissage.text import FALLBACK, languages

PLACE: Final = "play"
INTRODUCTION: Final = """# How to play

Each page says how one game goes, with pictures of the real table, and ends with every rule. A house shows the
same pages at `/learn/<game>`. Quicker still: press a poster, then *How it goes*, and learn by playing, in
three minutes.
"""


def menu() -> list[dict[str, str] | str]:
    """Returns the menu entries: the index, and each game by title."""
    return [f"{PLACE}/index.md", *({_title(name): _uri(name, FALLBACK)} for name in catalog.names())]


def pages() -> dict[str, str]:
    """Returns the text of each page, by its path on the site."""
    found = {
        _uri(name, language): _page(name, language) for name in catalog.names() for language in languages()
    }
    return {f"{PLACE}/index.md": _index(), **found}


def _page(name: str, language: str) -> str:
    title, line, rest = learn.page(name, language, name if language == FALLBACK else f"../{name}").partition(
        "\n"
    )
    others = " · ".join(
        f"[{NAMES[each]}]({_from(language)}{_uri(name, each)})" for each in languages() if each != language
    )
    return f"{title}{line}\n{others}\n{rest}"


def _index() -> str:
    lines = [f"- [{_title(name)}]({name}.md), {_company(name)}" for name in catalog.names()]
    return "\n".join([INTRODUCTION, *lines, ""])


def _company(name: str) -> str:
    info = catalog.game(name).info
    return f"for {info.fewest} to {info.most} players, about {info.minutes} minutes"


def _title(name: str) -> str:
    return catalog.game(name).info.title


def _uri(name: str, language: str) -> str:
    return f"{PLACE}/{name}.md" if language == FALLBACK else f"{PLACE}/{language}/{name}.md"


def _from(language: str) -> str:
    """Returns the relative path from a page in this language to the root of the site."""
    return "../" if language == FALLBACK else "../../"
