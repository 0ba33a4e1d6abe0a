"""Builds the similarity tables of a game's things from pictures, names and tags.

The heavy dependencies are needed for building only. Bots read the tables with `vernissage.bots.association`.
"""
