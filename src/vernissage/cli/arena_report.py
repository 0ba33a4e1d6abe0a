"""A tournament's results as an HTML page: charts, each with a sentence, and numbers."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Sequence
from dataclasses import dataclass
from html import escape
from pathlib import Path
from statistics import mean, median
from typing import TYPE_CHECKING, Final

from vernissage.bots.arena import Played, Scoreboard, Tally, counted
from vernissage.bots.ratings import Rating
from vernissage.cli.arena_plot import ACCENT, FAINT, INK
from vernissage.cli.report import COLOURS, SIGNS, Estimate, Part, dots, page, svg

if TYPE_CHECKING:
    from matplotlib.axes import Axes

BINS: Final = 24


@dataclass(frozen=True, slots=True)
class Tournament:
    """A finished tournament: its results, and the facts that the report prints."""

    title: str
    players: int
    seed: str
    board: Scoreboard
    played: Sequence[Played]
    sides: Sequence[str]
    """The bots' names, by their number in a line-up."""
    ratings: Sequence[Rating] | None
    """Each bot's rating; None for a tournament of teams."""


def write(file: Path, tournament: Tournament) -> None:
    parts = [
        part
        for part in (
            strength(tournament),
            seats(tournament),
            scores(tournament),
            lengths(tournament),
            habits(tournament),
        )
        if part is not None
    ]
    title = f"{tournament.title}: {tournament.board.games} games among bots"
    again = escape(f"--seed {tournament.seed!r}")
    intro = f"{counted(tournament.players)} at a table; the same again with <code>{again}</code>"
    file.write_text(page(title, intro, parts), encoding="utf-8")


def strength(tournament: Tournament) -> Part:
    """Shows ratings of bots that played each other, or win rates of teams."""
    names, rated = tournament.board.names, tournament.ratings
    if rated is None:
        found = [wins(name, tally) for name, tally in zip(names, tournament.board.tallies, strict=True)]
        best = max(found, key=lambda each: each.value)
        sentence = f"{best.name} wins most often: {best.value:.0f} of 100 games."
        head, what = ("team", "wins of 100", "from", "to"), "wins of 100"
    else:
        found = [
            Estimate(name, each.points, each.low, each.high) for name, each in zip(names, rated, strict=True)
        ]
        best = max(found, key=lambda each: each.value)
        sentence = f"{best.name} is the strongest: {best.value:+.0f} points from the average."
        head, what = ("bot", "rating", "from", "to"), "rating; 400 points more win ten times as often"
    found.sort(key=lambda each: -each.value)
    return Part("Who is stronger", sentence, dots(found, what), head, [each.told() for each in found])


def wins(name: str, tally: Tally) -> Estimate:
    low, high = tally.interval
    return Estimate(name, 100 * tally.rate, 100 * low, 100 * high)


def seats(tournament: Tournament) -> Part | None:
    """Shows how often each seat won, to see whether going first is an advantage."""
    if tournament.ratings is None:
        return None
    tallies = [Tally() for _ in range(tournament.players)]
    for each in tournament.played:
        for seat, points in enumerate(each.outcome.scores):
            share = 1 / len(each.outcome.winners) if seat in each.outcome.winners else 0.0
            tallies[seat] = tallies[seat].plus(share, points)
    found = [wins(f"seat {seat + 1}", tally) for seat, tally in enumerate(tallies)]
    best, fair = max(found, key=lambda each: each.value), 100 / tournament.players
    sentence = f"The {best.name} wins most often: {best.value:.0f} of 100, where {fair:.0f} would be fair."
    if all(each.low <= fair <= each.high for each in found):
        sentence = "No seat wins more than its share, as far as these games can tell."
    drawing = dots(found, "wins of 100", fair)
    return Part(
        "Where one sits",
        sentence,
        drawing,
        ("seat", "wins", "from", "to"),
        [each.told(" %") for each in found],
    )


def scores(tournament: Tournament) -> Part:
    """Shows the distribution of each bot's points."""
    found: dict[str, list[int]] = defaultdict(list)
    for each in tournament.played:
        if each.fixture.team is not None:
            found[tournament.board.names[each.fixture.team]].append(each.outcome.scores[0])
            continue
        for entrant, points in zip(each.fixture.lineup, each.outcome.scores, strict=True):
            found[tournament.sides[entrant]].append(points)
    rows = [
        (name, str(min(points)), f"{median(points):g}", f"{mean(points):.2f}", str(max(points)))
        for name, points in found.items()
    ]
    best = max(found, key=lambda name: mean(found[name]))
    sentence = f"{best} has {mean(found[best]):.1f} points on average, the most of all."
    return Part(
        "Points", sentence, _curves(found, "points"), ("bot", "least", "middle", "mean", "most"), rows
    )


def lengths(tournament: Tournament) -> Part:
    """Shows the distribution of the games' lengths."""
    found = [each.inputs for each in tournament.played]
    sentence = f"Half of the games take {median(found):g} decisions or fewer; the longest took {max(found)}."
    row = (str(min(found)), f"{median(found):g}", f"{mean(found):.1f}", str(max(found)))
    return Part(
        "Length", sentence, _curves({"games": found}, "decisions"), ("least", "middle", "mean", "most"), [row]
    )


def habits(tournament: Tournament) -> Part | None:
    """Shows which kinds of move winners make more often than losers."""
    won: Counter[str] = Counter()
    lost: Counter[str] = Counter()
    winners = losers = 0
    for each in tournament.played:
        for seat, made in enumerate(each.moves):
            has_won = seat in each.outcome.winners
            (won if has_won else lost).update(made)
            winners, losers = winners + has_won, losers + (not has_won)
    if not winners or not losers:
        return None
    kinds = sorted(won.keys() | lost.keys(), key=lambda kind: lost[kind] / losers - won[kind] / winners)
    values = [(kind, won[kind] / winners, lost[kind] / losers) for kind in kinds]
    most = max(values, key=lambda each: abs(each[1] - each[2]))
    sentence = f"Winners choose “{most[0]}” {most[1]:.1f} times a game, the others {most[2]:.1f} times."
    rows = [(kind, f"{one:.2f}", f"{other:.2f}", f"{one - other:+.2f}") for kind, one, other in values]
    return Part(
        "What wins", sentence, _pairs(values), ("kind of move", "winners", "others", "difference"), rows
    )


# Charts over many games


def _curves(found: dict[str, list[int]], label: str) -> str:
    low = min(map(min, found.values()))
    width = max(1, -(-(max(map(max, found.values())) - low + 1) // BINS))

    def draw(axes: Axes) -> None:
        for number, (name, values) in enumerate(found.items()):
            bins = Counter((value - low) // width for value in values)
            places = range(max(bins) + 1)
            shares = [100 * bins[place] / len(values) for place in places]
            at = [low + width * place + (width - 1) / 2 for place in places]
            axes.plot(
                at, shares, SIGNS[number % len(SIGNS)], color=COLOURS[number % len(COLOURS)], label=name
            )
        axes.set_ylim(bottom=0)
        axes.set_xlabel(label)
        axes.set_ylabel("of 100")
        if len(found) > 1:
            axes.legend(frameon=False)

    return svg(draw, 3.2)


def _pairs(values: Sequence[tuple[str, float, float]]) -> str:
    def draw(axes: Axes) -> None:
        for row, (_, won, lost) in enumerate(values):
            axes.hlines(row, min(won, lost), max(won, lost), color=FAINT, linewidth=1.5)
            axes.plot(won, row, "o", color=ACCENT, markersize=8, label="winners" if not row else None)
            axes.plot(
                lost, row, "s", color=INK, markersize=6, fillstyle="none", label="others" if not row else None
            )
        axes.set_yticks(range(len(values)), [name for name, *_ in values])
        axes.set_ylim(len(values) - 0.4, -0.6)
        axes.set_xlim(left=0)
        axes.set_xlabel("times a game")
        axes.legend(frameon=False)

    return svg(draw, 1.4 + 0.34 * len(values))
