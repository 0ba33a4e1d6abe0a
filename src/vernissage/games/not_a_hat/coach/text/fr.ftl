# Ce que dit l’entraîneur de That's Not a Hat, en français.

recalled = Ce que tu as retenu
memory = Combien de temps tu te souviens
    .row = { $age ->
        [one] il y a un cadeau
       *[other] il y a { $age } cadeaux
    }
    .across = cadeaux depuis qu’on l’a vu ou bien nommé
    .right = réponses justes
memory-lately = Jusqu’où va ta mémoire, ces derniers temps
    .row = { $age ->
        [one] il y a un cadeau
       *[other] il y a { $age } cadeaux
    }
    .across = cadeaux depuis qu’on l’a vu ou bien nommé
    .right = réponses justes
answers = Noms et jugements justes : { $right } sur { $of }.
answers-lately = Dans cette partie et les précédentes ({ $games } en tout), tu as répondu juste { $right } fois sur { $of }.
too-few = Trop peu de réponses pour tracer une courbe et dire jusqu’où va ta mémoire.
lasts = Au bout { $age ->
    [one] d’un cadeau
   *[other] d’environ { $age } cadeaux
}, tu te souviens de la moitié.
lasts-longer = Même au bout { $age ->
    [one] d’un cadeau
   *[other] de { $age } cadeaux
}, tu te souviens de plus de la moitié.
