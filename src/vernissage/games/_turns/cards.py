"""LAM-1.1: the contents of the box, as data. No rules here."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, Literal, TypeAlias

Card: TypeAlias = Literal["lamp", "moth"]
KINDS: Final[tuple[Card, ...]] = ("lamp", "moth")
EACH: Final[Mapping[int, tuple[Card, ...]]] = {1: ("lamp", "moth"), 2: ("lamp", "lamp", "moth")}
"""The cards of one player, by the number of lamps."""
