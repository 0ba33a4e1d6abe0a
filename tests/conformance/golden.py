"""Golden files: one whole short game, and counts of reachable positions, for people to read.

    python -m tests.conformance.golden [GAME]     rewrites them; the difference is reviewed like code

Each game's `tests/golden/` has `2p.play.txt` and so on, for the fewest and the most players, `counts.txt`,
and for some games `spaces.txt`: what each number means for research.
They change when a rule changes. If they change and no rule did, something broke.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from tests.conformance.numbered import FILE as SPACES
from tests.conformance.numbered import numbered
from tests.conformance.options import NAMES, player_counts
from tests.conformance.played import MOST_INPUTS
from tests.conformance.transcript import transcript
from tests.play import game_called, options_for, random_match
from vernissage import catalog
from vernissage.core.codec import encode
from vernissage.core.game import AnyGame
from vernissage.core.rng import Rng, seed_from_text

SHORT = 2
"""The value of a game's limits, so that a whole game can be read."""
DEPTH = 4
MANY = 1_000
"""Counting stops above this number of states."""
SEED = seed_from_text("golden")


def golden(name: str) -> dict[str, str]:
    """Returns every golden file of a game: its name and the expected content."""
    counts = player_counts(name)
    players = dict.fromkeys((counts[0], counts[-1]))
    files = {f"{count}p.play.txt": "\n".join(_play(name, count)) + "\n" for count in players}
    files["counts.txt"] = "\n".join(line for count in players for line in _counts(name, count)) + "\n"
    numbers = numbered(name)
    return files if numbers is None else {**files, SPACES: numbers}


def home(name: str) -> Path:
    """Returns the folder of a game's golden files."""
    return catalog.folder(name) / "tests" / "golden"


def command(name: str) -> str:
    """Returns the command that rewrites them."""
    return f"make golden GAME={name}"


def short_options(game: AnyGame, players: int) -> Any:
    return options_for(game, players, **{limit: min(SHORT, most) for limit, most in game.info.limits.items()})


def _play(name: str, players: int) -> Iterator[str]:
    game = game_called(name)
    matches = tuple(random_match(game, short_options(game, players), SEED, stop=MOST_INPUTS))
    assert matches[-1].outcome is not None
    return transcript(name, matches)


def _counts(name: str, players: int) -> Iterator[str]:
    """Yields, for one deal, how many sequences of so many moves there are, and how many states they reach."""
    game = game_called(name)
    yield f"{players} players, seed {SEED.hex()}"
    yield f"{'moves':>7}{'ways':>10}{'states':>10}"
    ways = {encode(deal := game.deal(short_options(game, players), Rng(SEED, "deal"))): (deal, 1)}
    for depth in range(1, DEPTH + 1):
        reached: dict[bytes, tuple[Any, int]] = {}
        for state, count in ways.values():
            for after in _next_states(game, state, depth - 1):
                key = encode(after)
                reached[key] = (after, count + reached.get(key, (after, 0))[1])
        ways = reached
        yield f"{depth:>7}{sum(count for _, count in ways.values()):>10}{len(ways):>10}"
        if len(ways) > MANY:
            return


def _next_states(game: AnyGame, state: Any, number: int) -> Iterator[Any]:
    for seat in range(state.options.players):
        for move in game.offers(state, seat):
            yield game.play(state, seat, move, Rng(SEED, "play", number)).state


def main() -> None:
    """Rewrites the golden files of one game, or of all."""
    chosen = tuple(sys.argv[1:]) or NAMES
    unknown = [name for name in chosen if name not in NAMES]
    if unknown:
        sys.exit(f"no such game: {', '.join(unknown)}; there are {', '.join(NAMES)}")
    for name in chosen:
        folder = home(name)
        folder.mkdir(parents=True, exist_ok=True)
        for file, text in golden(name).items():
            (folder / file).write_text(text, encoding="utf-8")
            sys.stdout.write(f"{folder / file}\n")


if __name__ == "__main__":
    main()
