# Ce que dit la page d’un cercle en français, et ce qu’on dit des cercles ailleurs.

circle-title = Un cercle
circle-since = Un cercle depuis { DATETIME($date, month: "long", year: "numeric") }
circle-invite = Inviter dans le cercle
circle-invite-how = Qui ouvre ce lien peut entrer : ne l’envoie qu’aux gens que tu veux retrouver.
circle-qr = Le lien vers ce cercle, pour l’appareil photo d’un téléphone
circle-copy = Copier le lien
circle-copied = Copié
circle-share-button = Partager
circle-share = Rejoins notre cercle « { $name } ».
circle-renew = Créer un nouveau lien
circle-renew-how = Le lien est tombé entre de mauvaises mains ? Après un nouveau, celui-ci ne vaut plus rien.
circle-renewed = Voici le nouveau lien. L’ancien ne vaut plus rien.
circle-rename = Renommer
circle-rename-title = Un autre nom pour le cercle
circle-name = Nom du cercle
circle-save = Enregistrer
circle-make = Créer le cercle
circle-going = À table en ce moment
circle-next = Les mêmes,
circle-next-game = autre partie
circle-next-how = { $count ->
    [1] Invite d’abord quelqu’un, ou joue avec des bots.
   *[other] Une place est gardée pour chacun ; qui vient la prend.
}
circle-play = Jouer à { $game }
circle-why-never = Encore jamais joué ensemble
circle-why-since = Plus joué ensemble depuis le { DATETIME($date, day: "numeric", month: "long") }
circle-why-together = { $won } sur { $played } gagnées ensemble
circle-why-nobody = { $played ->
    [one] Une partie, que personne de vous n’a gagnée
   *[other] { $played } parties, que personne de vous n’a gagnées
}
circle-why-even = Égalité, { $won } partout
circle-why-leads = { $name } mène { $won } à { $next }
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
   *[no] Pas gagné, avec { $score }.
}
circle-game-bots = Gagné par un bot : { $names }.
circle-people = Les gens
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
    [nobody] personne de vous n’a gagné
   *[other] gagnées : { $won }
}
circle-leave = Quitter le cercle
circle-leave-title = Quitter « { $name } » ?
circle-leave-how = Personne n’en est averti. On ne te garde plus de place ; vos parties restent à toi comme aux autres.
circle-leave-last = Il ne reste que toi : le cercle ferme avec toi. Tes parties restent à toi.
circle-leave-go = Quitter
circle-leave-not = Rester
circle-invited = Une invitation
circle-invited-how = { $count ->
    [one] { $names } aimerait rejouer avec toi. Vous verrez le résultat de vos parties dans ce cercle.
   *[other] { $names } aimeraient rejouer avec toi. Vous verrez le résultat de vos parties dans ce cercle.
}
circle-join = Entrer dans le cercle
circle-decline = Non, merci
circle-closed = Ce cercle est réservé aux siens
circle-closed-how = Demande le lien à quelqu’un du cercle. Si tu en avais un, il a peut-être été remplacé.
circle-to-door = Vers l’entrée
circle-again = Se retrouver entre nous
circle-again-how = Tout le monde à cette table reçoit une invitation. Vos soirées restent, et la prochaine partie n’est qu’à un clic.
circle-to = Vers « { $name } »
circle-asks = Une invitation : « { $name } »
circle-mine = Cercles
circle-mine-none = Pour les gens que tu retrouves : crée un cercle, envoie le lien et vois qui a gagné quoi.
circle-asked-you = Une invitation pour toi
circle-new = Nouveau cercle
circle-new-how = Donne-lui un nom ; le lien pour les autres vient ensuite.
