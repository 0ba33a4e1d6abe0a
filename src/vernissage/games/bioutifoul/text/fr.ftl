# What Bioutifoul says in French. How messages are named and filled: vernissage/text.py.

## The artists

alice = Alice
heinrich = Heinrich
rodrigo = Rodrigo
sunny = Sunny

## Alice paints dark planets. The titles fit the pictures in web/art.

alice-1 = « { alice-1.title } » d’Alice
    .title = La longue orbite
    .look = une planète violette aux larges anneaux blancs, une lune au-dessus
alice-2 = « { alice-2.title } » d’Alice
    .title = Captive des marées
    .look = une immense planète pourpre au bord inférieur, deux petites lunes à côté
alice-3 = « { alice-3.title } » d’Alice
    .title = Le calme des anneaux
    .look = une petite planète bleue aux fins anneaux, haut dans la nuit
alice-4 = « { alice-4.title } » d’Alice
    .title = Éclipse d’un mardi
    .look = une planète rose au-dessus d’un horizon sombre, une lune à gauche
alice-5 = « { alice-5.title } » d’Alice
    .title = Côté nuit
    .look = une planète bleu pâle à demi dans l’ombre, une lune tout en haut
alice-6 = « { alice-6.title } » d’Alice
    .title = Cône d’ombre
    .look = une planète noire à la couronne ardente, quatre lunes alignées dessous

## Heinrich paints fog, with one small thing alone in it.

heinrich-1 = « { heinrich-1.title } » de Heinrich
    .title = Crête après crête
    .look = des crêtes vertes l’une derrière l’autre dans la brume, des sapins sombres devant
heinrich-2 = « { heinrich-2.title } » de Heinrich
    .title = À l’écoute
    .look = une petite silhouette avec un bâton sur un rocher, face aux monts brumeux
heinrich-3 = « { heinrich-3.title } » de Heinrich
    .title = La dernière traversée
    .look = un voilier sur l’eau calme, sous un soleil bas et pâle
heinrich-4 = « { heinrich-4.title } » de Heinrich
    .title = Quatre heures, une lampe
    .look = un phare lance son rayon sur des collines embrumées
heinrich-5 = « { heinrich-5.title } » de Heinrich
    .title = Les autres sont partis vers le sud
    .look = un seul sapin, un soleil rouge et des oiseaux qui s’en vont
heinrich-6 = « { heinrich-6.title } » de Heinrich
    .title = Personne aux rames
    .look = une barque vide amarrée à un ponton sur un lac brumeux

## Rodrigo works in yellow.

rodrigo-1 = « { rodrigo-1.title } » de Rodrigo
    .title = Théorème du citron
    .look = des formes jaunes, noires et crème autour d’un triangle orange
rodrigo-2 = « { rodrigo-2.title } » de Rodrigo
    .title = Querelle au safran
    .look = un anneau orange parmi des arcs et des rayures noires
rodrigo-3 = « { rodrigo-3.title } » de Rodrigo
    .title = L’Arc de Citron
    .look = une large arche noire sur des carrés et triangles jaunes
rodrigo-4 = « { rodrigo-4.title } » de Rodrigo
    .title = La chambre du canari
    .look = des tentes crème et des quarts de cercle, comme une petite pièce claire
rodrigo-5 = « { rodrigo-5.title } » de Rodrigo
    .title = Taxi sous la pluie
    .look = une roue noire et une pluie de rayures sur fond jaune
rodrigo-6 = « { rodrigo-6.title } » de Rodrigo
    .title = L’heure citron
    .look = une grande horloge à quartier orange parmi des formes jaunes

## Sunny works in gold.

sunny-1 = « { sunny-1.title } » de Sunny
    .title = Le silence est d’or
    .look = un soleil aux rayons rouge sombre sur feuille d’or
sunny-2 = « { sunny-2.title } » de Sunny
    .title = Un temps de carpe
    .look = des rangées d’écailles dorées et rouges sous une lune ronde
sunny-3 = « { sunny-3.title } » de Sunny
    .title = L’arbre à miel
    .look = un arbre rouge sombre aux fleurs en spirale sur fond d’or
sunny-4 = « { sunny-4.title } » de Sunny
    .title = Midas au petit-déjeuner
    .look = une grenade rouge sombre aux grains luisants sur feuille d’or
sunny-5 = « { sunny-5.title } » de Sunny
    .title = Trois moissons
    .look = des dunes rouges en vagues sous un soleil d’or
sunny-6 = « { sunny-6.title } » de Sunny
    .title = L’escargot doré
    .look = un escargot à la spirale dorée sur rouge sombre

## The exhibitions

alice-alice-1 = { alice } & { alice }
alice-alice-2 = { alice-alice-1 }
alice-heinrich-1 = { alice } & { heinrich }
alice-heinrich-2 = { alice-heinrich-1 }
alice-heinrich-3 = { alice-heinrich-1 }
alice-rodrigo-1 = { alice } & { rodrigo }
alice-rodrigo-2 = { alice-rodrigo-1 }
alice-rodrigo-3 = { alice-rodrigo-1 }
alice-sunny-1 = { alice } & { sunny }
alice-sunny-2 = { alice-sunny-1 }
alice-sunny-3 = { alice-sunny-1 }
heinrich-heinrich-1 = { heinrich } & { heinrich }
heinrich-heinrich-2 = { heinrich-heinrich-1 }
heinrich-rodrigo-1 = { heinrich } & { rodrigo }
heinrich-rodrigo-2 = { heinrich-rodrigo-1 }
heinrich-rodrigo-3 = { heinrich-rodrigo-1 }
heinrich-sunny-1 = { heinrich } & { sunny }
heinrich-sunny-2 = { heinrich-sunny-1 }
heinrich-sunny-3 = { heinrich-sunny-1 }
rodrigo-rodrigo-1 = { rodrigo } & { rodrigo }
rodrigo-rodrigo-2 = { rodrigo-rodrigo-1 }
rodrigo-sunny-1 = { rodrigo } & { sunny }
rodrigo-sunny-2 = { rodrigo-sunny-1 }
rodrigo-sunny-3 = { rodrigo-sunny-1 }
sunny-sunny-1 = { sunny } & { sunny }
sunny-sunny-2 = { sunny-sunny-1 }

## What you may do

move-discard = Défausser une carte { $artist }
move-influence = { $direction ->
    [left] Faire monter { $artist } avec { $cards ->
        [one] une carte
       *[other] { $cards } cartes
    }
   *[right] Faire descendre { $artist } avec { $cards ->
        [one] une carte
       *[other] { $cards } cartes
    }
}
move-buy = Acheter { $artwork }
move-sell = Vendre { $artwork }
move-exhibit = Exposer { $artworks }
move-done = C’est tout pour ce tour

## What it costs, or leads to

note-influence = { $before } → { $after }
note-buy = { $gold ->
    [one] { $gold } lingot
   *[other] { $gold } lingots
}
note-sell = +{ $gold ->
    [one] { $gold } lingot
   *[other] { $gold } lingots
}
note-rest = 2 lingots, 1 carte Influence

## What happened

event-discarded = { $you ->
    [seat] Tu défausses une carte { $artist }.
   *[other] { $seat } défausse une carte { $artist }.
}
event-influenced = { $you ->
    [seat] Tu joues
   *[other] { $seat } joue
} { $cards ->
    [one] une carte { $artist }
   *[other] { $cards } cartes { $artist }
} : { $artist } { $direction ->
    [left] monte à { $value }, devant { $passed },
   *[right] descend à { $value }, derrière { $passed },
} et { $you ->
    [receiver] tu reçois { $cards ->
        [one] la carte.
       *[other] les cartes.
    }
   *[other] { $receiver } reçoit { $cards ->
        [one] la carte.
       *[other] les cartes.
    }
}
event-bought = { $you ->
    [seat] Tu achètes
   *[other] { $seat } achète
} { $artwork } pour { $gold ->
    [one] { $gold } lingot
   *[other] { $gold } lingots
}.
event-sold = { $you ->
    [seat] Tu vends
   *[other] { $seat } vend
} { $artwork } pour { $gold ->
    [one] { $gold } lingot
   *[other] { $gold } lingots
}.
event-exhibited = { $you ->
    [seat] Tu exposes
   *[other] { $seat } expose
} { $artworks } : un point{ $most_count ->
    [0] {""}
    [one] , et un pour le plus d’œuvres de { $most }
   *[other] , et un par artiste pour le plus d’œuvres de { $most }
}{ $four ->
    [yes] , et un pour les quatre artistes
   *[no] {""}
}.{ $overtaken_count ->
    [0] {""}
   *[other] {" "}Plus en tête : { $overtaken }.
}
event-drew = { $you ->
    [seat] Tu pioches une carte Influence : { $artist }.
   *[other] { $seat } pioche une carte Influence : { $artist }.
}
event-drew-unseen = { $seat } pioche une carte Influence.
event-closed = { $why ->
    [actions] { $you ->
        [seat] Tu as fait toutes tes actions : ton tour est fini.
       *[other] { $seat } a fait toutes ses actions : son tour est fini.
    }
    [room] { $you ->
        [seat] Ta galerie est pleine, et ce qui vient d’y entrer ne se revend pas encore : ton tour est fini.
       *[other] Chez { $seat }, la galerie est pleine, et ce qui vient d’y entrer ne se revend pas encore : son tour est fini.
    }
   *[gold] { $you ->
        [seat] Il ne reste rien que tu puisses payer, vendre ou exposer : ton tour est fini.
       *[other] Il ne reste rien que { $seat } puisse payer, vendre ou exposer : son tour est fini.
    }
}
event-rested = { $you ->
    [seat] Tu ne fais aucune action et gagnes un lingot de plus.
   *[other] { $seat } ne fait aucune action et gagne un lingot de plus.
}
event-earned = { $you ->
    [seat] La banque te verse 1 lingot.
   *[other] La banque verse 1 lingot à { $seat }.
}
event-laid = { $exhibitions_count ->
    [0] Nouveau en vitrine : { $artworks }.
   *[other] { $artworks_count ->
        [0] { $exhibitions_count ->
            [one] Exposition annoncée : { $exhibitions }.
           *[other] Expositions annoncées : { $exhibitions }.
        }
       *[other] Nouveau en vitrine : { $artworks } ; { $exhibitions_count ->
            [one] exposition annoncée
           *[other] expositions annoncées
        } : { $exhibitions }.
    }
}
event-swept = { $artist ->
    [nobody] La vitrine ne va plus avec aucune exposition : toutes les œuvres sont remplacées.
   *[other] La vitrine lasse, avec au moins cinq œuvres signées { $artist } : toutes sont remplacées.
}
event-reshuffled = { $deck ->
    [influence] Les cartes Influence défaussées forment la nouvelle pioche.
   *[artworks] Les œuvres défaussées forment la nouvelle pioche.
}
event-last-round = { $by ->
    [rounds] La dernière manche commence.
   *[exhibitions] La pioche des expositions est vide : cette manche est la dernière.
}
ending = Dernière manche
    .says = Encore un tour { $left_count ->
        [one] pour { $left }
       *[other] chacun pour { $left }
    }, puis on compte les points. { $why ->
        [rounds] {""}
       *[exhibitions] Les expositions ne sont plus remplacées.
    }
event-turn-began = { $you ->
    [seat] Manche { $round }, à toi de jouer.
   *[other] Manche { $round }, à { $seat } de jouer.
}
event-ended = Les galeries ferment leurs portes.

## Why not

refusal-bioutifoul-wrong-phase = { $phase ->
    [discard] Défausse d’abord des cartes, jusqu’à en garder trois.
    [influence] Joue d’abord ton influence ; la galerie ouvre ensuite.
    [gallery] Ton influence est jouée. À présent achète, vends, expose, ou restes-en là.
   *[over] Les galeries sont fermées.
}
refusal-bioutifoul-no-such-card = Tu n’as aucune carte { $artist }.
refusal-bioutifoul-too-few-cards = { $held ->
    [0] Tu n’as aucune carte { $artist }.
    [one] Tu n’as qu’une carte { $artist }.
   *[other] Tu n’as que { $held } cartes { $artist }.
}
refusal-bioutifoul-past-the-end = { $cards ->
    [one] Dans ce sens, la rangée s’arrête à { $artist } : pas moyen d’aller plus loin.
   *[other] Dans ce sens, la rangée est trop courte pour avancer { $artist } de { $cards } places.
}
refusal-bioutifoul-not-on-display = Cette carte n’est pas en vitrine en ce moment.
refusal-bioutifoul-gallery-full = Ta galerie est pleine : trois œuvres y sont accrochées.
    .then = { $way ->
        [sell] Vends d’abord « { $work_title } » pour { $paid }, et c’est possible.
        [sell-two] Vends « { $work_title } » pour { $paid }, puis une autre œuvre, et c’est possible.
        [exhibit] Expose d’abord { $shown } : cela fait de la place.
        [actions] Faire de la place prend aussi une action, et c’est ta dernière.
       *[wait] Aucune vente à ce tour ne rapporterait assez pour l’acheter.
    }
    .first = { $way ->
        [exhibit] Exposer d’abord
       *[sell] Vendre pour { $paid }
    }
refusal-bioutifoul-too-dear = Pour « { $artwork_title } », il faut { $price ->
    [one] { $price } lingot
   *[other] { $price } lingots
}, tu en as { $gold }.
    .then = { $way ->
        [sell] Vends d’abord « { $work_title } » pour { $paid }, et c’est possible.
        [sell-two] Vends « { $work_title } » pour { $paid }, puis une autre œuvre, et c’est possible.
        [actions] Vendre prend aussi une action, et c’est ta dernière.
       *[wait] À la fin de ton tour, la banque te donne un lingot.
    }
    .first = Vendre pour { $paid }
refusal-bioutifoul-not-yours = { $artwork } n’est pas dans ta galerie.
refusal-bioutifoul-bought-this-turn = { $artwork } vient d’entrer dans ta galerie : tu peux exposer cette œuvre, mais pas encore la revendre.
refusal-bioutifoul-lacks-both = Tu n’as aucune des œuvres pour { $exhibition } : il en faut { $alike ->
    [0] une signée { $one } et une signée { $two }.
   *[1] deux signées { $one }.
}
    .then = { remedy-exhibition }
    .first = Acheter pour { $price }
refusal-bioutifoul-lacks-one = Pour { $exhibition }, il te manque encore { $alike ->
    [0] une œuvre signée { $artist }.
   *[1] une deuxième œuvre signée { $artist }.
}
    .then = { remedy-exhibition }
    .first = Acheter pour { $price }
refusal-bioutifoul-wrong-artworks = { $exhibition } demande { $alike ->
    [0] une œuvre signée { $one } et une signée { $two }.
   *[1] deux œuvres signées { $one }.
}
remedy-exhibition = { $way ->
    [buy] { $more ->
        [0] Achète d’abord « { $work_title } » pour { $price }, et c’est possible.
       *[1] Achète « { $work_title } » pour { $price }, puis une autre œuvre, et c’est possible.
    }
    [display] Aucune œuvre signée { $absent } n’est à vendre en ce moment.
    [room] Ta galerie n’a pas la place : vends d’abord une œuvre.
    [gold] Il faut { $cost } lingots, et tu en as { $gold }.
   *[actions] Acheter prend aussi une action, et il t’en reste trop peu.
}
refusal-options-first-player = La place qui commence doit être l’une des { $players } places, comptées à partir de 0.

## What is wrong with a position

refusal-position-row = La rangée doit contenir chacun des quatre artistes une fois.
refusal-position-artworks-cards = L’œuvre { $card } est là { $there } fois ; il en faut { $wanted }.
refusal-position-influence-cards = Cartes Influence { $card } : il y en a { $there }, il en faut { $wanted }.
refusal-position-exhibitions-cards = L’exposition { $card } est là { $there } fois ; il en faut { $wanted }.
refusal-position-removed = Expositions hors jeu : il y en a { $there }, il en faut { $wanted }.
refusal-position-seats = Il faut une main et une galerie pour chacune des { $players } places.
refusal-position-no-such-seat = La place qui commence et celle dont c’est le tour doivent être parmi les { $players } places, comptées à partir de 0.
refusal-position-display = { $there } cartes, c’est trop pour la vitrine.
refusal-position-gaps = Les places vides ne vont pas avec la vitrine : il en faut { $wanted }, nommées une fois chacune et dans l’ordre.
refusal-position-opening = Seules des œuvres peuvent avoir été retirées avant le premier tour.
refusal-position-gold = La place { $seat } ne peut pas avoir moins de zéro lingot.
refusal-position-gallery-full = La galerie de la place { $seat } contient plus de trois œuvres.
refusal-position-hand-order = La main de la place { $seat } doit être triée.
refusal-position-round = La manche { $round } est impossible.
refusal-position-no-cards = La place { $seat } ne peut pas être sans carte Influence ici.
refusal-position-phase = Cette phase ne va pas avec les cartes en main et l’état de la table.
refusal-position-not-over = La partie ne peut pas être finie ici : la dernière manche n’est pas terminée.
refusal-position-actions = Nombre d’actions impossible ici : { $actions }.
refusal-position-bought = Les achats de ce tour ne vont pas avec la galerie et les actions faites.

## The table in the terminal

table-round = Manche { $round }
table-last-round = dernière manche
table-last-turns = Dernière manche : { $turns ->
    [one] c’est le dernier tour
   *[other] encore { $turns } tours
}
table-end-near = { $by ->
    [rounds] { $left ->
        [one] Encore une manche après celle-ci
       *[other] Encore { $left } manches après celle-ci
    }
   *[exhibitions] { $left ->
        [one] Encore une exposition, puis la dernière manche
       *[other] Encore { $left } expositions, puis la dernière manche
    }
}
table-phase-discard = défausse
table-phase-influence = influence
table-phase-gallery = galerie
table-phase-over = fermé
table-turn = { $you ->
    [yes] à toi de jouer
   *[no] à { $name } de jouer
}
table-no-limit = sans limite
table-bid = Enchère
table-display = En vitrine (encore { $count } dans la pioche)
table-exhibitions = À exposer (encore { $count })
table-gallery = Galerie
table-gold = Lingots
table-cards = Cartes
table-artworks = Œuvres
table-shown = Expositions
table-all-four = Les 4
table-points = Points
table-wealth = Fortune
table-hand = Tes cartes Influence

## In the browser

game-title = Bioutifoul
game-kind = Achète, fais monter, expose
game-about = Achète des œuvres, fais grimper la cote de leurs artistes et expose les bonnes paires avant les autres.
goal = Les points viennent des expositions : un par exposition, et un pour le plus d’œuvres d’un artiste. { $round_limit ->
    [nobody] La manche où leur pioche se vide est la dernière.
   *[other] La partie finit après la manche { $round_limit }, ou quand leur pioche est vide.
}

usual-rules = Trois actions par tour, et des expositions pour toutes les paires.
option-first = Qui commence
option-first-none = au hasard
option-actions = Actions par tour
option-actions-3 = trois
option-actions-unlimited = sans limite
option-exhibitions = Expositions
option-exhibitions-standard = toutes les paires
option-exhibitions-mixed = paires mixtes seulement, 18 cartes
option-round_limit = Fin après
option-round_limit-none = la dernière exposition

level-easy-how = Achète ce qui lui plaît et ne regarde guère plus loin.
level-medium-how = A l’œil pour les prix et les expositions, et se trompe parfois.
level-hard-how = Réfléchit à bien des tours avant de dépenser un lingot.
bot-random = Tranquille
bot-greedy = Habile
bot-search = Stratège

table-row = Les artistes, par prix décroissant
table-artist = { $artist } : { $gold ->
    [one] { $gold } lingot
   *[other] { $gold } lingots
}
table-artist-preview = { $artist } vaudrait { $gold ->
    [one] { $gold } lingot
   *[other] { $gold } lingots
}, contre { $before } maintenant
table-to-hold = Expositions
table-to-hold-how = deux œuvres chacune, un point
table-for-sale = Œuvres
table-for-sale-how = au prix de l’artiste
table-in-deck = { $count } dans la pioche
table-pile = { $count ->
    [0] les dernières, la pioche est vide
   *[other] encore { $count } dans la pioche, puis la dernière manche
}
table-galleries = Galeries
table-score = Score provisoire
table-score-how = Un cercle : le plus d’œuvres d’un artiste, 1 point. Plus 1 par exposition, et 1 pour les quatre artistes.
table-story = Ce qui s’est passé
table-tab-mine = Ma galerie
table-tab-turn = Qui joue
table-tab-score = Score
table-tab-story = Journal
table-mine = Ma galerie
table-of = Galerie { $name }
table-open-mine = Ouvrir la galerie
table-name-points = { $name } · { $points ->
    [one] { $points } point
   *[other] { $points } points
}
table-pts = pts
table-gold-count = { $gold ->
    [one] { $gold } lingot
   *[other] { $gold } lingots
}
table-gold-word = or
table-works-hung = Œuvres, { $count } sur 3
table-free-place = une place libre
table-held = Expositions montées
table-four = Les quatre artistes sont à l’affiche : 1 point
table-four-missing = { $count ->
    [4] Expose les quatre artistes : 1 point
   *[other] Pour les quatre artistes (1 point), il manque { $artists }
}
table-influence = Influence, pour ton prochain tour
table-hand-discard = Influence : trois cartes peuvent rester
table-hand-influence = Influence : passe ensuite à { $receiver }
table-hand-of-others = { $count ->
    [one] { $count } carte Influence
   *[other] { $count } cartes Influence
}
table-most = { $count }, en tête
table-some = { $count }

# A card of the table, as it is read out.
table-work = { $title }, par { $artist }
table-artwork = { $title }, par { $artist }, { $gold ->
    [one] { $gold } lingot
   *[other] { $gold } lingots
}{ $state ->
    [can] , à ta portée
    [no] , impossible pour l’instant
   *[later] {""}
}
table-exhibition = Exposition { $exhibition } : { $state }
table-card = { $artist }, carte Influence { $number } sur { $of }

table-exhibit = Exposer
table-needs = il faut { $artist }
table-needs-both = il faut les deux
table-needs-nothing = tu as les deux
table-bought-by = { $you ->
    [yes] achetée par toi
   *[no] achetée par { $name }
}
table-held-by = { $you ->
    [yes] montée par toi
   *[no] montée par { $name }
}

table-status-away = pas là
table-status-deciding = réfléchit
table-status-next = joue ensuite
table-status-took = a reçu tes cartes
table-status-first = ouvre la manche
table-status-bot = bot

# Beside “Your turn, Mila.” and beside “Anna is deciding.”
table-now-discard = Touche une de tes cartes pour la défausser.
table-now-influence = Touche une de tes cartes : son artiste bouge.
table-now-gallery = { $shows ->
    [0] { $buys ->
        [0] Touche une de tes œuvres pour la vendre.
       *[other] Touche une œuvre en lumière pour l’acheter.
    }
   *[other] { $buys ->
        [0] Touche une exposition en lumière.
       *[other] Touche en lumière ce que tu achètes ou exposes.
    }
}
table-now-lesson = Touche ce qui est en lumière.
table-now-press = Appuie sur « { $button } ».
table-then-discard = D’abord la défausse.
table-then-influence = D’abord l’influence.
table-then-gallery = La galerie est ouverte.
stage-discard = { $name } défausse d’abord des cartes
stage-influence = { $name } joue de son influence
stage-gallery = { $name } achète, vend ou expose
table-actions-left = Actions restantes : { $left } sur { $of }
table-nothing-yet = La soirée commence à peine.

# What a choice leads to.
table-hint-discard = Tu as { $count } cartes Influence. Laquelle te sert le moins ?
table-hint-influence = Joue une à trois cartes d’un même artiste : une place par carte. Elles iront ensuite à { $receiver }.
table-hint-direction = Faire monter { $artist }, ou descendre ?
table-hint-gallery = { $shows ->
    [0] { $buys ->
        [0] { $why ->
            [room] Ta galerie est pleine : vends ou expose avant d’acheter.
           *[gold] Tu as { $gold ->
                [one] { $gold } lingot
               *[other] { $gold } lingots
            } : toutes les œuvres coûtent plus cher.
        }
       *[other] En lumière : ce que tu peux acheter avec { $gold ->
            [one] { $gold } lingot
           *[other] { $gold } lingots
        }.
    }
   *[other] { $buys ->
        [0] En lumière : les expositions dont tu as les deux œuvres.
       *[other] En lumière : ce que tu peux acheter avec { $gold ->
            [one] { $gold } lingot
           *[other] { $gold } lingots
        }, et les expositions dont tu as les deux œuvres.
    }
}
table-hint-lesson = En lumière : la suite de cette leçon.
table-hint-rest = Ne faire aucune action rapporte 1 lingot de plus et une carte Influence.
table-buy-leads = { $count ->
    [0] { $work } : il te reste { $gold ->
        [one] { $gold } lingot
       *[other] { $gold } lingots
    }.
   *[other] { $work } : il te reste { $gold ->
        [one] { $gold } lingot
       *[other] { $gold } lingots
    }, et tu pourras exposer { $exhibitions }.
}
table-sell-leads = { $work } : tu auras { $gold ->
    [one] { $gold } lingot
   *[other] { $gold } lingots
}.
table-last-action = { $why ->
    [actions] C’est ta dernière action : ton tour se termine ensuite.
   *[other] Ensuite, il ne reste plus rien à faire : ton tour se termine.
}
table-ends-turn = termine ton tour
table-exhibit-leads = Tu cèdes { $works }, et tu pioches une carte Influence.
table-discard-leads = Une carte { $artist } part à la défausse, à la vue de tous.
table-influence-leads = { $artist } { $direction ->
    [left] monte
   *[right] descend
} de { $before } à { $after }. { $receiver } reçoit { $cards ->
    [one] la carte
   *[other] les cartes
}.

table-buy = Acheter pour { $gold ->
    [one] { $gold } lingot
   *[other] { $gold } lingots
}
table-buy-short = Acheter
table-exhibit-pair = Exposer { $one } + { $two }
table-sell = Vendre
table-sell-for = Vendre pour { $gold ->
    [one] { $gold } lingot
   *[other] { $gold } lingots
}
table-sell-work = Vendre { $title } pour { $gold ->
    [one] { $gold } lingot
   *[other] { $gold } lingots
}
table-just-bought = nouvelle
table-play = { $cards ->
    [one] Jouer une carte
   *[other] Jouer { $cards } cartes
}
table-discard-one = Défausser { $artist }
table-discard-none = Défausser une carte
table-done = Finir le tour
table-which-pair = Quelles œuvres ?
table-which-way = Monter ou descendre ?
table-choose-way = Choisis d’abord : monter ou descendre.
table-way = { $direction ->
    [left] ▲ Monter
   *[right] ▼ Descendre
} { $before } → { $after }

result-wins = La soirée est à { $names }.
result-leads = { $name } compte { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $second } { $points_second }.
result-tie = { $names } sont à égalité, { $points ->
    [one] { $points } point
   *[other] { $points } points
}. La fortune tranche, { $wealth ->
    [one] { $wealth } lingot
   *[other] { $wealth } lingots
} contre { $wealth_second } : { $name } l’emporte.
result-shared = { $names } sont à égalité, { $points ->
    [one] { $points } point
   *[other] { $points } points
} et la même fortune : victoire partagée.
result-gallery = Galerie { $name }
result-plate = { $exhibitions ->
    [0] Aucune exposition
    [one] Une exposition
   *[other] { $exhibitions } expositions
}{ $artists ->
    [0] {""}
    [4] , les quatre artistes
    [one] , un artiste
   *[other] , { $artists } artistes
}
result-exhibitions = Expositions
    .short = Expo.
result-all-four = Les quatre
    .short = Les 4
result-wealth = Fortune
result-points = Points
result-winner = gagne
result-ring = Un cercle marque le plus grand nombre d’œuvres d’un artiste : 1 point, pour chaque galerie en cas d’égalité.
result-curve = La cote des artistes
result-curve-label = Valeur de chaque artiste après chaque tour, de 4 lingots à 1
result-start = début
result-round = manche { $round }
result-moments = Temps forts
result-deal = La bonne affaire
    .told = { $name } achète { $artwork } pour { $bought } à la manche { $from }, et revend l’œuvre pour { $sold } à la manche { $to }.
result-dearest = L’achat le plus cher
    .told = { $name } paie { $gold ->
        [one] { $gold } lingot
       *[other] { $gold } lingots
    } pour { $artwork } à la manche { $round }.
result-push = Le plus beau coup d’influence
    .told = { $name } fait { $direction ->
        [left] monter
       *[right] descendre
    } { $artist } { $cards ->
        [one] d’une place
       *[other] de { $cards } places
    } à la manche { $round }, de { $from } à { $to }.
result-loved = Coup de cœur
    .told = { $artist } : { $works ->
        [one] une œuvre exposée
       *[other] { $works } œuvres exposées
    }, dans { $galleries ->
        [one] une galerie
       *[other] { $galleries } galeries
    }.
result-curve-moved = { $risen } monte de { $risen_from } à { $risen_to } lingots, { $fallen } descend de { $fallen_from } à { $fallen_to }.
result-curve-still = À la fin, chaque artiste vaut autant qu’au début.
result-turn = Tour
result-turn-of = tour { $turn }, manche { $round }
result-balance = Le bilan
result-whose = Quelle galerie
result-account = { $bought ->
    [0] { $name } n’achète rien.
    [one] { $name } achète une œuvre pour { $spent ->
        [one] { $spent } lingot
       *[other] { $spent } lingots
    }.
   *[other] { $name } achète { $bought } œuvres pour { $spent } lingots en tout.
}{ $sold ->
    [0] {""}
    [one] {" "}Une est revendue, pour { $got ->
        [one] { $got } lingot
       *[other] { $got } lingots
    }.
   *[other] {" "}{ $sold } sont revendues, pour { $got } lingots en tout.
}{ $shown ->
    [0] {""}
    [one] {" "}Une est exposée.
   *[other] {" "}{ $shown } sont exposées.
}
result-sign-bought = { $name } achète
result-sign-sold = vend
result-sign-shown = expose
result-points-from = D’où viennent les points
result-point-exhibition = exposition : { $one } et { $two }
result-point-all-four = les quatre artistes
result-point-most = le plus d’œuvres : { $artist }
result-no-points = Aucun point.
result-gold = Lingots
result-gold-began = au début
result-gold-earned = tours joués
result-gold-rested = tours sans action
result-gold-sold = ventes
result-gold-spent = achats
result-gold-left = en caisse
result-gold-wall = œuvres au mur
result-works = Chaque œuvre, et ce qu’elle est devenue
result-work = Œuvre
result-work-bought = Achetée
result-work-became = Ensuite
result-bought-for = pour { $gold }, manche { $round }
result-bought-before = était déjà là
result-became-sold = vendue pour { $gold }, manche { $round }
result-became-shown = exposée, manche { $round }
result-became-kept = encore au mur, vaut { $gold }
