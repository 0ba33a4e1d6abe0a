"""BEL-4.10: the line that a painter may write about a painting, and the limits on it."""

import re
from typing import Final

from msgspec.structs import replace

from vernissage.core.refusal import Refusal
from vernissage.core.wording import Wording, legible
from vernissage.games.belratti.moves import Lay, Move
from vernissage.games.belratti.state import Line

MOST_LINKS: Final = 3
LONGEST_LINE: Final = 60
"""The most characters in a line, counting the commas between its links."""
BETWEEN: Final = re.compile(r"->|[,;>→，、،]")  # noqa: RUF001 - commas of other scripts too
"""The separators that people write between two links."""


def links_of(written: str) -> Line:
    """Splits a written line into its links, cleaned up for reading; empty links are dropped."""
    links = (legible(link) for link in BETWEEN.split(written))
    return tuple(link for link in links if link)


def is_sound(line: Line) -> bool:
    """Whether a player could have written this line, as split into links."""
    return not line or (links_of(", ".join(line)) == line and check_links(line) is None)


def check_line(move: Lay) -> Refusal | None:
    """BEL-4.10: returns the refusal of a line with too many links or characters; None if it is allowed."""
    return check_links(links_of(move.line))


def check_links(line: Line) -> Refusal | None:
    if len(line) > MOST_LINKS:
        return Refusal("belratti/too-many-links", "BEL-4.10", {"most": MOST_LINKS})
    if len(", ".join(line)) > LONGEST_LINE:
        return Refusal("belratti/line-too-long", "BEL-4.10", {"most": LONGEST_LINE})
    return None


def unwritten(move: Move) -> Move:
    """Returns the move without its line."""
    return replace(move, line="") if isinstance(move, Lay) and move.line else move


def written(move: Move, line: str) -> Move | None:
    """BEL-4.10: adds a line to a move; None unless the move lays a painting."""
    return replace(move, line=line) if isinstance(move, Lay) else None


WORDING: Final[Wording[Move]] = Wording(without=unwritten, put=written)
