"""The painted pictures that there are, game by game."""

from __future__ import annotations

from vernissage.cli import galleries

GALLERIES = {game: galleries.gallery(game) for game in galleries.names()}
