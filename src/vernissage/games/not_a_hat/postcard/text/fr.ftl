# What stands on the Hat's postcard, in French.

all-along = Depuis le début, c’était **{ $gift_a }**.
said = « { $gift_a } ! »
best = La meilleure mémoire : { $best }.
best-and-liar = La meilleure mémoire : { $best }. L’imagination la plus vive : { $liar }.
