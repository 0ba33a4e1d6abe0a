"""`vernissage rules`: prints the rulebook of a game, or one rule."""

from typing import Annotated

import typer
from rich.console import Console, RenderableType
from rich.markdown import Markdown

from vernissage import catalog, rulebook
from vernissage.cli.sentences import show_refusal
from vernissage.core.refusal import Refusal
from vernissage.text import Text


def rules(
    game: Annotated[str, typer.Argument(help="Which game.")],
    number: Annotated[
        str | None, typer.Argument(help="One rule, such as 5.3, or a chapter, such as 5.", show_default=False)
    ] = None,
) -> None:
    """Read the rules of a game, or one rule by its number."""
    console = Console()
    found = pages(game, number)
    if isinstance(found, Refusal):
        show_refusal(console, found, Text())
        raise typer.Exit(1)
    console.print(found)


def pages(game: str, number: str | None) -> RenderableType | Refusal:
    """Returns the whole rulebook of a game, or the part under this number."""
    if catalog.find(game) is None:
        return catalog.unknown(game)
    book = catalog.folder(game) / "RULES.md"
    if not book.is_file():
        return Refusal("cli/no-rulebook", args={"game": game})
    markdown = book.read_text(encoding="utf-8")
    if number is None:
        return Markdown(markdown)
    found = rulebook.rules(markdown)
    meant = rulebook.look_up(found, number)
    if not meant:
        close = ", ".join(rulebook.close_to(found, number))
        return Refusal("cli/unknown-rule", args={"number": number, "close": close or "nothing"})
    return Markdown("\n\n".join(f"**{each}** {found[each]}" for each in meant))
