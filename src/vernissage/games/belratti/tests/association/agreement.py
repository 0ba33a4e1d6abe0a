"""Measures how often each channel, and their blend, chooses as people do, and writes the result as a table.

Run it to rewrite docs/art/association.md.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from csv import DictReader
from functools import partial
from pathlib import Path
from typing import Final, TypeAlias

from vernissage.bots.association import BLEND, load

Score: TypeAlias = Callable[[str, str], float]
Question: TypeAlias = Mapping[str, str]

GAME: Final = Path(__file__).parents[2]
PAGE: Final = GAME.parents[3] / "docs" / "art" / "association.md"
QUESTIONS: Final[tuple[Question, ...]] = tuple(
    DictReader(
        Path(__file__).with_name("questions.tsv").read_text(encoding="utf-8").splitlines(), delimiter="\t"
    )
)
CHOICES: Final = ("a", "b", "c", "d")
KINDS: Final = tuple(dict.fromkeys(question["kind"] for question in QUESTIONS))
ASSOCIATION: Final = load(GAME / "association")
SCORES: Final[Mapping[str, Score]] = {
    **{channel: partial(ASSOCIATION.likeness, channel) for channel in BLEND},
    "blend": ASSOCIATION.blended,
}


def credit(score: Score, question: Question) -> float:
    """Returns 1 for the answer people give and 0 for another; equal best answers share the credit."""
    scores = {question[choice]: score(question["theme"], question[choice]) for choice in CHOICES}
    best = [painting for painting, reached in scores.items() if reached == max(scores.values())]
    return (question["answer"] in best) / len(best)


def agreement(score: Score, kind: str | None = None) -> float:
    """Returns the share of questions, of this kind or of all, answered as people do."""
    return sum(credit(score, question) for question in QUESTIONS if kind in {None, question["kind"]})


def table() -> str:
    head = f"| | {' | '.join(KINDS)} | all {len(QUESTIONS)} |"
    rows = [_row(name, [agreement(score, kind) for kind in (*KINDS, None)]) for name, score in SCORES.items()]
    return "\n".join([head, "|---" + "|--:" * (len(KINDS) + 1) + "|", *rows]) + "\n"


def _row(name: str, reached: list[float]) -> str:
    return f"| {name} | {' | '.join(f'{questions:.1f}' for questions in reached)} |"


if __name__ == "__main__":
    before, _, rest = PAGE.read_text(encoding="utf-8").partition("| |")
    after = rest[rest.index("\n\n") + 1 :]
    PAGE.write_text(before + table() + after, encoding="utf-8")
