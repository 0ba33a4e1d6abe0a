# What a guest’s gallery says in Dutch.

gallery-title = De **galerie** van { $name }
gallery-empty = De eerste zaal is klaar. Hij blijft leeg tot je iets onthult.
gallery-room = Zaal { $number }
gallery-firsts = Eerstelingen
gallery-company = Met { $names }
gallery-daily = De dagwand
gallery-with = met { $names } · { $points ->
    [one] 1 punt
   *[other] { $points } punten
}
gallery-alone = alleen · { $points ->
    [one] 1 punt
   *[other] { $points } punten
}
gallery-day = { DATETIME($date, day: "numeric", month: "long", timeZone: "UTC") } · { $points ->
    [one] 1 punt
   *[other] { $points } punten
}
gallery-first = Je allereerste
gallery-first-for = Je eerste voor { $name }
gallery-made = { DATETIME($made, day: "numeric", month: "long", year: "numeric") }, { $points } van { $score } punten
gallery-replay = Terugkijken
gallery-here = Hier komt je eerste schilderij te hangen.
gallery-begin = Schilder er nu een
gallery-back = Mijn pagina
gallery-count = { $works ->
    [one] één schilderij
   *[other] { $works } schilderijen
}, { $rooms ->
    [one] één zaal
   *[other] { $rooms } zalen
}
gallery-count-daily = { $works ->
    [one] één schilderij
   *[other] { $works } schilderijen
}, { $rooms ->
    [one] één zaal
   *[other] { $rooms } zalen
} en de dagwand
