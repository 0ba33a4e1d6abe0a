# What the table in words says, for a game that has none of its own, in French.

plain-proposed = Proposé
plain-yes = oui
plain-no = non
plain-none = aucun
plain-empty = Vide : { $names }
plain-seats = Autour de la table
plain-you = { $name } (toi)
plain-last = À l’instant
plain-offers = { $count ->
    [one] 1 coup possible
   *[other] { $count } coups possibles
}
plain-any = peu importe
plain-all = Montrer les { $count }
plain-entries = { $count ->
    [one] 1 élément
   *[other] { $count } éléments
}
plain-final = La table à la fin
field-bid = Enchère
field-card = Carte
field-cards = Cartes
field-dealer = Donneur
field-deck = Pioche
field-discard = Défausse
field-first = Commence
field-game = Partie
field-hand = Ta main
field-held = Cartes en main
field-laid = Posé
field-latest = Dernier à parler
field-members = Qui décide
field-number = Nombre
field-options = Réglages
field-phase = Étape
field-players = Nombre de joueurs
field-points = Points gagnés
field-prize = Enjeu
field-round = Manche
field-row = Rangée
field-score = Total
field-table = Sur la table
field-tokens = Jetons
field-trick = Pli
field-tricks = Plis
field-trump = Atout
field-turn = À qui de jouer
