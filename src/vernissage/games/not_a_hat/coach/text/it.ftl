# Che cosa dice l’allenatore di That's Not a Hat, in italiano.

recalled = Che cosa ricordavi
memory = La tua memoria: risposte giuste per età
    .row = { $age ->
        [one] un regalo fa
       *[other] { $age } regali fa
    }
answers = { $right } dei tuoi { $of } nomi e giudizi erano giusti.
too-few = Troppo poche risposte per dire quanto dura la tua memoria.
lasts = La tua memoria dura { $age ->
    [one] un regalo
   *[other] { $age } regali
}: fin lì almeno la metà era giusta.
