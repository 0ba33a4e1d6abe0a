# La liste des tables ouvertes aux inconnus.
tables-how = Ici, tout le monde peut s’asseoir. Les noms sont vérifiés, on se parle avec des phrases toutes prêtes, et un bot remplace les personnes qui partent.
tables-free = { $free ->
    [0] complet
    [one] une place libre
   *[other] { $free } places libres
}
tables-left = { $free ->
    [one] en cours, une place s’est libérée
   *[other] en cours, { $free } places se sont libérées
}
tables-clock-none = sans limite de temps
tables-clock-relaxed = 2 minutes par décision
tables-clock-brisk = 30 secondes par décision
tables-clock-bank = 5 minutes par personne, plus 10 secondes par décision
tables-clock-days = 3 jours par décision
tables-bots = bots : { $level }
tables-join = Jouer
tables-back = Retourner à la table
tables-none = Aucune table n’est ouverte en ce moment
tables-none-how = Ouvres-en une : invite à un jeu et laisse venir tout le monde.
tables-to-door = Vers les jeux
