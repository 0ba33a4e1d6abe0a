# What the guest’s own page says in French.

me-rename = Changer de nom
me-played = jouées
me-won = gagnées
me-running = { $count ->
    [one] jour de suite
   *[other] jours de suite
}
me-results = { $played ->
    [one] { $played } jouée
   *[other] { $played } jouées
} · { $together ->
    [yes] { $won ->
        [one] { $won } gagnée ensemble
       *[other] { $won } gagnées ensemble
    }
   *[no] { $won ->
        [one] { $won } gagnée
       *[other] { $won } gagnées
    }
}
me-company = En bonne compagnie
me-company-games = { $games } parties ensemble, { $won ->
    [0] aucune gagnée
    [one] une gagnée
   *[other] { $won } gagnées
}
me-company-none = Ici figureront les personnes avec qui tu as terminé trois parties.
me-away = Mises de côté
me-away-how = Les parties que tu as mises de côté, et celles que personne n’a touchées depuis 30 jours. Elles attendent dans la réserve et peuvent en ressortir.
me-away-count = { $count ->
    [one] Une partie
   *[other] { $count } parties
}
me-put-away = Mettre de côté
me-take-out = Ressortir
me-month = { DATETIME($month, month: "short", timeZone: "UTC") }
me-month-long = { DATETIME($month, month: "long", year: "numeric", timeZone: "UTC") }
me-more-than = plus de { $what }
me-kept = Ce qu’on garde à ton sujet
me-kept-how = { $games ->
    [0] Ton nom et ton portrait.
    [one] Ton nom, ton portrait et une partie terminée.
   *[other] Ton nom, ton portrait et { $games } parties terminées.
} Rien d’autre, et pas d’adresse sauf celles où l’on doit te prévenir.
me-export = Tout exporter
me-delete = Tout supprimer
me-delete-title = Tout supprimer ?
me-delete-how = Ton nom quitte tous les murs, pour toujours. Les autres gardent les parties jouées avec toi ; à ta place, on lira « { me-delete-called } ». Personne ne peut revenir en arrière, et aucune phrase ne te le rendra.
me-delete-name = Tape ton nom pour confirmer : { $name }
me-delete-why = Tape d’abord ton nom : { $name }
me-delete-go = Supprimer pour toujours
me-delete-not = Tout garder
me-delete-called = Quelqu’un
me-now = en cours
me-going = En cours
me-going-none = Aucune partie ne t’attend.
me-to-door = Vers l’accueil
me-finished = Terminées
me-finished-all = Tout voir ({ $count })
me-finished-none = Tes parties finies s’accrochent ici : tu peux les revoir, tous secrets dévoilés.
me-calls = Quand on m’attend
me-calls-how = Fais-toi prévenir quand c’est à toi de jouer et que tu n’es pas à la table. Seuls le nom du jeu et le lien de la table sont transmis.
me-calls-browser = Me prévenir dans ce navigateur
me-calls-browser-cant = Ici, ce navigateur ne peut pas te prévenir : il faut pour cela une adresse qui commence par https.
me-calls-https = Comment l’obtenir
me-calls-here = Ce navigateur te prévient.
me-calls-here-stop = Ne plus me prévenir
me-calls-blocked = Le navigateur ne le permet pas. Cela se change dans ses réglages.
me-calls-others = Où l’on te prévient aussi
me-calls-kind-push = Un autre navigateur
me-calls-kind-webhook = { $place }
me-calls-kind-feed = Un flux
me-calls-remove = Retirer
me-calls-more = Un flux, ou ta propre adresse
me-calls-feed-how = Un flux privé (Atom) pour ton lecteur d’actualités.
me-calls-feed = Créer un flux
me-calls-feed-once = Cette adresse ne s’affiche qu’une fois. Qui la connaît peut voir où l’on t’attend.
me-calls-feed-copy = Copier l’adresse
me-calls-address = Adresse à appeler (webhook)
me-calls-add = Ajouter
me-holiday = En vacances jusqu’au
me-holiday-how = Aux tables où l’on a des jours pour décider, ton temps ne s’écoule pas pendant tes vacances.
me-holiday-go = Je pars
me-holiday-until = Tu es en vacances jusqu’au { DATETIME($date, dateStyle: "long") }.
me-holiday-end = Je suis de retour
me-phrase = Changer d’appareil
me-phrase-how = Ton nom et tes parties sont gardés dans ce navigateur. Une phrase te permet de les emporter : crée-la ici, tape-la là-bas.
me-phrase-make = Créer une phrase
me-phrase-once = Note-la maintenant, elle ne s’affiche qu’une fois. Qui la connaît peut jouer à ta place. L’ancienne phrase ne marche plus.
me-phrase-copy = Copier
me-phrase-copied = Copié
me-recover = J’ai une phrase
me-recover-go = C’est moi
me-recovered = Bon retour !
me-others = Déconnecter les autres navigateurs
me-others-how = Tu as joué sur l’appareil de quelqu’un, ou perdu ton téléphone ? Ensuite, seul ce navigateur te reconnaîtra. Ta phrase marche toujours ; crées-en une autre si quelqu’un peut la connaître.
me-others-go = Déconnecter
me-others-done = { $count ->
    [0] Il n’y avait pas d’autre navigateur.
    [one] Un autre navigateur est déconnecté.
   *[other] { $count } autres navigateurs sont déconnectés.
}
me-days = Donnes du jour
me-day = { DATETIME($date, day: "numeric", month: "short", timeZone: "UTC") }
me-day-tries = { $tries ->
    [one] un essai
   *[other] { $tries } essais
}
me-feats = Objectifs spéciaux
me-feats-count = { $reached } sur { $all }
me-feat-made = atteint le { DATETIME($made, day: "numeric", month: "short", year: "numeric") }
me-feat-open = pas encore atteint
me-gallery = Ma galerie

me-rating = Classement
me-rating-how = Si tu veux, ton classement est calculé pour chaque jeu. Seules comptent les parties contre des personnes, et seulement si tout le monde à la table le souhaite aussi. Personne d’autre que toi ne le voit.
me-rating-keep = Activer mon classement
me-rating-none = Ton classement est activé. Aucune partie n’a encore compté.
me-rating-is = { $rating }, à { $off } près
me-rating-from = { $count ->
    [one] d’après une partie
   *[other] d’après { $count } parties
}
me-rating-so-far = pour l’instant { $count } sur { $enough } parties
me-rating-forget = Désactiver mon classement
me-rating-forget-how = Tous tes classements seront effacés. On ne peut pas revenir en arrière.
me-rating-forget-sure = Effacer mes classements
