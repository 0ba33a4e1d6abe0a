# What the lobby says in German.

lobby-onlookers = Wer zuschauen darf
lobby-onlookers-note = auch ein Bildschirm im Raum zählt dazu
lobby-onlookers-open = alle
lobby-onlookers-delayed = { $moves } Züge später
lobby-onlookers-closed = niemand
lobby-title = Am Tisch von { $host }
lobby-how-many = { $game } · { $taken ->
    [0] noch niemand
    [1] eine Person
    [2] zwei
    [3] drei
    [4] vier
    [5] fünf
    [6] sechs
    [7] sieben
    [8] acht
   *[other] { $taken }
} am Tisch, { $free ->
    [0] alle Plätze besetzt.
    [1] noch ein Platz frei.
    [2] noch zwei Plätze frei.
    [3] noch drei Plätze frei.
    [4] noch vier Plätze frei.
    [5] noch fünf Plätze frei.
    [6] noch sechs Plätze frei.
    [7] noch sieben Plätze frei.
   *[other] noch { $free } Plätze frei.
}
lobby-watchers = { $count ->
    [one] Eine Person schaut zu.
   *[other] { $count } Personen schauen zu.
}
lobby-pick = Was spielen wir?
lobby-learn = So wird’s gespielt
lobby-you = du
lobby-host = Host
lobby-you-host = du · Host
lobby-host-now = { $host } ist jetzt Host.
lobby-host-you = Du bist jetzt Host: Du startest das Spiel.
lobby-leave-how = { $host ->
    [nobody] Du bist Host, und noch hat sich sonst niemand gesetzt. Wer den Link öffnet, findet dann einen leeren Tisch.
   *[other] Du bist Host. { $host } übernimmt von dir, und dein Platz wird frei.
}
lobby-leave-go = Den Tisch verlassen
lobby-here = da
lobby-away = weg
lobby-kept = Platz ist freigehalten
lobby-free = Freier Platz
lobby-add-bot = Bot dazusetzen
lobby-bring = Dieses Gerät herumgeben
lobby-bring-title = Wer spielt an diesem Gerät noch mit?
lobby-bring-how = Ein Gerät für euch alle: Es geht reihum und verdeckt, was die Nächsten nicht sehen sollen.
lobby-bring-name = Vorname
lobby-bring-any = oder wir suchen einen aus
lobby-bring-add = Dazusetzen
lobby-bring-done = Fertig
lobby-at-device = an diesem Gerät
lobby-sit = Hier hinsetzen
lobby-rise = Meinen Platz freigeben
lobby-remove = Entfernen
lobby-remove-label = { lobby-remove }: { $name }
lobby-rename = Name oder Porträt ändern
lobby-level = Wie gut { $name } spielt
lobby-invite = Einladen
lobby-code = Code
lobby-qr = Der Link zu diesem Tisch, für die Handykamera
lobby-link = Der Link zu diesem Tisch
lobby-copy = Kopieren
lobby-copied = Kopiert
lobby-share = Komm, spiel mit uns { $game }!
lobby-rules-usual = Die üblichen Regeln
lobby-rules-own = Die Regeln an diesem Tisch
lobby-rules-one = { $option }: { $value }
lobby-rules-change = Ändern
lobby-rules-show = Zeigen
lobby-more-seats = { $count ->
    [one] Über den Link kann noch jemand dazukommen.
   *[other] Über den Link können noch bis zu { $count ->
        [2] zwei
        [3] drei
        [4] vier
       *[other] { $count }
    } dazukommen.
}
lobby-all-seats = Alle { $count ->
    [5] fünf
    [6] sechs
    [7] sieben
    [8] acht
   *[other] { $count }
} Plätze zeigen
lobby-none = ohne
lobby-yes = ja
lobby-no = nein
lobby-less = Weniger
lobby-more = Mehr
lobby-chosen = { $count } von { $most } gewählt
lobby-choose-none = Nichts davon
lobby-done = Fertig
lobby-clock = Bedenkzeit
lobby-clock-note-none = so viel Zeit, wie ihr braucht
lobby-clock-note-relaxed = 2 Minuten je Entscheidung
lobby-clock-note-brisk = 30 Sekunden je Entscheidung
lobby-clock-note-bank = 5 Minuten pro Person für das ganze Spiel, dazu 10 Sekunden je Entscheidung
lobby-clock-note-days = 3 Tage je Entscheidung; kommt und geht, wie ihr wollt
lobby-clock-time-relaxed = 2 Min.
lobby-clock-time-brisk = 30 Sek.
lobby-clock-time-bank = 5 Min. + 10 Sek.
lobby-clock-time-days = 3 Tage
lobby-clock-none = ohne Limit
lobby-clock-relaxed = entspannt
lobby-clock-brisk = flott
lobby-clock-bank = Vorrat
lobby-clock-days = Tage
lobby-open = Wer kommen darf
lobby-open-no = nur Eingeladene
lobby-open-yes = alle
lobby-open-note = bei „alle“ finden auch Fremde den Tisch in der Liste der offenen Tische: Namen werden geprüft, man spricht in vorgegebenen Sätzen, und ist jemand { $seconds } Sekunden weg, spielt ein Bot weiter
lobby-start = { $count ->
    [0] Beginnen
    [1] Allein beginnen
    [2] Zu zweit beginnen
    [3] Zu dritt beginnen
    [4] Zu viert beginnen
    [5] Zu fünft beginnen
    [6] Zu sechst beginnen
    [7] Zu siebt beginnen
    [8] Zu acht beginnen
   *[other] Mit { $count } beginnen
}
lobby-too-few = { $missing ->
    [one] Noch eine Person, dann kann es losgehen.
   *[other] Noch { $missing } Personen, dann kann es losgehen.
}
lobby-ready = Es kann losgehen. Wer später kommt, kann zuschauen.
lobby-ready-closed = Es kann losgehen.
lobby-expected = { $count ->
    [one] { $names } ist noch nicht da. Startest du jetzt, spielt ihr ohne.
   *[other] { $names } sind noch nicht da. Startest du jetzt, spielt ihr ohne sie.
}
lobby-absent = { $count ->
    [one] { $names } ist gerade weg.
   *[other] { $names } sind gerade weg.
}
lobby-wait = { $host } startet das Spiel.
lobby-watching = { $free ->
    [0] Du schaust zu. Wird ein Platz frei, kannst du dich setzen.
   *[other] Du schaust zu. Setz dich gern auf einen freien Platz.
}
lobby-levels = Wie klug sind die Bots?
lobby-fill = Mit Bots auffüllen
lobby-fill-count = { $count ->
    [0] genug für eine gute Partie
    [one] noch ein Platz
   *[other] { $count } Plätze
}
lobby-personality = Worauf { $name } achtet
lobby-remove-how = { $name } entfernen? Zuschauen geht dann noch, an diesem Tisch Platz nehmen nicht mehr.
lobby-remove-sure = Ja, { $name } soll gehen
lobby-remove-not = Nein, doch nicht
lobby-counts = Diese Partie zählt: Für alle am Tisch wird eine Wertung geführt.
lobby-counts-not = Ohne Wertung spielen
lobby-uncounted = Diese Partie zählt für keine Wertung: So hast du es gewollt.
lobby-uncounted-not = Doch zählen lassen
lobby-invite-title = Lade deine Leute ein
lobby-invite-free = Wer den Link öffnet, setzt sich an diesen Tisch. Ganz ohne Konto.
lobby-send = Link schicken
lobby-copy-link = Link kopieren
lobby-same-room = Im selben Raum?
lobby-scan = Lass sie das scannen oder dies eintippen:
lobby-here-now = Schon da
lobby-can-play = { $fewest } bis { $most } können mitspielen
lobby-seat-do = { $name }: was du tun kannst
lobby-bots = **Zu wenige?** Ein Bot hält einen Platz besetzt, bis jemand kommt.
lobby-everyone-sees = Alle am Tisch sehen, was du wählst.
arrive-invites = { $host } lädt dich ein
arrive-nobody = Du bist eingeladen
arrive-here = { $count ->
    [0] Noch sitzt niemand hier; eine Partie dauert etwa { $minutes } Minuten.
    [one] **{ $names }** sitzt am Tisch; eine Partie dauert etwa { $minutes } Minuten.
   *[other] **{ $names }** sitzen am Tisch; eine Partie dauert etwa { $minutes } Minuten.
}
arrive-name = Wie sollen dich die anderen nennen?
arrive-portrait = Welches Porträt?
arrive-once = Danach wirst du nur einmal gefragt. Beides kannst du später ändern.
arrive-sit = Hinsetzen
arrive-watch = Nur zuschauen
