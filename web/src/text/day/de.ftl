# What the page of a day’s deal says in German.

daily-next = { $hours ->
    [0] Das nächste kommt in { $minutes } Min.
   *[other] Das nächste kommt in { $hours } Std. { $minutes } Min.
}
daily-sealed = Andere spielen diese Karten noch; die Wiederholung öffnet sich, wenn der Tag vorbei ist.
daily-past = Das Spiel vom { DATETIME($date, day: "numeric", month: "long", year: "numeric", timeZone: "UTC") }. Der Tag ist vorbei, darum zählt es nicht.
daily-helped = Hier hat ein Bot gespielt, darum zählt es nicht.
day-page = Zur Tagesseite
day-kicker = { $bots ->
    [0] Das Spiel des Tages · { $title }, allein
    [one] Das Spiel des Tages · { $title }, mit einem Bot
   *[other] Das Spiel des Tages · { $title }, mit { $bots } Bots
}
day-weekday = { DATETIME($date, weekday: "long", timeZone: "UTC") }
day-date = { DATETIME($date, day: "numeric", month: "long", timeZone: "UTC") }
day-mine = { $tries ->
    [one] Im ersten Versuch: { $best }.
   *[other] Im besten von { $tries } Versuchen: { $best }, im ersten: { $first }.
}
day-ahead = { $people ->
    [one] Vor dir hat es niemand beendet.
   *[other] { $ahead ->
        [0] Von { $people } Leuten war niemand im ersten Versuch besser.
        [one] Von { $people } Leuten war eine Person im ersten Versuch besser.
       *[other] Von { $people } Leuten waren { $ahead } im ersten Versuch besser.
    }
}
day-fresh = Du hast es noch nicht gespielt.
day-not-played = An diesem Tag hast du nicht gespielt.
day-over = Der Tag ist vorbei.
day-play = Spielen
day-to-today = Zum Spiel von heute
day-my-line = Meine Wiederholung
day-share = Diesen Tag teilen
day-give-up = Zeigen, was möglich war
day-give-up-ask = Du siehst sofort den besten Weg. Weitere Versuche zählen heute dann nicht mehr.
day-give-up-yes = Zeigen
day-give-up-no = Ich versuche es weiter
day-sealed-solved = Andere spielen diese Karten noch. Wiederholung und bester Weg öffnen sich, wenn der Tag vorbei ist.
day-nowhere = Diesen Tag gibt es nicht
day-doors = Heute haben alle dieselben Karten, und auf gleiche Züge folgen gleiche Antworten.
day-open = Öffnen
day-how = { $bots ->
    [0] allein
    [one] mit einem Bot
   *[other] mit { $bots } Bots
}
day-best = Dein Rekord: { $best }.
day-people-today = { $people ->
    [0] Noch hat es niemand beendet.
    [one] Eine Person hat es beendet.
   *[other] { $people } Leute haben es beendet.
}
day-people = { $people ->
    [one] eine Person
   *[other] { $people } Leute
}
day-everyone = Heute bei allen
day-everyone-then = An diesem Tag bei allen
day-nobody = Noch hat es niemand beendet.
day-square = { $each ->
    [one] Jedes Kästchen ist eine Person.
   *[other] Jedes Kästchen steht für { $each } Leute.
}
day-firsts = Nur erste Versuche.
day-fewest = Weniger ist besser.
day-you = du
day-you-at = du, { $points }
day-proven = bewiesener Bestwert
day-found = bester gefundener Wert
day-running = { $days ->
    [0] Noch keine Serie
    [one] Ein Tag in Folge
   *[other] { $days } Tage in Folge
}
day-longest = längste Serie: { $days }
day-tile = { DATETIME($date, weekday: "long", day: "numeric", month: "long", timeZone: "UTC") }: { $how }
day-missed = nicht gespielt
day-made = { $works ->
    [3] Deine drei
   *[other] Was du gemacht hast
}
day-reach = Was noch zu erreichen war
day-reach-how = nach jedem deiner Züge, bei bestem Spiel von da an
day-reach-how-found = nach jedem deiner Züge, beim besten Spiel, das von da an gefunden wurde
day-thinking = Gerade wird ausgerechnet, was möglich war …
day-best-proven = { $points ->
    [one] Mehr als 1 Punkt war nicht möglich. Das ist bewiesen.
   *[other] Mehr als { $points } Punkte waren nicht möglich. Das ist bewiesen.
}
day-best-found = { $points ->
    [one] Das Beste, was gefunden wurde: 1 Punkt. Ob mehr möglich war, ist nicht bewiesen.
   *[other] Das Beste, was gefunden wurde: { $points } Punkte. Ob mehr möglich war, ist nicht bewiesen.
}
day-left = Im { $turn }. Zug hast du den besten Weg verlassen; am Ende hattest du { $points } von { $best } Punkten.
day-left-found = Im { $turn }. Zug hast du den besten gefundenen Weg verlassen; am Ende hattest du { $points } von { $best } Punkten. Ob es einen besseren gab, ist nicht bewiesen.
day-never-left = Du hast den besten Weg nie verlassen: { $points }.
day-never-left-found = Du hast den besten gefundenen Weg nie verlassen: { $points }. Ob es einen besseren gab, ist nicht bewiesen.
day-turn = Zug { $turn }
day-turn-left = Zug { $turn }: Hier hast du den Weg verlassen
day-goes-on = bewiesener Bestwert: { $points }
day-goes-on-found = bester gefundener Wert: { $points }
day-no-more = Bewiesen: Kein Weg bringt mehr als { $points }.
