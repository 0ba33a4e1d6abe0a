"""What can't be done, as an exception: for programs, which have a bug where they ask for it."""

from __future__ import annotations

from vernissage import catalog
from vernissage.core.refusal import Refusal


class Refused(ValueError):  # noqa: N818 - the word for it everywhere else
    """It can't be done. `refusal` says why, by code and rule; the message says it in a sentence."""

    __module__ = "vernissage"

    def __init__(self, refusal: Refusal, game: str | None = None) -> None:
        super().__init__(refusal, game)
        self.refusal = refusal
        self._game = game

    def __str__(self) -> str:
        from vernissage.text import Text  # noqa: PLC0415 - slow to load, and only wanted when something is wrong

        text = Text(None if self._game is None else catalog.folder(self._game))
        return f"{text.say_refusal(self.refusal)} [{self.refusal.rule or self.refusal.code}]"
