"""A table as a value: who sits at it, what arrives, what that leads to, and who is told what. Pure."""
