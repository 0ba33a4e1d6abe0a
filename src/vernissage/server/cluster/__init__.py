"""A cluster: several processes serve tables together, with leases and messages (docs/growing.md)."""
