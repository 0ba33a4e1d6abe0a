"""Per game: random play with every number of players, `Match.submit`, and the game's own benchmarks.

A game's folder may have a `bench.py` with `DECISIONS`, the required decisions a second of random play by
number of players, and `MEASURES`: by name, the required rate and a function that prepares rounds. A round is
a function that does something many times and returns how many times. With `--game`, only those games' tables
are measured again.
"""

import re
from collections.abc import Iterator
from dataclasses import dataclass

from bench.figures import described, ours_command, players_of
from bench.ours import own_of
from bench.results import PAGE, Cells, Effort, judged, machine, middle, number, parts_of, spread, table
from bench.screen import show
from bench.turns import in_turns
from vernissage import catalog
from vernissage.core.game import GameInfo

SECONDS, ROUNDS = 0.5, 9
SUBMITS_NEEDED = 5_000
HEADINGS = ("what", "players", "a second", "rounds", "needed", "")


@dataclass(frozen=True, slots=True)
class Line:
    """One row of the table: a rate to measure. `players` is None if it does not depend on them."""

    name: str
    what: str
    players: int | None = None
    needed: float | None = None


def measure(effort: Effort) -> str:
    """Measures the games of this run, and returns the text. The other games keep their stored results."""
    titles = {described(name).title for name in catalog.names()}
    stored = sections_of(parts_of(PAGE.read_text(encoding="utf-8")).get("games", ""))
    known = {title: section for title, section in stored.items() if title in titles}
    for game in effort.games:
        info = described(game)
        known[info.title] = _section(game, info, effort)
    return TEXT + "\n".join(f"### {title}\n\n{known[title]}\n" for title in sorted(known))


def _section(game: str, info: GameInfo, effort: Effort) -> str:
    seconds, rounds = effort.seconds or SECONDS, effort.rounds or ROUNDS
    wanted = list(lines(game, info))
    commands = {line: ours_command(line.what, game, line.players or info.fewest, seconds) for line in wanted}
    figures = in_turns(info.title, commands, rounds)
    rows = [cells(line, [rate for rate in figures[line] if rate is not None]) for line in wanted]
    show(info.title, HEADINGS, rows)
    said = f"{rounds} times {seconds:g} s each, on {machine()}."
    return f"{said}\n\n{table(HEADINGS, rows)}"


def lines(game: str, info: GameInfo) -> Iterator[Line]:
    """Yields the rates that are measured for every game, and then the game's own benchmarks."""
    own = own_of(game)
    for players in info.player_counts:
        yield Line("random play, decisions", "decisions", players, own.decisions.get(players))
    middling = players_of(game)
    yield Line("submits", "submits", middling, SUBMITS_NEEDED)
    yield Line("tables imagined", "imaginings", middling)
    yield Line("search, iterations", "iterations", middling)
    for name, (needed, _) in own.measures.items():
        yield Line(name, name, None, needed)


def cells(line: Line, rates: list[float]) -> Cells:
    rate = middle(rates)
    players = "" if line.players is None else str(line.players)
    needed = "-" if line.needed is None else number(line.needed)
    return (line.name, players, number(rate), spread(rates), needed, judged(rate, line.needed))


def sections_of(text: str) -> dict[str, str]:
    """Returns the stored section of each game, by title."""
    _, *rest = re.split(r"^### (.+)\n", text, flags=re.MULTILINE)
    return {title: section.strip() for title, section in zip(rest[::2], rest[1::2], strict=True)}


TEXT = """## Game by game

In things in a second of the processor's: the median, and the lowest and the highest of all rounds.

- *random play*: decisions through `offers` and `play`, dealing within the time.
- *submits*: a whole `Match.submit`, then the view, offers and witnessed events of every seat and of the
  public, each as JSON.
- *tables imagined*: the hidden cards dealt anew in keeping with all that a seat has seen, over the
  questions of a random game from beginning to end.
- *search*: iterations of the bot `search`, each an imagined table played out.
- What else a game has, it measures itself: see the `bench.py` in its folder.

"""
