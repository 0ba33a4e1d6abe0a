# Die Liste der Tische, die Fremden offenstehen.
tables-how = Hier können sich alle dazusetzen. Namen werden geprüft, man spricht in vorgegebenen Sätzen, und wenn jemand geht, spielt ein Bot weiter.
tables-free = { $free ->
    [0] voll
    [one] ein Platz frei
   *[other] { $free } Plätze frei
}
tables-left = { $free ->
    [one] läuft, ein Platz ist frei geworden
   *[other] läuft, { $free } Plätze sind frei geworden
}
tables-clock-none = ohne Zeitlimit
tables-clock-relaxed = 2 Minuten je Entscheidung
tables-clock-brisk = 30 Sekunden je Entscheidung
tables-clock-bank = 5 Minuten pro Person, dazu 10 Sekunden je Entscheidung
tables-clock-days = 3 Tage je Entscheidung
tables-bots = Bots: { $level }
tables-join = Mitspielen
tables-back = Zurück an den Tisch
tables-none = Gerade ist kein Tisch offen
tables-none-how = Öffne selbst einen: Lade zu einem Spiel ein und lass alle dazukommen.
tables-to-door = Zu den Spielen
