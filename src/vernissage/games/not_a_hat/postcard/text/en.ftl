# What stands on the Hat's postcard, in English.

all-along = It was **{ $gift_a }** all along.
said = “{ $gift_a }!”
best = { $best } remembered best.
best-and-liar = { $best } remembered best, { $liar } invented most.
