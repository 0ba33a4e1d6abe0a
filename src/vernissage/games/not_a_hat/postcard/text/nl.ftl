# What stands on the Hat's postcard, in Dutch.

all-along = Het was al die tijd **{ $gift_a }**.
said = ‘{ $gift_a }!’
best = { $best } onthield het best.
best-and-liar = { $best } onthield het best, { $liar } verzon het meest.
