# Was Canvas über viele Spiele sagt, auf Deutsch.

best = Rekord: { $points }
paintings = Du hast { $paintings ->
    [one] ein Gemälde
   *[other] { $paintings } Gemälde
} vollendet; das beste brachte { $points ->
    [one] einen Punkt
   *[other] { $points } Punkte
}.
too-few = Noch { $missing ->
    [one] ein Spiel
   *[other] { $missing } Spiele
}, dann steht hier, was dir am besten liegt.
favourite = { $scoring } liegt dir am besten: { $right } von { $of } Schleifen.
ribbons = Gewonnene Schleifen, von allen möglichen
    .row = { $scoring }
finest-painting = Schönstes Gemälde
    .says = { $points ->
    [one] ein Punkt
   *[other] { $points } Punkte
} mit { $ribbons ->
    [one] einer Schleife
   *[other] { $ribbons } Schleifen
}
special-painting = Das schönste Gemälde brachte { $points ->
    [one] einen Punkt
   *[other] { $points } Punkte
}.
