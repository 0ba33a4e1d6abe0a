"""For people who study games: every game of the catalog in the libraries they know. It names no game.

    aec        PettingZoo, one seat after the other
    parallel   PettingZoo, all seats at once
    solo       Gymnasium, one seat; bots have the others
    spiel      OpenSpiel
    vector     many games at once, as arrays, where a game has a fast twin

Each is a module of its own that imports its library, so that importing this package loads none of them. They
come with the extras `research` and `fast`; docs/research.md shows them at work.
"""
