# What the table in words says, for a game that has none of its own, in German.

plain-proposed = Vorgeschlagen
plain-yes = ja
plain-no = nein
plain-none = keine
plain-empty = Leer: { $names }
plain-seats = Mitspielende
plain-you = { $name } (du)
plain-last = Gerade eben
plain-offers = { $count ->
    [one] 1 möglicher Zug
   *[other] { $count } mögliche Züge
}
plain-any = beliebig
plain-all = Alle { $count } zeigen
plain-entries = { $count ->
    [one] 1 Eintrag
   *[other] { $count } Einträge
}
plain-final = Der Tisch am Ende
field-bid = Gebot
field-card = Karte
field-cards = Karten
field-dealer = Gibt
field-deck = Nachziehstapel
field-discard = Ablagestapel
field-first = Beginnt
field-game = Spiel
field-hand = Deine Hand
field-held = Handkarten
field-laid = Gelegt
field-latest = Zuletzt gesprochen
field-members = Wer entscheidet
field-number = Zahl
field-options = Einstellungen
field-phase = Abschnitt
field-players = Zu wievielt
field-points = Punkte
field-prize = Preis
field-round = Runde
field-row = Auslage
field-score = Punktestand
field-table = Tisch
field-tokens = Marken
field-trick = Stich
field-tricks = Stiche
field-trump = Trumpf
field-turn = Am Zug
