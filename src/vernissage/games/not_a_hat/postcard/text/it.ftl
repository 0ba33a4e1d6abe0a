# What stands on the Hat's postcard, in Italian.

all-along = È sempre stato **{ $gift_a }**.
said = «{ $gift_a }!»
best = La memoria migliore: { $best }.
best-and-liar = La memoria migliore: { $best }. La fantasia più viva: { $liar }.
