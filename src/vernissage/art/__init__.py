"""Paints the pictures of the games: a drawing, a composed scene, brush strokes, light, a file.

Painting needs extra packages: `pip install 'vernissage-games[art]'`. The painted pictures are stored with the
games, so that playing does not need this.
"""
