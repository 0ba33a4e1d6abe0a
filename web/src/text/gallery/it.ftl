# What a guest’s gallery says in Italian.

gallery-title = La **galleria** di { $name }
gallery-empty = La prima sala è pronta. Resta vuota finché non sveli qualcosa.
gallery-room = Sala { $number }
gallery-firsts = Prime volte
gallery-company = Con { $names }
gallery-daily = La parete del giorno
gallery-with = con { $names } · { $points ->
    [one] 1 punto
   *[other] { $points } punti
}
gallery-alone = in solitario · { $points ->
    [one] 1 punto
   *[other] { $points } punti
}
gallery-day = { DATETIME($date, day: "numeric", month: "long", timeZone: "UTC") } · { $points ->
    [one] 1 punto
   *[other] { $points } punti
}
gallery-first = Il tuo primo in assoluto
gallery-first-for = Il tuo primo per { $name }
gallery-made = { DATETIME($made, day: "numeric", month: "long", year: "numeric") }, { $points ->
    [one] 1 punto
   *[other] { $points } punti
} su { $score }
gallery-replay = Rivedi la partita
gallery-here = Il tuo primo dipinto sarà appeso qui.
gallery-begin = Dipingine uno ora
gallery-back = La mia pagina
gallery-count = { $works ->
    [one] un quadro
   *[other] { $works } quadri
} in { $rooms ->
    [one] una sala
   *[other] { $rooms } sale
}
gallery-count-daily = { $works ->
    [one] un quadro
   *[other] { $works } quadri
} in { $rooms ->
    [one] una sala
   *[other] { $rooms } sale
}, e la parete del giorno
