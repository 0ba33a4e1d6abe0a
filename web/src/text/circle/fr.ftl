# Ce que dit la page d’un cercle en français, et ce qu’on dit des cercles ailleurs.

circle-title = Un cercle
circle-since = Un cercle depuis { DATETIME($date, month: "long", year: "numeric") }
circle-invite = Inviter dans le cercle
circle-invite-how = Toute personne qui ouvre ce lien peut rejoindre le cercle : ne l’envoie qu’aux gens que tu veux retrouver.
circle-qr = Le lien vers ce cercle, pour l’appareil photo d’un téléphone
circle-copy = Copier le lien
circle-copied = Copié
circle-share-button = Partager
circle-share = Rejoins notre cercle « { $name } ».
circle-renew = Créer un nouveau lien
circle-renew-how = Le lien est tombé entre de mauvaises mains ? Dès qu’il y en a un nouveau, celui-ci ne marche plus.
circle-renewed = Voici le nouveau lien. L’ancien ne marche plus.
circle-rename = Renommer
circle-rename-title = Un autre nom pour le cercle
circle-name = Nom du cercle
circle-save = Enregistrer
circle-make = Créer le cercle
circle-going = À table en ce moment
circle-next = On prend les mêmes
circle-next-game = et on recommence
circle-next-how = { $count ->
    [1] Invite d’abord quelqu’un, ou joue avec des bots.
   *[other] Une place est gardée pour chaque personne ; il suffit de venir.
}
circle-play = Jouer à { $game }
circle-why-never = Encore jamais joué ensemble
circle-why-since = Plus joué ensemble depuis le { DATETIME($date, day: "numeric", month: "long") }
circle-why-together = { $won ->
    [one] { $won } partie gagnée ensemble sur { $played }
   *[other] { $won } parties gagnées ensemble sur { $played }
}
circle-why-nobody = { $played ->
    [one] Une partie jouée, et personne parmi vous n’a gagné
   *[other] { $played } parties jouées, et personne parmi vous n’a gagné
}
circle-why-even = Égalité, { $won } partout
circle-why-leads = { $name } mène { $won } à { $next }
circle-evening = Prochaine soirée
circle-evening-none = Aucune soirée prévue.
circle-evening-at = { DATETIME($at, weekday: "long", day: "numeric", month: "long", hour: "numeric", minute: "numeric") }
circle-evening-coming = { $coming ->
    [0] Personne n’a encore dit oui.
    [one] { $names } vient.
   *[other] { $names } viennent.
}
circle-evening-you = { $coming ->
    [0] Tu viens.
    [one] Tu viens, { $names } aussi.
   *[other] Tu viens, { $names } aussi.
}
circle-evening-come = Je viens
circle-evening-not = Je ne peux pas
circle-evening-other = Une autre date
circle-evening-when = Quand vous retrouvez-vous ?
circle-evening-propose = Proposer
circle-evening-off = Annuler la soirée
circle-evening-how = Les autres la voient sur leur page d’accueil.
circle-evenings = Soirées
circle-evenings-count = { $evenings ->
    [one] une soirée
   *[other] { $evenings } soirées
}, { $games ->
    [one] une partie
   *[other] { $games } parties
}
circle-evenings-none = Votre première soirée est encore à venir.
circle-earlier = { $count ->
    [one] Une soirée plus ancienne
   *[other] { $count } soirées plus anciennes
}
circle-date = { DATETIME($date, day: "numeric", month: "short") }
circle-weekday = { DATETIME($date, weekday: "long") }
circle-game-together = { $won ->
    [yes] Gagné ensemble, avec { $score }.
   *[no] Perdu, avec { $score }.
}
circle-game-bots = Gagné par un bot : { $names }.
circle-people = Membres
circle-people-how = un cadre par soirée gagnée
circle-you = { $name } (toi)
circle-played = dernière partie : { DATETIME($date, day: "numeric", month: "short") }
circle-unplayed = pas encore de partie ici
circle-asked = invitation sans réponse
circle-won = { $count ->
    [0] aucune soirée gagnée
    [one] une soirée gagnée
   *[other] { $count } soirées gagnées
}
circle-honours = Ce que vous savez les uns des autres
circle-honour = { $names } : { $says }
circle-tallies = Qui a gagné quoi
circle-tally = { $played ->
    [one] une partie
   *[other] { $played } parties
} · { $won ->
    [nobody] personne parmi vous n’a gagné
   *[other] gagnées : { $won }
}
circle-leave = Quitter le cercle
circle-leave-title = Quitter « { $name } » ?
circle-leave-how = Personne n’en est averti. On ne te garde plus de place ; vos parties restent à toi comme aux autres.
circle-leave-last = Il ne reste que toi : le cercle disparaît avec toi. Tes parties restent à toi.
circle-leave-go = Quitter
circle-leave-not = Rester
circle-invited = Une invitation
circle-invited-how = { $count ->
    [one] { $names } aimerait rejouer avec toi. Vous verrez le résultat de vos parties dans ce cercle.
   *[other] { $names } aimeraient rejouer avec toi. Vous verrez le résultat de vos parties dans ce cercle.
}
circle-join = Rejoindre le cercle
circle-decline = Non, merci
circle-closed = Ce cercle est réservé à ses membres
circle-closed-how = Demande le lien à quelqu’un du cercle. Si tu en avais un, il a peut-être été remplacé.
circle-to-door = Vers l’accueil
circle-again = Se retrouver une autre fois
circle-again-how = Tout le monde à cette table reçoit une invitation. Le souvenir de vos soirées reste, et la prochaine partie n’est qu’à un clic.
circle-to = Vers « { $name } »
circle-asks = Une invitation : « { $name } »
circle-mine = Cercles
circle-mine-none = Pour les gens que tu retrouves souvent : crée un cercle, envoie le lien et vois qui a gagné quoi.
circle-asked-you = Une invitation pour toi
circle-new = Nouveau cercle
circle-new-how = Donne-lui un nom ; le lien pour les autres vient ensuite.
