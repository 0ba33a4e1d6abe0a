"""Several processes serve tables together (docs/growing.md): who is home where, and the mail between them."""
