# Was der Trainer von Canvas auf Deutsch sagt.

when = Gemälde { $painting }, { $cards ->
    [0] keine Karte auf der Hand
    [one] eine Karte auf der Hand
   *[other] { $cards } Karten auf der Hand
}
paint-now = Deine Hand ist gut genug: Dieses Gemälde bringt sofort { $points ->
    [one] einen Punkt
   *[other] { $points } Punkte
}.
other-order = Dieselben drei Karten in anderer Reihenfolge bringen { $points ->
    [one] einen Punkt
   *[other] { $points } Punkte
} statt { $instead }.
paint-better = Dieses Gemälde bringt { $points ->
    [one] einen Punkt
   *[other] { $points } Punkte
} statt { $instead }.
paint-later = Es bringt jetzt { $points ->
    [one] einen Punkt
   *[other] { $points } Punkte
}, deins { $instead }; aber die Karten, die dir bleiben, machen das wett.
take = Mit { $card } bringt dein bestes Gemälde { $points ->
    [one] einen Punkt
   *[other] { $points } Punkte
}.
take-for-painting = Mit { $card } bringt dein bestes Gemälde { $points ->
    [one] einen Punkt
   *[other] { $points } Punkte
}, mit { $taken } nur { $instead }.
take-for-tokens = { $card } kostet dich weniger: { $cost ->
    [0] nichts
    [one] einen Marker
   *[other] { $cost } Marker
} statt { $paid }{ $tokens ->
    [0] .
    [one] , und ein Marker liegt darauf.
   *[other] , und { $tokens } Marker liegen darauf.
}
take-for-later = { $taken } bringt jetzt nicht mehr als { $card }, und { $card } passt besser zu dem, was noch kommen kann.
take-first = Es war zu früh: Mit { $card } bringt dein bestes Gemälde { $points ->
    [one] einen Punkt
   *[other] { $points } Punkte
}, das aufgehängte { $instead }.
frame = Der Hintergrund ist nur Schmuck: Nimm, welchen du magst.
