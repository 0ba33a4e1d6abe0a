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

## La fin, une fois annoncée

ending-played = a joué
ending-now = maintenant
ending-still = joue encore
ending-last = joue en dernier
ending-you = Toi
ending-then = puis le décompte

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
table-settings = Réglages
table-leave = Quitter
table-title = { $title } · table { $code }
table-title-your-turn = À toi de jouer · { $title }
table-title-over = Résultat · { $title }

## Inviting

table-invite-title = Inviter à cette table
table-invite-how = La personne qui ouvre ce lien peut regarder la partie.
table-invite-closed = La personne qui ouvre ce lien peut demander une place.
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
next-waits = { $count ->
    [one] Une autre table t’attend.
   *[other] { $count } autres tables t’attendent.
}
next-go = Passer à { $game }
result-picture = Enregistrer en image
table-leave-keep = Quitter en gardant ma place
table-leave-resign = Laisser ma place à un bot, pour de bon
table-leave-stay = Rester
seats-open = Qui est à table
seats-title = À cette table
seats-stop-alone = Fermer la table
stopped-title = Partie arrêtée
stopped-how = À cette table, on s’est arrêté avant la fin. Personne n’a gagné, et ce qui était caché le reste.
closed-title = Cette table est fermée
closed-how = L’hôte l’a fermée avant le début de la partie.
onlookers-closed = Sans public
onlookers-closed-how = Seules les personnes qui jouent voient cette partie. Une fois finie, elle sera ouverte à tout le monde.
table-looking-on-later = Tu regardes, avec quelques coups de retard.
talk-tone = Sur quel ton
tone-plain = neutre
tone-sure = assuré
tone-hesitant = hésitant
tone-too-sure = un peu trop assuré

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
net-waits = Ton choix sera envoyé dès que la connexion sera établie.

refusal-net-unreachable = Le serveur ne répond pas. Y a-t-il du réseau ?
refusal-net-odd-reply = Le serveur a donné une réponse incompréhensible ({ $status }).
refusal-net-given-back = Pendant la coupure, la partie a continué : ton coup n’a pas été joué.

## What happened

log-title = Ce qui s’est passé, le plus récent en premier
log-empty = Rien pour l’instant.
log-earlier = Plus tôt
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

why-not-close = D’accord

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
result-shared = Lien copié

## The replay

coach-title = Entraîneur
coach-of = { $right } sur { $of }
coach-you = Toi
coach-number = Décision { $number }
coach-did = Ce que tu as fait
coach-better = Ce qui aurait été mieux
table-played-on = reprise de la table { $code }
hint-ask = Conseil
hint-thinks = Je réfléchis…
hint-says = Conseil
hint-taken = { $count ->
    [one] avec un conseil
   *[other] avec { $count } conseils
}

replay-back-to-result = Retour au résultat

## For screen readers, and everyone else

a11y-close = Fermer
a11y-news = Nouvelles de la table
a11y-wait = Un instant…
a11y-skip = Aller à la table
a11y-nothing = Rien pour le moment.

## The table on a large screen

table-screen-how = Vise ceci avec ton téléphone, ou tape le code sur { $address }
table-screen-here = Déjà là : { $names }
table-look-up = Regarde la télévision : la table y est.
stage-whole = Montrer toute la table ici
stage-hand = Ne montrer ici que ma main
stage-free = { $count ->
    [one] Une place est libre
   *[other] { $count } places sont libres
}

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
door-join-how = Tu entres dès que le code est complet.
door-join-short = Un code a au moins quatre lettres.
door-join-unknown = Il n’y a pas de table { $code }.
door-mine = Mes parties
door-all = Toutes ({ $count })
door-open-tables = Tables ouvertes
door-open-tables-how = Assieds-toi avec des gens que tu ne connais pas encore.
door-with = { $game } avec { $names }
door-your-turn = À toi de jouer
door-your-turn-until = À toi de jouer, jusqu’à { DATETIME($due, weekday: "long", hour: "numeric", minute: "numeric") }
door-your-turn-since = À toi de jouer depuis { DATETIME($since, weekday: "long", hour: "numeric", minute: "numeric") }
door-waiting = On attend les autres
door-damaged = Cette table est endommagée
door-earlier = Jouée avec des règles antérieures
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
door-about = { $game } : jouer, inviter, règles
door-puzzle = Énigme du jour : { $game }
door-puzzle-how = { $bots ->
    [0] La même donne pour tous, en solo, en { $minutes } minutes environ.
    [one] La même donne pour tous, avec un bot, en { $minutes } minutes environ.
   *[other] La même donne pour tous, avec { $bots } bots, en { $minutes } minutes environ.
}
door-puzzle-possible = { $points ->
    [one] Le maximum est de 1 point.
   *[other] Le maximum est de { $points } points.
}
door-puzzle-friend = { $points ->
    [one] { $name } a 1 point.
   *[other] { $name } a { $points } points.
}
door-puzzle-mine = { $points ->
    [one] Tu as 1 point.
   *[other] Tu as { $points } points.
}
door-puzzle-try = Essayer
door-puzzle-everyone = Tout le monde
door-go-on = Continuer
door-circles = Mes cercles
door-circle-invited = Une invitation t’attend
door-circle-open = Ouvrir
door-evening = { DATETIME($at, weekday: "short", day: "numeric", month: "short", hour: "numeric", minute: "numeric") }{ $coming ->
    [0] {""}
    [one] {""} : { $names } vient
   *[other] {""} : { $names } viennent
}
door-evening-yours = { DATETIME($at, weekday: "short", day: "numeric", month: "short", hour: "numeric", minute: "numeric") } : tu viens{ $coming ->
    [0] {""}
   *[other] , avec { $names }
}
door-evening-come = Je viens
door-tv = Une télévision dans la pièce ?
door-tv-how = Ouvre-la là-bas, on joue avec les téléphones.
door-tv-open = Ouvrir
door-tv-label = Ouvrir sur la télévision
door-loading = Les lumières s’allument…
door-closed = La porte est coincée
door-again = Réessayer

## The lobby

lobby-places = Places à la table
lobby-bot = bot

level-easy = Doux
level-medium = À égalité
level-hard = Affûté
level-easy-how = Gentil et un peu étourdi.
level-medium-how = Joue bien et se trompe comme tout le monde.
level-hard-how = Voit loin et ne fait pas de cadeaux.
level-rate = { $rate ->
    [few] rarement
    [quarter] environ une partie sur quatre
    [third] environ une partie sur trois
    [half] environ une partie sur deux
    [two-thirds] environ deux parties sur trois
    [three-quarters] environ trois parties sur quatre
    [four-fifths] environ quatre parties sur cinq
    [nine-tenths] environ neuf parties sur dix
   *[all] presque toutes les parties
}
level-wins = Gagne { level-rate } contre « { $against } ».
level-wins-together = À quatre, ils gagnent { level-rate }.

bot-random = désinvolte
bot-greedy = habile
bot-search = redoutable

## The guest’s own page

me-name = Ton nom
me-name-save = Enregistrer
me-portrait = Ton portrait
me-other-name = Un autre nom

## No table there

join-banned = Tu ne peux pas entrer
join-door = Vers l’accueil

## Talking

talk-open = Discuter
talk-title = Conversation
talk-reactions = Réactions
talk-nothing = Personne n’a encore rien dit.
talk-words = Dire quelque chose…
talk-phrases-only = À une table ouverte, il n’y a que ces phrases.
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
phrase-applause = Bravo !
phrase-laugh = Haha !
phrase-wow = Waouh !
phrase-hmm = Hum…
phrase-heart = J’adore !

## La donne du jour

daily-title = Donne du jour
daily-of-game = { daily-title } : { $title }. { $how }
daily-fresh = La même donne pour tous
daily-best = Ton record : { $best }
daily-again = Nouvel essai
daily-of = Donne du { DATETIME($date, day: "numeric", month: "long", timeZone: "UTC") }
day-score = { $score ->
    [one] { $score } point
   *[other] { $score } points
}

## What a guest has reached

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

## Rooms one walks through

hall-back = Revenir
hall-on = Avancer
hall-place = tableau { $number } sur { $of }
hall-plan = Plan des salles
hall-door = Passer la porte : { $room }

## Les tours des bots, pas à pas

steps-title = Les tours des bots
steps-number = étape { $number }
steps-count = étape { $number } sur { $of }
steps-skip = Avancer
steps-skip-how = Jusqu’à ta prochaine décision ; ce qui a changé est marqué
steps-skip-to = Avancer jusqu’à mon tour
pace-open = La vitesse des bots
