"""What comes to mind with what: built once from pictures, names and tags, and shipped as small tables.

Everything heavy is here and needed to build only. Bots read the tables with `vernissage.bots.association`.
"""
