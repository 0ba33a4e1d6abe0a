# Was das Haus in einem Browser-Tab auf Deutsch sagt.

tab-welcome = Spiel gleich mit Bots. Alles geschieht in diesem Browser, und nichts wird irgendwohin gesendet.
tab-step = { $step ->
    [python] Der Tisch wird gedeckt: Das Material ist unterwegs.
    [rules] Der Tisch wird gedeckt: Die Regeln werden gelesen.
   *[opening] Der Tisch wird gedeckt: Die Bots nehmen Platz.
}
tab-wait = Du kannst dich schon umsehen oder „{ door-play }“ drücken: Das Spiel beginnt, sobald der Tisch gedeckt ist.
tab-broken = Das Haus konnte in diesem Browser nicht öffnen. Lade die Seite neu, um es noch einmal zu versuchen.
tab-others = Einladungen, offene Tische, Runden und der Fernseher brauchen ein Haus, das andere erreichen.
tab-along = Nimm deine Spiele mit
tab-along-how = Du hast kein Konto: Deine Spiele liegen in diesem Browser. Speichere eine Kopie oder bring eine von einem anderen Gerät mit.
tab-save = Kopie speichern
tab-bring = Kopie hierherbringen
tab-bring-sure = Diese Kopie hierherbringen?
tab-bring-sure-how = Sie ersetzt alles, was hier ist. Wenn du das behalten willst, speichere zuerst eine Kopie davon.
tab-bring-go = Ja, alles ersetzen
tab-bring-not = Nein, alles so lassen
tab-bring-bad = Diese Datei ist keine Kopie eines Hauses.
