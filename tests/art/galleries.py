"""The painted pictures of every game."""

from __future__ import annotations

from vernissage.cli import galleries

GALLERIES = {game: galleries.gallery(game) for game in galleries.names()}
