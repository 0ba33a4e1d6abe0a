# Ce que dit en français la maison dans un onglet.

tab-welcome = Joue tout de suite avec des bots. Tout se passe dans ce navigateur, et rien n’est envoyé ailleurs.
tab-step = { $step ->
    [python] On met la table : le matériel arrive.
    [rules] On met la table : on lit les règles.
   *[opening] On met la table : les bots s’installent.
}
tab-wait = Tu peux déjà regarder autour de toi ou appuyer sur « { door-play } » : la partie commence dès que la table est mise.
tab-broken = La maison n’a pas pu ouvrir dans ce navigateur. Recharge la page pour réessayer.
tab-others = Les invitations, les tables ouvertes, les cercles et la télévision demandent une maison que d’autres peuvent atteindre.
tab-along = Emporte tes parties
tab-along-how = Tu n’as pas de compte : tes parties sont dans ce navigateur. Enregistre une copie, ou apportes-en une d’un autre appareil.
tab-save = Enregistrer une copie
tab-bring = Apporter une copie ici
tab-bring-sure = Apporter cette copie ici ?
tab-bring-sure-how = Elle remplace tout ce qui est ici. Si tu veux le garder, enregistre d’abord une copie.
tab-bring-go = Oui, tout remplacer
tab-bring-not = Non, ne rien changer
tab-bring-bad = Ce fichier n’est pas la copie d’une maison.
