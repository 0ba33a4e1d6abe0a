# What Canvas's coach says, in English.

when = Painting { $painting }, { $cards ->
    [0] no cards in hand
    [one] one card in hand
   *[other] { $cards } cards in hand
}
paint-now = Your hand is good enough: this painting brings { $points ->
    [one] one point
   *[other] { $points } points
} at once.
other-order = The same three cards in another order bring { $points ->
    [one] one point
   *[other] { $points } points
} instead of { $instead }.
paint-better = This painting brings { $points ->
    [one] one point
   *[other] { $points } points
} instead of { $instead }.
paint-later = It brings { $points ->
    [one] one point
   *[other] { $points } points
} now, yours { $instead }; but the cards it leaves in your hand make up for it.
take = With { $card } your best painting brings { $points ->
    [one] one point
   *[other] { $points } points
}.
take-for-painting = With { $card } your best painting brings { $points ->
    [one] one point
   *[other] { $points } points
}, with { $taken } only { $instead }.
take-for-tokens = { $card } costs you less: { $cost ->
    [0] nothing
    [one] one token
   *[other] { $cost } tokens
} instead of { $paid }{ $tokens ->
    [0] .
    [one] , and a token lies on it.
   *[other] , and { $tokens } tokens lie on it.
}
take-for-later = { $taken } brings no more now than { $card }, and { $card } goes better with what may still come.
take-first = It was too soon: with { $card } your best painting brings { $points ->
    [one] one point
   *[other] { $points } points
}; what you hung brought { $instead }.
frame = A background is decoration: any will do.
