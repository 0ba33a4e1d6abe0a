"""Every game of the catalog in the libraries that researchers use. It names no game.

    aec        PettingZoo, one seat after the other
    parallel   PettingZoo, all seats at once
    solo       Gymnasium, one seat; bots have the others
    spiel      OpenSpiel
    vector     many games at once, as arrays, where a game has a fast twin

Each is a separate module that imports its library. Importing this package loads none of them. They come with
the extras `research` and `fast`. docs/research.md shows examples.
"""
