# What stands on the Hat's postcard, in Dutch.

all-along = Het was al die tijd **{ $gift_a }**.
said = ‘{ $gift_a }!’
best = { $best } { $best_count ->
    [one] onthield
   *[other] onthielden
} het best.
best-and-liar = { $best } { $best_count ->
    [one] onthield
   *[other] onthielden
} het best, { $liar } verzon het meest.
