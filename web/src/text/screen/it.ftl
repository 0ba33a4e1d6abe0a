# Che cosa dice un televisore in italiano prima della partita.

screen-title = Sul televisore
screen-closed = Non è stato possibile aprire un tavolo
screen-call = Tirate fuori i telefoni.
screen-here = { $count ->
    [0] Non c’è ancora nessuno.
    [1] Una persona è già qui.
    [2] Siete già in due.
    [3] Siete già in tre.
    [4] Siete già in quattro.
    [5] Siete già in cinque.
    [6] Siete già in sei.
    [7] Siete già in sette.
    [8] Siete già in otto.
   *[other] Siete già in { $count }.
}
screen-scan = Inquadra il codice con il telefono, oppure apri **{ $address }** e scrivi
screen-no-account = Nessun account, solo un nome.
screen-pick = A che cosa giochiamo?
screen-pick-how = { $host ->
    [nobody] Premete ◀ ▶ sul telecomando.
   *[other] { $host } sceglie dal telefono, oppure premete ◀ ▶ sul telecomando.
}
screen-players = { $fewest }–{ $most } giocatori
screen-places = I posti al tavolo
screen-host = host
screen-new = è qui da poco
screen-expected = in arrivo
screen-free = libero
screen-game = { $count ->
    [0] { $game }
    [1] { $game } in solitario
    [2] { $game } in due
    [3] { $game } in tre
    [4] { $game } in quattro
    [5] { $game } in cinque
    [6] { $game } in sei
    [7] { $game } in sette
    [8] { $game } in otto
   *[other] { $game } in { $count }
}
screen-first = Chi arriva per primo avvia la partita.
screen-missing = { $missing ->
    [1] Ancora una persona, e si può cominciare.
    [2] Ancora due persone, e si può cominciare.
   *[other] Ancora { $missing } persone, e si può cominciare.
}
screen-ready = circa { $minutes } minuti. Avvia { $host }.
