# Ce que dit l’entraîneur de That's Not a Hat, en français.

recalled = Ce que tu as retenu
memory = Ta mémoire : les bonnes réponses, selon l’ancienneté
    .row = { $age ->
        [one] il y a un cadeau
       *[other] il y a { $age } cadeaux
    }
answers = Noms et jugements justes : { $right } sur { $of }.
too-few = Trop peu de réponses pour dire jusqu’où va ta mémoire.
lasts = Ta mémoire tient { $age ->
    [one] un cadeau
   *[other] { $age } cadeaux
} : jusque-là, au moins la moitié était juste.
