# What Canvas says in French. How messages are named and filled: vernissage/text.py.

## Titles: cards 1 to 30 have the left word, which describes, cards 31 to 60 the right one, a thing.
## Any left word goes with any right one.
##
## The thing comes first and what describes it after: “Ovation sans fin”. A right word says its `.gender`,
## a left word has a form for each; most are the same for all. Their own value is what they say alone.

title-1 = Sans fin
    .m = sans fin
    .f = sans fin
    .n = sans fin
    .p = sans fin
title-2 = Somnambule
    .m = somnambule
    .f = somnambule
    .n = somnambule
    .p = somnambules
title-3 = À contrecœur
    .m = à contrecœur
    .f = à contrecœur
    .n = à contrecœur
    .p = à contrecœur
title-4 = Rouge de confusion
    .m = rouge de confusion
    .f = rouge de confusion
    .n = rouge de confusion
    .p = rouges de confusion
title-5 = D’emprunt
    .m = d’emprunt
    .f = d’emprunt
    .n = d’emprunt
    .p = d’emprunt
title-6 = Électrique
    .m = électrique
    .f = électrique
    .n = électrique
    .p = électriques
title-7 = Aux oubliettes
    .m = aux oubliettes
    .f = aux oubliettes
    .n = aux oubliettes
    .p = aux oubliettes
title-8 = Au clair de lune
    .m = au clair de lune
    .f = au clair de lune
    .n = au clair de lune
    .p = au clair de lune
title-9 = Hanté
    .m = hanté
    .f = hantée
    .n = hanté
    .p = hantés
title-10 = À voix basse
    .m = à voix basse
    .f = à voix basse
    .n = à voix basse
    .p = à voix basse
title-11 = À l’or fin
    .m = à l’or fin
    .f = à l’or fin
    .n = à l’or fin
    .p = à l’or fin
title-12 = Invraisemblable
    .m = invraisemblable
    .f = invraisemblable
    .n = invraisemblable
    .p = invraisemblables
title-13 = Loin de chez soi
    .m = loin de chez soi
    .f = loin de chez soi
    .n = loin de chez soi
    .p = loin de chez soi
title-14 = En cavale
    .m = en cavale
    .f = en cavale
    .n = en cavale
    .p = en cavale
title-15 = Sans hâte
    .m = sans hâte
    .f = sans hâte
    .n = sans hâte
    .p = sans hâte
title-16 = À moitié vide
    .m = à moitié vide
    .f = à moitié vide
    .n = à moitié vide
    .p = à moitié vide
title-17 = Qui brille dans le noir
    .m = qui brille dans le noir
    .f = qui brille dans le noir
    .n = qui brille dans le noir
    .p = qui brillent dans le noir
title-18 = Pieds nus
    .m = pieds nus
    .f = pieds nus
    .n = pieds nus
    .p = pieds nus
title-19 = Opiniâtre
    .m = opiniâtre
    .f = opiniâtre
    .n = opiniâtre
    .p = opiniâtres
title-20 = À la dérive
    .m = à la dérive
    .f = à la dérive
    .n = à la dérive
    .p = à la dérive
title-21 = D’occasion
    .m = d’occasion
    .f = d’occasion
    .n = d’occasion
    .p = d’occasion
title-22 = Sauvage
    .m = sauvage
    .f = sauvage
    .n = sauvage
    .p = sauvages
title-23 = Tendre
    .m = tendre
    .f = tendre
    .n = tendre
    .p = tendres
title-24 = Contre toute attente
    .m = contre toute attente
    .f = contre toute attente
    .n = contre toute attente
    .p = contre toute attente
title-25 = Insomniaque
    .m = insomniaque
    .f = insomniaque
    .n = insomniaque
    .p = insomniaques
title-26 = Dans la lune
    .m = dans la lune
    .f = dans la lune
    .n = dans la lune
    .p = dans la lune
title-27 = En papier froissé
    .m = en papier froissé
    .f = en papier froissé
    .n = en papier froissé
    .p = en papier froissé
title-28 = En chantier
    .m = en chantier
    .f = en chantier
    .n = en chantier
    .p = en chantier
title-29 = Aux bonnes manières
    .m = aux bonnes manières
    .f = aux bonnes manières
    .n = aux bonnes manières
    .p = aux bonnes manières
title-30 = Du tonnerre
    .m = du tonnerre
    .f = du tonnerre
    .n = du tonnerre
    .p = du tonnerre
title-31 = Ovation
    .gender = f
title-32 = Berceuse
    .gender = f
title-33 = Mardi
    .gender = m
title-34 = Verger
    .gender = m
title-35 = Parapluie
    .gender = m
title-36 = Horizon
    .gender = m
title-37 = Aveu
    .gender = m
title-38 = Théière
    .gender = f
title-39 = Avalanche
    .gender = f
title-40 = Adieu
    .gender = m
title-41 = Cathédrale
    .gender = f
title-42 = Rumeur
    .gender = f
title-43 = Pique-nique
    .gender = m
title-44 = Écho
    .gender = m
title-45 = Migration
    .gender = f
title-46 = Miroir
    .gender = m
title-47 = Escalier
    .gender = m
title-48 = Lune de miel
    .gender = f
title-49 = Sardine
    .gender = f
title-50 = Comète
    .gender = f
title-51 = Labyrinthe
    .gender = m
title-52 = Pardon
    .gender = m
title-53 = Jardin
    .gender = m
title-54 = Défilé
    .gender = m
title-55 = Baleine
    .gender = f
title-56 = Alibi
    .gender = m
title-57 = Météo
    .gender = f
title-58 = Rêverie
    .gender = f
title-59 = Accordéon
    .gender = m
title-60 = Port
    .gender = m

## The art cards, called by their words


## The elements

hue = Teinte
shape = Forme
texture = Texture
tone = Ton
bonus-hue = pour chaque Teinte
bonus-shape = pour chaque Forme
bonus-texture = pour chaque Texture
bonus-tone = pour chaque Ton

## The scoring cards

variety = Variété
    .condition = une série des quatre éléments
    .brief = {""}
repetition = Répétition
    .condition = une paire de Formes
    .brief = {""}
emphasis = Accent
    .condition = exactement une Teinte
    .brief = une seule
composition = Composition
    .condition = une icône dans chaque case
    .brief = les cinq
movement = Mouvement
    .condition = un élément dans trois cases à la suite
    .brief = trois à la suite
hierarchy = Hiérarchie
    .condition = du Ton, et rien en plus grand nombre
    .brief = surtout
proportion = Proportion
    .condition = trois fois un élément et deux fois un autre
    .brief = trois et deux
style = Style
    .condition = trois Textures
    .brief = {""}
proximity = Proximité
    .condition = Texture et Ton côte à côte
    .brief = côte à côte
symmetry = Symétrie
    .condition = le même élément dans deux cases en miroir
    .brief = en miroir
space = Espace
    .condition = Teinte et Forme, mais pas côte à côte
    .brief = à distance
consistency = Cohérence
    .condition = exactement six éléments
    .brief = exactement six

## Special objectives

all-conditions = les quatre conditions remplies par un seul tableau
four-bonus-ribbons = quatre rubans bonus avec un seul tableau
seven-ribbons = sept rubans avec un seul tableau
five-of-a-kind = cinq fois le même élément sur un seul tableau
every-ladder = les quatre échelles gravies jusqu’en haut
seven-bonus-ribbons = sept rubans bonus en une partie
fourteen-ribbons = quatorze rubans en une partie
forty-points = quarante points en une partie
record = plus de points que les auteurs n’en ont jamais fait
every-scenario = tous les scénarios joués

## Backgrounds


## What you may do

move-take = Prendre { $card }
move-paint = Peindre, de haut en bas : { $cards }
move-frame = Sur le fond { $background }

## What it costs, or leads to

note-take = { $cost ->
    [0] gratuit
    [one] un jeton
   *[other] { $cost } jetons
}{ $gained ->
    [0] {""}
   *[other] , { $gained } dessus
}
note-paint = { $points ->
    [one] { $points } point
   *[other] { $points } points
}

## What happened

event-took = { $you ->
    [seat] Tu prends
   *[other] { $seat } prend
} { $card }{ $paid ->
    [0] {""}
    [one] {" "}pour un jeton (une carte sautée)
   *[other] {" "}pour { $paid } jetons ({ $paid } cartes sautées)
}{ $gained ->
    [0] .
    [one] , avec un jeton dessus.
   *[other] , avec { $gained } jetons dessus.
}
event-painted = { $you ->
    [seat] Tu dévoiles
   *[other] { $seat } dévoile
} « { $left ->
    [nobody] { $right }
   *[other] { $right ->
        [nobody] { $left }
       *[other] { $right_gender ->
            [m] { $right } { $left_m }
            [f] { $right } { $left_f }
            [n] { $right } { $left_n }
           *[p] { $right } { $left_p }
        }
    }
} ».
event-won = { $you ->
    [seat] Tu gagnes
   *[other] { $seat } gagne
} { $ribbons ->
    [one] un ruban
   *[other] { $ribbons } rubans
} pour { $scoring } : { $scoring_condition }.
event-won-bonus = { $you ->
    [seat] Tu gagnes
   *[other] { $seat } gagne
} { $ribbons ->
    [one] un ruban bonus, pour un élément que demande une étoile.
   *[other] { $ribbons } rubans bonus, un pour chaque élément que demande une étoile.
}
event-achieved = { $you ->
    [seat] Tu atteins un objectif spécial
   *[other] { $seat } atteint un objectif spécial
} : { $objective }.
event-laid = Nouveau dans la rangée : { $cards }.
event-vincent-took = Vincent { $skipped ->
    [0] emporte
    [one] saute une carte et emporte
   *[other] saute { $skipped } cartes et emporte
} { $card }{ $gained ->
    [0] .
    [one] , avec un jeton dessus.
   *[other] , avec { $gained } jetons dessus.
}
event-skipped = { $cards_count ->
    [one] { $cards } quitte la partie.
   *[other] { $cards } quittent la partie.
}
event-inspired = { $you ->
    [seat] Tu reçois
   *[other] { $seat } reçoit
} un jeton de la réserve.
event-ended = La peinture est sèche : chaque galerie compte trois tableaux, et la partie s’achève.

## How it ended, alone

verdict-participation = Prix de participation : tu étais là, et tu as peint.
verdict-emerging-artist = Artiste à suivre : un nom à retenir.
verdict-honourable-mention = Mention honorable du jury.
verdict-runner-up = Deuxième prix : il s’en est fallu de peu.
verdict-best-in-show = Premier prix du salon !

## Why not

refusal-canvas-hand-full = Tu as déjà { $cards } cartes : termine un tableau maintenant.
refusal-canvas-not-in-the-row = Cette carte n’est pas dans la rangée.
refusal-canvas-too-few-tokens = Il faut { $cost ->
    [one] un jeton
   *[other] { $cost } jetons
}, et tu en as { $tokens } : il t’en manque { $short }.
refusal-canvas-too-few-cards = Un tableau demande trois cartes ; les tiennes : { $cards }.
refusal-canvas-not-in-hand = Tu ne peux peindre qu’avec les cartes de ta main.
refusal-canvas-same-card-twice = Un tableau demande trois cartes différentes.
refusal-canvas-background-first = Choisis d’abord un fond pour ton tableau.
refusal-canvas-nothing-to-hang = Aucun tableau n’attend de fond.
refusal-canvas-not-your-background = Ce n’est pas un de tes fonds libres.
refusal-options-first-player = La place qui commence doit être l’une des { $players } places, comptées à partir de 0.
refusal-options-scoring = Choisis d’un à quatre critères, chacun une fois.

## What is wrong with a position

refusal-position-seats = Il faut un atelier pour chacune des { $players } places, et le tour doit revenir à l’une d’elles.
refusal-position-cards = { $card } est là { $there } fois ; il en faut { $wanted }.
refusal-position-row = Cartes dans la rangée : il y en a { $there }, il en faut { $wanted }, chacune avec ses jetons.
refusal-position-gone = Cartes hors jeu : il y en a { $there }, il ne peut y en avoir plus de { $most }.
refusal-position-hand = La place { $seat } ne peut pas avoir plus de { $most } cartes ici.
refusal-position-paintings = La place { $seat } a plus de trois tableaux.
refusal-position-backgrounds = Il faut trois fonds par place, et jamais deux fois le même.
refusal-position-scoring = Ce ne sont pas les critères de cette table.
refusal-position-tokens = Il y a { $there } jetons, ou certains sont là où il ne peut pas y en avoir ; il en faut { $wanted }.
refusal-position-turn = Ce ne peut pas être le tour de la place { $seat }, qui a fini.
refusal-position-judged = La place { $seat } ne peut pas avoir été choisie par le jury ici.
refusal-position-outvoted = Seules des places à égalité peuvent être écartées, et il en reste au moins deux.
refusal-position-easel = La place { $seat } ne peut pas avoir posé ce tableau et avoir encore le choix du fond.

## The table in the terminal

table-turn = { $you ->
    [yes] à toi de jouer
   *[no] à { $name } de jouer
}
table-over = tous les tableaux sont finis
table-you = { $name } (toi)
table-row = La rangée, la carte gratuite d’abord
table-costs = Prix
table-tokens = Jetons
table-deck = encore { $count } dans la pioche
table-vincent = Jetons de Vincent : { $count }
table-reserve = Jetons en réserve : { $count }
table-painter = Atelier
table-hand = Tableaux, puis cartes en main
table-bonus = Bonus
table-each = { $points } chacun
table-points = Points
# The left word comes in the form that goes with the right one: `title-1.f` for a right word of gender f.
table-painting = { $left ->
    [nobody] { $right }
   *[other] { $right ->
        [nobody] { $left }
       *[other] { $right } { $left }
    }
}
table-scoring = Critères
table-ladder = Échelle
table-letters = H Teinte · S Forme · X Texture · T Ton · +H pour chaque Teinte

## In the browser

game-title = Canvas
game-kind = Superpose, intitule, dévoile
game-about = Superpose trois images transparentes et accroche des tableaux qui montrent ce que demandent les objectifs.
game-puzzle = Trois tableaux, neuf cartes
goal = Accroche trois tableaux qui montrent ce que demandent les critères.{ $players ->
    [1] {""}
   *[other] {" "}Quand tous sont accrochés, le meilleur score gagne.
}

usual-rules = Le scénario « { option-scenario-first-time } », bien pour commencer. Les esquisses montrent leurs rubans.
option-first = Qui commence
option-first-none = au hasard
option-scenario = Scénario
option-scenario-first-time = Première fois
    .note = { variety }, { repetition }, { emphasis }, { composition }
option-scenario-family = En famille
    .note = { composition }, { variety }
option-scenario-relaxed = Détente
    .note = trois critères au hasard
option-scenario-synergy = Synergie
    .note = { proximity }, { space }, { variety }
option-scenario-balanced = Équilibre
    .note = { consistency }, { emphasis }, { hierarchy }, { proportion }
option-scenario-no-elements = Sans éléments
    .note = { composition }, { consistency }, { proportion }, { symmetry }
option-scenario-every-element = Tous les éléments
    .note = { emphasis }, { hierarchy }, { repetition }, { style }
option-scenario-spatial = Dans l’espace
    .note = { movement }, { proximity }, { space }, { symmetry }
option-scenario-bonus = Bonus
    .note = { hierarchy }, { movement }, { proportion }, { style }
option-scenario-random = Au hasard
    .note = quatre critères au hasard
option-scoring = Critères au choix
option-scoring-none = ceux du scénario
option-scoring-variety = { variety }
    .note = { variety.condition }
option-scoring-repetition = { repetition }
    .note = { repetition.condition }
option-scoring-emphasis = { emphasis }
    .note = { emphasis.condition }
option-scoring-composition = { composition }
    .note = { composition.condition }
option-scoring-movement = { movement }
    .note = { movement.condition }
option-scoring-hierarchy = { hierarchy }
    .note = { hierarchy.condition }
option-scoring-proportion = { proportion }
    .note = { proportion.condition }
option-scoring-style = { style }
    .note = { style.condition }
option-scoring-proximity = { proximity }
    .note = { proximity.condition }
option-scoring-symmetry = { symmetry }
    .note = { symmetry.condition }
option-scoring-space = { space }
    .note = { space.condition }
option-scoring-consistency = { consistency }
    .note = { consistency.condition }
option-solo = En solo
option-solo-vincent = avec Vincent
option-solo-puzzle = comme un casse-tête
option-hints = Conseils
option-hints-0 = aucun
option-hints-1 = les rubans d’une esquisse
option-hints-2 = le meilleur ordre
option-hints-3 = le meilleur tableau
option-hints-note = Dans une partie sérieuse, il n’y en a pas. L’enregistrement dit lesquels étaient permis.
option-vote = Jury en cas d’égalité
option-vote-0 = aucun
option-vote-1 = une minute
option-vote-5 = cinq minutes
option-vote-1440 = un jour
option-vote-note = À points et jetons égaux, toute personne qui a le lien peut voter.

level-easy-how = Juge à l’œil et prend ce qui lui plaît.
level-medium-how = Prépare bien chaque tableau, sans regarder ce que tu vises.
level-hard-how = Pèse chaque carte jusqu’au bout, même celles qu’il te faut.
bot-random = Sans souci
bot-greedy = Enthousiaste
bot-search = Perspicace
bot-strong = Virtuose

## The table in the browser

table-look-art-1 = un arbre qui perd ses feuilles
table-look-art-2 = un renard
table-look-art-3 = des collines avec une maison
table-look-art-4 = la lune derrière les nuages
table-look-art-5 = un moulin à vent
table-look-art-6 = une violoniste
table-look-art-7 = une baleine
table-look-art-8 = un paon
table-look-art-9 = une porte éclairée
table-look-art-10 = une danseuse
table-look-art-11 = des tournesols
table-look-art-12 = une carpe koï
table-look-art-13 = un vol d’oiseaux
table-look-art-14 = des formes géométriques
table-look-art-15 = une comète
table-look-art-16 = un banc de poissons
table-look-art-17 = un ruban rose
table-look-art-18 = une mélodie
table-look-art-19 = une pluie de pétales
table-look-art-20 = des lampions en papier
table-look-art-21 = un pont à réverbères
table-look-art-22 = un ours d’étoiles
table-look-art-23 = des papillons
table-look-art-24 = un cercle d’un seul trait
table-look-art-25 = la mer avec une voile
table-look-art-26 = des montgolfières
table-look-art-27 = un chat noir
table-look-art-28 = une ville de coupoles
table-look-art-29 = un arc-en-ciel
table-look-art-30 = des nénuphars
table-look-art-31 = un feu d’artifice
table-look-art-32 = un héron dans les roseaux
table-look-art-33 = un cerf-volant
table-look-art-34 = un vélo fleuri
table-look-art-35 = une planète à anneaux
table-look-art-36 = une étoile de fils
table-look-art-37 = des hirondelles sur des fils
table-look-art-38 = des feuilles d’érable
table-look-art-39 = des abeilles
table-look-art-40 = des grues en papier
table-look-art-41 = des épis de blé
table-look-art-42 = de petits bateaux
table-look-art-43 = un cheval de manège
table-look-art-44 = une caravane dans les dunes
table-look-art-45 = un dirigeable
table-look-art-46 = un escargot qui porte une maison
table-look-art-47 = un violoncelle
table-look-art-48 = des collines en terrasses
table-look-art-49 = une méduse
table-look-art-50 = une montre à gousset
table-look-art-51 = des nuages à motifs
table-look-art-52 = quelqu’un qui rêve
table-look-art-53 = une théière sur des livres
table-look-art-54 = un tourbillon
table-look-art-55 = un cerf aux bois en fleurs
table-look-art-56 = des collines de lavande
table-look-art-57 = un soleil qui a un visage
table-look-art-58 = un phare
table-look-art-59 = un train sur un viaduc
table-look-art-60 = quelqu’un sous un parapluie

table-card = { $card }, { $look }.
table-empty = vide
table-swatch-red = rouge
table-swatch-yellow = jaune
table-swatch-green = vert
table-swatch-blue = bleu
table-swatch-violet = violet

# Whose turn, and what there is to do.
table-now = Touche **{ $take }** sous une carte, ou accroche un tableau.
table-now-take = Appuie sur **{ $take }** sous une carte.
table-now-hang = Appuie sur **{ $hang }**, ou sur **{ $take }** sous une carte.
table-now-full = Ta main est pleine : touche trois de ses cartes pour un tableau.
table-now-full-hang = Ta main est pleine : appuie sur **{ $hang }**.
table-now-frame = Appuie sur **{ $hang }**, puis choisis un fond.
table-then = En attendant, essaie ton prochain tableau.
table-progress = tableau { $number } sur { $of }
table-end-near = { $left ->
    [one] Encore un tableau, et c’est la fin
   *[other] Encore { $left } tableaux, et c’est la fin
}
table-galleries = Galeries
table-show-galleries = Voir les galeries
table-story = Ce qui s’est passé

# The row.
table-verb = Prendre
table-free = gratuit
table-price = { $cost ->
    [0] gratuit
    [one] un jeton
   *[other] { $cost } jetons
}{ $gain ->
    [0] {""}
    [one] , avec un jeton dessus
   *[other] , avec { $gain } jetons dessus
}
table-too-dear = Prix { $cost }, tu as { $tokens }
table-take = Prendre { $card } : { $price }
table-take-sure = Prendre ?
table-take-again = Appuie encore une fois pour prendre { $card }. On ne peut pas revenir en arrière.
table-try = Essayer { $card } à l’atelier
table-worth = vaut { $gain } pour toi
table-the-row = La rangée
table-instead = ou prends une carte

# The workshop.
table-layers = Couches
table-layer = { $layer } : { $card }
table-layer-top = en haut
    .short = haut
table-layer-middle = au milieu
    .short = milieu
table-layer-bottom = en bas
    .short = bas
table-up = Monter { $card }
table-down = Descendre { $card }
table-exchange = Échanger { $upper } et { $lower }
table-ground = Fond
table-frame = Cadre
table-framing = Comment l’accrocher ?
table-unveil = Le dévoiler
table-picture = « { $title } » : { $looks }
table-picture-empty = Une toile vide
table-untitled = Sans titre
table-draft = Cette esquisse
table-with = { $now } points maintenant, { $then } avec ce tableau
table-now-then = { $now }, puis { $then }
table-hang = L’accrocher
table-hang-title = Accrocher « { $title } »
table-best = Meilleur tableau
table-order = Meilleur ordre
table-order-three = Pose d’abord trois cartes de ta main.
table-order-is = C’est le meilleur ordre.
table-orders = Tous les ordres
table-all = Tous les tableaux
table-best-mark = le meilleur
table-worth-short = vaut { $gain }
table-worth-how = Les points maintenant ; et ce que cela vaut pour toi, car les échelles montent inégalement et ont une fin.
table-clear = Effacer
table-why-layers = { $left ->
    [one] Touche encore une carte
    [3] Touche trois cartes de ta main
   *[other] Touche encore { $left } cartes
}
table-why-row = Prends d’abord { $card }
table-why-turn = Au tour de { $name }
table-why-order = Essaie un autre ordre
table-why-moment = Un instant…
table-why-finished = Tes trois tableaux sont accrochés.

# Hand and galleries.
table-your-hand = Ta main
table-hand-of = Cartes en main : { $name }
table-hand-count = { $count ->
    [one] { $count } carte sur { $most }
   *[other] { $count } cartes sur { $most }
}
table-inspiration = Jetons Inspiration : { $count }
table-purse = { $tokens ->
    [0] aucun jeton
    [one] { $tokens } jeton
   *[other] { $tokens } jetons
}, { $cards ->
    [0] aucune carte
    [one] une carte
   *[other] { $cards } cartes
}
table-pts = { $points ->
    [one] point
   *[other] points
}
table-paintings-of = Tableaux : { $name }
table-look = Regarder « { $title } », par { $name }
table-by = Une œuvre signée { $name }
table-from-top = De haut en bas : { $cards }.
table-save-png = Enregistrer en PNG
table-save-svg = Enregistrer en SVG
table-no-ribbons = Aucun ruban

# Scoring cards, and how they are explained.
table-ribbons = { $count ->
    [0] aucun ruban
    [one] un ruban
   *[other] { $count } rubans
}
table-draft-none = pas dans l’esquisse
table-no-higher = C’est déjà tout en haut.
table-no-lower = C’est déjà tout en bas.
table-no-exchange = Les deux couches sont vides.
table-owned = { $count ->
    [0] Tu n’en as pas encore.
    [one] Tu as un ruban.
   *[other] Tu as { $count } rubans.
}
table-ribbons-head = Rubans
table-bonus-how = { $points } points par élément que demande une étoile
table-every = Un ruban pour : { $condition }.
table-explain-variety = Chaque série complète de Teinte, Forme, Texture et Ton compte.
table-explain-repetition = Chaque paire de Formes compte, où qu’elles soient.
table-explain-emphasis = Deux Teintes, c’est trop ; aucune, trop peu.
table-explain-composition = Aucune case ne doit être vide ; les icônes bonus remplissent aussi une case.
table-explain-movement = Chaque élément compte une fois, même s’il continue sur quatre ou cinq cases.
table-explain-hierarchy = Les autres éléments peuvent être aussi nombreux que les Tons, mais pas davantage.
table-explain-proportion = Une fois par tableau. Cinq fois le même élément convient aussi.
table-explain-style = Chaque groupe de trois Textures compte, où qu’elles soient.
table-explain-proximity = Autant de paires que tu peux en former, en utilisant chaque icône une fois.
table-explain-symmetry = Le rouge est le miroir du violet, le jaune celui du bleu. Chaque paire compte.
table-explain-space = Autant de paires que tu peux en former, en utilisant chaque icône une fois, avec une case entre les deux.
table-explain-consistency = Ni cinq, ni sept. Les icônes bonus ne comptent pas.
table-explain-bonus = L’étoile d’une icône bonus montre quel élément. Ces rubans n’ont pas de limite.
table-example-hand = Avec ta main
table-example-row = Avec ta main et la rangée
table-example-box = Par exemple
table-example = De haut en bas { $cards } : { $count ->
    [one] un ruban
   *[other] { $count } rubans
}.

# Alone.
table-vincent-title = Vincent
table-vincent-purse = { $count ->
    [0] Il n’a plus de jeton.
    [one] Il a un jeton.
   *[other] Il a { $count } jetons.
}
table-vincent-how = Après chacun de tes tours, il lance ses jetons. Chaque jeton qui tombe côté face saute une carte ; il emporte la suivante.
table-puzzle-title = Le casse-tête
table-reserve-purse = { $count ->
    [0] La réserve est vide.
    [one] Il y a un jeton dans la réserve.
   *[other] Il y a { $count } jetons dans la réserve.
}
table-puzzle-how = Les cartes que tu sautes quittent la partie. La carte gratuite et chaque tableau rapportent un jeton de la réserve.
table-gone = { $count ->
    [0] Aucune carte n’a quitté la partie.
    [one] Une carte a quitté la partie.
   *[other] { $count } cartes ont quitté la partie.
}
table-awards = Prix
table-award-participation = Prix de participation
table-award-emerging-artist = Artiste à suivre
table-award-honourable-mention = Mention honorable
table-award-runner-up = Deuxième prix
table-award-best-in-show = Premier prix du salon

# Sur un téléviseur. Ce que quelqu’un fait suit son nom.
stage-takes = prend une carte.
stage-decides = prend une carte ou accroche un tableau.
stage-full = a la main pleine et accroche un tableau.
stage-frames = choisit un fond et un cadre.
stage-hangs = accroche « { $title } ».
stage-about = trois tableaux chacun
stage-left = { $left ->
    [one] tableau avant la fin
   *[other] tableaux avant la fin
}

# The exhibition at the end.
result-wins = L’exposition est ouverte : premier prix pour { $names }.
result-yours = Premier prix, { $names } !
result-theirs = Premier prix pour { $names }
result-your-best = Ton meilleur tableau
result-best-of = Le meilleur tableau de { $name }
result-others = les autres
result-alone = L’exposition est ouverte : { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
result-leads = { $name } compte { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $second } { $points_second }.
result-tie = { $name } et { $second } sont à égalité, { $points ->
    [one] { $points } point
   *[other] { $points } points
}. { $name } a gardé plus de jetons, { $tokens } contre { $tokens_second }, et l’emporte.
result-shared = { $names } sont à égalité, { $points ->
    [one] { $points } point
   *[other] { $points } points
} et autant de jetons : victoire partagée.
vote-question = Points et jetons sont à égalité. Quels tableaux sont les plus beaux ?
result-judged = À égalité, { $points ->
    [one] { $points } point
   *[other] { $points } points
} : le jury a choisi la galerie { $name }.
result-prize = { $name }, premier prix
result-points = { $points ->
    [0] aucun point
    [one] un point
   *[other] { $points } points
}
result-brought = { $points ->
    [0] n’a rapporté aucun point
    [one] a rapporté un point
   *[other] a rapporté { $points } points
}
result-finest = Le plus beau de cette exposition
result-count = Le décompte
result-no-hints = Joué sans conseils.
result-hints = Joué avec des conseils : { $strength }.
result-ribbons = { $count ->
    [one] { $count } ruban
   *[other] { $count } rubans
}
result-objectives = Objectifs spéciaux
