"""Pages about each game for researchers: its moves and features as numbers, printed from code."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from itertools import groupby
from typing import Final

from msgspec import inspect

from vernissage import catalog
from vernissage.core.rng import Rng, seed_from_text
from vernissage.research.layout import Part
from vernissage.research.play import Play
from vernissage.research.setup import Setup

PLACE: Final = "environments"
GAMES: Final = 5
"""The number of random games for the statistics."""
COUNTED: Final = """Every number lies between 0 and 1. Seats are counted from whoever observes: `seat+0` is
oneself; `seat+1` and so on follow, with the same features."""
OTHERS: Final = re.compile(r"seat\+[1-9]")
INTRODUCTION: Final = """# Environments

Each page says what one game looks like to a program that studies it: how many moves it has and what their
numbers mean, what is observed, which options there are. All of it is printed from code.
[Study games](../research.md) shows how it is used.
"""


def menu() -> list[dict[str, str] | str]:
    """Returns the menu entries: the index, and each game by title."""
    return [f"{PLACE}/index.md", *({_setup(name).game.info.title: _uri(name)} for name in catalog.names())]


def pages() -> dict[str, str]:
    """Returns the text of each page, by its path on the site."""
    return {f"{PLACE}/index.md": _index(), **{_uri(name): _page(name) for name in catalog.names()}}


def _index() -> str:
    head = "| game | players | moves | observed, for so many | version |\n|---|--:|--:|--:|--:|"
    rows = []
    for name in catalog.names():
        setup = _setup(name)
        info = setup.game.info
        rows.append(
            f"| [{info.title}]({name}.md) | {info.fewest} to {info.most} | {setup.actions:,} "
            f"| {setup.size:,} for {setup.players} | {setup.version} |"
        )
    return "\n".join([INTRODUCTION, head, *rows, ""])


def _page(name: str) -> str:
    setup = _setup(name)
    return "\n".join(
        [
            f"# {setup.game.info.title}",
            "",
            _versions(setup),
            "",
            _shape(setup),
            "",
            _doors(setup),
            *_played(setup),
            "",
            "## Options",
            "",
            *_options(setup),
            "",
            f"## Moves: {setup.actions:,}",
            "",
            "| number | move | from | to |",
            "|--:|---|---|---|",
            *_moves(setup.ids.labels),
            "",
            f"## Observation: {setup.layout.size:,} numbers for {setup.players} players",
            "",
            COUNTED,
            "",
            "| place | feature | numbers | 1 stands for |",
            "|--:|---|--:|---|",
            *_features(setup.layout.parts),
            "",
        ]
    )


def _versions(setup: Setup) -> str:
    return f"`{setup.name}`, rules version {setup.game.info.version}, numbers version {setup.version}."


def _shape(setup: Setup) -> str:
    info = setup.game.info
    goal = "All win or lose together." if info.together else "They play against each other."
    shaped = "Rewards may be shaped." if setup.spaces and setup.spaces.progress else "Rewards are final only."
    return f"For {info.fewest} to {info.most} players. {goal} {shaped}"


def _doors(setup: Setup) -> str:
    name, players = setup.name, setup.players
    return f"""```python
AEC("{name}", players={players})                             # PettingZoo, one after the other
Parallel("{name}", players={players})                        # PettingZoo, all at once
gymnasium.make("vernissage/{name}-v{setup.version}", players={players})   # Gymnasium, bots on the other seats
pyspiel.load_game("vernissage_{name}(players={players})")    # OpenSpiel
```
"""


def _played(setup: Setup) -> Iterator[str]:
    """Yields a table with statistics of random games: length, offers, and simultaneous decisions."""
    moments = several = speaking = most = 0
    for number in range(GAMES):
        seed = seed_from_text(f"{setup.name} {number}")
        play, rng = Play(setup, seed), Rng(seed, "choices")
        while owing := play.owing:
            moments += 1
            several += len(owing) > 1
            others = (seat for seat in range(setup.players) if seat not in owing)
            speaking += any(len(play.offered(seat)) for seat in others)
            seat = rng.pick(owing)
            numbers = play.offered(seat)
            most = max(most, len(numbers))
            play.make(seat, rng.pick(numbers))
    yield "| in random games | |"
    yield "|---|--:|"
    yield f"| decisions in a game | {moments // GAMES} |"
    yield f"| most offers at once | {most} |"
    yield f"| moments in which several owe a decision | {several / moments:.0%} |"
    yield f"| moments in which somebody who owes none may speak | {speaking / moments:.0%} |"


def _options(setup: Setup) -> Iterator[str]:
    yield "| option | usual | limits of simulations |"
    yield "|---|---|---|"
    fields = inspect.type_info(setup.game.types.options)
    assert isinstance(fields, inspect.StructType)
    for field in fields.fields:
        limit = setup.game.info.limits.get(field.name, "")
        yield f"| `{field.name}` | `{field.default}` | {limit} |"


def _moves(labels: tuple[str, ...]) -> Iterator[str]:
    """Yields a row for each run of moves of one kind."""
    for kind, group in groupby(enumerate(labels), key=lambda entry: entry[1].partition(" ")[0]):
        (first, begin), *_ = several = list(group)
        last, end = several[-1]
        numbers = f"{first}" if first == last else f"{first} to {last}"
        yield f"| {numbers} | {kind} | `{begin}` | {f'`{end}`' if last != first else ''} |"


def _features(parts: tuple[Part, ...]) -> Iterator[str]:
    """Yields a row for each feature. Of the features for each seat, only the viewer's are listed."""
    at = 0
    for part in parts:
        count = len(part.labels)
        if OTHERS.match(part.name):
            at += count
            continue
        which = f"`{part.name}`" if count == 1 else f"`{part.name}{part.labels[0]}` to `{part.labels[-1]}`"
        yield f"| {at} | {which} | {count} | {part.one_is:g} |"
        at += count


@cache
def _setup(name: str) -> Setup:
    return Setup(name)


def _uri(name: str) -> str:
    return f"{PLACE}/{name}.md"
