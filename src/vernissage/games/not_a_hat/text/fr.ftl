# What That’s Not a Hat says in French. How messages are named and filled: vernissage/text.py.
# The gifts’ names are in names/fr.ftl: “chapeau”, .a “un chapeau”, .not “Ce n’est pas un chapeau !”.

## The backs

black = flèches noires, vers la gauche
white = flèches blanches, vers la droite
anyone = flèches dans toutes les directions

## What you may do

move-take = Prendre le prochain cadeau de la boutique et le retourner
move-aim = L’offrir à { $receiver }
move-give = Annoncer : { $gift }
move-accept = « Merci ! »
move-refuse = « Ce n’est pas ce que tu dis ! »

## What happened. What was said or seen is told once; the log leaves it out where it has to be forgotten.

event-taken = { $gift ->
    [nobody] { $you ->
        [seat] Tu prends un cadeau à la boutique.
       *[other] { $seat } prend un cadeau à la boutique.
    }
   *[other] { $you ->
        [seat] Tu prends { $gift_a } à la boutique. Au dos : { $back }.
       *[other] { $seat } prend { $gift_a } à la boutique. Au dos : { $back }.
    }
}
event-turned = { $you ->
    [seat] Tu retournes ton cadeau : { $gift }. Au dos : { $back }.
   *[other] { $seat } retourne son cadeau : { $gift }. Au dos : { $back }.
}
event-aimed = { $you ->
    [seat] Tu choisis { $receiver }.
    [receiver] { $seat } te choisit.
   *[other] { $seat } choisit { $receiver }.
}
event-given = { $gift ->
    [nobody] { $you ->
        [seat] Tu offres un cadeau à { $receiver }.
        [receiver] { $seat } t’offre un cadeau.
       *[other] { $seat } offre un cadeau à { $receiver }.
    }
   *[other] { $you ->
        [seat] Tu offres un cadeau à { $receiver } : « J’ai { $gift_a } pour toi ! »
        [receiver] { $seat } t’offre un cadeau : « J’ai { $gift_a } pour toi ! »
       *[other] { $seat } offre un cadeau à { $receiver } : « J’ai { $gift_a } pour toi ! »
    }
}
event-accepted = { $you ->
    [seat] Tu dis merci.
   *[other] { $seat } dit merci.
}
event-refused = { $gift ->
    [nobody] { $you ->
        [seat] Tu ne crois pas { $giver }.
        [giver] { $seat } ne te croit pas.
       *[other] { $seat } ne croit pas { $giver }.
    }
   *[other] { $you ->
        [seat] Tu dis : « { $gift_not } »
       *[other] { $seat } dit : « { $gift_not } »
    }
}
event-unwrapped = On déballe : { $gift_a } ! { $true ->
    [yes] { $you ->
        [seat] C’était vrai : tu en as douté, une pénalité pour toi.
       *[other] C’était vrai : { $seat } en a douté, c’est une pénalité.
    }
   *[no] { $you ->
        [seat] Tu avais annoncé autre chose : une pénalité pour toi.
       *[other] { $seat } avait annoncé autre chose : c’est une pénalité.
    }
}
event-opened = Tout est déballé.
event-game-began = Manche { $game } : { $you ->
    [seat] tu commences.
   *[other] { $seat } commence.
}
event-ended = Fini les cadeaux pour aujourd’hui.

## Why not

refusal-not_a_hat-wrong-phase = { $phase ->
    [take] Prends d’abord un cadeau à la boutique.
    [aim] Choisis d’abord à qui tu l’offres.
    [name] Dis d’abord ce que c’est.
    [answer] Un cadeau attend sa réponse : merci, ou non.
   *[over] Il n’y a plus de cadeaux.
}
refusal-not_a_hat-no-such-gift = Ce n’est aucun des 110 cadeaux.
refusal-not_a_hat-no-such-receiver = Un cadeau s’offre à quelqu’un d’autre à table.
refusal-options-first-player = La place qui commence doit être l’une des { $players } places, comptées à partir de 0.
refusal-options-two-gifts = À deux, chacun garde deux cadeaux.

## What is wrong with a position

refusal-position-cards = Chacun des 110 cadeaux doit être quelque part, et une seule fois.
refusal-position-wrong-backs = Un cadeau est en jeu alors que ses flèches ont été écartées.
refusal-position-box-order = Les cadeaux de la boîte doivent être triés.
refusal-position-seats = Il faut des cadeaux et des pénalités pour chacune des { $players } places.
refusal-position-no-such-seat = Toute place nommée doit être l’une des { $players } places, comptées à partir de 0.
refusal-position-piles = { $gifts ->
    [one] Chacun doit avoir un cadeau devant soi.
   *[other] Chacun doit avoir { $gifts } cadeaux devant soi.
}
refusal-position-open = Devant la place { $seat }, un cadeau est visible là où c’est impossible.
refusal-position-penalties = Personne ne peut avoir plus de trois pénalités, et une seule personne peut en avoir trois.
refusal-position-not-over = La partie ne peut pas être finie ici.
refusal-position-over = La partie devrait être finie ici.
refusal-position-game = La manche { $game } est impossible.
refusal-position-earlier = Les pénalités des manches précédentes ne vont pas avec le nombre de manches.
refusal-position-gifts = Le compte des cadeaux offerts jusqu’ici n’est pas bon.
refusal-position-parcel = Un cadeau doit être en route tant qu’on choisit à qui l’offrir, qu’on l’annonce ou qu’il attend sa réponse, et jamais sinon.
refusal-position-receiver = Le cadeau ne va pas là où pointent ses flèches.
refusal-position-take = On prend un cadeau quand la boutique en a encore, après un refus ou au début.
refusal-position-said = Ce qui a été dit ne va pas avec le reste.

## The table in the terminal

table-game = Manche { $game } sur { $games }
table-shop = Boutique
table-shop-top = { $gift_a } sur le dessus, { $count } en tout
table-shop-empty = plus rien à vendre
table-player = À table
table-gifts = Cadeaux, le plus ancien d’abord
table-penalties = Pénalités
table-earlier = Avant
table-phase-take = { $you ->
    [yes] tu vas à la boutique
   *[no] { $name } va à la boutique
}
table-phase-aim = { $you ->
    [yes] tu choisis à qui l’offrir
   *[no] { $name } choisit à qui l’offrir
}
table-phase-name = { $you ->
    [yes] tu as un cadeau pour { $receiver }
   *[no] { $name } a un cadeau pour { $receiver }
}
table-phase-answer = { $you ->
    [yes] tu as offert un cadeau à { $receiver }
   *[no] { $name } a offert un cadeau à { $receiver }
}
table-phase-over = tout est déballé
table-said = « J’ai { $gift_a } pour toi ! »
table-said-last = Dernière annonce : « J’ai { $gift_a } pour toi ! »
table-parcel = En route

## In the browser

game-title = That’s Not a Hat
game-kind = Retiens, oublie, bluffe
game-about = Les cadeaux circulent face cachée, et chacun dit ce qu’il donne. Qui remarque quand c’est faux ?
goal = Retiens qui a quoi. Trois pénalités finissent la partie ; qui en a le moins gagne.

usual-rules = { $seconds } secondes pour regarder un cadeau. La troisième pénalité de n’importe qui met fin à la partie.
option-first = Qui commence
option-first-none = au hasard
option-gifts = Cadeaux par personne
option-gifts-none = comme d’habitude
option-gifts-1 = un
option-gifts-2 = deux
option-arrows = Flèches
option-arrows-both = les deux
option-arrows-black = noires seulement
option-arrows-white = blanches seulement
option-anyone = Cadeaux pour n’importe qui
option-aid = Aide-mémoire
option-aid-none = aucun
option-aid-last = la dernière annonce
option-aid-log = toutes les annonces
option-seconds = Secondes pour regarder un cadeau
option-rounds = Une manche par personne
option-gift_limit = Fin après tant de mercis d’affilée
option-gift_limit-none = sans limite
option-gift_limit-note = Sans aucun refus, une partie ne finirait jamais. Avec un nombre ici, elle finit quand même.

level-easy-how = Oublie vite, et confond même ce qu’on vient de voir.
level-medium-how = Se souvient à peu près comme tout le monde.
level-hard-how = Un éléphant : n’oublie presque rien.
bot-random = Tête en l’air
bot-search = Infaillible
bot-goldfish = Poisson rouge
bot-cat = Chat
bot-person = Être humain
bot-elephant = Éléphant
bot-memory = Entre les deux
bot-parrot = Perroquet
bot-never-doubt = Ne doute jamais
bot-always-doubt = Doute toujours

## The table in the browser

table-now-take = { $opening ->
    [looking] Regarde tous les cadeaux, puis appuie sur « { $looked } ».
    [yes] { $who ->
        [you] Regarde tous les cadeaux, puis prends celui du milieu.
       *[other] Regarde tous les cadeaux : bientôt, ils seront face cachée.
    }
   *[no] { $who ->
        [you] Prends le cadeau du milieu. Tout le monde le voit encore une fois.
       *[other] { $giver } va à la boutique.
    }
}
table-now-aim = { $who ->
    [you] Les flèches pointent vers tout le monde. Touche le nom de qui le reçoit.
   *[other] { $giver } choisit à qui l’offrir.
}
table-now-name = { $who ->
    [you] { $which ->
        [older] Le plus ancien cadeau part chez { $receiver }. Dis ce que c’est.
        [chosen] Il part chez { $receiver }. Dis ce que c’est.
       *[new] Les flèches pointent vers { $receiver }. Dis ce que c’est.
    }
   *[other] { $to ->
        [you] { $giver } a quelque chose pour toi…
       *[other] { $giver } a quelque chose pour { $receiver }…
    }
}
table-now-answer = { $to ->
    [you] { $giver } t’offre { $said }. Tu y crois ?
   *[other] { $who ->
        [you] Tu offres { $said } à { $receiver }. Garde ton sérieux.
       *[other] { $giver } offre { $said } à { $receiver }.
    }
}
table-now-over = Tout est déballé.
table-idle = { $phase ->
    [take] { $opening ->
        [yes] D’abord, tout le monde regarde les cadeaux ; ensuite, { $giver } prend celui du milieu.
       *[no] { $giver } va à la boutique.
    }
    [aim] { $giver } choisit à qui l’offrir.
    [name] { $giver } va dire ce que c’est.
   *[answer] { $receiver } doit répondre : merci, ou non.
}
table-lies-down = Personne ne peut regarder un cadeau face cachée, pas même qui l’a devant soi.
table-lies-open = { $own ->
    [yes] Il reste devant toi jusqu’à ce que tu en acceptes un autre ; alors, le plus ancien repart.
   *[no] Il reste chez { $name } jusqu’à ce qu’un autre y soit accepté ; alors, le plus ancien repart.
}
table-take = Le prendre et le retourner
table-looked = J’ai bien regardé
table-looked-wait = Tu as bien regardé. On attend { $names }.
table-aim = Pour { $name }
table-name-it = C’est quoi ?
table-name-first = Dis d’abord lequel des 110 cadeaux c’est.
table-say = Dire « { $gift } ! »
table-words = { $gift } !
table-say-it = L’annoncer
table-suggestions = Cadeaux qui s’appellent ainsi
table-did-you-mean = Tu veux dire… ?
table-no-such-gift = Aucun cadeau ne s’appelle ainsi ici.
table-two-letters = Deux lettres suffisent.
table-all-gifts = Les 110 cadeaux
table-keyboard = Clavier du téléphone
table-letters = Lettres
table-erase = Effacer
table-no-letter = { $begun ->
    [yes] Aucun cadeau ne continue par « { $letter } ».
   *[no] Aucun cadeau ne commence par « { $letter } ».
}
table-nothing-typed = Rien n’est encore écrit.
table-next = prochain
table-goes-next = prochain cadeau à offrir
table-thanks = Merci !
table-thanks-how = je le prends
table-no-how = on le retourne
table-back-black = face cachée ; ses flèches pointent vers la gauche
table-back-white = face cachée ; ses flèches pointent vers la droite
table-back-anyone = face cachée ; ses flèches pointent dans toutes les directions
table-penalties-said = { $count ->
    [0] aucune pénalité
    [one] une pénalité sur trois : { $names }
   *[other] { $count } pénalités sur trois : { $names }
}
table-one-more = encore une et c’est fini
table-end-far = Le plus de pénalités jusqu’ici : { $count }. À { $most }, c’est fini.
table-end-penalties = Deux pénalités : { $names }. Une troisième, et { $rounds ->
    [yes] cette partie
   *[no] la partie
} est finie.
table-end-limit = Encore { $left ->
    [one] un cadeau accepté
   *[other] { $left } cadeaux acceptés d’affilée
}, et { $rounds ->
    [yes] cette partie
   *[no] la partie
} est finie.
table-before = { $count } avant
table-shop-left = { $count ->
    [one] La boutique : encore 1 cadeau
   *[other] La boutique : encore { $count } cadeaux
}
table-take-tag = prends-le
table-older = le plus ancien
table-moment-taken = { $you ->
    [yes] Regarde-le une dernière fois : tu le retournes.
   *[no] Regarde-le une dernière fois : { $name } le retourne.
}
table-moment-turned = { $you ->
    [yes] Regarde-le une dernière fois : tu le retournes.
   *[no] Regarde-le une dernière fois : { $name } le retourne.
}
table-moment-unwrapped = { $true ->
    [yes] { $you ->
        [yes] C’était vrai ! Tu en as douté : une pénalité pour toi.
       *[no] C’était vrai ! { $name } en a douté : c’est une pénalité.
    }
   *[no] { $you ->
        [yes] Tu avais annoncé autre chose : une pénalité pour toi.
       *[no] { $name } avait annoncé autre chose : c’est une pénalité.
    }
}
table-dock = Que faire
table-aid-none = Ici, à toi de tout retenir.
table-aid-last = Ici, seule la dernière annonce est retenue.
table-aid-log = Le journal retient chaque annonce.

## La table sur une télévision

stage-counts = le moins de pénalités gagne
stage-asks = { $phase ->
    [take] { $opening ->
        [yes] Ensuite, { $giver } prend le premier à la boutique.
       *[no] Retenez bien celui du dessus.
    }
    [aim] Les flèches pointent vers tout le monde.
    [name] Qu’est-ce que ce sera ?
    [answer] Est-ce que { $receiver } y croit ?
   *[over] Place à la vérité.
}
stage-does = { $phase ->
    [take] **{ $giver } prend le cadeau du milieu** et le retourne.
    [aim] **{ $giver } choisit** à qui l’offrir.
    [name] **{ $giver } dit ce que c’est :** l’un des 110 cadeaux, vrai ou faux.
    [answer] **{ $receiver } répond :** « Merci ! » ou « { $not } »
   *[over] **Plus de cadeaux pour aujourd’hui.**
}
stage-then = { $case ->
    [take] Il part là où pointent ses flèches.
    [aim] Puis il reçoit un nom, vrai ou faux.
    [name] Puis { $receiver } dit merci, ou n’y croit pas.
    [thanks] { $onward ->
        [nobody] Si { $receiver } le prend, le plus ancien cadeau repart.
       *[other] Si { $receiver } le prend, le plus ancien cadeau part chez { $onward }.
    }
    [not] { $last ->
        [yes] Sinon, on le retourne : qui a tort prend une pénalité, et la troisième est la fin.
       *[no] Sinon, on le retourne : qui a tort prend une pénalité.
    }
   *[over] Voici bientôt où tout est passé.
}

## The truth

result-wins = { $count ->
    [one] { $names } a la meilleure mémoire.
   *[other] { $names } ont la meilleure mémoire, à égalité.
}
result-penalties = { $count ->
    [0] aucune pénalité
    [one] une pénalité
   *[other] { $count } pénalités
}
result-longest-lie = Le plus long mensonge
result-lie = Dans le paquet, il y avait { $gift } depuis le début. Tout a commencé chez { $liar }, et on l’a pris { $count ->
    [one] une fois
   *[other] { $count } fois de suite
} pour { $names }.
result-lie-caught = Puis quelqu’un a regardé.
result-lie-never = Personne n’a jamais regardé.
result-fooled = { $name } s’est fait avoir le plus souvent : { $count ->
    [one] une fois.
   *[other] { $count } fois.
}
result-journeys = Le voyage de chaque cadeau
result-follow = Revoir son voyage
result-from-shop = { $name } a pris ce cadeau à la boutique.
result-dealt = Au départ, chez { $name }.
result-stop = { $giver } à { $receiver } : « { $said } ! »
result-believed-truth = On y a cru, et c’était vrai.
result-believed-lie = On y a cru, et c’était faux.
result-doubted-truth = On en a douté, mais c’était vrai.
result-doubted-lie = On en a douté, et à raison.
result-penalty = Une pénalité pour { $name }.
result-kept = À la fin, chez { $name }.
result-map-says = { $count ->
    [0] Aucun cadeau n’a été offert.
    [one] Un seul cadeau a été offert.
   *[other] On a offert un cadeau { $count } fois.
} Chaque couloir est une personne, et le temps s’y écoule. Choisis un cadeau pour le suivre.
result-map-label = Le voyage de chaque cadeau : un couloir par personne, le temps s’y écoule
result-which = Le cadeau à suivre
result-which-game = La manche à regarder
result-game = Manche { $game }
result-gift-number = cadeau { $number }
result-said = « { $said } ! »
result-called-rightly = appelé par son nom
result-called-falsely = sous un faux nom
result-was-doubted = mis en doute : une pénalité
result-lie-hands = De main en main
result-lie-gifts = { $count ->
    [one] cadeau { $numbers }
   *[other] cadeaux { $numbers }
}
result-how-often = Qui a fait quoi, combien de fois
result-column-penalties = péna­lités
result-column-made-up = faux noms
result-column-fell-for = s’est fait avoir
result-column-in-vain = a douté à tort
result-column-number = numéro
result-column-gift = cadeau
result-column-giver = de
result-column-receiver = à
result-column-called = annoncé
result-column-answer = réponse

## The deal of a day

day-score = { $score ->
    [0] aucune pénalité
    [one] une pénalité
   *[other] { $score } pénalités
}
