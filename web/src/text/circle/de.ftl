# Was die Seite einer Runde auf Deutsch sagt, und was anderswo von Runden gesagt wird.

circle-title = Eine Runde
circle-since = Eine Runde seit { DATETIME($date, month: "long", year: "numeric") }
circle-invite = In die Runde einladen
circle-invite-how = Wer diesen Link öffnet, kann dazukommen: Schick ihn nur an Leute, die du wiedersehen willst.
circle-qr = Der Link zu dieser Runde, für die Kamera eines Handys
circle-copy = Link kopieren
circle-copied = Kopiert
circle-share-button = Teilen
circle-share = Komm in unsere Runde „{ $name }“.
circle-renew = Neuen Link erstellen
circle-renew-how = Ist der Link in falsche Hände geraten? Sobald es einen neuen gibt, gilt dieser nicht mehr.
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
   *[other] Für euch alle ist ein Platz freigehalten; ihr müsst nur kommen.
}
circle-play = { $game } spielen
circle-why-never = Noch nie zusammen gespielt
circle-why-since = Seit dem { DATETIME($date, day: "numeric", month: "long") } nicht mehr gespielt
circle-why-together = { $won } von { $played } zusammen gewonnen
circle-why-nobody = { $played ->
    [one] Einmal gespielt, niemand von euch hat gewonnen
   *[other] { $played } Mal gespielt, niemand von euch hat gewonnen
}
circle-why-even = Es steht { $won } zu { $won }
circle-why-leads = { $name } führt mit { $won } zu { $next }
circle-evening = Nächster Abend
circle-evening-none = Noch kein Abend ausgemacht.
circle-evening-at = { DATETIME($at, weekday: "long", day: "numeric", month: "long", hour: "numeric", minute: "numeric") }
circle-evening-coming = { $coming ->
    [0] Noch hat niemand zugesagt.
    [one] { $names } kommt.
   *[other] { $names } kommen.
}
circle-evening-you = { $coming ->
    [0] Du kommst.
    [one] Du kommst, { $names } auch.
   *[other] Du kommst, { $names } auch.
}
circle-evening-come = Ich komme
circle-evening-not = Ich kann nicht
circle-evening-other = Anderer Termin
circle-evening-when = Wann trefft ihr euch?
circle-evening-propose = Vorschlagen
circle-evening-off = Absagen
circle-evening-how = Die anderen sehen ihn auf ihrer Startseite.
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
circle-played = zuletzt gespielt am { DATETIME($date, day: "numeric", month: "short") }
circle-unplayed = hier noch kein Spiel
circle-asked = eingeladen, noch keine Antwort
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
    [nobody] niemand von euch hat gewonnen
   *[other] gewonnen: { $won }
}
circle-leave = Runde verlassen
circle-leave-title = „{ $name }“ verlassen?
circle-leave-how = Niemand erfährt davon. Für dich wird kein Platz mehr freigehalten; eure Spiele bleiben dir und den anderen.
circle-leave-last = Außer dir ist niemand mehr da: Wenn du gehst, gibt es die Runde nicht mehr. Deine Spiele bleiben dir.
circle-leave-go = Verlassen
circle-leave-not = Bleiben
circle-invited = Eine Einladung
circle-invited-how = { $count ->
    [one] { $names } möchte wieder mit dir spielen. Ihr seht dann, wie eure Spiele in dieser Runde ausgehen.
   *[other] { $names } möchten wieder mit dir spielen. Ihr seht dann, wie eure Spiele in dieser Runde ausgehen.
}
circle-join = Der Runde beitreten
circle-decline = Nein, danke
circle-closed = Diese Runde ist nur für die, die dazugehören
circle-closed-how = Frag jemanden aus der Runde nach dem Link. Wenn du einen hattest, gilt er vielleicht nicht mehr.
circle-to-door = Zum Eingang
circle-again = Diese Leute wiedersehen
circle-again-how = Alle an diesem Tisch werden gefragt, ob sie dabei sein wollen. Eure Abende bleiben erhalten, und bis zum nächsten Spiel ist es nur ein Klick.
circle-to = Zu „{ $name }“
circle-asks = Du bist eingeladen: „{ $name }“
circle-mine = Runden
circle-mine-none = Für Leute, mit denen du öfter spielst: Leg eine Runde an, verschick den Link und sieh, wer was gewonnen hat.
circle-asked-you = Du bist eingeladen
circle-new = Neue Runde
circle-new-how = Gib ihr einen Namen; danach kommt der Link für die anderen.
