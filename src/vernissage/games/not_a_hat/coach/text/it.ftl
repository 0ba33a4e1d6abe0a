# Che cosa dice l’allenatore di That's Not a Hat, in italiano.

recalled = Che cosa hai ricordato
memory = Quanto a lungo ricordi
    .row = { $age ->
        [one] un regalo fa
       *[other] { $age } regali fa
    }
    .across = regali da quando lo si è visto o chiamato col suo nome
    .right = risposte giuste
memory-lately = Quanto a lungo ricordi, ultimamente
    .row = { $age ->
        [one] un regalo fa
       *[other] { $age } regali fa
    }
    .across = regali da quando lo si è visto o chiamato col suo nome
    .right = risposte giuste
answers = Nomi e giudizi giusti: { $right } su { $of }.
answers-lately = In questa partita e nelle precedenti, { $games } in tutto, hai risposto giusto { $right } volte su { $of }.
too-few = Troppo poche risposte per tracciare una linea e dire quanto dura la tua memoria.
lasts = Dopo { $age ->
    [one] un regalo
   *[other] circa { $age } regali
} ne ricordi la metà.
lasts-longer = Anche dopo { $age ->
    [one] un regalo
   *[other] { $age } regali
} ne ricordi più della metà.
