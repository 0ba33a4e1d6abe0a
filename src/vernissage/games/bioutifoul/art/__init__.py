"""The painted pictures of the game. Its small artworks are plain drawings, which need no painting."""

from __future__ import annotations

from vernissage.games.bioutifoul.art.portraits import PORTRAITS

PICTURES = PORTRAITS
