# What the coach says in French.

coach-not-here = L’entraîneur n’a rien à dire ici
coach-heading = { $count ->
    [0] { $thinks ->
        [yes] L’entraîneur regarde ta partie
       *[no] Rien trouvé de mieux. Bien joué !
    }
    [one] La décision qui a coûté le plus
   *[other] Les { $count } décisions qui ont coûté le plus
}
coach-how = Jugé d’après ce que tu pouvais voir à ce moment-là. Ce qui semble meilleur est joué { $playouts } fois contre ton choix.
coach-thinking = Réfléchit encore : tour { $thought } sur { $turns }
coach-cost = −{ $cost }
coach-unit = { $unit ->
    [chance] { $cost ->
        [one] point de pourcentage
       *[other] points de pourcentage
    }
   *[points] { $cost ->
        [one] point
       *[other] points
    }
}
coach-curve = { $unit ->
    [chance] Chances de gagner après chaque tour
   *[points] Points attendus après chaque tour
}
coach-band = La bande : à quel point l’entraîneur est sûr de lui
coach-value = { $unit ->
    [chance] { $value } %
   *[points] { $value ->
        [one] un point
       *[other] { $value } points
    }
}
coach-mark = { $unit ->
    [chance] { $value } %
   *[points] { $value }
}
coach-forgetting-dots = Un cercle : les réponses justes à cette distance, plus grand quand il y en a plus.
coach-forgetting-band = La bande : où passe la courbe quatre fois sur cinq.
coach-half = la moitié
coach-even = à égalité
coach-start = début
coach-end = fin
coach-step = Étape
coach-table = { $unit ->
    [chance] Chances de chacun après chaque tour
   *[points] Points attendus après chaque tour
}
coach-next = Décision suivante
coach-watch = Revoir ce moment
coach-marks = Les décisions de la partie
coach-play-on = Reprendre à partir d’ici
