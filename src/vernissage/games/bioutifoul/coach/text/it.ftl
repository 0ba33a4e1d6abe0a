# Che cosa dice l’allenatore di Bioutifoul, in italiano.

when = Giro { $round }, { $phase ->
    [discard] scarto
    [influence] influenza
   *[gallery] galleria
}
raise-owned = { $artist } è nella tua galleria: a { $value } le tue opere rendono di più.
raise-others = A { $value } oro { $artist } è caro per tutti gli altri, e chi ti serve scende.
lower-to-buy = { $artist } scende a { $value }: ciò che è in vendita ti costa meno.
lower-others = { $artist } scende a { $value }, e chi ti serve sale oltre.
buy-completes = Per { $gold } oro hai entrambe le opere per { $exhibition }.
buy-begins = Per { $gold } oro hai la prima opera per { $exhibition }.
buy-cheap = { $gold } oro è poco per un’opera di questa mano.
sell-unwanted = Nessuna mostra scoperta chiede { $artwork }: adesso rende { $gold } oro.
sell-needed = { $artwork } adesso rende { $gold } oro, che comprano più di quanto valga sulla tua parete.
exhibit = Hai entrambe le opere per { $exhibition }: subito un punto, prima che la tenga qualcun altro.
discard-idle = Non hai nulla di { $artist }: è la carta che ti aiuta di meno.
discard-owned = Delle tue carte, { $artist } è quella che adesso ti aiuta di meno.
done = Quello che tieni vale più di ciò che potresti fare: { $gold } oro per il tuo prossimo turno.
done-hint = Niente di scoperto vale il suo oro: tieni i tuoi { $gold } per il prossimo turno.
