# Che cosa dice l’allenatore di Canvas, in italiano.

when = Dipinto { $painting }, { $cards ->
    [0] nessuna carta in mano
    [one] una carta in mano
   *[other] { $cards } carte in mano
}
paint-now = La tua mano basta: questo dipinto dà subito { $points ->
    [one] un punto
   *[other] { $points } punti
}.
other-order = Le stesse tre carte in un altro ordine danno { $points ->
    [one] un punto
   *[other] { $points } punti
} invece di { $instead }.
paint-better = Questo dipinto dà { $points ->
    [one] un punto
   *[other] { $points } punti
} invece di { $instead }.
paint-later = Adesso dà { $points ->
    [one] un punto
   *[other] { $points } punti
}, il tuo { $instead }; ma le carte che ti restano compensano.
take = Con { $card } il tuo miglior dipinto dà { $points ->
    [one] un punto
   *[other] { $points } punti
}.
take-for-painting = Con { $card } il tuo miglior dipinto dà { $points ->
    [one] un punto
   *[other] { $points } punti
}, con { $taken } solo { $instead }.
take-for-tokens = { $card } ti costa meno: { $cost ->
    [0] niente
    [one] un segnalino
   *[other] { $cost } segnalini
} invece di { $paid }{ $tokens ->
    [0] .
    [one] , e sopra c’è un segnalino.
   *[other] , e sopra ci sono { $tokens } segnalini.
}
take-for-later = { $taken } adesso non dà più di { $card }, e { $card } si abbina meglio a ciò che può ancora arrivare.
take-first = Era troppo presto: con { $card } il tuo miglior dipinto dà { $points ->
    [one] un punto
   *[other] { $points } punti
}, quello che hai appeso { $instead }.
frame = Lo sfondo è solo decorazione: uno vale l’altro.
