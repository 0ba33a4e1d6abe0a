# What stands on the Hat's postcard, in Dutch.

all-along = Het was al die tijd **{ $gift_a }**.
said = ‘{ $gift_a }!’
best = Het beste geheugen: { $best }.
best-and-liar = Het beste geheugen: { $best }. De rijkste fantasie: { $liar }.
