# What the shell of the browser says in French. How messages are named and filled: vernissage/text.py.

### The table, and what is around it

## Whose decision it is

table-your-turn = À toi de jouer, { $name }.
table-waiting = { $count ->
    [one] { $names } réfléchit.
   *[other] On attend { $names }.
}
table-nobody = Un instant…
table-over = La partie est finie.
table-time-left = encore { $minutes }:{ $seconds }
table-hours-left = { $hours ->
    [one] encore une heure
   *[other] encore { $hours } heures
}
table-dock = Ta décision
table-undo = Annuler
table-moves = Ce que tu peux faire

## The bar

table-bar = La table
table-code = table { $code }
table-menu = Menu
table-invite = Inviter
table-rules = Règles
table-log = Ce qui s’est passé
table-language = Langue
table-night = Tamiser les lumières
table-day = Allumer les lumières
table-sound-on = Activer le son
table-sound-off = Couper le son
table-leave = Quitter
table-title = { $title } · table { $code }
table-title-your-turn = À toi de jouer · { $title }

## Inviting

table-invite-title = Inviter à cette table
table-invite-how = La personne qui ouvre ce lien peut regarder la partie.
table-invite-code = Le code de cette table
table-invite-qr = Le lien de cette table, pour l’appareil photo d’un téléphone
table-copy = Copier le lien
table-copied = Copié
table-share = Partager
table-screen = Montrer la table sur un grand écran
table-device = Continuer sur un autre appareil
table-device-how = Ouvre ceci sur ton autre appareil. C’est la clé de ta place : garde-la pour toi.
table-device-qr = Ta place, pour l’appareil photo de ton autre appareil
table-device-copy = Copier la clé

## Leaving

table-leave-title = Quitter la table ?
table-leave-how = Ta place reste à toi : reviens quand tu veux par le même lien. Les autres verront que tu n’es pas là.
table-leave-keep = Quitter en gardant ma place
table-leave-resign = Laisser ma place à un bot, pour de bon
table-leave-stay = Rester

## People who are away

table-away = { $count ->
    [one] { $names } n’est pas là.
   *[other] { $names } ne sont pas là.
}
table-away-bot = { $count ->
    [one] Laisser jouer un bot
   *[other] Laisser jouer des bots
}
table-bot-plays = En ce moment, un bot joue pour toi.
table-sit-again = Reprendre ma place
table-looking-on = Tu regardes.
table-reload = Recharger la page
table-broken = Quelque chose à cette table n’a pas pu se charger.

## One device for several people

pass-bar = Cet appareil
pass-turn = { $count ->
    [one] À { $names } de jouer.
   *[other] À { $names } de jouer.
}
pass-hide = Cacher l’écran
pass-to = { $count ->
    [one] Passe l’appareil à { $names }
   *[other] Doivent encore choisir : { $names }
}
pass-me = Je suis { $name }
pass-holding = { $name } regarde.
pass-all = Tout le monde peut regarder.
pass-everyone = Regardez tous !
pass-everyone-how = { $seconds ->
    [one] Quelque chose apparaît pendant une seconde, puis disparaît.
   *[other] Quelque chose apparaît pendant { $seconds } secondes, puis disparaît.
}
pass-show = Montrer
pass-bot-plays = En ce moment, un bot joue pour { $name }.
pass-sit-again = Reprendre la place

## The line to the house

net-connecting = La table s’ouvre…
net-reconnecting = Connexion perdue. Nouvel essai…
net-silent = Le serveur ne répond pas. Un instant…
net-waits = Ton choix attend le retour de la connexion.

refusal-net-unreachable = Le serveur ne répond pas. Y a-t-il du réseau ?
refusal-net-odd-reply = Le serveur a donné une réponse incompréhensible ({ $status }).
refusal-net-given-back = Pendant la coupure, la partie a continué : ton coup n’a pas été joué.

## What happened

log-title = Ce qui s’est passé, le plus récent en premier
log-empty = Rien pour l’instant.
log-why = Pourquoi

## The rules

rules-title = { $title } : les règles
rules-find = Chercher un mot ou un numéro
rules-chapters = Chapitres
rules-nothing = Aucune règle ne dit « { $words } ».
rules-none = Ce jeu n’a pas encore de règles écrites.
rules-open-at = Ouvrir la règle { $number }
rules-loading = Les règles s’ouvrent…
rules-find-any = Chercher un mot, une carte ou un numéro
    .hint = Mot, carte, numéro…
rules-found = { $count ->
    [one] 1 passage
   *[other] { $count } passages
}
rules-present = En ce moment
rules-round = Comment on joue
rules-every = Toutes les règles
rules-here = Tu es ici
rules-end = Comment ça finit
rules-apply = Règles qui s’appliquent

goal-label = Le but.
goal-read = Compris
goal-open = Quel est le but ?

## Ce que c’est

what-ask = C’est quoi ?
what-mode = Touche quelque chose d’entouré pour voir ce que c’est.
what-nothing = Rien n’est écrit là-dessus. Touche quelque chose d’entouré.
what-key-closes = Échap pour fermer
what-touch-closes = Touche n’importe où pour fermer
what-rule = Règle { $number }

## How it ended

result-winner = { $count ->
    [0] Cette fois, personne ne gagne.
    [one] La soirée est à { $names }.
   *[other] La soirée est à { $names }, ensemble.
}
result-seat = Nom
result-points = Points
result-rematch = Revanche
result-rematch-join = Rejoindre la revanche
result-replay = Revoir la partie
result-share = Partager le résultat
result-shared = Lien copié
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

## The replay

coach-title = Entraîneur
coach-not-here = L’entraîneur n’a rien à dire ici
coach-heading = { $count ->
    [0] { $thinks ->
        [yes] L’entraîneur regarde ta partie
       *[no] Rien trouvé de mieux. Bien joué !
    }
    [one] La décision qui a coûté le plus
   *[other] Les { $count } décisions qui ont coûté le plus
}
coach-how = Jugé d’après ce que tu pouvais voir à ce moment-là. Ce qui semble meilleur est joué { $playouts } fois contre ton choix.
coach-thinking = Réfléchit encore : tour { $thought } sur { $turns }
coach-cost = −{ $cost }
coach-unit = { $unit ->
    [chance] { $cost ->
        [one] point de pourcentage
       *[other] points de pourcentage
    }
   *[points] { $cost ->
        [one] point
       *[other] points
    }
}
coach-curve = { $unit ->
    [chance] Chances de gagner après chaque tour
   *[points] Points attendus après chaque tour
}
coach-band = La bande : à quel point l’entraîneur est sûr de lui
coach-value = { $unit ->
    [chance] { $value } %
   *[points] { $value ->
        [one] un point
       *[other] { $value } points
    }
}
coach-mark = { $unit ->
    [chance] { $value } %
   *[points] { $value }
}
coach-of = { $right } sur { $of }
coach-even = à égalité
coach-start = début
coach-end = fin
coach-you = Toi
coach-step = Étape
coach-table = { $unit ->
    [chance] Chances de chacun après chaque tour
   *[points] Points attendus après chaque tour
}
coach-number = Décision { $number }
coach-did = Ce que tu as fait
coach-better = Ce qui aurait été mieux
coach-next = Décision suivante
coach-watch = Revoir ce moment
coach-marks = Les décisions de la partie
coach-play-on = Reprendre à partir d’ici
table-played-on = reprise de la table { $code }
hint-ask = Conseil
hint-thinks = Je réfléchis…
hint-says = Conseil
hint-taken = { $count ->
    [one] avec un conseil
   *[other] avec { $count } conseils
}

replay-title = Revoir la partie
replay-play = Lecture
replay-pause = Mettre en pause
replay-first = Au début
replay-back = Étape précédente
replay-forward = Étape suivante
replay-position = Étape
replay-step = Étape { $number } sur { $last }
replay-speed = Vitesse
replay-speed-slow = Lente
replay-speed-normal = Normale
replay-speed-fast = Rapide
replay-eyes = Point de vue
replay-public = Public
replay-back-to-result = Retour au résultat
replay-not-yet = On peut revoir la partie une fois qu’elle est finie : avant, ce serait trahir des secrets.

## For screen readers, and everyone else

a11y-close = Fermer
a11y-news = Nouvelles de la table
a11y-wait = Un instant…

## The table on a large screen

table-screen-how = Vise ceci avec ton téléphone, ou tape le code sur { $address }
table-screen-here = Déjà là : { $names }

### The pages around the tables

## The front door

door-headline = { $games ->
    [0] Des jeux de cartes sur l’art.
    [1] Un jeu de cartes sur l’art.
    [2] Deux jeux de cartes sur l’art.
    [3] Trois jeux de cartes sur l’art.
    [4] Quatre jeux de cartes sur l’art.
    [5] Cinq jeux de cartes sur l’art.
   *[other] { $games } jeux de cartes sur l’art.
}
door-open = Les portes sont ouvertes.
door-welcome = Joue tout de suite avec des bots, ou invite qui tu veux. Ni compte, ni formulaire.
door-games = Jeux
door-facts = { $fewest }–{ $most } joueurs · { $minutes } min
door-play = Jouer
door-play-label = { door-play } : { $game }, avec des bots
door-level = Les bots de { $game }
door-guide = Comment on joue · 3 min
door-guide-label = Comment on joue, en trois minutes : { $game }
door-invite = Inviter
door-invite-label = { door-invite } : { $game }
door-join-label = Entrer avec un code
door-join = Entrer
door-join-short = Un code a au moins quatre lettres.
door-join-unknown = Il n’y a pas de table { $code }.
door-mine = Mes parties
door-mine-none = Rien encore. Tes parties en cours attendent ici ; une fois finies, tu peux les revoir.
door-all = Toutes ({ $count })
door-open-tables = Tables ouvertes
door-with = { $game } avec { $names }
door-your-turn = À toi de jouer
door-waiting = On attend les autres
door-damaged = Cette table est endommagée
door-gathering = { $free ->
    [0] On va commencer
    [one] On s’installe · une place libre
   *[other] On s’installe · { $free } places libres
}
door-finished = { $winners ->
    [nobody] Finie le { DATETIME($made, day: "numeric", month: "short") } · à revoir
   *[other] Victoire : { $winners } · { DATETIME($made, day: "numeric", month: "short") } · à revoir
}
door-guest-waiting = { $waiting ->
    [one] une partie t’attend
   *[other] { $waiting } parties t’attendent
}
door-guest-rename = changer de nom
door-my-page = Mes parties, et comment les emporter
door-loading = Les lumières s’allument…
door-closed = La porte est coincée
door-again = Réessayer

## The lobby

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
lobby-learn = Comment y jouer
lobby-places = Places à la table
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
lobby-bot = bot
lobby-free = Place libre
lobby-free-drawn = une place libre
lobby-free-how = pour qui a le lien
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
lobby-rename = Changer de nom
lobby-level = Niveau de jeu : { $name }
lobby-invite = Inviter
lobby-invite-how = Vise ceci avec un téléphone, ou tape les lettres à l’accueil.
lobby-code = Code
lobby-qr = Le lien de cette table, pour l’appareil photo d’un téléphone
lobby-link = Le lien de cette table
lobby-copy = Copier
lobby-copied = Copié
lobby-share = Viens jouer à { $game } avec nous.
lobby-share-button = Partager
lobby-options = Options
lobby-none = sans
lobby-yes = oui
lobby-no = non
lobby-less = Moins
lobby-more = Plus
lobby-chosen = { $count } sur { $most }
lobby-choose-none = Aucun choix
lobby-done = Terminé
lobby-clock = Temps
lobby-clock-note = par décision
lobby-clock-none = sans limite
lobby-clock-relaxed = tranquille
lobby-clock-brisk = serré
lobby-open = Qui peut venir
lobby-open-no = sur invitation
lobby-open-yes = tout le monde
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
    [one] Il manque une personne : invite quelqu’un, ou ajoute un bot.
   *[other] Il manque { $missing } personnes : invite du monde, ou ajoute des bots.
}
lobby-ready = La partie peut commencer. Les retardataires pourront regarder.
lobby-absent = { $count ->
    [one] { $names } n’est pas là pour le moment.
   *[other] { $names } ne sont pas là pour le moment.
}
lobby-wait = C’est { $host } qui lance la partie.
lobby-watching = { $free ->
    [0] Tu regardes. Si une place se libère, tu pourras t’asseoir.
   *[other] Tu regardes. Il y a de la place : assieds-toi si tu veux.
}

lobby-levels = Quel niveau pour les bots ?
lobby-fill = Compléter avec des bots
lobby-fill-count = { $count ->
    [0] assez pour une bonne partie
    [one] encore une place
   *[other] { $count } places
}
lobby-personality = Ce qui guide { $name }
level-easy = Facile
level-medium = Moyen
level-hard = Difficile
level-easy-how = Gentil et un peu étourdi.
level-medium-how = Joue bien et se trompe comme tout le monde.
level-hard-how = Voit loin et ne fait pas de cadeaux.
level-wins = Gagne { $wins } parties sur 100 contre « { $against } ».
level-wins-together = À quatre, ils gagnent { $wins } parties sur 100.

bot-random = désinvolte
bot-greedy = habile
bot-search = redoutable

## The guest’s own page

me-name = Ton nom
me-name-save = Enregistrer
me-rename = Changer de nom
me-played = jouées
me-won = gagnées
me-now = en cours
me-going = En cours
me-going-none = Aucune partie ne t’attend.
me-to-door = Vers l’accueil
me-finished = Terminées
me-finished-none = Tes parties finies s’accrochent ici : tu peux les revoir, tous secrets dévoilés.
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

## No table there

join-unknown = Il n’y a pas de table { $code }
join-unknown-how = Une lettre est peut-être fausse, ou la table a été rangée depuis longtemps.
join-closed = La table { $code } est fermée
join-closed-how = La personne qui gère ce serveur l’a fermée. Tes autres parties continuent.
join-banned = Tu ne peux pas entrer
join-damaged = Cette table est endommagée
join-damaged-how = Ses données sont illisibles.
join-mendable = { $moves ->
    [0] Certaines données de cette partie sont illisibles. On peut repartir de la même donne ; les coups joués sont perdus.
    [one] Certaines données de cette partie sont illisibles. On peut reprendre après le premier coup ; la suite est perdue.
   *[other] Certaines données de cette partie sont illisibles. On peut reprendre après les { $moves } premiers coups ; la suite est perdue.
}
join-beyond-mending = Les données de cette partie sont illisibles : elle ne peut pas continuer. Toutes tes autres tables vont bien.
join-mend = Reprendre à cet endroit
join-nowhere = Rien n’est accroché ici
join-nowhere-how = Cette adresse ne mène à aucune page.
join-door = Vers l’accueil

## Talking

talk-open = Discuter
talk-title = Conversation
talk-nothing = Personne n’a encore rien dit.
talk-words = Dire quelque chose…
talk-say = Envoyer
talk-closed = On ne parle pas maintenant :
talk-looking-on = Qui regarde peut écouter, mais pas parler.
phrase-hello = Bonjour !
phrase-well-played = Bien joué !
phrase-thanks = Merci !
phrase-thinking = Je réfléchis…
phrase-your-turn = C’est à toi !
phrase-this-one = Et celui-ci ?
phrase-not-this-one = Celui-ci, je ne l’accrocherais pas.
phrase-fine = Ça me va !
phrase-again = On remet ça ?
phrase-bye = Au revoir !

## The puzzle of the day

daily-title = Énigme du jour
daily-plaque = { daily-title } : { $title }. { $how }
daily-fresh = La même donne pour tous
daily-best = Ton record : { $best }
daily-next = { $hours ->
    [0] La prochaine arrive dans { $minutes } min.
   *[other] La prochaine arrive dans { $hours } h { $minutes } min.
}
daily-players = { $count ->
    [one] Une personne l’a terminée aujourd’hui.
   *[other] { $count } personnes l’ont terminée aujourd’hui.
}
daily-standing = { $best ->
    [one] Ton record : { $best } point.
   *[other] Ton record : { $best } points.
} { $tries ->
    [one] C’était ton premier essai.
   *[other] Essais : { $tries }. Score du premier : { $first }.
}
daily-again = Nouvel essai
daily-sealed = D’autres jouent encore cette donne : tu pourras revoir la partie dès la prochaine énigme.
daily-of = Énigme du { DATETIME($date, day: "numeric", month: "long", timeZone: "UTC") }
daily-past = L’énigme du { DATETIME($date, day: "numeric", month: "long", year: "numeric", timeZone: "UTC") }. Ce jour est passé, donc cela ne compte pas.
daily-helped = Un bot a joué ici, donc cela ne compte pas.
daily-chart = Meilleurs scores du jour
daily-bar = { $score ->
    [one] { $score } point
   *[other] { $score } points
} : { $count ->
    [0] personne
    [one] une personne
   *[other] { $count } personnes
}
daily-bars = de { $from } à { $score } points : { $count ->
    [0] personne
    [one] une personne
   *[other] { $count } personnes
}
daily-here = cette partie

## What a guest has reached

me-days = Énigmes du jour
me-day = { DATETIME($date, day: "numeric", month: "short", timeZone: "UTC") }
me-day-best = { $best ->
    [one] { $best } pt
   *[other] { $best } pts
}
me-day-tries = { $tries ->
    [one] un essai
   *[other] { $tries } essais
}
me-feats = Objectifs spéciaux
me-feats-count = { $reached } sur { $all }
me-feat-made = atteint le { DATETIME($made, day: "numeric", month: "short", year: "numeric") }
me-feat-open = pas encore atteint
feat-reached = Objectif spécial
feat-reached-by = { $name } atteint un objectif spécial
feat-new = Nouveau pour toi

## A guided first game

guide-count = { $number } sur { $of }
guide-next = Suivant
guide-show = Montre-moi
guide-skip = Passer
guide-end = Voilà comment on joue
guide-real = Jouer une vraie partie
guide-again = Encore une fois
guide-stay = Continuer ici

## Une table en mots, pour un jeu qui n’a pas la sienne

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
