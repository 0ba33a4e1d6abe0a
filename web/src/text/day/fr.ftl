# What the page of a day’s deal says in French.

daily-next = { $hours ->
    [0] La prochaine arrive dans { $minutes } min.
   *[other] La prochaine arrive dans { $hours } h { $minutes } min.
}
daily-sealed = D’autres jouent encore cette donne : tu pourras revoir la partie quand la journée sera finie.
daily-past = La donne du { DATETIME($date, day: "numeric", month: "long", year: "numeric", timeZone: "UTC") }. Ce jour est passé, donc cela ne compte pas.
daily-helped = Un bot a joué ici, donc cela ne compte pas.
day-page = La page du jour
day-kicker = { $bots ->
    [0] La donne du jour · { $title }, en solo
    [one] La donne du jour · { $title }, avec un bot
   *[other] La donne du jour · { $title }, avec { $bots } bots
}
day-weekday = { DATETIME($date, weekday: "long", timeZone: "UTC") }
day-date = { DATETIME($date, day: "numeric", month: "long", timeZone: "UTC") }
day-mine = { $tries ->
    [one] { $best } au premier essai.
   *[other] { $best } au mieux en { $tries } essais, { $first } au premier.
}
day-ahead = { $people ->
    [one] Tu ouvres le bal.
   *[other] { $ahead ->
        [0] Sur { $people } personnes, aucune n’a fait mieux au premier essai.
        [one] Sur { $people } personnes, une a fait mieux au premier essai.
       *[other] Sur { $people } personnes, { $ahead } ont fait mieux au premier essai.
    }
}
day-fresh = Tu ne l’as pas encore jouée.
day-not-played = Tu n’as pas joué ce jour-là.
day-over = La journée est finie.
day-play = Jouer
day-to-today = Vers la donne du jour
day-my-line = Revoir ma partie
day-share = Partager cette journée
day-give-up = Montrer ce qui était possible
day-give-up-ask = Tu verras tout de suite la meilleure ligne de jeu. Tes autres essais d’aujourd’hui ne compteront plus.
day-give-up-yes = Montrer
day-give-up-no = J’essaie encore
day-sealed-solved = D’autres jouent encore cette donne. Tu pourras revoir la partie et découvrir la meilleure ligne de jeu quand la journée sera finie.
day-nowhere = Ce jour n’existe pas
day-doors = Aujourd’hui, tout le monde a les mêmes cartes, et aux mêmes coups, les mêmes réponses.
day-open = Ouvrir
day-how = { $bots ->
    [0] en solo
    [one] avec un bot
   *[other] avec { $bots } bots
}
day-best = Ton record : { $best }.
day-people-today = { $people ->
    [0] Personne ne l’a encore finie.
    [one] Une personne l’a finie.
   *[other] { $people } personnes l’ont finie.
}
day-people = { $people ->
    [one] une personne
   *[other] { $people } personnes
}
day-everyone = Tout le monde, aujourd’hui
day-everyone-then = Tout le monde, ce jour-là
day-nobody = Personne ne l’a encore finie.
day-square = { $each ->
    [one] Un carré par personne.
   *[other] Un carré pour { $each } personnes.
}
day-firsts = Premiers essais seulement.
day-fewest = Le score le plus bas est le meilleur.
day-you = toi
day-you-at = toi, { $points }
day-proven = maximum prouvé
day-found = meilleur trouvé
day-running = { $days ->
    [0] Pas encore de série
    [one] Un jour de suite
   *[other] { $days } jours de suite
}
day-longest = plus longue série : { $days }
day-tile = { DATETIME($date, weekday: "long", day: "numeric", month: "long", timeZone: "UTC") } : { $how }
day-missed = pas joué
day-made = { $works ->
    [3] Tes trois œuvres
   *[other] Ce que tu as fait
}
day-reach = Ce qui restait à portée
day-reach-how = après chacun de tes tours, en jouant au mieux ensuite
day-reach-how-found = après chacun de tes tours, avec la meilleure suite trouvée
day-thinking = On calcule ce qui était possible…
day-best-proven = { $points ->
    [one] Le maximum possible : { $points } point. C’est prouvé.
   *[other] Le maximum possible : { $points } points. C’est prouvé.
}
day-best-found = { $points ->
    [one] Le meilleur résultat trouvé : { $points } point. Rien ne prouve qu’on ne pouvait pas faire mieux.
   *[other] Le meilleur résultat trouvé : { $points } points. Rien ne prouve qu’on ne pouvait pas faire mieux.
}
day-left = Tu as quitté la meilleure ligne de jeu au tour { $turn } et terminé à { $points } sur { $best }.
day-left-found = Tu as quitté la meilleure ligne trouvée au tour { $turn } et terminé à { $points } sur { $best }. Rien ne prouve qu’il n’y en avait pas de meilleure.
day-never-left = Tu n’as jamais quitté la meilleure ligne de jeu : { $points }.
day-never-left-found = Tu n’as jamais quitté la meilleure ligne trouvée : { $points }. Rien ne prouve qu’il n’y en avait pas de meilleure.
day-turn = tour { $turn }
day-turn-left = Tour { $turn } : ici, tu as quitté la ligne
day-goes-on = le maximum prouvé : { $points }
day-goes-on-found = le meilleur trouvé : { $points }
day-no-more = C’est prouvé : impossible de dépasser { $points }.
