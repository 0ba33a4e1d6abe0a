"""A game as text, for language models: describes a seat's knowledge in sentences, and parses its answer.

The text is that of the terminal, in any of the supported languages: the events seen, the table, and the
numbered offers. `Talker` is a bot that asks a language model.
"""

import re
from collections.abc import Callable, Iterator, Sequence
from io import StringIO
from typing import Any, Final

from rich.console import Console

from vernissage import catalog
from vernissage.answer import with_words
from vernissage.core.refusal import Refusal
from vernissage.core.rng import Rng
from vernissage.core.value import OptionsValue
from vernissage.terminal import terminal
from vernissage.text import FALLBACK, Text

WIDTH: Final = 100
TRIES: Final = 3
NUMBER: Final = re.compile(r"(?<![\w.,-])\d+(?![\w,-]|\.\d)")
"""An integer that is a word by itself."""
BARE: Final = " \t.!?:;,*_`'\"()[]#„“”«»‘’"  # noqa: RUF001 - marks of every language
"""Characters around an answer that don't change it."""


class Words:
    """Describes the game to its seats in one language, and parses their answers."""

    def __init__(
        self, name: str, options: OptionsValue, language: str = FALLBACK, names: Sequence[str] = ()
    ) -> None:
        """Takes a game of the catalog with options, and the names of the seats; default names if empty."""
        game = catalog.find(name)
        assert game is not None, name
        self._game, self._options = game, options
        self._text = Text(catalog.folder(name), language)
        self._terminal = terminal(name)
        self.names = tuple(names) or tuple(
            self._text.say("seat-name", seat=seat + 1) for seat in range(options.players)
        )

    def tell(
        self,
        view: Any,  # noqa: ANN401 - of any game
        memory: Sequence[Any],
        offers: Sequence[Any],
        *,
        latest: int | None = None,
    ) -> str:
        """Returns a seat's knowledge and offers as text, with all events seen or only the `latest` ones."""
        say = self._text.say
        past = memory if latest is None else memory[len(memory) - min(latest, len(memory)) :]
        happened = [line for event in past if (line := self._text.say_event(event, self.names, view.seat))]
        parts = [say("words-seat", name=self.names[view.seat])]
        if self._text.has("goal"):
            parts[0] += " " + self._text.say_under("goal", self._options)
        if happened:
            parts.append("\n".join([say("words-past"), *(f"- {line}" for line in happened)]))
        parts.append(f"{say('words-table')}\n{self.table(view)}")
        parts.append("\n".join([say("words-offers"), *self._numbered(view, offers)]))
        own = self._game.wording is not None and any(map(self._takes_words, offers))
        parts.append(say("words-answer") + (" " + say("words-own") if own else ""))
        return "\n\n".join(parts) + "\n"

    def table(self, view: Any) -> str:  # noqa: ANN401
        """Returns the table as the terminal draws it, without colours."""
        console = Console(file=StringIO(), width=WIDTH, color_system=None)
        console.print(self._terminal.draw(view, self.names, self._text.say))
        assert isinstance(console.file, StringIO)
        return "\n".join(line.rstrip() for line in console.file.getvalue().splitlines())

    def read(self, answer: str, view: Any, offers: Sequence[Any]) -> Any:  # noqa: ANN401
        """Returns the move that an answer means, or a refusal.

        Only the last line counts, so that a model can think aloud.
        It may be a number, a sentence with one number in it, the offer's own words, or enough of them.
        """
        said = next((line.strip() for line in reversed(answer.splitlines()) if line.strip(BARE)), "")
        bare = said.strip(BARE)
        sentences = [self._sentence(move, view) for move in offers]
        for move, sentence in zip(offers, sentences, strict=True):
            if bare.casefold() == sentence.strip(BARE).casefold():
                return move
        meant = with_words(bare, offers, sentences, self._game) if bare else _not_understood(said, offers)
        if not isinstance(meant, Refusal):
            return meant if self._is_offered(meant, offers) else _not_understood(said, offers)
        numbers = {int(number) for number in NUMBER.findall(said)}
        if len(numbers) == 1 and 0 < (number := numbers.pop()) <= len(offers):
            return offers[number - 1]
        return _not_understood(said, offers)

    def why_not(self, refusal: Refusal) -> str:
        """Returns a refusal as a sentence."""
        return self._text.say_refusal(refusal)

    def _sentence(self, move: Any, view: Any) -> str:  # noqa: ANN401
        return self._text.say_move(move, self.names, view.seat)

    def _numbered(self, view: Any, offers: Sequence[Any]) -> Iterator[str]:  # noqa: ANN401
        for number, move in enumerate(offers, 1):
            note = self._terminal.note(view, move, self._text.say)
            yield f"{number}. {self._sentence(move, view)}" + (f" ({note})" if note else "")

    def _takes_words(self, move: Any) -> bool:  # noqa: ANN401
        return self._game.wording is not None and self._game.wording.put(move, "…") is not None

    def _is_offered(self, move: Any, offers: Sequence[Any]) -> bool:  # noqa: ANN401
        return self._game.as_offered(move) in offers


class Talker:
    """A bot that asks in words: a language model, a person, or any other function that answers a text."""

    def __init__(self, words: Words, ask: Callable[[str], str], latest: int | None = None) -> None:
        self.words, self.ask, self.latest = words, ask, latest
        self.refused = 0
        """How often an answer could not be understood."""

    def choose(self, view: Any, memory: Sequence[Any], offers: Sequence[Any], rng: Rng) -> Any:  # noqa: ANN401
        """Asks for a move, and asks again with the reason if it gets none. Finally picks a random move."""
        told = self.words.tell(view, memory, offers, latest=self.latest)
        for _ in range(TRIES):
            meant = self.words.read(self.ask(told), view, offers)
            if not isinstance(meant, Refusal):
                return meant
            self.refused += 1
            told += "\n" + self.words.why_not(meant) + "\n"
        return rng.pick(offers)


def _not_understood(said: str, offers: Sequence[Any]) -> Refusal:
    return Refusal("words/not-understood", args={"said": said, "last": len(offers)})
