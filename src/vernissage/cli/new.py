"""`vernissage new`: creates the folder of a new game, a copy of a template with its own names."""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from enum import StrEnum
from keyword import iskeyword
from pathlib import Path
from typing import Annotated, Final

import typer

from vernissage import catalog

TEMPLATE: Final = "_template"
ABOUT_THE_TEMPLATE: Final = re.compile(r" [^.|\n]*, and what `vernissage new[^`]*` begins another with\.")
NAME: Final = re.compile(r"[a-z][a-z0-9]*(_[a-z0-9]+)*")
PREFIX: Final = re.compile(r"[A-Z]{2,5}")


class Like(StrEnum):
    """The templates that a new game can start from."""

    CHOICES = "choices"
    TURNS = "turns"

    @property
    def folder(self) -> str:
        return TEMPLATE if self is Like.CHOICES else f"_{self}"


@dataclass(frozen=True, slots=True)
class Names:
    """A game's folder name, its title, and the letters before its rule numbers."""

    name: str
    title: str
    prefix: str


def new(
    game: Annotated[str, typer.Argument(metavar="GAME", help="The name of its folder: `two_words`.")],
    title: Annotated[str, typer.Option(help="Its title. Default: from its name.")] = "",
    prefix: Annotated[
        str, typer.Option(help="The letters before rule numbers. Default: from its name.")
    ] = "",
    like: Annotated[
        Like,
        typer.Option(
            help="What to begin with. `choices`: all agree on a prize, then choose in secret at once. "
            "`turns`: players bid in turn, bluff, lose cards unseen and drop out."
        ),
    ] = Like.CHOICES,
) -> None:
    """Create a new game: a folder with a small complete game to change step by step."""
    names = Names(game, title or game.replace("_", " ").title(), prefix or _letters(game))
    for fault in faults(names):
        raise typer.BadParameter(fault)
    lay(names, like)
    typer.echo(f"{catalog.folder(game)} holds a draft called {names.title}. CONTRIBUTING.md says what next:")
    typer.echo(f"  make quick GAME={game}      runs its tests, in a minute or two")
    typer.echo(f"  vernissage play {game}      plays it in the terminal")


def faults(names: Names) -> Iterator[str]:
    """Yields the reasons why a game can't have this name, or can't be created here."""
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


def lay(names: Names, like: Like) -> None:
    """Copies a template without its translations, which a draft doesn't need."""
    source, target = catalog.folder(like.folder), catalog.folder(names.name)
    for file in _files(source):
        place = target / renamed(str(file.relative_to(source)), names, like)
        place.parent.mkdir(parents=True, exist_ok=True)
        place.write_text(renamed(file.read_text(encoding="utf-8"), names, like), encoding="utf-8")


def renamed(text: str, names: Names, like: Like) -> str:
    """Replaces the template's names in a text or file name with those of the new game."""
    template = catalog.find(like.folder)
    assert template is not None
    title, prefix, word = template.info.title, template.info.prefix, like.folder.removeprefix("_")
    for old, own in (
        (title, names.title),
        (prefix, names.prefix),
        (f"test_{prefix.lower()}", f"test_{names.prefix.lower()}"),
        (f"_{word}", names.name),
        (f"{word}/", f"{names.name}/"),
        (f"refusal-{word}-", f"refusal-{names.name}-"),
    ):
        text = text.replace(old, own)
    return ABOUT_THE_TEMPLATE.sub("", text)


def _files(folder: Path) -> Iterator[Path]:
    for file in sorted(folder.rglob("*")):
        translated = file.parent.name == "text" and file.name != "en.ftl"
        if file.is_file() and "__pycache__" not in file.parts and not translated:
            yield file


def _letters(name: str) -> str:
    """Returns an unused prefix for the rule numbers: the first letters of the name, or its initials."""
    words = re.sub(r"[^a-z_]", "", name).upper().split("_")
    joined = "".join(words)
    wishes = (joined[:3], "".join(word[:1] for word in words), joined[:4], joined[:2])
    free = (each for each in wishes if PREFIX.fullmatch(each) and each not in _prefixes())
    return next(free, joined[:3])


def _prefixes() -> set[str]:
    games = (catalog.find(name) for name in catalog.names(with_templates=True))
    return {game.info.prefix for game in games if game is not None}
