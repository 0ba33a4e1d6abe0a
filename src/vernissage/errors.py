"""A refusal as an exception, for programs that use the public API."""

from vernissage import catalog
from vernissage.core.refusal import Refusal


class Refused(ValueError):  # noqa: N818 - named after Refusal
    """Raised for a refused request. `refusal` has the code and the rule; the message is a sentence."""

    __module__ = "vernissage"

    def __init__(self, refusal: Refusal, game: str | None = None) -> None:
        super().__init__(refusal, game)
        self.refusal = refusal
        self._game = game

    def __str__(self) -> str:
        from vernissage.text import Text  # noqa: PLC0415 - slow to load, and needed only for errors

        text = Text(None if self._game is None else catalog.folder(self._game))
        return f"{text.say_refusal(self.refusal)} [{self.refusal.rule or self.refusal.code}]"
