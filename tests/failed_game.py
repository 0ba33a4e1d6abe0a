"""The game that a failed test was about: its record, and the commands that open it at that input."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from traceback import walk_tb
from types import FrameType
from typing import Final

from tests.architecture.imports import ROOT
from vernissage import catalog
from vernissage.core.match import AnyMatch, Match
from vernissage.files import keep

RECORDS: Final = ROOT / "artefacts" / "failures"


def match_in(error: BaseException) -> AnyMatch | None:
    """The match that was worked on when this was raised: the longest one in the innermost frame with any."""
    for frame, _ in reversed([*walk_tb(error.__traceback__)]):
        found = max(_matches(frame), key=lambda match: len(match.inputs), default=None)
        if found is not None:
            return found
    return None


def how_to_open(match: AnyMatch, test: str, folder: Path = RECORDS) -> str:
    """Keeps the record of this match, and says how to look at it; nothing if it is of no game we have."""
    name = next((each for each in catalog.names(with_templates=True) if catalog.find(each) is match.game), "")
    stem = re.sub("[^a-zA-Z0-9]+", "-", test.rpartition("::")[2]).strip("-")
    file = folder / f"{stem}.json"
    folder.mkdir(parents=True, exist_ok=True)
    if not name or keep(file, name, match) is not None:
        return ""
    shown, step = file.relative_to(ROOT) if file.is_relative_to(ROOT) else file, len(match.inputs)
    return (
        f"{name} after {step} inputs\n"
        f"in the terminal: .venv/bin/vernissage replay {shown} --step {step}\n"
        f"in the browser:  make dev RECORD={shown} STEP={step}"
    )


def _matches(frame: FrameType) -> Iterator[AnyMatch]:
    """Those that are variables there, or what a variable like a room is about."""
    for value in frame.f_locals.values():
        if isinstance(value, Match):
            yield value
        else:
            with suppress(Exception):
                about = getattr(value, "match", None)
                if isinstance(about, Match):
                    yield about
