# Ce que High Card explique aux nouveaux : comment on joue, chaque chose et chaque moment.

how = Chaque manche vaut un ou deux points. La carte la plus haute les remporte.
end = Après deux manches, qui a le plus de points gagne.

hand = Ta main
    .says = Tes cartes. Personne d’autre ne les voit.
prize = L’enjeu
    .says = Cette manche vaut autant de points. Il faut d’abord s’accorder là-dessus.

agree = S’accorder sur l’enjeu
    .says = Chacun montre 1 ou 2. Quand tous montrent la même chose, c’est décidé.
lay = Poser une carte
    .says = Chacun pose une carte face cachée. Puis on les retourne, et la plus haute remporte l’enjeu.
    .here = { $waiting_count ->
        [0] On retourne les cartes.
       *[other] Il manque encore une carte de : { $waiting }.
    } Cette manche vaut { $prize ->
        [one] 1 point
       *[other] { $prize } points
    }.
