# What a guest’s gallery says in German.

gallery-title = **Galerie** von { $name }
gallery-empty = Der erste Raum ist bereit. Er bleibt leer, bis du etwas enthüllst.
gallery-room = Raum { $number }
gallery-firsts = Premieren
gallery-company = Mit { $names }
gallery-daily = Die Tageswand
gallery-with = mit { $names } · { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
gallery-alone = allein · { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
gallery-day = { DATETIME($date, day: "numeric", month: "long", timeZone: "UTC") } · { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
gallery-first = Dein allererstes
gallery-first-for = Dein erstes für { $name }
gallery-made = { DATETIME($made, day: "numeric", month: "long", year: "numeric") }, { $points } von { $score } Punkten
gallery-replay = Wiederholung
gallery-here = Hier hängt bald dein erstes Gemälde.
gallery-begin = Jetzt eins malen
gallery-back = Meine Seite
gallery-count = { $works ->
    [one] ein Bild
   *[other] { $works } Bilder
}, { $rooms ->
    [one] ein Raum
   *[other] { $rooms } Räume
}
gallery-count-daily = { $works ->
    [one] ein Bild
   *[other] { $works } Bilder
}, { $rooms ->
    [one] ein Raum
   *[other] { $rooms } Räume
}, dazu die Tageswand
