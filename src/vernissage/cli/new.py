"""`vernissage new`: lays the folder of a new game, a copy of the template with its own names throughout."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from keyword import iskeyword
from pathlib import Path
from typing import Annotated, Final

import typer

from vernissage import catalog

TEMPLATE: Final = "_template"
ABOUT_THE_TEMPLATE: Final = " The smallest complete game, and what `vernissage new` begins another with."
NAME: Final = re.compile(r"[a-z][a-z0-9]*(_[a-z0-9]+)*")
PREFIX: Final = re.compile(r"[A-Z]{2,5}")


@dataclass(frozen=True, slots=True)
class Names:
    """What a game is called: its folder, its title, and the letters before its rule numbers."""

    name: str
    title: str
    prefix: str


def new(
    game: Annotated[str, typer.Argument(metavar="GAME", help="What its folder is called: `two_words`.")],
    title: Annotated[str, typer.Option(help="What people call it. Default: from its name.")] = "",
    prefix: Annotated[
        str, typer.Option(help="The letters before rule numbers. Default: from its name.")
    ] = "",
) -> None:
    """Begin a new game: its folder, with a whole small game inside to change step by step."""
    names = Names(game, title or game.replace("_", " ").title(), prefix or _letters(game))
    for fault in faults(names):
        raise typer.BadParameter(fault)
    lay(names)
    typer.echo(
        f"{catalog.folder(game)} is there, a draft called {names.title}. CONTRIBUTING.md says what next:"
    )
    typer.echo(f"  make quick GAME={game}      holds it to its promises, in seconds")
    typer.echo(f"  vernissage play {game}      plays it, in the terminal")


def faults(names: Names) -> Iterator[str]:
    """Why a game can't have this name, or can't be begun here."""
    if not NAME.fullmatch(names.name) or iskeyword(names.name):
        yield f"{names.name!r} can't be a folder's name: small letters, digits, underscores between words."
    if names.name in catalog.names(with_templates=True):
        yield f"There is a game called {names.name} already."
    if not names.title.isprintable() or set('"\\') & set(names.title):
        yield f"{names.title!r} can't be a title."
    if not PREFIX.fullmatch(names.prefix):
        yield f"{names.prefix!r} can't stand before rule numbers: two to five capital letters (--prefix)."
    if names.prefix in _prefixes():
        yield f"The rules of another game begin with {names.prefix}: choose other letters (--prefix)."
    if not (catalog.folder(TEMPLATE) / "tests").is_dir():
        yield "A new game is begun in a checkout of the repository; an installed package has no tests."


def lay(names: Names) -> None:
    """Copy the template: all of it but its other languages, which can wait while a game is a draft."""
    source, target = catalog.folder(TEMPLATE), catalog.folder(names.name)
    for file in _files(source):
        place = target / renamed(str(file.relative_to(source)), names)
        place.parent.mkdir(parents=True, exist_ok=True)
        place.write_text(renamed(file.read_text(encoding="utf-8"), names), encoding="utf-8")


def renamed(text: str, names: Names) -> str:
    """What is written in the template, or the name of a file of it, as the new game has it."""
    for old, own in (
        (ABOUT_THE_TEMPLATE, ""),
        ("High Card", names.title),
        ("TPL", names.prefix),
        ("test_tpl", f"test_{names.prefix.lower()}"),
        (TEMPLATE, names.name),
        ("template/", f"{names.name}/"),
        ("refusal-template-", f"refusal-{names.name}-"),
    ):
        text = text.replace(old, own)
    return text


def _files(folder: Path) -> Iterator[Path]:
    for file in sorted(folder.rglob("*")):
        translated = file.parent.name == "text" and file.name != "en.ftl"
        if file.is_file() and "__pycache__" not in file.parts and not translated:
            yield file


def _letters(name: str) -> str:
    """Three letters of a name that no other game has: its first ones, or its initials."""
    words = re.sub(r"[^a-z_]", "", name).upper().split("_")
    joined = "".join(words)
    wishes = (joined[:3], "".join(word[:1] for word in words), joined[:4], joined[:2])
    free = (each for each in wishes if PREFIX.fullmatch(each) and each not in _prefixes())
    return next(free, joined[:3])


def _prefixes() -> set[str]:
    games = (catalog.find(name) for name in catalog.names(with_templates=True))
    return {game.info.prefix for game in games if game is not None}
