# What the lobby says in French.

lobby-title = Chez { $host }
lobby-how-many = { $game } · { $taken ->
    [0] personne
    [1] une personne
    [2] deux personnes
    [3] trois personnes
    [4] quatre personnes
    [5] cinq personnes
    [6] six personnes
    [7] sept personnes
    [8] huit personnes
   *[other] { $taken } personnes
} à table, { $free ->
    [0] plus aucune place.
    [1] encore une place.
    [2] encore deux places.
    [3] encore trois places.
    [4] encore quatre places.
    [5] encore cinq places.
    [6] encore six places.
    [7] encore sept places.
   *[other] encore { $free } places.
}
lobby-watchers = { $count ->
    [one] Une personne regarde.
   *[other] { $count } personnes regardent.
}
lobby-pick = À quoi jouons-nous ?
lobby-learn = Comment y jouer
lobby-you = toi
lobby-host = hôte
lobby-you-host = toi · hôte
lobby-host-now = { $host } reçoit désormais à cette table.
lobby-host-you = C’est toi qui reçois maintenant : à toi de lancer la partie.
lobby-leave-how = { $host ->
    [nobody] C’est toi qui reçois, et personne d’autre n’est encore à table. Qui ouvrira le lien trouvera une table vide.
   *[other] C’est toi qui reçois. { $host } prend le relais, et ta place redevient libre.
}
lobby-leave-go = Quitter la table
lobby-here = là
lobby-away = pas là
lobby-kept = place gardée
lobby-free = Place libre
lobby-add-bot = Ajouter un bot
lobby-bring = Partager cet appareil
lobby-bring-title = Qui d’autre joue sur cet appareil ?
lobby-bring-how = Un seul appareil pour vous tous : il passe de main en main et cache ce que les autres ne doivent pas voir.
lobby-bring-name = Nom
lobby-bring-any = ou laisse-nous choisir
lobby-bring-add = Ajouter
lobby-bring-done = C’est tout
lobby-at-device = sur cet appareil
lobby-sit = M’asseoir ici
lobby-rise = Laisser ma place
lobby-remove = Retirer
lobby-remove-label = { lobby-remove } : { $name }
lobby-rename = Changer de nom ou de portrait
lobby-level = Niveau de jeu : { $name }
lobby-invite = Inviter
lobby-code = Code
lobby-qr = Le lien de cette table, pour l’appareil photo d’un téléphone
lobby-link = Le lien de cette table
lobby-copy = Copier
lobby-copied = Copié
lobby-share = Viens jouer à { $game } avec nous.
lobby-rules-usual = Les règles habituelles
lobby-rules-own = Les règles de cette table
lobby-rules-one = { $option } : { $value }
lobby-rules-change = Changer
lobby-rules-show = Voir
lobby-more-seats = { $count ->
    [one] Une personne de plus peut venir avec le lien.
   *[other] Encore { $count ->
        [2] deux
        [3] trois
        [4] quatre
       *[other] { $count }
    } personnes au plus peuvent venir avec le lien.
}
lobby-all-seats = Voir les { $count ->
    [5] cinq
    [6] six
    [7] sept
    [8] huit
   *[other] { $count }
} places
lobby-none = sans
lobby-yes = oui
lobby-no = non
lobby-less = Moins
lobby-more = Plus
lobby-chosen = { $count } sur { $most }
lobby-choose-none = Aucun choix
lobby-done = Terminé
lobby-clock = Temps
lobby-clock-note-none = tout le temps qu’il faut
lobby-clock-note-relaxed = 2 minutes par décision
lobby-clock-note-brisk = 30 secondes par décision
lobby-clock-note-bank = 5 minutes par personne pour toute la partie, plus 10 secondes par décision
lobby-clock-note-days = 3 jours par décision ; on vient et on repart quand on veut
lobby-clock-time-relaxed = 2 min
lobby-clock-time-brisk = 30 s
lobby-clock-time-bank = 5 min + 10 s
lobby-clock-time-days = 3 jours
lobby-clock-none = sans limite
lobby-clock-relaxed = tranquille
lobby-clock-brisk = serré
lobby-clock-bank = réserve
lobby-clock-days = en jours
lobby-open = Qui peut venir
lobby-open-no = sur invitation
lobby-open-yes = tout le monde
lobby-open-note = avec « tout le monde », des inconnus peuvent trouver cette table dans la liste des tables ouvertes : les noms sont vérifiés, on se parle avec des phrases toutes prêtes, et un bot remplace toute personne absente depuis { $seconds } secondes
lobby-start = { $count ->
    [0] Commencer
    [1] Commencer en solo
    [2] Commencer à deux
    [3] Commencer à trois
    [4] Commencer à quatre
    [5] Commencer à cinq
    [6] Commencer à six
    [7] Commencer à sept
    [8] Commencer à huit
   *[other] Commencer à { $count }
}
lobby-too-few = { $missing ->
    [one] Encore une personne, et la partie peut commencer.
   *[other] Encore { $missing } personnes, et la partie peut commencer.
}
lobby-ready = La partie peut commencer. Les retardataires pourront regarder.
lobby-ready-closed = La partie peut commencer.
lobby-expected = { $count ->
    [one] { $names } n’est pas encore là. Si tu lances maintenant, vous jouez sans.
   *[other] { $names } ne sont pas encore là. Si tu lances maintenant, vous jouez sans.
}
lobby-absent = { $count ->
    [one] { $names } n’est pas là pour le moment.
   *[other] { $names } ne sont pas là pour le moment.
}
lobby-wait = C’est { $host } qui lance la partie.
lobby-watching = { $free ->
    [0] Tu regardes. Si une place se libère, tu pourras t’asseoir.
   *[other] Tu regardes. Il y a de la place : assieds-toi si tu veux.
}
lobby-levels = Quelle finesse pour les bots ?
lobby-fill = Compléter avec des bots
lobby-fill-count = { $count ->
    [0] assez pour une bonne partie
    [one] encore une place
   *[other] { $count } places
}
lobby-personality = Ce qui guide { $name }
lobby-onlookers = Qui peut regarder
lobby-onlookers-note = un écran dans la pièce compte aussi
lobby-onlookers-open = tout le monde
lobby-onlookers-delayed = { $moves } coups plus tard
lobby-onlookers-closed = personne
lobby-remove-how = Faire partir { $name } ? Regarder restera possible, mais plus s’asseoir à cette table.
lobby-remove-sure = Oui, faire partir { $name }
lobby-remove-not = Non, finalement
lobby-counts = Cette partie compte : tout le monde à cette table a demandé un classement.
lobby-counts-not = Jouer sans classement
lobby-uncounted = Comme tu l’as demandé, cette partie ne compte pour aucun classement.
lobby-uncounted-not = La compter quand même
lobby-invite-title = Invite tes amis
lobby-invite-free = Qui ouvre le lien s’assoit à cette table. Aucun compte à créer.
lobby-send = Envoyer le lien
lobby-copy-link = Copier le lien
lobby-same-room = Dans la même pièce ?
lobby-scan = Fais scanner ceci, ou fais taper
lobby-here-now = Déjà là
lobby-can-play = on peut jouer de { $fewest } à { $most }
lobby-seat-do = { $name } : ce que tu peux faire
lobby-bots = **Pas assez de monde ?** Un bot peut garder une place jusqu’à ce que quelqu’un vienne.
lobby-everyone-sees = Toute la table voit ce que tu choisis.
arrive-invites = { $host } t’invite
arrive-nobody = On t’invite
arrive-here = { $count ->
    [0] Personne n’est encore assis ; une partie dure environ { $minutes } minutes.
    [one] **{ $names }** est à la table ; une partie dure environ { $minutes } minutes.
   *[other] **{ $names }** sont à la table ; une partie dure environ { $minutes } minutes.
}
arrive-name = Comment les autres doivent-ils t’appeler ?
arrive-portrait = Quel portrait ?
arrive-once = On ne te le demande qu’une fois. Tu pourras changer les deux plus tard.
arrive-sit = M’asseoir
arrive-watch = Regarder seulement
