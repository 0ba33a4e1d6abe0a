"""The terminal output for a player: table, offers, sentences and results."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import groupby
from pathlib import Path
from typing import Any, Final

from rich.columns import Columns
from rich.console import Console, Group
from rich.padding import Padding
from rich.rule import Rule
from rich.table import Table
from rich.text import Text as Line

from vernissage import catalog
from vernissage.cli.sentences import bulleted, paragraphs, show_refusal
from vernissage.core.match import AnyMatch
from vernissage.core.record import record
from vernissage.core.refusal import Refusal
from vernissage.core.rng import commitment
from vernissage.core.seats import PerSeat, Seat, Viewer
from vernissage.core.step import Outcome
from vernissage.core.terminal import Terminal
from vernissage.core.value import MoveValue, kind
from vernissage.text import Text

FEW: Final = 4
"""Up to this many offers of one kind are listed vertically. More offers share the width."""
MANY: Final = 12
"""How many offers of one kind are shown, unless the player asks for all."""
SCROLLED_OFF: Final = "\x1b[3J"
"""The escape sequence that erases the scrollback buffer, in xterm and most other terminals."""
HELP: Final = (
    "number",
    "words",
    "written",
    "own-words",
    "table",
    "all",
    "undo",
    "log",
    "rules",
    "save",
    "quit",
)


@dataclass(frozen=True, slots=True)
class Screen:
    """A console with the texts and colours of a game, for one viewer."""

    console: Console
    text: Text
    terminal: Terminal
    names: PerSeat[str]
    viewer: Viewer

    def title(self, words: str) -> None:
        """Prints a horizontal line with a title."""
        self.console.print(Rule(Line(words, style="bold"), style="dim"))

    def welcome(self, match: AnyMatch) -> None:
        """Prints the game, the players, and the commitment to the deal."""
        self.title(match.game.info.title)
        others = [name for seat, name in enumerate(self.names) if seat != self.viewer]
        self.say("cli-welcome", others=self.text.join(others), count=len(others))
        promise = "cli-commitment" if match.position is None else "cli-arranged"
        self.say(promise, style="dim", commitment=commitment(match.seed))

    @property
    def can_clear(self) -> bool:
        """Whether the output is a terminal that can be cleared."""
        return self.console.is_terminal and not self.console.is_dumb_terminal

    def clear(self) -> bool:
        """Erases the screen and the scrollback buffer; returns whether that was possible.

        Some programs keep the scrollback nevertheless (tmux, a recorder).
        """
        if self.can_clear:
            self.console.clear()
            self.console.file.write(SCROLLED_OFF)
        elif self.console.is_terminal:
            self.console.print("\n" * self.console.height)
        return self.can_clear

    def tell(self, sentences: Iterable[tuple[Viewer, str]]) -> None:
        """Prints these sentences as a bulleted list of paragraphs."""
        run_on = paragraphs(sentences, self.names, self.viewer)
        lines = [self._painted(paragraph) for paragraph in run_on]
        for line in lines:
            line.highlight_words(self.names, "bold")
        if lines:
            self.console.print(Padding(bulleted(lines), (1, 0, 0, 0)))

    def table(self, view: Any) -> None:  # noqa: ANN401 - of any game
        """Prints the table as this view shows it."""
        self.console.print(Padding(self.terminal.draw(view, self.names, self.text.say), (1, 0, 0, 0)))

    def offers(self, view: Any, offers: Sequence[MoveValue], most: int = MANY) -> None:  # noqa: ANN401
        """Prints the offers, numbered and grouped by kind, each group by its rank.

        In a large group, offers of equal rank are in alphabetical order.
        """
        numbered = enumerate(offers, 1)
        for _, group in groupby(numbered, key=lambda entry: kind(entry[1])):
            ranked = self._ranked(view, list(group))
            lines = [self._offer(number, move, view) for number, move in ranked[:most]]
            long = len(lines) > FEW
            self.console.print(Columns(lines, padding=(0, 3), column_first=True) if long else Group(*lines))
            if len(ranked) > most:
                self.say("cli-more-offers", style="dim", count=len(ranked) - most)

    def _ranked(self, view: Any, moves: list[tuple[int, MoveValue]]) -> list[tuple[int, MoveValue]]:  # noqa: ANN401
        worded = (
            sorted(moves, key=lambda entry: self.sentence(entry[1]).casefold())
            if len(moves) > MANY
            else moves
        )
        return sorted(worded, key=lambda entry: -self.terminal.rank(view, entry[1]))

    def sentence(self, move: MoveValue) -> str:
        """Returns the sentence for this move, for this screen's viewer."""
        return self.text.say_move(move, self.names, self.viewer)

    def _painted(self, sentence: str) -> Line:
        line = Line(sentence)
        self.terminal.paint(line, self.text.say)
        return line

    def _offer(self, number: int, move: MoveValue, view: Any) -> Table:  # noqa: ANN401
        line = self._painted(self.sentence(move))
        note = self.terminal.note(view, move, self.text.say)
        grid = Table.grid(padding=(0, 1))
        if note:
            line.append(f"  {note}", style="dim")
        grid.add_row(Line(f"{number:>3}", style="bold cyan"), line)
        return grid

    def help(self, example: str, *, words: bool) -> None:
        """Prints the inputs that the player can type, with free text only if the game's moves have it."""
        grid = Table.grid(padding=(0, 2))
        for entry in HELP if words else (entry for entry in HELP if entry != "own-words"):
            typed = self.text.say(f"cli-help-{entry}", example=example)
            meaning = self.text.say(f"cli-help-{entry}.meaning")
            grid.add_row(Line(f"  {typed}", style="bold cyan"), Line(meaning))
        self.console.print(grid)

    def result(self, match: AnyMatch, outcome: Outcome) -> None:
        """Prints the winners and scores, and the seed and digest, which are no longer secret."""
        self.title(self.text.say("cli-over"))
        self.console.print(self._scores(outcome))
        self.console.print(Line(self._winners(outcome), style="bold"))
        if outcome.verdict:
            self.say(f"verdict-{outcome.verdict}")
        dealt = "cli-seed" if match.position is None else "cli-arranged"
        self.say(dealt, style="dim", seed=match.seed.hex(), commitment=commitment(match.seed))
        kept = record(catalog.name_of(match.game), match, open_seed=True)
        self.say("cli-digest", style="dim", digest=kept.digest)

    def _scores(self, outcome: Outcome) -> Table:
        table = Table(box=None, padding=(0, 2), show_header=False)
        ranked = sorted(enumerate(outcome.scores), key=lambda entry: -entry[1])
        for seat, score in sorted(ranked, key=lambda entry: entry[0] not in outcome.winners):
            won = seat in outcome.winners
            style = "bold" if won else ""
            table.add_row(
                "★" if won else "", Line(self.names[seat], style=style), Line(str(score), style=style)
            )
        return table

    def _winners(self, outcome: Outcome) -> str:
        others = [self.names[seat] for seat in outcome.winners if seat != self.viewer]
        you = "yes" if self.viewer in outcome.winners else "no"
        return self.text.say("cli-winners", you=you, others=self.text.join(others), count=len(others))

    def goodbye(self, file: Path | None) -> None:
        """Prints a goodbye when a player leaves, and the file of the game if it is saved."""
        self.console.print()
        if file is None:
            self.say("cli-goodbye")
        else:
            self.say("cli-goodbye-kept", file=str(file))

    def refuse(self, refusal: Refusal) -> None:
        """Prints the reason for a refusal."""
        show_refusal(self.console, refusal, self.text)

    def say(self, name: str, *, style: str = "", **args: str | int) -> None:
        """Prints one message on its own line."""
        self.console.print(Line(self.text.say(name, **args), style=style))

    def waiting(self, seat: Seat) -> str:
        """Returns the message that the player at this seat is thinking."""
        return self.text.say("cli-thinking", name=self.names[seat])
