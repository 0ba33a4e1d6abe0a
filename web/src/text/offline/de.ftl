# Was auf Deutsch gesagt wird, wenn kein Netz da ist.

offline-title = Vernissage ist nicht zu erreichen
offline-how = Du bist wohl offline, oder Vernissage hat gerade kurz geschlossen. Dein Platz und deine Spiele sind dort sicher: Sobald die Verbindung wieder da ist, geht es hier von selbst weiter.
offline-again = Noch mal versuchen
