# What stands on the Hat's postcard, in German.

all-along = Es war die ganze Zeit **{ $gift_a }**.
said = „{ $gift_a }!“
best = Am besten erinnert { $best_count ->
    [one] hat
   *[other] haben
} sich { $best }.
best-and-liar = Am besten erinnert { $best_count ->
    [one] hat
   *[other] haben
} sich { $best }, am meisten erfunden hat { $liar }.
