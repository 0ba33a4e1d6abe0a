"""One folder per game. Nothing is registered here: the catalog lists this folder."""
