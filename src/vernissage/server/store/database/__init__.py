"""A database: how it is opened, locked, migrated and written to."""
