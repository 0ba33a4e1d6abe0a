"""The terminal's sentences about a game, as paragraphs, and refusals with their rule's number."""

from collections.abc import Iterable, Sequence
from typing import Any

from rich.console import Console
from rich.table import Table
from rich.text import Text as Line

from vernissage.core.refusal import Refusal
from vernissage.core.seats import Viewer
from vernissage.text import Text


def told(text: Text, events: Iterable[Any], names: Sequence[str], viewer: Viewer) -> list[tuple[Viewer, str]]:
    """Returns the actor (the event's `seat`, if any) and the sentence of each event."""
    sentences = ((getattr(event, "seat", None), text.say_event(event, names, viewer)) for event in events)
    return [(seat, sentence) for seat, sentence in sentences if sentence]


def paragraphs(sentences: Iterable[tuple[Viewer, str]], names: Sequence[str], viewer: Viewer) -> list[str]:
    """Joins consecutive sentences about one seat into a paragraph. Another seat starts a new one."""
    found: list[str] = []
    doing: Viewer = None
    for seat, sentence in sentences:
        if not found or (seat is not None and seat != doing):
            found.append(sentence)
        elif doing is None or doing == viewer:
            found[-1] += f" {sentence}"
        else:
            found[-1] += f" {_deed(sentence, names[doing], found[-1])}"
        doing = doing if seat is None else seat
    return found


def _deed(sentence: str, name: str, before: str) -> str:
    """Drops a name that the paragraph already has from a sentence: `Anna lays a card. Draws another.`"""
    deed = sentence.removeprefix(f"{name} ")
    return sentence if deed == sentence or name not in before else deed[0].upper() + deed[1:]


def bulleted(lines: Iterable[Line]) -> Table:
    """Returns a bulleted list of paragraphs."""
    grid = Table.grid(padding=(0, 1))
    for line in lines:
        grid.add_row(Line(" ·", style="dim"), line)
    return grid


def show_refusal(console: Console, refusal: Refusal, text: Text) -> None:
    """Prints a refusal, with the rule's number if there is one."""
    line = Line.assemble(("✗ ", "bold red"))
    if refusal.rule:
        line.append(f"{refusal.rule}: ", style="bold")
    console.print(line.append(text.say_refusal(refusal)))
