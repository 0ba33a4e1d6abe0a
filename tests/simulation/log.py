"""What is committed, replayed by the engine as it comes, and compared with all that pages are shown.

Nothing is checked at the end that could be checked at once: a frame that reaches a page is compared with the
log as it is then. So what is told must be stored before it is told.
"""

from __future__ import annotations

from bisect import bisect_right
from collections import Counter

import msgspec
from msgspec.structs import replace

from tests.chaos.checker import Verdict, Views, check_answers, strange_bots
from tests.chaos.history import History
from tests.play import game_called
from tests.server.truth import Truth, number_for
from tests.simulation.database import Database
from tests.simulation.world import World
from vernissage.core import codec
from vernissage.core.inputs import TimedOut, input_type
from vernissage.core.match import AnyMatch
from vernissage.core.refusal import Refusal
from vernissage.core.seats import Viewer
from vernissage.table import protocol
from vernissage.table.deal import begun
from vernissage.table.setting import Setting


class Growing(Views):
    """All possible views of a log that grows."""

    def add(self, then: AnyMatch) -> None:
        """Takes in the next moment. At the end of a game viewers learn of everything, and count anew."""
        for viewer, numbered in self._numbered.items():
            numbered.setdefault(number_for(then, len(then.inputs), viewer), then)


class Log:
    """The log of one table."""

    def __init__(self, kept: Truth, begun: float) -> None:
        self.kept = kept
        self.begun = begun
        self.views = Growing(kept)
        self._times: list[float] = []
        """When each input was committed."""

    @property
    def match(self) -> AnyMatch:
        return self.kept.match

    @property
    def latest(self) -> float:
        """When something was committed last."""
        return self._times[-1] if self._times else self.begun

    def number_at(self, when: float, viewer: Viewer) -> int:
        """Returns of how many inputs this viewer could know at this time."""
        then = self.kept.moments[bisect_right(self._times, when)]
        return number_for(then, len(then.inputs), viewer)

    def add(self, entry: bytes, now: float) -> str:
        """Takes in an input. Returns what is wrong with it, if anything."""
        decoded = codec.decode(entry, input_type(self.match.game))
        accepted = self.match.enter(decoded)
        if isinstance(accepted, Refusal):
            return f"an input breaks a rule: {accepted.code}"
        self.kept.moments.append(accepted.match)
        self._times.append(now)
        self.views.add(accepted.match)
        return ""


class Logs:
    """The logs of all tables, always as they are committed."""

    def __init__(self, db: Database, world: World) -> None:
        self.of: dict[str, Log] = {}
        self.counts: Counter[str] = Counter()
        self._db = db
        self._find = world.find
        self._now = world.time
        self._sometimes = world.sometimes

    def read(self, _server: str) -> None:
        """Takes in what has just been committed."""
        for what, code, number in self._db.news():
            if what in {"lost", "altered"}:
                self._find(f"{code}: input {number} is {what}, though it was stored")
            elif what == "table":
                self._begin(code)
            else:
                self._add(code, number)

    def wrong_with(
        self, code: str, viewer: Viewer, news: protocol.Welcome | protocol.Moved, shown: protocol.Sight
    ) -> str:
        """Describes what is not as the log has it; empty if everything is."""
        log = self.of.get(code)
        if log is None:
            return "it was shown a game that is not stored"
        self.counts["views compared"] += 1
        return log.views.wrong_with(
            viewer, news, replace(shown, left=None)
        )  # what a clock shows is no secret

    def wrong_answers(self, history: History) -> list[str]:
        """Describes what this page's answers and the log don't have in common. Then the bots of its table."""
        log = self.of.get(history.code)
        if log is None:
            return []
        found = Verdict()
        check_answers(log.kept, history, found)
        return found.findings + ([] if history.seat is not None else list(strange_bots(log.kept)))

    def _begin(self, code: str) -> None:
        if code in self.of:
            return
        ((doc, stage, seed),) = self._db.rows("SELECT doc, stage, seed FROM tables WHERE code = ?", code)
        if not seed:
            return
        setting = msgspec.json.decode(doc, type=Setting)
        first = begun(game_called(setting.game), setting, seed)
        if isinstance(first, Refusal):
            self._find(f"{code}: the game can't begin: {first.code}")
        else:
            self.of[code] = Log(Truth(setting, stage, seed, [first]), self._now())

    def _add(self, code: str, number: int) -> None:
        self._begin(code)
        log = self.of.get(code)
        if log is None or number != len(log.match.inputs):
            self._find(f"{code}: input {number} does not follow")
            return
        ((entry,),) = self._db.rows("SELECT entry FROM inputs WHERE code = ? AND number = ?", code, number)
        self.counts["inputs"] += 1
        wrong = log.add(entry, self._now())
        if isinstance(log.match.inputs[-1:][0], TimedOut):
            self._sometimes("a clock runs out")
        if wrong:
            self._find(f"{code}, input {number}: {wrong}")
