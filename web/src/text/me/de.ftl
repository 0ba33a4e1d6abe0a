# What the guest’s own page says in German.

me-rename = Namen ändern
me-played = gespielt
me-won = gewonnen
me-running = { $count ->
    [one] Tag in Folge
   *[other] Tage in Folge
}
me-results = { $played } gespielt · { $won } { $together ->
    [yes] gemeinsam gewonnen
   *[no] gewonnen
}
me-company = In guter Gesellschaft
me-company-games = { $games } Spiele zusammen, davon { $won ->
    [0] keines gewonnen
   *[other] { $won } gewonnen
}
me-company-none = Wer drei Spiele mit dir beendet hat, steht hier.
me-away = Weggelegt
me-away-how = Spiele, die du weggelegt hast, und solche, die seit 30 Tagen niemand angerührt hat. Sie warten im Depot und lassen sich wieder hervorholen.
me-away-count = { $count ->
    [one] Ein Spiel
   *[other] { $count } Spiele
}
me-put-away = Weglegen
me-take-out = Hervorholen
me-month = { DATETIME($month, month: "short", timeZone: "UTC") }
me-month-long = { DATETIME($month, month: "long", year: "numeric", timeZone: "UTC") }
me-more-than = mehr als { $what }
me-kept = Was über dich gespeichert ist
me-kept-how = { $games ->
    [0] Dein Name und dein Porträt.
    [one] Dein Name, dein Porträt und ein beendetes Spiel.
   *[other] Dein Name, dein Porträt und { $games } beendete Spiele.
} Sonst nichts; Adressen nur, wenn du dort Bescheid bekommen willst.
me-export = Alles herunterladen
me-delete = Alles löschen
me-delete-title = Alles löschen?
me-delete-how = Dein Name verschwindet von jeder Wand, für immer. Andere behalten die Spiele mit dir; an deiner Stelle steht dann „{ me-delete-called }“. Das kann niemand rückgängig machen, auch kein Merksatz holt etwas zurück.
me-delete-name = Gib zur Bestätigung deinen Namen ein: { $name }
me-delete-why = Gib zuerst deinen Namen ein: { $name }
me-delete-go = Endgültig löschen
me-delete-not = Alles behalten
me-delete-called = Jemand
me-now = laufend
me-going = Läuft noch
me-going-none = Kein Spiel wartet auf dich.
me-to-door = Zum Eingang
me-finished = Beendet
me-finished-all = Alle { $count } zeigen
me-finished-none = Hier hängen beendete Spiele, jedes als Wiederholung, in der alle Geheimnisse offenliegen.
me-calls = Wenn andere auf mich warten
me-calls-how = Lass dir Bescheid geben, wenn du an einem Tisch am Zug, aber nicht da bist. Nach draußen gehen nur der Name des Spiels und der Link zum Tisch.
me-calls-browser = In diesem Browser Bescheid geben
me-calls-browser-cant = Dieser Browser kann dir hier nicht Bescheid geben; dazu muss die Adresse mit https beginnen.
me-calls-https = Wie das geht
me-calls-here = In diesem Browser bekommst du Bescheid.
me-calls-here-stop = Nicht mehr Bescheid geben
me-calls-blocked = Der Browser erlaubt es nicht. Das lässt sich in seinen Einstellungen ändern.
me-calls-others = Wo du sonst noch Bescheid bekommst
me-calls-kind-push = Ein anderer Browser
me-calls-kind-webhook = { $place }
me-calls-kind-feed = Ein Feed
me-calls-remove = Entfernen
me-calls-more = Feed oder eigene Adresse
me-calls-feed-how = Ein privater Feed (Atom) für deinen Feedreader.
me-calls-feed = Feed anlegen
me-calls-feed-once = Diese Adresse wird nur jetzt gezeigt. Wer sie hat, kann lesen, wo auf dich gewartet wird.
me-calls-feed-copy = Adresse kopieren
me-calls-address = Adresse, die benachrichtigt wird (Webhook)
me-calls-add = Hinzufügen
me-holiday = Weg bis
me-holiday-how = Wo du für eine Entscheidung Tage Zeit hast, steht die Uhr still, solange du weg bist.
me-holiday-go = Ich bin weg
me-holiday-until = Du bist bis zum { DATETIME($date, dateStyle: "long") } weg.
me-holiday-end = Ich bin wieder da
me-phrase = Auf ein anderes Gerät umziehen
me-phrase-how = Deinen Namen und deine Spiele merkt sich dieser Browser. Mit einem Merksatz nimmst du sie mit: Hier bekommst du ihn, dort gibst du ihn ein.
me-phrase-make = Merksatz holen
me-phrase-once = Schreib ihn jetzt auf, er wird nur einmal gezeigt. Wer ihn eingibt, spielt unter deinem Namen weiter. Ein älterer Merksatz gilt nicht mehr.
me-phrase-copy = Kopieren
me-phrase-copied = Kopiert
me-recover = Ich habe einen Merksatz
me-recover-go = Weiterspielen
me-recovered = Schön, dass du wieder da bist.
me-others = Andere Browser abmelden
me-others-how = Hast du an einem fremden Gerät gespielt, oder ist dein Handy weg? Danach kennt dich nur noch dieser Browser. Dein Merksatz gilt weiter; hol dir einen neuen, wenn ihn jemand kennen könnte.
me-others-go = Abmelden
me-others-done = { $count ->
    [0] Es gab keinen anderen Browser.
    [one] Ein anderer Browser ist abgemeldet.
   *[other] { $count } andere Browser sind abgemeldet.
}
me-days = Tagesspiele
me-day = { DATETIME($date, day: "numeric", month: "short", timeZone: "UTC") }
me-day-tries = { $tries ->
    [one] ein Versuch
   *[other] { $tries } Versuche
}
me-feats = Sonderziele
me-feats-count = { $reached } von { $all }
me-feat-made = erreicht am { DATETIME($made, day: "numeric", month: "short", year: "numeric") }
me-feat-open = noch offen
me-gallery = Meine Galerie

me-rating = Spielstärke
me-rating-how = Wenn du magst, führt das Haus für jedes deiner Spiele eine Wertung. Es zählen nur Partien gegen Menschen, und nur wenn alle am Tisch eine Wertung wollen. Außer dir sieht sie niemand.
me-rating-keep = Eine Wertung für mich führen
me-rating-none = Für dich wird eine Wertung geführt. Noch hat keine Partie gezählt.
me-rating-is = { $rating }, plus/minus { $off }
me-rating-from = { $count ->
    [one] aus einer Partie
   *[other] aus { $count } Partien
}
me-rating-so-far = bisher { $count } von { $enough } Partien
me-rating-forget = Keine Wertung mehr
me-rating-forget-how = Alle deine Wertungen werden gelöscht. Das lässt sich nicht rückgängig machen.
me-rating-forget-sure = Meine Wertungen löschen
