"""Open tables: each is an event loop task, found by code and restored from the store."""
