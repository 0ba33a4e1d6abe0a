"""The phrases of the house: whoever says one, everyone reads it in their own language.

Some come with a picture, and are reactions: the page shows them beside the seat for a moment.
"""

from __future__ import annotations

from typing import Literal, TypeAlias

PhraseName: TypeAlias = Literal[
    "hello",
    "well-played",
    "thanks",
    "thinking",
    "your-turn",
    "again",
    "bye",
    "applause",
    "laugh",
    "wow",
    "hmm",
    "heart",
]
"""What the house has words for, and of some a picture. Nobody can say anything else with them."""

Tone: TypeAlias = Literal["", "sure", "hesitant", "too-sure"]
"""How something is said: a claim of manner, which all hear in their own language. Empty: it just is said."""
