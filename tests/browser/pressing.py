"""Checks which offered moves can be made on a screen, by pressing everything there.

The page's answers are intercepted and undone at once, so the table stays as it is. `pressing.js` decides what
is pressed, and in which order.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import Browser

from tests import budgets
from tests.browser.scenes import Scene
from tests.browser.screens import Size, Visitor, resize
from tests.server.live import House
from vernissage.core import codec
from vernissage.core.value import kind

PRESSING: Final = (Path(__file__).parent / "pressing.js").read_text(encoding="utf-8")
LISTEN: Final = """
  window.answers = [];
  const send = WebSocket.prototype.send;
  WebSocket.prototype.send = function (said) {
    const { do: what, move } = JSON.parse(said);
    if (['ping', 'preview', 'explain', 'read-back'].includes(what)) return send.call(this, said);
    if (what === 'answer') window.answers.push(JSON.stringify(move));
    if (what !== 'answer' && what !== 'undo') return;
    const refused = { is: 'refused', what, refusal: { code: 'net/given-back', rule: '', args: {} } };
    window.refuse = () => this.onmessage({ data: JSON.stringify(refused) });
  };
"""
"""Intercepts everything the page sends."""
MOST: Final = 4_000
"""The maximum number of presses: nobody would find a move after more."""


@dataclass
class Hands:
    """Presses everything at one table."""

    scene: Scene
    missing: set[Any] = field(init=False)
    """The moves that have not been made yet."""
    astray: set[Any] = field(default_factory=set)
    """Moves that were made but not offered."""

    def __post_init__(self) -> None:
        self.missing = set(map(_looked_for, self._offers()))

    def make(self, sent: str) -> dict[str, object]:
        """Handles a move that the page has sent: is it new, and how many are left?"""
        game = self.scene.match.game
        move = game.as_offered(codec.decode(sent, game.types.move))
        if move not in self._offers():
            self.astray.add(move)
        is_new = _looked_for(move) in self.missing
        self.missing.discard(_looked_for(move))
        return {"isNew": is_new, "left": len(self.missing)}

    def _offers(self) -> tuple[Any, ...]:
        match, seat = self.scene.match, self.scene.viewer
        assert seat is not None
        return tuple(match.game.offers(match.state, seat))


class Presser(Visitor):
    """A visitor who presses everything, and whose page's answers are intercepted."""

    def __init__(self, browser: Browser, house: House, language: str = "en") -> None:
        super().__init__(browser, house, language)
        self._hands: Hands | None = None
        self.page.add_init_script(LISTEN)
        self.page.expose_function("made", self._made)

    def faults(self, scene: Scene, sizes: Iterable[Size]) -> Iterator[str]:
        """Yields, for each size, offered moves that can't be made, and made moves that are not offered."""
        for size in sizes:
            resize(self.page, size)
            self.open(scene)
            self._hands = Hands(scene)
            ended = self.page.evaluate(PRESSING, {"most": MOST})
            where = f"{size[0]}x{size[1]} {scene}, seat {scene.viewer}"
            said = "nothing makes" if ended else f"{MOST} presses don't make"
            yield from (f"{where}: {said} {_written(move)}" for move in self._hands.missing)
            yield from (f"{where}: makes what isn't offered, {_written(move)}" for move in self._hands.astray)

    def _made(self, sent: str) -> dict[str, object]:
        assert self._hands is not None
        return self._hands.make(sent)


def _looked_for(move: Any) -> Any:
    """Returns every move in the deep run, otherwise any of its kind."""
    return move if budgets.is_deep() else kind(move)


def _written(move: object) -> str:
    return move if isinstance(move, str) else codec.encode(move).decode()
