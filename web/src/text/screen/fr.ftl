# Ce que dit un téléviseur en français avant la partie.

screen-title = Sur le téléviseur
screen-closed = Aucune table n’a pu être ouverte
screen-call = Sortez vos téléphones.
screen-here = { $count ->
    [0] Personne n’est encore là.
    [1] Une personne est déjà là.
    [2] Vous êtes déjà deux.
    [3] Vous êtes déjà trois.
    [4] Vous êtes déjà quatre.
    [5] Vous êtes déjà cinq.
    [6] Vous êtes déjà six.
    [7] Vous êtes déjà sept.
    [8] Vous êtes déjà huit.
   *[other] Vous êtes déjà { $count }.
}
screen-scan = Vise ce code avec ton téléphone, ou ouvre **{ $address }** et tape
screen-no-account = Pas de compte, juste un nom.
screen-pick = À quoi jouons-nous ?
screen-pick-how = { $host ->
    [nobody] Appuyez sur ◀ ▶ de la télécommande.
   *[other] { $host } choisit sur son téléphone, ou appuyez sur ◀ ▶ de la télécommande.
}
screen-players = { $fewest }–{ $most } joueurs
screen-places = Les places à la table
screen-host = hôte
screen-new = vient d’arriver
screen-expected = arrive bientôt
screen-free = libre
screen-game = { $count ->
    [0] { $game }
    [1] { $game } en solo
    [2] { $game } à deux
    [3] { $game } à trois
    [4] { $game } à quatre
    [5] { $game } à cinq
    [6] { $game } à six
    [7] { $game } à sept
    [8] { $game } à huit
   *[other] { $game } à { $count }
}
screen-first = La première personne à s’asseoir lance la partie.
screen-missing = { $missing ->
    [1] Encore une personne, et la partie peut commencer.
    [2] Encore deux personnes, et la partie peut commencer.
   *[other] Encore { $missing } personnes, et la partie peut commencer.
}
screen-ready = { $minutes } minutes environ. { $host } lance la partie.
