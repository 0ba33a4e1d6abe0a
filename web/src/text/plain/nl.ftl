# What the table in words says, for a game that has none of its own, in Dutch.

plain-proposed = Voorgesteld
plain-yes = ja
plain-no = nee
plain-none = geen
plain-empty = Leeg: { $names }
plain-seats = Spelers
plain-you = { $name } (jij)
plain-last = Zojuist
plain-offers = { $count ->
    [one] 1 mogelijke zet
   *[other] { $count } mogelijke zetten
}
plain-any = maakt niet uit
plain-all = Alle { $count } tonen
plain-entries = { $count ->
    [one] 1 item
   *[other] { $count } items
}
plain-final = De tafel aan het eind
field-bid = Bod
field-card = Kaart
field-cards = Kaarten
field-dealer = Deler
field-deck = Trekstapel
field-discard = Aflegstapel
field-first = Begint
field-game = Spel
field-hand = Jouw hand
field-held = Kaarten in de hand
field-laid = Gelegd
field-latest = Sprak het laatst
field-members = Wie beslist
field-number = Getal
field-options = Instellingen
field-phase = Fase
field-players = Aantal spelers
field-points = Punten
field-prize = Prijs
field-round = Ronde
field-row = Rij
field-score = Stand
field-table = Tafel
field-tokens = Fiches
field-trick = Slag
field-tricks = Slagen
field-trump = Troef
field-turn = Aan zet
