# Ce que Belratti dit de nombreuses soirées, en français.

best = record { $paintings }
too-few = Encore { $missing ->
    [one] un tableau posé ou lu
   *[other] { $missing } tableaux posés ou lus
}, et on verra ici comment tu associes.
by-thought = Tu associes par la pensée : { $right ->
    [one] un tableau
   *[other] { $right } tableaux
} sur { $of }.
by-kind = Tu associes par famille : { $right ->
    [one] un tableau
   *[other] { $right } tableaux
} sur { $of }.
by-colour = Tu associes par la couleur : { $right ->
    [one] un tableau
   *[other] { $right } tableaux
} sur { $of }.
by-all = Tu associes de plusieurs façons, sans en préférer nettement une : { $of } tableaux.
friend-thought = { $who } associe par la pensée : à toi de poser ce qui mène à une idée.
friend-kind = { $who } associe par famille : à toi de poser ce qui est de la même famille.
friend-colour = { $who } associe par la couleur : à toi de poser ce qui se ressemble.
minds = Comment vous associez, toi et les autres autour de la table
    .first = par la pensée
    .second = par famille
    .third = par la couleur
best-pair = C’est { $who } et toi qui vous comprenez le mieux : { $right } sur { $of }.
pairs = Bien lus, dans les deux sens
    .row = { $who }
pair-of-minds = Les deux qui se comprennent le mieux
    .says = { $right } tableaux sur { $of } bien lus
special-perfect = { $rounds ->
    [one] Une manche parfaite.
   *[other] { $rounds } manches parfaites.
}
