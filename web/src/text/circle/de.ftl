# Was die Seite einer Runde auf Deutsch sagt, und was anderswo von Runden gesagt wird.

circle-title = Eine Runde
circle-since = Eine Runde seit { DATETIME($date, month: "long", year: "numeric") }
circle-invite = In die Runde einladen
circle-invite-how = Wer diesen Link öffnet, kann dazukommen: Schick ihn nur an Leute, die du wieder treffen willst.
circle-qr = Der Link zu dieser Runde, für die Kamera eines Handys
circle-copy = Link kopieren
circle-copied = Kopiert
circle-share-button = Teilen
circle-share = Komm in unsere Runde „{ $name }“.
circle-renew = Neuen Link machen
circle-renew-how = Ist der Link in falsche Hände geraten? Nach einem neuen gilt dieser nicht mehr.
circle-renewed = Das ist der neue Link. Der alte gilt nicht mehr.
circle-rename = Umbenennen
circle-rename-title = Ein anderer Name für die Runde
circle-name = Name der Runde
circle-save = Speichern
circle-make = Runde anlegen
circle-going = Gerade am Tisch
circle-next = Dieselben Leute,
circle-next-game = nächstes Spiel
circle-next-how = { $count ->
    [1] Lade erst jemanden ein, oder spiel mit Bots.
   *[other] Für alle ist ein Platz frei gehalten; wer kommt, sitzt.
}
circle-play = { $game } spielen
circle-why-never = Noch nie zusammen gespielt
circle-why-since = Nicht mehr gespielt seit { DATETIME($date, day: "numeric", month: "long") }
circle-why-together = { $won } von { $played } zusammen gewonnen
circle-why-nobody = { $played ->
    [one] Einmal gespielt, niemand von euch hat gewonnen
   *[other] { $played } Mal gespielt, niemand von euch hat gewonnen
}
circle-why-even = Es steht { $won } zu { $won }
circle-why-leads = { $name } führt mit { $won } zu { $next }
circle-evenings = Abende
circle-evenings-count = { $evenings ->
    [one] ein Abend
   *[other] { $evenings } Abende
}, { $games ->
    [one] ein Spiel
   *[other] { $games } Spiele
}
circle-evenings-none = Euer erster Abend kommt noch.
circle-earlier = { $count ->
    [one] Ein früherer Abend
   *[other] { $count } frühere Abende
}
circle-date = { DATETIME($date, day: "numeric", month: "short") }
circle-weekday = { DATETIME($date, weekday: "long") }
circle-game-together = { $won ->
    [yes] Zusammen gewonnen, mit { $score }.
   *[no] Nicht gewonnen, mit { $score }.
}
circle-game-bots = Gewonnen hat ein Bot: { $names }.
circle-people = Leute
circle-people-how = ein Rahmen für jeden gewonnenen Abend
circle-you = { $name } (du)
circle-played = zuletzt gespielt { DATETIME($date, day: "numeric", month: "short") }
circle-unplayed = hier noch kein Spiel
circle-asked = gefragt, noch keine Antwort
circle-won = { $count ->
    [0] kein Abend gewonnen
    [one] ein Abend gewonnen
   *[other] { $count } Abende gewonnen
}
circle-honours = Was ihr voneinander wisst
circle-honour = { $names }: { $says }
circle-tallies = Wer was gewonnen hat
circle-tally = { $played ->
    [one] ein Spiel
   *[other] { $played } Spiele
} · { $won ->
    [nobody] von niemandem gewonnen
   *[other] gewonnen: { $won }
}
circle-leave = Runde verlassen
circle-leave-title = „{ $name }“ verlassen?
circle-leave-how = Niemand erfährt davon. Für dich wird kein Platz mehr frei gehalten; eure Spiele bleiben dir und den anderen.
circle-leave-last = Sonst ist niemand mehr da: Mit dir schließt die Runde. Deine Spiele bleiben dir.
circle-leave-go = Verlassen
circle-leave-not = Bleiben
circle-invited = Eine Einladung
circle-invited-how = { $count ->
    [one] { $names } möchte wieder mit dir spielen. Ihr seht dann, wie eure Spiele in dieser Runde ausgehen.
   *[other] { $names } möchten wieder mit dir spielen. Ihr seht dann, wie eure Spiele in dieser Runde ausgehen.
}
circle-join = In die Runde kommen
circle-decline = Nein, danke
circle-closed = Diese Runde ist nur für ihre Leute
circle-closed-how = Frag jemanden aus der Runde nach dem Link. Wenn du einen hattest, gilt er vielleicht nicht mehr.
circle-to-door = Zum Eingang
circle-again = Diese Leute wieder treffen
circle-again-how = Alle an diesem Tisch werden gefragt, ob sie dabei sein wollen. Eure Abende bleiben euch, und zum nächsten Spiel ist es ein Klick.
circle-to = Zu „{ $name }“
circle-asks = Du bist eingeladen: „{ $name }“
circle-mine = Runden
circle-mine-none = Für Leute, die du wieder triffst: Leg eine Runde an, schick den Link und sieh, wer was gewonnen hat.
circle-asked-you = Du bist eingeladen
circle-new = Neue Runde
circle-new-how = Gib ihr einen Namen; danach kommt der Link für die anderen.
