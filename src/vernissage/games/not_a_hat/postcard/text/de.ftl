# What stands on the Hat's postcard, in German.

all-along = Es war die ganze Zeit **{ $gift_a }**.
said = „{ $gift_a }!“
best = Das beste Gedächtnis: { $best }.
best-and-liar = Das beste Gedächtnis: { $best }. Die blühendste Fantasie: { $liar }.
