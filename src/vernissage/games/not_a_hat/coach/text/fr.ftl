# Ce que dit l’entraîneur de That's Not a Hat, en français.

recalled = Ce dont tu t’es souvenu
memory = Ta mémoire : les bonnes réponses selon l’âge
    .row = { $age ->
        [one] il y a un cadeau
       *[other] il y a { $age } cadeaux
    }
answers = { $right } de tes { $of } noms et jugements étaient justes.
too-few = Trop peu de réponses pour dire jusqu’où va ta mémoire.
lasts = Ta mémoire tient { $age ->
    [one] un cadeau
   *[other] { $age } cadeaux
} : jusque-là, au moins la moitié était juste.
