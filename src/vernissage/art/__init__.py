"""Paints the pictures of the games: a drawing becomes a scene, then a painting, then a file.

Painting needs extra packages: `pip install 'vernissage-games[art]'`. The painted pictures are
stored with the games, so that playing does not need them.
"""
