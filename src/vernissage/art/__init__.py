"""Paints the pictures of the games: a drawing, a composed scene, brush strokes, light, a file.

Painting needs more than playing does: `pip install 'vernissage-games[art]'`. The painted pictures are kept
with the games, so nobody who only plays ever needs this.
"""
