"""Alembic migrations, one file per change, run when a store is opened.

To change a table, change `schema.py` and add the next number in `versions/`. Never change an older migration.
A migration describes the past, so it imports nothing of ours. A test checks that migrations create the tables
of `schema.py`.
"""
