# Ce que dit l’entraîneur de Canvas, en français.

when = Tableau { $painting }, { $cards ->
    [0] aucune carte en main
    [one] une carte en main
   *[other] { $cards } cartes en main
}
paint-now = Ta main suffit : ce tableau rapporte tout de suite { $points ->
    [one] un point
   *[other] { $points } points
}.
other-order = Les trois mêmes cartes dans un autre ordre rapportent { $points ->
    [one] un point
   *[other] { $points } points
} au lieu de { $instead }.
paint-better = Ce tableau rapporte { $points ->
    [one] un point
   *[other] { $points } points
} au lieu de { $instead }.
paint-later = Il rapporte { $points ->
    [one] un point
   *[other] { $points } points
} maintenant, le tien { $instead } ; mais les cartes qui te restent compensent.
take = Avec { $card }, ton meilleur tableau rapporte { $points ->
    [one] un point
   *[other] { $points } points
}.
take-for-painting = Avec { $card }, ton meilleur tableau rapporte { $points ->
    [one] un point
   *[other] { $points } points
}, avec { $taken } seulement { $instead }.
take-for-tokens = { $card } te coûte moins : { $cost ->
    [0] rien
    [one] un jeton
   *[other] { $cost } jetons
} au lieu de { $paid }{ $tokens ->
    [0] .
    [one] , et un jeton est posé dessus.
   *[other] , et { $tokens } jetons sont posés dessus.
}
take-for-later = { $taken } ne rapporte pas plus que { $card } maintenant, et { $card } ira mieux avec ce qui peut encore venir.
take-first = C’était trop tôt : avec { $card }, ton meilleur tableau rapporte { $points ->
    [one] un point
   *[other] { $points } points
}, celui que tu as accroché { $instead }.
frame = Un fond n’est qu’un décor : n’importe lequel convient.
