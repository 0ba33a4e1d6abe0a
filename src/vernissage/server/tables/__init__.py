"""Tables that are open: one event loop task for each, found by code, restored from the store."""
