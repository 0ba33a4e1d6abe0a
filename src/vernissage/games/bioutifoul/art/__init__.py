"""The painted pictures of the game. Its small paintings are drawings that need no painter."""

from __future__ import annotations

from vernissage.games.bioutifoul.art.portraits import PORTRAITS

PICTURES = PORTRAITS
