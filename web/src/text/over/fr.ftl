# What a table where the game is over says in French.

result-rematch = Revanche
result-rematch-join = Rejoindre la revanche
result-replay = Revoir la partie
result-tell = Partager
result-share = Partager le résultat
result-copy = Copier le résultat en texte
result-copied = Résultat copié
result-line = { $name } : { $score ->
    [one] { $score } point
   *[other] { $score } points
}
result-seal = Vérifier la donne
result-seal-how = La donne était fixée avant le premier coup. Voici le sceau qu’elle portait dès le début, et la graine qu’il scelle : le hachage de la graine donne le sceau.
result-seal-commitment = Sceau
result-seal-seed = Graine
result-arranged = Cette partie n’a pas été distribuée : elle a commencé par une position préparée, il n’y a donc pas de sceau à vérifier.
result-digest = Empreinte des coups
result-digest-how = L’empreinte est faite de la donne et de tous les coups. Note-la maintenant, et tu sauras plus tard si un fichier est bien celui de cette partie, sans changement.
result-record = Télécharger la partie
vote-question = Égalité. Qui doit gagner ?
vote-how = À toi de décider : regarde ce que chacun a fait, puis choisis. Tu peux changer d’avis tant qu’il reste du temps.
vote-wait = C’est aux autres de décider : toute personne qui ouvre ce lien et n’est pas à égalité peut voter. En attendant, vous gagnez ensemble.
vote-join = Scanne le code et vote sur ton téléphone.
vote-run-off = Second tour, pour départager les ex æquo arrivés en tête.
vote-cast = { $count ->
    [0] aucun vote pour l’instant
    [one] un vote pour l’instant
   *[other] { $count } votes pour l’instant
}
vote-yours = ton vote
vote-ask = Demander à quelqu’un de juger
vote-qr = Le lien vers le vote, pour l’appareil photo d’un téléphone
vote-nobody = Personne n’a voté : victoire partagée.
vote-undecided = Les { $count } votes se partagent à égalité : victoire partagée.
vote-chosen = { $count ->
    [one] { $name } l’emporte avec le seul vote exprimé.
   *[other] { $name } l’emporte avec { $votes } votes sur { $count }.
}
