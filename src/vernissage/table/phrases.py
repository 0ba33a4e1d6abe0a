"""Phrases that people can say. Everyone reads them in their own language.

Some have a picture: they are reactions, which the page shows beside the seat for a moment.
"""

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
"""The names of all phrases."""

Tone: TypeAlias = Literal["", "sure", "hesitant", "too-sure"]
"""The tone in which a person speaks, chosen by the speaker. Empty for none."""
