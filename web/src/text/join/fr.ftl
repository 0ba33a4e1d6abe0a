# What the page for a table that isn’t there says in French.

join-unknown = Il n’y a pas de table { $code }
join-unknown-how = Une lettre est peut-être fausse, ou la table a été rangée depuis longtemps.
join-closed = La table { $code } est fermée
join-closed-how = La personne qui gère ce serveur l’a fermée. Tes autres parties continuent.
join-damaged = Cette table est endommagée
join-damaged-how = Ses données sont illisibles.
join-earlier = Cette partie a été jouée avec des règles antérieures
join-earlier-how = Les règles ont changé depuis, elle ne peut donc plus être ouverte ici. Rien n’est perdu : on peut télécharger la partie, avec chaque coup tel qu’il a été joué.
join-record = Télécharger la partie
join-mendable = { $moves ->
    [0] Certaines données de cette partie sont illisibles. On peut repartir de la même donne ; les coups joués sont perdus.
    [one] Certaines données de cette partie sont illisibles. On peut reprendre après le premier coup ; la suite est perdue.
   *[other] Certaines données de cette partie sont illisibles. On peut reprendre après les { $moves } premiers coups ; la suite est perdue.
}
join-beyond-mending = Les données de cette partie sont illisibles : elle ne peut pas continuer. Toutes tes autres tables vont bien.
join-mend = Reprendre à cet endroit
join-nowhere = Rien n’est accroché ici
join-nowhere-how = Cette adresse ne mène à aucune page.
