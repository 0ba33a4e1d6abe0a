"""The database: opening, locking, migrating, reading and writing."""
