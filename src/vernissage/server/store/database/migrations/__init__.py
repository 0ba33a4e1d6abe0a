"""How the tables of the database changed, one file for each change, run by Alembic when a store is opened.

To change a table: change `schema.py`, add the next number in `versions/`, never touch an older one (a
migration says what was true then, so it imports nothing of ours). A test compares the two ways to the
same tables.
"""
