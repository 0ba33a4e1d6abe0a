"""The painted pictures of the game. Its small artworks are plain drawings, which need no painting."""

from vernissage.games.bioutifoul.art.portraits import PORTRAITS

PICTURES = PORTRAITS
