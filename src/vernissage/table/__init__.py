"""A table as a value: its people, the letters it gets, what they change, and who is told what. Pure."""
