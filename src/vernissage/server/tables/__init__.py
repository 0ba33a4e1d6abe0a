"""Open tables. Each is a task of the event loop, found by code and restored from the store."""
