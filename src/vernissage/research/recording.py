"""Records games between bots, decision by decision: a seat's knowledge, its offers, and its choice.

The result is two Parquet files in a folder: `decisions` has a row for each decision, `games` the record of
each game, from which it can be replayed. `dataset.py` reads them. They contain no personal data, because only
bots play.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cache, partial
from itertools import islice
from pathlib import Path
from typing import Any, Final

import pyarrow as pa
import pyarrow.parquet as pq

from vernissage import catalog
from vernissage.bots.arena import turns
from vernissage.core import codec, record
from vernissage.core.inputs import Made
from vernissage.core.match import begin
from vernissage.core.refusal import Refusal
from vernissage.core.rng import offspring, seed_from_text
from vernissage.core.seats import Seat
from vernissage.core.value import Value
from vernissage.research.setup import Setup

FORMAT: Final = 1
DECISIONS: Final = "decisions.parquet"
GAMES: Final = "games.parquet"
CARD: Final = "README.md"
LICENCE: Final = "CC0-1.0"
TOGETHER: Final = 50
"""The number of games in a row group. Larger groups compress better."""
PAGE: Final = 1 << 23
_OF_A_DECISION: Final[list[pa.Field[Any]]] = [
    pa.field("game", pa.int32()),
    pa.field("input", pa.int32()),
    pa.field("seat", pa.int8()),
    pa.field("view", pa.string()),
    pa.field("seen", pa.list_(pa.string())),
    pa.field("offers", pa.list_(pa.string())),
    pa.field("numbers", pa.list_(pa.int32())),
    pa.field("chosen", pa.int32()),
    pa.field("reward", pa.float32()),
]
DECISION: Final = pa.schema(_OF_A_DECISION)
_OF_A_GAME: Final[list[pa.Field[Any]]] = [
    pa.field("game", pa.int32()),
    pa.field("seed", pa.string()),
    pa.field("scores", pa.list_(pa.int32())),
    pa.field("winners", pa.list_(pa.int8())),
    pa.field("record", pa.string()),
]
GAME: Final = pa.schema(_OF_A_GAME)


class Bill(Value, frozen=True):
    """The description of a run, for another process and for the dataset's metadata."""

    game: str
    options: dict[str, Any]
    bots: tuple[str, ...]
    """The bots by seat. If there are fewer bots than seats, they alternate."""
    seed: str
    """Any text, from which the deals are derived. The same text gives the same games."""
    rules: int
    numbers: int
    """The version of the game's action numbers. `rules` is the version of its rules."""
    format: int = FORMAT
    licence: str = LICENCE


class Written(Value, frozen=True):
    """One game, as rows of the two Parquet files."""

    game: dict[str, Any]
    decisions: tuple[dict[str, Any], ...]


def bill(setup: Setup, bots: Iterable[str], seed: str) -> Bill:
    """Returns the description of games with this setup between these bots."""
    return Bill(
        game=setup.name,
        options=codec.plain(setup.options),
        bots=tuple(bots),
        seed=seed,
        rules=setup.game.info.version,
        numbers=setup.version,
    )


def play(played: Bill, number: int) -> Written:
    """Plays the game with this number, and returns its rows."""
    setup = _setup(codec.encode(played))
    game, players = setup.game, setup.players
    match = begin(game, setup.options, offspring(seed_from_text(played.seed), "deal", number))
    assert not isinstance(match, Refusal), match
    thinking = offspring(seed_from_text(played.seed), "thinking", number)
    bots = tuple(_made(played, seat) for seat in range(players))
    told = [0] * players
    rows: list[dict[str, Any]] = []
    for before, seat, memory, after in turns(match, bots, thinking):
        match, made = after, after.inputs[-1]
        if not isinstance(made, Made):  # a time-out is no player's decision
            continue
        offers, look = before.offers[seat], partial(game.view, before.state, seat)
        rows.append(
            {
                "game": number,
                "input": len(before.inputs),
                "seat": seat,
                "view": codec.encode(look()).decode(),
                "seen": [codec.encode(event).decode() for event in memory[told[seat] :]],
                "offers": [codec.encode(offer).decode() for offer in offers],
                "numbers": setup.ids.of(offers, seat, look),
                "chosen": offers.index(game.as_offered(made.move)),
            }
        )
        told[seat] = len(memory)
    outcome = match.outcome
    assert outcome is not None
    rewards = setup.returns(outcome)
    kept = record.write(record.record(setup.name, match, open_seed=True))
    ended = {"game": number, "seed": match.seed.hex(), "scores": outcome.scores, "winners": outcome.winners}
    return Written({**ended, "record": kept}, tuple({**row, "reward": rewards[row["seat"]]} for row in rows))


def write(folder: Path, played: Bill, games: Iterable[Written]) -> Iterator[int]:
    """Writes these games to this folder; yields the number of games so far after each batch."""
    folder.mkdir(parents=True, exist_ok=True)
    (folder / CARD).write_text(card(played), encoding="utf-8")
    about = {b"vernissage": codec.encode(played)}
    decision, ended = DECISION.with_metadata(about), GAME.with_metadata(about)
    with _writer(folder / DECISIONS, decision) as decisions, _writer(folder / GAMES, ended) as whole:
        count = 0
        for some in _in_batches(games):
            rows = [row for game in some for row in game.decisions]
            decisions.write_table(pa.Table.from_pylist(rows, decision))
            whole.write_table(pa.Table.from_pylist([game.game for game in some], ended))
            count += len(some)
            yield count


def card(played: Bill) -> str:
    """Returns the dataset's README in Markdown."""
    game = catalog.find(played.game)
    assert game is not None
    options = ", ".join(f"{name}: {value}" for name, value in played.options.items())
    return f"""# {game.info.title}: games played by bots

`{DECISIONS}` has a row for each decision: the seat's view, what it has seen since its last
decision, the offers and their numbers, which was chosen, how the game ended for it. `{GAMES}` has
the record of each game. Both name what they were made from in their metadata, under `vernissage`.

- Bots: {", ".join(played.bots)}
- Options: {options}
- Rules version {played.rules}, numbers version {played.numbers}, format {played.format}
- Again: `vernissage dataset {played.game}` with these bots and options, and `--seed '{played.seed}'`
- To read it: `vernissage.research.dataset.Dataset(folder)`

**Licence.** {played.licence}: in the public domain as far as that is possible. The game is its authors'.

**Privacy.** Only bots have played. Nobody's name, words, times or habits are in the data.
"""


def _in_batches(games: Iterable[Written]) -> Iterator[list[Written]]:
    left = iter(games)
    while some := list(islice(left, TOGETHER)):
        yield some


def _writer(path: Path, schema: pa.Schema) -> pq.ParquetWriter:
    # No two texts are equal, so dictionary encoding is useless. Long pages compress them together.
    return pq.ParquetWriter(path, schema, compression="zstd", use_dictionary=False, data_page_size=PAGE)


@cache
def _setup(written: bytes) -> Setup:
    """Returns the setup for an encoded bill. Cached in each process."""
    played = codec.decode(written, Bill)
    return Setup(played.game, **played.options)


def _made(played: Bill, seat: Seat) -> Any:  # noqa: ANN401 - a bot of any game
    game = catalog.find(played.game)
    assert game is not None
    return catalog.entrant(played.game, played.bots[seat % len(played.bots)]).make(game)
