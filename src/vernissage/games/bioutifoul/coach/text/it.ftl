# Che cosa dice l’allenatore di Bioutifoul, in italiano.

when = Giro { $round }, { $phase ->
    [discard] scarto
    [influence] influenza
   *[gallery] galleria
}
raise-owned = Hai opere di { $artist }: a { $value } rendono di più.
raise-others = A { $value ->
    [one] { $value } lingotto
   *[other] { $value } lingotti
} { $artist } costa caro a tutti gli altri, e chi ti serve scende.
lower-to-buy = { $artist } scende a { $value }: le sue opere in vetrina ti costano meno.
lower-others = { $artist } scende a { $value }, e chi ti serve sale.
buy-completes = Per { $gold ->
    [one] { $gold } lingotto
   *[other] { $gold } lingotti
} hai entrambe le opere per { $exhibition }.
buy-begins = Per { $gold ->
    [one] { $gold } lingotto
   *[other] { $gold } lingotti
} hai la prima opera per { $exhibition }.
buy-cheap = Spendi poco per un’opera di questo artista: { $gold ->
    [one] { $gold } lingotto
   *[other] { $gold } lingotti
}.
sell-unwanted = Nessuna mostra in programma chiede { $artwork }: adesso rende { $gold ->
    [one] { $gold } lingotto
   *[other] { $gold } lingotti
}.
sell-needed = { $artwork } adesso rende { $gold ->
    [one] { $gold } lingotto
   *[other] { $gold } lingotti
}, e così compri più di quanto valga sulla tua parete.
exhibit = Hai entrambe le opere per { $exhibition }: subito un punto, prima che ci arrivi qualcun altro.
discard-idle = Non hai nulla di { $artist }: è la carta che ti aiuta di meno.
discard-owned = Delle tue carte, { $artist } è quella che adesso ti aiuta di meno.
done = Quello che tieni vale più di ciò che potresti fare: { $gold ->
    [one] { $gold } lingotto
   *[other] { $gold } lingotti
} per il tuo prossimo turno.
done-hint = Niente in vetrina vale il suo prezzo: tieni il tuo oro per il prossimo turno ({ $gold ->
    [one] { $gold } lingotto
   *[other] { $gold } lingotti
}).
