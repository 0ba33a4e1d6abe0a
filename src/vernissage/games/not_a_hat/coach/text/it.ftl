# Che cosa dice l’allenatore di That's Not a Hat, in italiano.

recalled = Che cosa hai ricordato
memory = La tua memoria: risposte giuste, per distanza
    .row = { $age ->
        [one] un regalo fa
       *[other] { $age } regali fa
    }
answers = Nomi e giudizi giusti: { $right } su { $of }.
too-few = Troppo poche risposte per dire quanto dura la tua memoria.
lasts = La tua memoria dura { $age ->
    [one] un regalo
   *[other] { $age } regali
}: fin lì almeno la metà era giusta.
