# Che cosa dice Belratti di molte serate, in italiano.

best = record { $paintings }
too-few = Ancora { $missing ->
    [one] un quadro, messo o letto,
   *[other] { $missing } quadri, messi o letti,
} e qui si vedrà come associ.
by-thought = Associ per idee: { $right ->
    [one] un quadro
   *[other] { $right } quadri
} su { $of }.
by-kind = Associ per tipo: { $right ->
    [one] un quadro
   *[other] { $right } quadri
} su { $of }.
by-colour = Associ per colore: { $right ->
    [one] un quadro
   *[other] { $right } quadri
} su { $of }.
by-all = Associ un po’ in tutti i modi, senza che uno prevalga: { $of } quadri.
friend-thought = { $who } segue le idee: metti qualcosa che ne faccia venire una.
friend-kind = { $who } guarda il tipo: metti qualcosa della stessa famiglia.
friend-colour = { $who } guarda il colore: metti qualcosa di aspetto simile.
minds = Come associate, tu e chi gioca con te
    .first = per idee
    .second = per tipo
    .third = per colore
best-pair = È con { $who } che ti intendi meglio: { $right } su { $of }.
pairs = Letti bene, nei due sensi
    .row = { $who }
pair-of-minds = Le due menti più affini
    .says = { $right } quadri su { $of } letti bene
special-perfect = { $rounds ->
    [one] Un turno perfetto.
   *[other] { $rounds } turni perfetti.
}
