# What a guest’s gallery says in French.

gallery-title = La **galerie** { $name }
gallery-empty = La première salle est prête. Elle reste vide jusqu’à ce que tu dévoiles un tableau.
gallery-room = Salle { $number }
gallery-firsts = Premières fois
gallery-company = Avec { $names }
gallery-daily = Le mur du jour
gallery-with = avec { $names } · { $points ->
    [one] { $points } point
   *[other] { $points } points
}
gallery-alone = en solo · { $points ->
    [one] { $points } point
   *[other] { $points } points
}
gallery-day = { DATETIME($date, day: "numeric", month: "long", timeZone: "UTC") } · { $points ->
    [one] { $points } point
   *[other] { $points } points
}
gallery-first = Ton tout premier
gallery-first-for = Ton premier pour { $name }
gallery-made = { DATETIME($made, day: "numeric", month: "long", year: "numeric") }, { $points ->
    [one] { $points } point
   *[other] { $points } points
} sur { $score }
gallery-replay = Revoir la partie
gallery-here = Ton premier tableau sera accroché ici.
gallery-begin = En peindre un
gallery-back = Ma page
gallery-count = { $works ->
    [one] un tableau
   *[other] { $works } tableaux
} dans { $rooms ->
    [one] une salle
   *[other] { $rooms } salles
}
gallery-count-daily = { $works ->
    [0] pour l’instant, rien que le mur du jour
    [one] un tableau dans { $rooms ->
        [one] une salle
       *[other] { $rooms } salles
    }, et le mur du jour
   *[other] { $works } tableaux dans { $rooms ->
        [one] une salle
       *[other] { $rooms } salles
    }, et le mur du jour
}
