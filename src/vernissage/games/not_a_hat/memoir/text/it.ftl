# Che cosa dice That's Not a Hat di molte partite, in italiano.

best = { $penalties ->
    [0] { $times } senza penalità
    [one] record: una penalità
   *[other] record: { $penalties } penalità
}
too-few = Ancora { $missing ->
    [one] una risposta
   *[other] { $missing } risposte
} in uno stesso mese e qui si vedrà quanto dura la tua memoria.
half = Dopo { $age ->
    [one] un regalo
   *[other] { $age } regali
} ne ricordi solo la metà.
half-beyond = Anche dopo { $age ->
    [one] un regalo
   *[other] { $age } regali
} ne ricordi ancora più della metà.
before = Nel tuo primo mese ne ricordavi la metà dopo { $age ->
    [one] un regalo
   *[other] { $age } regali
}.
before-beyond = Nel tuo primo mese ne ricordavi più della metà anche dopo { $age ->
    [one] un regalo
   *[other] { $age } regali
}.
memory = Regali prima che metà dei nomi sia sbagliata, mese per mese
    .row = { $age ->
        [one] un regalo
       *[other] { $age } regali
    }
longest-lie = La bugia più lunga
    .says = { $gift_a } che passava per { $said_a }, { $times } volte di fila
hard-to-fool = Non si fa ingannare
    .says = ha smascherato { $caught ->
        [one] un nome falso
       *[other] { $caught } nomi falsi
    } su { $heard }
free-with-truth = La fantasia più libera
    .says = { $lied } regali sotto falso nome
special-lie = La bugia più lunga: { $gift_a } che passava per { $said_a }, { $times } volte.
