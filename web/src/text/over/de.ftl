# What a table where the game is over says in German.

result-rematch = Revanche
result-rematch-join = Zur Revanche
result-replay = Wiederholung
result-tell = Teilen
result-share = Ergebnis teilen
result-copy = Ergebnis als Text kopieren
result-copied = Ergebnis kopiert
result-line = { $name }: { $score ->
    [one] 1 Punkt
   *[other] { $score } Punkte
}
result-seal = Nachprüfen, wie die Karten lagen
result-seal-how = Wie die Karten liegen, stand vor dem ersten Zug fest. Dieses Siegel galt von Anfang an, und das ist der Startwert, den es verschließt: Wer den Startwert hasht, erhält das Siegel.
result-seal-commitment = Siegel
result-seal-seed = Startwert
result-arranged = In dieser Partie wurde nicht ausgeteilt: Sie begann mit einer aufgebauten Stellung, also gibt es kein Siegel zu prüfen.
result-digest = Prüfsumme der Züge
result-digest-how = In der Prüfsumme stecken die verteilten Karten und alle Züge. Wer sie sich jetzt notiert, merkt später, ob eine Mitschrift diese Partie unverändert zeigt.
result-record = Mitschrift herunterladen
vote-question = Gleichstand. Wer soll gewinnen?
vote-how = Du entscheidest: Schau dir an, was sie gemacht haben, und wähle. Bis die Zeit um ist, kannst du es dir anders überlegen.
vote-wait = Jetzt entscheiden andere: Wer diesen Link öffnet und nicht am Gleichstand beteiligt ist, kann abstimmen. Bis dahin gewinnt ihr gemeinsam.
vote-join = Scanne den Code und stimme am Handy ab.
vote-run-off = Stichwahl: Diese hatten gleich viele Stimmen und mehr als die anderen.
vote-cast = { $count ->
    [0] noch keine Stimme
    [one] bisher eine Stimme
   *[other] bisher { $count } Stimmen
}
vote-yours = deine Stimme
vote-ask = Um ein Urteil bitten
vote-qr = Der Link zur Abstimmung, für die Handykamera
vote-nobody = Niemand hat abgestimmt, also gewinnen sie gemeinsam.
vote-undecided = Die { $count } Stimmen sind gleich verteilt, also gewinnen sie gemeinsam.
vote-chosen = { $count ->
    [one] { $name } wurde mit der einzigen Stimme gewählt.
   *[other] { $name } wurde mit { $votes } von { $count } Stimmen gewählt.
}
