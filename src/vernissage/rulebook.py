"""Parses a game's RULES.md: rules stand in tables, `| ABC-5.3 | text |`, under headings."""

import re
from collections.abc import Iterable
from difflib import get_close_matches

_HEADING = re.compile(r"#{1,6}\s+(?P<title>.*?)\s*#*\s*$")
_RULE = re.compile(r"\|\s*(?P<number>[A-Z]+-\d+(?:\.\d+)*)\s*\|\s*(?P<text>.*?)\s*\|\s*$")


def sections(markdown: str) -> dict[str, dict[str, str]]:
    """Returns the rules under each heading that has any: heading -> number -> text, in the book's order."""
    found: dict[str, dict[str, str]] = {}
    heading = ""
    for line in markdown.splitlines():
        title = _HEADING.match(line)
        if title:
            heading = title["title"]
        rule = _RULE.match(line)
        if rule:
            # In Markdown tables a literal bar is escaped by a backslash.
            found.setdefault(heading, {})[rule["number"]] = rule["text"].replace("\\|", "|")
    return found


def rules(markdown: str) -> dict[str, str]:
    """Returns every rule of the book: number -> text."""
    return {number: text for section in sections(markdown).values() for number, text in section.items()}


def look_up(numbers: Iterable[str], said: str) -> tuple[str, ...]:
    """Finds rules by number: `ABC-5.3`, `abc-5.3` and `5.3` are one rule, `5` is its whole chapter."""
    wanted = said.strip().casefold()
    return tuple(
        number
        for number in numbers
        if any(name == wanted or name.startswith(f"{wanted}.") for name in (number.casefold(), _bare(number)))
    )


def close_to(numbers: Iterable[str], said: str) -> tuple[str, ...]:
    """Suggests existing numbers for an unknown one: those of its chapter, or similar ones."""
    by_bare = {_bare(number): number for number in numbers}
    wanted = _bare(said)
    chapter = tuple(number for bare, number in by_bare.items() if _chapter(bare) == _chapter(wanted))
    return chapter or tuple(by_bare[bare] for bare in get_close_matches(wanted, by_bare, cutoff=0.4))


def _bare(number: str) -> str:
    """Returns the number without the game's prefix."""
    return number.strip().rpartition("-")[2]


def _chapter(bare: str) -> str:
    return bare.partition(".")[0]
