# Che cosa dice Canvas di molte partite, in italiano.

best = record { $points }
paintings = Hai completato { $paintings ->
    [one] un dipinto
   *[other] { $paintings } dipinti
}; il migliore ha portato { $points ->
    [one] un punto
   *[other] { $points } punti
}.
too-few = Ancora { $missing ->
    [one] una partita
   *[other] { $missing } partite
} e qui ci sarà scritto che cosa ti riesce meglio.
favourite = Ciò che ti riesce meglio è { $scoring }: { $right ->
    [one] una coccarda
   *[other] { $right } coccarde
} su { $of }.
ribbons = Coccarde vinte, su tutte quelle in palio
    .row = { $scoring }
finest-painting = Il quadro più bello
    .says = { $points ->
    [one] un punto
   *[other] { $points } punti
} con { $ribbons ->
    [one] una coccarda
   *[other] { $ribbons } coccarde
}
special-painting = Il quadro più bello ha portato { $points ->
    [one] un punto
   *[other] { $points } punti
}.
