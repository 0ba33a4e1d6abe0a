# What the coach says in German.

coach-not-here = Hier hat der Trainer nichts zu sagen
coach-heading = { $count ->
    [0] { $thinks ->
        [yes] Der Trainer sieht sich deine Partie an
       *[no] Nichts Besseres gefunden. Gut gespielt!
    }
    [one] Die Entscheidung, die am meisten gekostet hat
   *[other] Die { $count } Entscheidungen, die am meisten gekostet haben
}
coach-how = Es zählt, was du in dem Moment sehen konntest. Was besser aussieht, wird { $playouts }-mal gegen deinen Zug durchgespielt.
coach-thinking = Denkt noch nach: { $thought } von { $turns } Zügen
coach-cost = −{ $cost }
coach-unit = { $unit ->
    [chance] { $cost ->
        [one] Prozentpunkt
       *[other] Prozentpunkte
    }
   *[points] { $cost ->
        [one] Punkt
       *[other] Punkte
    }
}
coach-curve = { $unit ->
    [chance] Siegchance nach jedem Zug
   *[points] Zu erwartende Punkte nach jedem Zug
}
coach-band = Das Band: wie sicher der Trainer ist
coach-value = { $unit ->
    [chance] { $value } %
   *[points] { $value ->
        [one] ein Punkt
       *[other] { $value } Punkte
    }
}
coach-mark = { $unit ->
    [chance] { $value } %
   *[points] { $value }
}
coach-forgetting-dots = Ein Kreis: richtige Antworten zu diesem Abstand, größer, wo es mehr sind.
coach-forgetting-band = Das Band: wo die Linie in vier von fünf Fällen liegt.
coach-half = halb
coach-even = ausgeglichen
coach-start = Anfang
coach-end = Ende
coach-step = Schritt
coach-table = { $unit ->
    [chance] Alle Siegchancen nach jedem Zug
   *[points] Zu erwartende Punkte nach jedem Zug
}
coach-next = Nächste Entscheidung
coach-watch = In der Wiederholung ansehen
coach-marks = Die Entscheidungen dieser Partie
coach-play-on = Von hier weiterspielen
