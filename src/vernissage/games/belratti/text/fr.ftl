# What Belratti says in French. How messages are named and filled: vernissage/text.py.
# The paintings' names are in names/.

## The jokers

joker-swap-themes = Échanger les thèmes
joker-swap-hands = Échanger des cartes
joker-change-number = Changer le nombre
joker-one-less = Un faux de moins
joker-query = Question

## What you may do

move-ask = Proposer { $number ->
    [one] un tableau
   *[other] { $number } tableaux
}
move-keep-themes = Garder ces thèmes
move-play-joker = { $joker ->
    [swap-themes] Joker : échanger { $choice ->
        [one] le thème un
        [two] le thème deux
       *[both] les deux thèmes
    }
    [swap-hands] { $painter ->
        [nobody] Joker : échanger des cartes en main
       *[one] Joker : six nouvelles cartes en main pour { $painter }
    }
    [change-number] { $choice ->
        [up] Joker : un tableau de plus
       *[down] Joker : un tableau de moins
    }
    [one-less] Joker : un faux de moins
   *[query] Joker : demander qui a peint « { $choice } »
}
move-agree = D’accord
move-refuse = Plutôt non
move-lay = Poser « { $painting } » pour le thème { $theme ->
    [one] un
    [two] deux
   *[other] { $theme }
}
move-take-back = Reprendre « { $painting } »
move-signal = { $count ->
    [0] Dire qu’aucun des tiens ne convient { $fit ->
        [perfect] parfaitement
        [well] bien
        [so-so] à peu près
       *[badly] mal
    }
    [one] Dire qu’un des tiens convient { $fit ->
        [perfect] parfaitement
        [well] bien
        [so-so] à peu près
       *[badly] mal
    }
   *[other] Dire que { $count } des tiens conviennent { $fit ->
        [perfect] parfaitement
        [well] bien
        [so-so] à peu près
       *[badly] mal
    }
}
move-would-lay = { $count ->
    [0] Dire que tu n’en poserais aucun
    [one] Dire que tu en poserais un
   *[other] Dire que tu en poserais { $count }
}
move-ready = J’ai fini
move-put-aside = Mettre « { $painting } » de côté
move-keep = Garder « { $painting } »
move-swap = Échanger ce qui est de côté
move-hang = { $place ->
    [out] Mettre « { $painting } » à la réserve
   *[theme] Accrocher « { $painting } » au thème { $place ->
        [one] un
        [two] deux
       *[other] { $place }
    }
}
move-go-along = Suivre la majorité
move-next = Passer à la manche suivante

## What happened

event-round-began = Manche { $round }. À la direction : { $directors }. Aux pinceaux : { $painters }.
event-themes-laid = { $renewed ->
    [yes] La défausse devient la nouvelle pioche. Les thèmes : { $themes }.
   *[no] Les thèmes : { $themes }.
}
event-proposed = { $you ->
    [seat] Tu proposes
   *[other] { $seat } propose
} { $number ->
    [one] un tableau
   *[other] { $number } tableaux
}.
event-number-fixed = { $before ->
    [0] { $number ->
        [one] Il faut poser un tableau.
       *[other] Il faut poser { $number } tableaux.
    }
   *[other] Au lieu de { $before }, il faut maintenant poser { $number ->
        [one] un tableau
       *[other] { $number } tableaux
    }.
}
event-themes-kept = { $you ->
    [seat] Tu laisses les thèmes tels quels.
   *[other] { $seat } laisse les thèmes tels quels.
}
event-joker-proposed = { $you ->
    [seat] Tu voudrais
   *[other] { $seat } voudrait
} { $joker ->
    [swap-themes] échanger { $choice ->
        [one] le thème un
        [two] le thème deux
       *[both] les deux thèmes
    }
    [swap-hands] { $painter ->
        [nobody] que tous les peintres puissent échanger des cartes
       *[one] six nouvelles cartes en main pour { $painter }
    }
    [change-number] { $choice ->
        [up] poser un tableau de plus
       *[down] poser un tableau de moins
    }
    [one-less] un faux de moins
   *[query] demander qui a peint { $choice_the }
}. Les autres, d’accord ?
event-refused = { $you ->
    [seat] Tu préfères ne pas jouer le joker.
   *[other] { $seat } préfère ne pas jouer le joker.
}
event-joker-played = { $joker ->
    [swap-themes] Joker « { joker-swap-themes } » ({ $group }) : { $choice ->
        [one] le thème un est échangé
        [two] le thème deux est échangé
       *[both] les deux thèmes sont échangés
    }.
    [swap-hands] Joker « { joker-swap-hands } » ({ $group }) : { $painter ->
        [nobody] les peintres peuvent échanger des cartes en main.
       *[one] { $you ->
            [painter] tu peux échanger six cartes en main.
           *[other] { $painter } peut échanger six cartes en main.
        }
    }
    [change-number] Joker « { joker-change-number } » ({ $group }) : { $choice ->
        [up] un tableau de plus.
       *[down] un tableau de moins.
    }
    [one-less] Joker « { joker-one-less } » ({ $group }) : Belratti en glisse un de moins.
   *[query] Joker « { joker-query } » ({ $group }) : qui a peint { $choice_the } ?
}
event-agreed = { $you ->
    [seat] Tu es d’accord.
   *[other] { $seat } est d’accord.
}
event-went-along = { $chance ->
    [yes] { $you ->
        [seat] Ton temps est écoulé : le hasard décide pour toi.
       *[other] Temps écoulé pour { $seat } : le hasard décide.
    }
   *[no] { $you ->
        [seat] Tu suis la majorité.
       *[other] { $seat } suit la majorité.
    }
}
event-signalled = { $you ->
    [seat] Tu dis
   *[other] { $seat } dit
} : { $count ->
    [0] aucun ne convient
    [one] un tableau convient
   *[other] { $count } conviennent
} { $fit ->
    [perfect] parfaitement
    [well] bien
    [so-so] à peu près
   *[badly] mal
}.
event-pledged = { $count ->
    [0] { $you ->
        [seat] Tu ne poserais aucun tableau.
       *[other] { $seat } ne poserait aucun tableau.
    }
    [one] { $you ->
        [seat] Tu poserais un tableau.
       *[other] { $seat } poserait un tableau.
    }
   *[other] { $you ->
        [seat] Tu poserais { $count } tableaux.
       *[other] { $seat } poserait { $count } tableaux.
    }
}
event-painting-laid = { $you ->
    [seat] Tu poses
   *[other] { $seat } pose
} { $painting_the } pour le thème { $theme ->
    [one] un
    [two] deux
   *[other] { $theme }
}.
event-painting-laid-unseen = { $seat } pose un tableau face cachée.
event-taken-back = { $you ->
    [seat] Tu reprends
   *[other] { $seat } reprend
} { $painting_the }.
event-taken-back-unseen = { $seat } reprend un tableau.
event-said-ready = { $missing ->
    [0] { $you ->
        [seat] Tu as fini.
       *[other] { $seat } a fini.
    }
   *[other] { $you ->
        [seat] Tu laisses le reste aux autres peintres :
       *[other] { $seat } laisse le reste aux autres peintres :
    } { $missing ->
        [one] il manque encore un tableau.
       *[other] il manque encore { $missing } tableaux.
    }
}{ $waits_for_count ->
    [0] {""}
   *[other] {" "}Encore à l’œuvre : { $waits_for }.
}
event-painting-put-aside = { $you ->
    [seat] Tu mets de côté
   *[other] { $seat } met de côté
} { $painting_the }.
event-painting-kept = { $you ->
    [seat] Tu gardes
   *[other] { $seat } garde
} { $painting_the }.
event-swap-chosen = { $you ->
    [seat] Tu as choisi tes cartes à échanger.
   *[other] { $seat } a choisi ses cartes à échanger.
}
event-swapped = { $old_count ->
    [0] { $you ->
        [seat] Tu gardes ta main telle quelle.
       *[other] { $seat } garde sa main telle quelle.
    }
   *[other] { $you ->
        [seat] Tu échanges
       *[other] { $seat } échange
    } : { $old }, contre { $new }.{ $renewed ->
        [yes] {" "}La défausse est devenue la nouvelle pioche.
       *[no] {""}
    }
}
event-swapped-unseen = { $count ->
    [0] { $seat } garde sa main telle quelle.
    [one] { $seat } échange une carte.
   *[other] { $seat } échange { $count } cartes.
}{ $renewed ->
    [yes] {" "}La défausse est devenue la nouvelle pioche.
   *[no] {""}
}
event-taken-as-forgery = Un faux est tiré { $you ->
    [seat] de ta main
   *[other] chez { $seat }
} : { $painting_the }.
event-taken-as-forgery-unseen = Un faux est tiré chez { $seat }.
event-frames-revealed = { $renewed ->
    [yes] La défausse est devenue la nouvelle pioche. { $paintings_count } tableaux sont retournés, dont { $forgeries } faux : { $paintings }.
   *[no] { $paintings_count } tableaux sont retournés, dont { $forgeries } faux : { $paintings }.
}
event-hung = { $place ->
    [out] { $you ->
        [seat] Tu mets { $painting_the } à la réserve.
       *[other] { $seat } met { $painting_the } à la réserve.
    }
   *[theme] { $you ->
        [seat] Tu accroches { $painting_the } au thème { $place ->
            [one] un
            [two] deux
           *[other] { $place }
        }.
       *[other] { $seat } accroche { $painting_the } au thème { $place ->
            [one] un
            [two] deux
           *[other] { $place }
        }.
    }
}
event-answered = { $painter ->
    [nobody] Tous les peintres font non de la tête : { $painting_the }, c’est un faux.
   *[one] { $you ->
        [painter] Tu fais oui de la tête : { $painting_the }, c’est de toi.
       *[other] { $painter } fait oui de la tête : { $painting_the }, c’est de sa main.
    }
}
event-revealed = { $right_count ->
    [0] Rien n’est accroché au bon endroit.
   *[other] Bien accroché{ $token ->
        [0] , un point chacun
       *[other] {""}
    } : { $right }.
}{ $astray_count ->
    [0] {""}
   *[other] {" "}À l’autre thème{ $token ->
        [0] , aucun point
       *[other] {""}
    } : { $astray }.
}{ $fooled_count ->
    [0] {" "}Belratti n’a trompé personne.
   *[other] {" "}Faux et pourtant accroché{ $token ->
        [0] , un chacun pour Belratti
       *[other] {""}
    } : { $fooled }.
}{ $missed_count ->
    [0] {""}
   *[other] {" "}Resté à la réserve{ $token ->
        [0] , aucun point
       *[other] {""}
    } : { $missed }.
}{ $perfect ->
    [yes] {" "}Une manche parfaite : chaque tableau posé est accroché à son thème.
   *[no] {""}
}
event-token-won = { $winner ->
    [team] Aucun faux n’est accroché : le jeton { $token } va à l’équipe.
   *[belratti] Un faux est accroché : Belratti prend le jeton { $token }.
}
event-joker-readied = { $cause ->
    [perfect] Une manche parfaite à { $number } tableaux
   *[lost] Le jeton { $number } est perdu
} : le joker « { $joker ->
    [swap-themes] { joker-swap-themes }
    [swap-hands] { joker-swap-hands }
    [change-number] { joker-change-number }
    [one-less] { joker-one-less }
   *[query] { joker-query }
} » est prêt.
event-said-next = { $you ->
    [seat] Tu as tout vu.
   *[other] { $seat } a tout vu.
}
event-drew = { $paintings_count ->
    [0] { $you ->
        [seat] Ta main est complète.
       *[other] { $seat } a déjà une main complète.
    }
   *[other] { $you ->
        [seat] Tu pioches
       *[other] { $seat } pioche
    } : { $paintings }.
}
event-drew-unseen = { $count ->
    [0] { $seat } a déjà une main complète.
    [one] { $seat } pioche un tableau.
   *[other] { $seat } pioche { $count } tableaux.
}
event-end-nears = { $cause ->
    [forgeries] { $left ->
        [one] Encore un faux accroché, et la partie est finie.
       *[other] Encore { $left } faux accrochés, et la partie est finie.
    }
    [rounds] { $left ->
        [one] C’est la dernière manche.
       *[other] Après cette manche, il n’en reste qu’une.
    }
    [cards] { $left ->
        [0] Les tableaux s’épuisent : c’est peut-être la dernière manche.
       *[other] Les tableaux s’épuisent : c’est la dernière manche.
    }
    [token-wins] Encore un jeton, et c’est gagné.
    [token-loses] Encore un jeton pour Belratti, et c’est perdu.
   *[token] C’est la dernière manche : son jeton décide.
}
event-ended = { $reason ->
    [forger] La carte de Belratti est pleine : le musée ferme.
    [cards] Il n’y a plus assez de tableaux pour une autre manche : le musée ferme.
    [tokens] C’était le troisième jeton : le musée ferme.
   *[rounds] C’était la dernière manche : le musée ferme.
}

## What the visitors say

verdict-unforgettable = « Je venais pour le café, et j’ai oublié de repartir. » Dans votre public, personne n’oubliera cette soirée.
verdict-brilliant = « Les gens qui ont accroché ça lisent dans les pensées. »
verdict-lovely = « J’ai presque tout compris, et le reste était joli. »
verdict-respectable = « Mon neveu peint aussi, mais ici c’est accroché plus droit. » Belratti est battu.
verdict-doubtful = « Celui avec l’extincteur, il fait partie de l’exposition ? »
verdict-empty-frames = « Jolis cadres. On va mettre quelque chose dedans ? »
verdict-masterpiece = Trois expositions sans un faux : un chef-d’œuvre, et Belratti file par la porte de derrière.
verdict-fooled = Belratti a signé le livre d’or, sous trois noms différents.

## Why not

refusal-belratti-not-now = Ce n’est pas possible maintenant.
refusal-belratti-joker-first = Un joker est proposé : il passe d’abord.
refusal-belratti-nothing-proposed = Aucun joker n’est proposé.
refusal-belratti-themes-first = La direction peut encore échanger les thèmes : cela passe d’abord.
refusal-belratti-nothing-to-go-along-with = Il n’y a encore rien à suivre.
refusal-belratti-wrong-phase = { $phase ->
    [ask] On fixe d’abord le nombre de tableaux.
    [paint] Les peintres sont en train de poser leurs tableaux.
    [swap] On est en train d’échanger des cartes : cela passe d’abord.
    [hang] La direction est en train d’accrocher : les peintres ne font que regarder.
    [reveal] La manche est dévoilée : on ne déplace plus rien. Passe à la suivante quand tu veux.
   *[over] Le musée est fermé.
}
refusal-belratti-not-your-role = { $role ->
    [directors] C’est à la direction de faire cela.
   *[painters] C’est aux peintres de faire cela.
}
refusal-belratti-out-of-patience = Dans cette phase, tu as déjà eu ton mot à dire { $patience } fois. Tu peux encore suivre, ou faire ce qui manque.
refusal-belratti-no-such-number = On ne peut pas en demander { $number }.
refusal-belratti-shown-already = Tu montres déjà { $number }. Ce nombre est fixé quand les autres montrent le même.
refusal-belratti-agreed-already = Tu es déjà d’accord avec cet accrochage. Il vaut quand toute la direction l’est.
refusal-belratti-not-in-hand = Tu n’as pas « { $painting } » en main.
refusal-belratti-enough-laid = { $number ->
    [one] Le tableau demandé est déjà posé. Reprends-le d’abord.
   *[other] Les { $number } tableaux sont déjà posés. Reprends-en d’abord un.
}
refusal-belratti-too-many-links = Une ligne a { $most } maillons au plus, comme « canard, bain, mousse ».
refusal-belratti-line-too-long = Une ligne a { $most } caractères au plus.
refusal-belratti-not-laid = Tu n’as pas posé « { $painting } ».
refusal-belratti-nobody-to-tell = Tu es la seule personne à peindre : il n’y a personne à qui le dire.
refusal-belratti-no-such-fit = Dans cette édition, un tableau convient bien, à peu près ou mal ; aucun ne convient parfaitement.
refusal-belratti-too-many = Tu peux en poser { $number } au plus.
refusal-belratti-still-missing = { $count ->
    [one] Il manque encore un tableau.
   *[other] Il manque encore { $count } tableaux.
}
refusal-belratti-swap-exactly = On échange exactement { $count } cartes.
refusal-belratti-no-such-frame = Ce tableau n’est pas exposé.
refusal-belratti-hangs-there = « { $painting } » y est déjà.
refusal-belratti-wrong-count = { $hung ->
    [0] Rien n’est encore accroché
    [one] Un tableau est accroché
   *[other] { $hung } tableaux sont accrochés
} ; il en faut { $number }.
refusal-belratti-no-such-joker = Cette édition n’a pas ce joker.
refusal-belratti-joker-phase = { $phase ->
    [ask] Ce joker s’utilise avant que le nombre soit fixé.
    [paint] Ce joker s’utilise pendant que les peintres posent.
   *[hang] Ce joker s’utilise pendant que la direction accroche.
}
refusal-belratti-joker-role = { $role ->
    [directors] Ce joker est celui de la direction.
   *[painters] Ce joker est celui des peintres.
}
refusal-belratti-joker-used = { $standing ->
    [used] Ce joker est utilisé ; il revient après une manche parfaite à { $number } tableaux.
    [asleep] Ce joker est endormi ; il se réveille si la manche du jeton { $number } est perdue.
   *[gone] Ce joker est hors jeu.
}
refusal-belratti-themes-late = Dans cette édition, les thèmes ne s’échangent qu’avant qu’un nombre soit montré.
refusal-belratti-number-late = Le nombre se change tout au début, avant que rien ne soit posé ou échangé.
refusal-belratti-too-few-paintings = Il ne reste pas assez de tableaux à piocher pour cela.
refusal-belratti-joker-choice = Ce joker ne peut pas se jouer ainsi maintenant.
refusal-options-masterpieces = Chefs-d’œuvre est une variante de l’édition Kosmos.
refusal-options-round-limit = Chefs-d’œuvre finit par ses jetons, en { $rounds } manches au plus : laisse la limite de côté.
refusal-options-open-jokers = Les jokers ne commencent endormis que dans Chefs-d’œuvre ; ailleurs, ils sont tous prêts.
refusal-options-chosen-jokers = Choisis exactement autant de jokers différents qu’il y en a de prêts au départ : { $open }.

## What is wrong with a position

refusal-position-paintings = Chaque tableau de l’édition doit être quelque part, et une seule fois.
refusal-position-seats = Il faut une main, des tableaux posés, des signes et le reste pour chacune des { $players } places.
refusal-position-jokers = Les jokers ne vont pas avec l’édition ou la variante.
refusal-position-round = La manche { $round } est impossible.
refusal-position-tokens = Les jetons Pinceau ne vont pas avec la manche.
refusal-position-piles = Dans Chefs-d’œuvre, on ne garde pas de tableaux.
refusal-position-end = La partie est finie ici et ne devrait pas l’être, ou continue et ne devrait pas.
refusal-position-draw-pile = La pioche a trop peu de tableaux pour les faux.
refusal-position-hand = La main de la place { $seat } a trop de cartes, ou trop peu.
refusal-position-no-painter = La place { $seat } ne peint pas cette manche.
refusal-position-line = Une ligne de la place { $seat } n’a pas pu être écrite ainsi.
refusal-position-hand-order = La main de la place { $seat } doit être triée.
refusal-position-changes = La place { $seat } ne peut pas avoir changé d’avis si souvent.
refusal-position-looks = Les manches passées ne peuvent pas avoir été jouées à cette table.
refusal-position-themes = Il faut deux thèmes pendant une manche, et aucun après.
refusal-position-number = Le nombre de tableaux demandé ne va pas avec le reste.
refusal-position-swap = Ce qu’on échange ne va pas avec le reste.
refusal-position-hanging = L’accrochage ne va pas avec les tableaux exposés.
refusal-position-frames = Les tableaux exposés ne sont pas ceux qui ont été posés, plus les faux.
refusal-position-signals = La place { $seat } ne peut pas avoir dit cela.
refusal-position-proposed = Ce joker ne peut pas avoir été proposé ici.
refusal-position-laid = Il y a plus ou moins de tableaux posés qu’il n’en a été demandé.
refusal-position-begun = La peinture a commencé ici et ne devrait pas, ou devrait avoir commencé.
refusal-position-ready = Les places qui ont fini ne vont pas avec la phase.
refusal-position-forgeries = Il n’y a pas le bon nombre de faux, ou ils viennent d’ailleurs.
refusal-position-answers = Les peintres ne peuvent pas avoir répondu cela.

## The table in the terminal

table-round = Manche { $round }
table-phase-ask = combien ?
table-phase-paint = peinture
table-phase-swap = échange de cartes
table-phase-hang = accrochage
table-phase-reveal = dévoilé
table-phase-over = fermé
table-theme-one = Thème un
table-theme-two = Thème deux
table-out = Réserve
table-number = { $number ->
    [0] nombre à fixer
    [one] un tableau
   *[other] { $number } tableaux
}
table-forgeries = { $count } faux
table-team = Équipe { $count }
table-belratti = Belratti { $count }
table-deck = { $count } dans la pioche
table-jokers = Jokers
table-joker-ready = prêt
table-joker-used = utilisé
table-joker-asleep = endormi
table-joker-gone = hors jeu
table-tokens = Jetons Pinceau
table-player = À table
table-role = Rôle
table-held = Main
table-laid = Posés
table-says = Dit
table-directors = direction
table-painters = peintre
table-is-ready = a fini
table-proposes = propose { $number }
table-would-lay = en poserait { $count }
table-fits = { $count } { $fit ->
    [perfect] parfaitement
    [well] bien
    [so-so] à peu près
   *[badly] mal
}
table-agrees = d’accord
table-hand = Ta main
table-line-typed = Une ligne secrète sur ce que tu poses s’écrit après deux-points, par exemple « 3: canard, bain, mousse ».
table-yours = à toi
table-forged = faux
table-meant = pour le thème { $theme ->
    [one] un
    [two] deux
   *[other] { $theme }
}

## In the browser

game-title = Belratti
game-kind = Lis dans les pensées
game-about = Les uns dirigent un musée, les autres peignent pour lui, et un faussaire se glisse entre eux.
goal = { $masterpieces ->
    [yes] Ensemble, gagnez trois jetons Pinceau avant Belratti : n’accrochez aucun faux.
   *[no] Ensemble, accrochez 15 vrais tableaux au bon thème avant { $round_limit ->
        [one] la fin de la manche et avant que six faux ne soient accrochés.
        [other] la fin de { $round_limit } manches et avant que six faux ne soient accrochés.
       *[nobody] que six faux ne soient accrochés{ $edition ->
            [mogel] {" "}ou que les tableaux ne manquent.
           *[kosmos] .
        }
    }
}
usual-rules = L’édition Kosmos, avec { $forgeries } faux par manche. Bien pour une première partie.
variants = Quel Belratti ?
variant-row-number = combien
variant-row-forgeries = faux
variant-row-win = victoire
variant-row-for = idéal pour
variant-row-time = durée
variant-kosmos = Kosmos
    .sub = Celui pour commencer
    .what = Cinq jokers vous aident, et une longue partie pardonne une mauvaise manche.
    .number = la direction décide, 3 à 7
    .forgeries = de la pioche
    .win = 15 vrais avant 6 faux
    .for = débuter, en famille
    .time = 30 à 45 minutes
    .short = Pour **débuter, en famille**, 30–45 min
variant-masterpieces = Chefs-d’œuvre
    .sub = Cinq manches, sans pitié
    .what = Un seul faux au mur et la manche est perdue. Les jokers sont rares.
    .number = les peintres choisissent, 3 à 7
    .forgeries = des mains des peintres
    .win = trois manches sur cinq
    .for = de vieux amis
    .time = 20 minutes
    .short = Pour **de vieux amis**, 20 min
variant-mogel = Mogel
    .sub = Plus court, plus retors
    .what = Quatre jokers, et ce qui est joué s’en va : la pioche s’épuise.
    .number = la direction décide, 2 à 7
    .forgeries = de la pioche
    .win = 15 vrais avant 6 faux
    .for = une deuxième soirée
    .time = 25 à 35 minutes
    .short = Pour **une deuxième soirée**, 25–35 min
option-edition = Édition
option-edition-kosmos = Kosmos, 192 tableaux
option-edition-mogel = Mogel, 168 tableaux
option-masterpieces = Variante Chefs-d’œuvre
option-masterpieces-note = Cinq jetons Pinceau, cinq manches au plus ; seul compte le vrai ou le faux.
option-forgeries = Faux par manche
option-forgeries-3 = trois, plus facile
option-forgeries-4 = quatre
option-forgeries-5 = cinq, vraiment corsé
option-alternate_roles = Direction et peintres en alternance
option-alternate_roles-note = Pour que personne ne dirige longtemps de suite.
option-open_jokers = Jokers prêts au départ
option-open_jokers-note = Seulement avec Chefs-d’œuvre, où les autres dorment au début.
option-chosen_jokers = Quels jokers
option-chosen_jokers-none = au hasard
option-chosen_jokers-note = Autant qu’il y en a de prêts au début ; sans choix, c’est le hasard qui décide.
option-chosen_jokers-swap-themes = { joker-swap-themes }
option-chosen_jokers-swap-hands = { joker-swap-hands }
option-chosen_jokers-change-number = { joker-change-number }
option-chosen_jokers-one-less = { joker-one-less }
option-chosen_jokers-query = { joker-query }
option-patience = Changements d’avis par phase
option-patience-note = Combien de fois on peut proposer, dire ou changer quelque chose ; ensuite, on suit ou on fait ce qui manque.
option-round_limit = Limite de manches
option-round_limit-none = sans limite
option-round_limit-note = La partie finit plus tôt si six faux sont accrochés. Chefs-d’œuvre se passe de limite.
level-easy-how = Compagnie détendue, qui lit parfois un tableau de travers.
level-medium-how = Te comprend bien, et se trompe parfois comme tout le monde.
level-hard-how = Te comprend le mieux possible. Vous gagnez ensemble : cela t’aide.
bot-random = À l’aise
bot-search = Perspicace
bot-colourist = Coloriste
bot-colourist-how = regarde d’abord les couleurs
bot-storyteller = Raconteur d’histoires
bot-storyteller-how = imagine la suite : chat, souris, piège
bot-literalist = Au pied de la lettre
bot-literalist-how = prend l’image à la lettre : roue, voiture
bot-steady = Solide

## The table in the browser

table-now-ask = { $variant ->
    [masterpieces] { $role ->
        [painter] { $mine ->
            [yes] Combien pouvez-vous en poser ? Appuie sur un **jeton Pinceau**.
           *[no] Ton jeton est montré ; il est choisi quand tous les peintres montrent le même.
        }
       *[other] Les peintres choisissent combien ils en posent, avec un jeton Pinceau.
    }
   *[usual] { $role ->
        [director] { $mine ->
            [yes] Combien de tableaux demander à { $painters } ? Appuie sur un **nombre**.
           *[no] Ton nombre est montré ; il est fixé quand toute la direction montre le même.
        }
        [painter] La direction choisit combien de tableaux vous posez.
       *[other] La direction choisit combien de tableaux posent les peintres.
    }
}
table-now-differ = { $mine ->
    [yes] { $variant ->
        [masterpieces] Les jetons diffèrent : { $shown }. Mettez-vous d’accord : appuie sur un **jeton Pinceau**.
       *[usual] Les nombres diffèrent : { $shown }. Mettez-vous d’accord : appuie sur un **nombre**.
    }
   *[no] { $variant ->
        [masterpieces] Les jetons diffèrent : { $shown }. Les peintres doivent se mettre d’accord sur un seul.
       *[usual] Les nombres diffèrent : { $shown }. La direction doit se mettre d’accord sur un seul.
    }
}
table-now-themes = { $role ->
    [director] Échanger un thème ou garder les deux ? Les peintres vous attendent.
    [painter] La direction règle d’abord les thèmes. Ensuite, vous choisissez un jeton.
   *[other] La direction règle les thèmes.
}
table-now-paint = { $role ->
    [painter] { $mine ->
        [yes] { $missing ->
            [0] Les { $number } sont posés. Appuie sur **{ move-ready }**.
           *[other] Demandés : { $number }, il en manque { $missing }. Touche un **tableau** de ta main, puis son **thème**.
        }
       *[no] Tu as fini. { $missing ->
            [0] Les { $number } sont posés.
           *[other] Il en manque { $missing } sur { $number }.
        }
    }
    [director] Les peintres en posent { $number } ; il en manque { $missing }. Note à quel point les leurs conviennent.
   *[other] Les peintres en posent { $number } ; il en manque { $missing }.
}
table-now-proposed = { $mine ->
    [yes] Proposé par { $names } : le joker « { $joker } ». Appuie sur **{ move-agree }** ou **{ move-refuse }**.
   *[no] { $group ->
        [directors] La direction réfléchit
       *[painters] Les peintres réfléchissent
    } au joker « { $joker } ».
}
table-now-swap = { $mine ->
    [yes] { $variant ->
        [mogel] Touche exactement six **cartes** à échanger.
       *[usual] Touche les **cartes** que tu veux échanger ; tu peux aussi toutes les garder.
    }
   *[no] On échange des cartes.
}
table-now-hang = { $role ->
    [director] { $hung ->
        [enough] { $mine ->
            [yes] { $number } sont accrochés. D’accord, ou tu en changes ?
           *[no] Tu es d’accord. L’accrochage vaut quand toute la direction l’est.
        }
        [too-many] Pas plus de { $number } au mur : remets-en un à la **réserve**.
       *[too-few] Quels sont les { $number_word } des peintres ?
    }
    [painter] La direction cherche ce que vous avez posé. Toi, tu regardes en silence.
   *[other] La direction en accroche { $number } et en laisse { $forgeries } à la réserve.
}
table-now-reveal = { $of ->
    [0] C’est gagné, avec { $won } tableaux !
   *[other] Les cadres se retournent : { $turned } sur { $of }.
}
table-now-judged = { $stamp ->
    [genuine] Un vrai !
    [astray] Vrai, mais mal lu.
    [missed] Manqué !
    [caught] Démasqué !
   *[belratti] Belratti !
}
table-now-turned = { $forged ->
    [yes] { $name } : un faux.
   *[no] { $name } : par { $painter }.
} { $turned } sur { $of }.
table-now-over = Le musée est fermé. Appuie sur **{ table-to-result }**.
table-painting = { $name } : { $look }{ $stamp ->
    [genuine] . Authentique
    [belratti] . Un faux de Belratti
    [astray] . Vrai, mais mal lu
    [missed] . Manqué
    [caught] . Un faux, démasqué
   *[none] {""}
}{ $noted ->
    [yes] . { $note }
   *[no] {""}
}
table-hang-here = Accrocher ici
table-lay-here = Poser ici
table-put-away = Écarter
table-out-of = { $out } ici pour l’instant ; { $wanted } faux doivent y rester
table-pick-first = Touche d’abord un tableau, puis l’endroit où il doit aller.
table-idle = { $now ->
    [proposed] Un joker est proposé : on en décide d’abord.
    [themes] { $done ->
        [yes] Tu gardes ces thèmes ; le reste de la direction réfléchit encore.
       *[no] La direction règle d’abord les thèmes. Ensuite, on choisit un jeton.
    }
    [ask] { $done ->
        [yes] Ton nombre est montré ; il est fixé quand les autres montrent le même.
       *[no] { $variant ->
            [masterpieces] Les peintres sont en train de choisir un jeton Pinceau.
           *[usual] La direction est en train de choisir le nombre de tableaux.
        }
    }
    [paint] { $done ->
        [yes] Tu as fini ; les autres peintres posent encore.
       *[no] Les peintres sont en train de poser leurs tableaux : la direction ne fait que regarder.
    }
    [swap] { $done ->
        [yes] Tu as échangé ; les autres choisissent encore.
       *[no] On est en train d’échanger des cartes : cela passe d’abord.
    }
    [hang] { $done ->
        [yes] Tu es d’accord. L’accrochage vaut quand toute la direction l’est.
       *[no] La direction est en train d’accrocher : les peintres ne font que regarder.
    }
   *[reveal] Tu as bien regardé ; la manche suivante commence quand tout le monde l’a fait.
}
table-gap-laid = { $name }, pour le thème { $theme ->
    [one] un
    [two] deux
   *[other] { $theme }
}
table-gap-line = { $gap }, avec la ligne « { $line } »
table-line = Ta ligne secrète sur ce tableau : { $the }
table-line-example = Par exemple : canard, bain, mousse
table-line-sealed = Jusqu’à trois maillons. Personne d’autre ne la voit, ni ne sait s’il y en a une, avant que la manche soit dévoilée.
table-gap-aside = { $name }, de côté
table-gap-back = { $gap }. Reprendre
table-numbers = Combien de tableaux
table-number-by = { $count ->
    [0] { $number }
   *[other] { $number }, montré par { $names }
}
table-signals = Tes tableaux conviennent-ils ?
table-signals-only = on n’en dit pas plus
table-signals-rule = À quel point et combien, jamais quoi ni pour quel thème.
table-word = { $word ->
    [perfect] parfaitement
    [well] bien
    [so-so] à peu près
    [badly] mal
   *[lay] j’en poserais
}
table-fewer = Moins
table-more = Plus
table-no-fewer = Moins que zéro, ça n’existe pas.
table-no-more = Tu ne peux pas en dire plus.
table-times = × { $count }
table-say-it = Le dire
table-said-already = Tu l’as déjà dit.
table-joker-use = Utiliser le joker « { $joker } »
table-use = Utiliser
table-joker-title = { $joker } : { $how }
table-joker-does = { $joker ->
    [swap-themes] De nouveaux thèmes, un ou deux
    [swap-hands] { $variant ->
        [mogel] Six nouvelles cartes pour un peintre
       *[usual] De nouvelles cartes pour les peintres
    }
    [change-number] Un tableau de plus ou de moins à poser
    [one-less] Un faux de moins cette manche
   *[query] Interroger les peintres sur un tableau
}
table-joker-state = { $standing ->
    [ready] { $joker ->
        [swap-themes] { $variant ->
            [masterpieces] pour la direction, avant le choix d’un jeton
            [mogel] pour la direction, avant qu’un nombre soit montré
           *[usual] pour la direction, avant que le nombre soit fixé
        }
        [query] pour la direction, pendant qu’elle accroche
        [change-number] pour les peintres, avant que rien ne soit posé ou échangé
       *[other] pour les peintres, pendant qu’ils posent
    }
    [used] { $variant ->
        [masterpieces] utilisé
       *[usual] utilisé ; revient après une manche parfaite à { $number } tableaux
    }
    [asleep] endormi ; se réveille si la manche du jeton { $number } est perdue
   *[gone] hors jeu
}
table-query-pick = Prends d’abord un tableau, puis demande qui l’a peint.
table-piles = Piles
table-pile-team = Équipe
table-pile-belratti = Belratti
table-pile-wins = { $tokens ->
    [yes] { $count } jetons pour gagner
   *[no] { $enough ->
        [yes] Gagné : { $count } suffisent
       *[no] { $count } pour gagner
    }
}
table-pile-ends = { $tokens ->
    [yes] à { $count } jetons, c’est perdu
   *[no] à { $count }, c’est la fin
}
table-of = sur { $of }
table-ending = { $next ->
    [yes] { $cause ->
        [rounds] { $left ->
            [one] La prochaine manche est la dernière.
           *[other] Il reste deux manches.
        }
        [cards] { $left ->
            [0] Les tableaux s’épuisent : la prochaine manche sera peut-être la dernière.
           *[other] Les tableaux s’épuisent : la prochaine manche est la dernière.
        }
        [token] La prochaine manche est la dernière : son jeton décide.
       *[other] { event-end-nears }
    }
   *[no] { event-end-nears }
}
table-directors-title = Direction
table-painters-title = { $count ->
    [one] Peintre
   *[other] Peintres
}
table-you = { $name } (toi)
table-holds = { $count ->
    [one] { $count } carte en main
   *[other] { $count } cartes en main
}{ $laid ->
    [0] {""}
   *[other] , tableaux posés : { $laid }
}
table-holding = avec { $the }
table-suggests = { $place ->
    [out] préférerait ne pas accrocher { $the }
    [one] accrocherait { $the } au thème un
   *[two] accrocherait { $the } au thème deux
}
table-dock-suggests = { $place ->
    [out] { $name } préférerait ne pas accrocher { $the }.
    [one] { $name } accrocherait { $the } au thème un.
   *[two] { $name } accrocherait { $the } au thème deux.
}
table-leave-it = { $count ->
    [one] Laisser faire { $name }
   *[other] Laisser faire les autres
}
table-status-agrees = d’accord
table-status-not-yet = pas encore
table-status-shows = montre { $number }
table-shows = { $name } { $number }
table-status-keeps = garde les thèmes
table-status-ready = a fini
table-status-leaves = laisse le reste
table-status-painting = peint
table-status-swapping = choisit
table-status-looking = regarde
table-status-hushed = se tait
table-hushed = Pas un mot, pas un geste, tant que les cadres ne sont pas retournés.
table-silence = { $phase ->
    [ask] Des nombres, rien d’autre : pas un mot sur les thèmes.
    [hang] Seule la direction parle. Les peintres se taisent tant que les cadres ne sont pas retournés.
   *[other] Les peintres disent si cela convient et combien ils en poseraient, rien de plus.
}
table-has-laid = { $count ->
    [0] { $name } n’a encore rien posé.
    [one] { $name } en a posé un.
   *[other] { $name } en a posé { $count }.
}
table-talk = Parler
table-say = Dire
table-told = { $stamp ->
    [genuine] { $tokens ->
        [yes] un tableau peint par { $painter }, bien accroché.
       *[no] un tableau peint par { $painter }, pour le thème { $meant ->
            [one] un
            [two] deux
           *[other] { $meant }
        }, accroché au thème { $hung ->
            [one] un
            [two] deux
           *[other] { $hung }
        }. Bien lu !
    }
    [astray] un tableau peint par { $painter }, pour le thème { $meant ->
        [one] un
        [two] deux
       *[other] { $meant }
    }, accroché au thème { $hung ->
        [one] un
        [two] deux
       *[other] { $hung }
    }.
    [missed] un tableau peint par { $painter }, pour le thème { $meant ->
        [one] un
        [two] deux
       *[other] { $meant }
    }, laissé à la réserve.
    [caught] un faux, démasqué.
   *[belratti] un faux, accroché au thème { $hung ->
        [one] un
        [two] deux
       *[other] { $hung }
    }.
}
table-stamp-genuine = vrai
table-stamp-belratti = Belratti !
table-stamp-astray = mal lu
table-stamp-missed = manqué
table-stamp-caught = démasqué
table-rounds = Dernières manches
table-tab-rounds = Manches
table-themes = { $one } et { $two }
table-perfect = Une manche parfaite !
table-look = Ce qui était voulu, et ce qui a été compris
table-totals = La manche en chiffres
table-total-genuine = bien lus
table-total-belratti = Belratti
table-total-astray = mal lus
table-dock-proposed = { $play } ?
table-dock-goes = Pour quel thème, { $the } ?
table-dock-ask = Les peintres en posent autant ; Belratti y mêle { $forgeries } faux.
table-dock-tokens = Vous en posez autant ; puis { $forgeries } faux sont tirés de vos mains.
table-dock-themes = Votre joker peut encore échanger des thèmes. Si toute la direction les garde, les peintres choisissent.
table-dock-themes-kept = Tu gardes ces thèmes. On attend { $names }.
table-dock-paint = { $missing ->
    [0] Les { $number } sont posés.
   *[other] Posés : { $laid } sur { $number }. Il en manque { $missing }.
}{ $waiting ->
    [yes] {" "}On attend { $names }.
   *[no] {""}
}
table-dock-again = { $why ->
    [missing] { $missing ->
        [one] Tous avaient fini, mais il manque un tableau : on te redemande.
       *[other] Tous avaient fini, mais il manque { $missing } tableaux : on te redemande.
    }
    [number] Le nombre est maintenant { $number } : redis quand tu as fini.
   *[hands] Des cartes ont été échangées : redis quand tu as fini.
}
table-ready-why = { $missing ->
    [one] Il manque encore un tableau, et personne d’autre ne peint.
   *[other] Il manque encore { $missing } tableaux, et personne d’autre ne peint.
}
table-dock-swap = { $variant ->
    [mogel] De côté : { $count } sur six.
   *[usual] { $count ->
        [0] Touche ce que tu veux échanger.
        [one] Un tableau est de côté.
       *[other] { $count } tableaux sont de côté.
    }
}
table-dock-where = **{ $name } :** { $hangs ->
    [yes] où, sinon
   *[no] où l’accrocher
} ?
table-dock-whose = Joker : qui l’a peint ?
table-dock-hang = { $hung ->
    [0] Touche un **tableau**, puis son **thème**.
   *[other] Accrochés pour l’instant : { $hung } sur { $number }.
}
table-dock-agreed = { $agree_count ->
    [0] {""}
    [one] { $agree } est d’accord.
   *[other] { $agree } sont d’accord.
}{ $think_count ->
    [0] {""}
    [one] {" "}{ $think } réfléchit encore.
   *[other] {" "}{ $think } réfléchissent encore.
}
table-dock-won = Selon les règles, on continue { $sooner ->
    [yes] au plus jusqu’à
   *[no] jusqu’à
} { $limit } faux accrochés.{ $stop ->
    [may] {" "}On s’arrête là, sans critique, si plus de la moitié d’entre vous le veulent.
    [said] {" "}Tu veux t’arrêter là ; personne d’autre ne le sait.
   *[no] {" "}Chaque tableau de plus améliore la critique.
}
table-play-on = Continuer
table-end-here = S’arrêter là
table-said = Ce qu’ont dit les peintres
table-said-by = { $name } : { $words }
table-swap = { $count ->
    [0] Garder ma main
    [one] Échanger une carte
   *[other] Échanger { $count } cartes
}
table-show-all = Tout montrer d’un coup
table-turning-why = On retourne encore les cadres.
table-go-along-with = Suivre : { $number }
table-to-result = Voir le résultat
table-agree = D’accord avec cet accrochage
table-agree-why = { $hung ->
    [0] Rien n’est encore accroché ; il en faut { $number }.
   *[other] Accrochés : { $hung } ; il en faut { $number }.
}
table-people = À table
table-more-of = Le reste de la table
table-story = Ce qui s’est passé
table-nobodys = de personne : un faux
table-by = par { $name }
table-taken = tiré de ta main
table-yours-for = à toi, pour « { $name } »

## Une manche lue, tableau par tableau

table-numeral = { $number ->
    [0] aucun
    [1] un
    [2] deux
    [3] trois
    [4] quatre
    [5] cinq
    [6] six
    [7] sept
    [8] huit
    [9] neuf
   *[other] { $number }
}
table-read = Bien lus : { $right_word } sur { $number_word }.
table-gets = { $count ->
    [0] Belratti n’a rien.
   *[other] Pour Belratti : { $the }.
}
table-token = { $winner ->
    [belratti] Un faux est accroché.
   *[team] Aucun faux accroché.
}
table-token-to = { $winner ->
    [belratti] Belratti prend le jeton { $token }.
   *[team] Le jeton { $token } va à l’équipe.
}
table-meant-by = { $stamp ->
    [belratti] personne ne l’a posé
    [caught] un faux, et personne n’y a cru
   *[other] { $here ->
        [token] posé par { $name }
        [yes] { $name } le voulait ici
       *[no] { $name } pensait à : { $theme }
    }
}
table-true = { $count ->
    [0] rien n’est accroché ici
   *[other] { $right ->
        [0] aucun n’est vrai
        [1] un vrai sur { $count_word }
       *[other] { $right_word } vrais sur { $count_word }
    }
}
table-stayed = { $count ->
    [0] rien que des faux
    [1] un des vôtres y est resté
   *[other] { $count_word } des vôtres y sont restés
}

## À la télévision

stage-ask = { $variant ->
    [masterpieces] { $count ->
        [one] choisit
       *[other] choisissent
    } un jeton : on en posera autant.
   *[usual] décident combien de tableaux { $painters } { $painters_count ->
        [one] doit
       *[other] doivent
    } poser.
}
stage-themes = peuvent encore échanger les thèmes.
stage-paint = { $missing ->
    [0] { $count ->
        [one] a
       *[other] ont
    } tout posé : { $number_word }.
   *[other] { $count ->
        [one] en pose
       *[other] en posent
    } { $number_word } ; reste { $missing_word }.
}
stage-swap = { $count ->
    [one] choisit
   *[other] choisissent
} les cartes à échanger.
stage-hang = cherchent les { $number_word } tableaux peints par { $painters }.
stage-agree = { $count ->
    [one] doit
   *[other] doivent
} encore accepter cet accrochage.
stage-turning = Les tableaux se retournent, un par un.
stage-open = Pas encore accrochés
stage-left = { $hung ->
    [enough] ceux-ci resteraient en réserve
    [too-many] trop sont accrochés : { $number_word } au plus
   *[too-few] encore { $left_word } à accrocher, { $forged_word } sont faux
}
stage-number-how = { $variant ->
    [masterpieces] Puis { $forgeries } faux sont tirés des mains des peintres.
   *[usual] Belratti y mêle ensuite { $forgeries } faux.
}
stage-directors = { $phase ->
    [ask] { $variant ->
        [masterpieces] attend les peintres
       *[usual] montre un nombre, et rien de plus
    }
    [themes] échange les thèmes ou les garde
    [hang] accroche et discute
    [paint] attend
    [swap] attend
   *[reveal] a lu la manche
}
stage-painters = { $phase ->
    [ask] { $variant ->
        [masterpieces] { $count ->
            [one] choisit un jeton
           *[other] choisissent un jeton
        }
       *[usual] { $count ->
            [one] attend
           *[other] attendent
        }
    }
    [themes] { $count ->
        [one] attend
       *[other] attendent
    }
    [hang] { $count ->
        [one] regarde sans donner d’indice
       *[other] regardent sans donner d’indice
    }
    [paint] { $count ->
        [one] pose en secret
       *[other] posent en secret
    }
    [swap] { $count ->
        [one] échange des cartes
       *[other] échangent des cartes
    }
   *[reveal] { $count ->
        [one] a peint
       *[other] ont peint
    }
}
stage-team = { $tokens ->
    [yes] pour vous
   *[no] bien lus
}
stage-team-end = { $end } pour gagner
stage-belratti = { $tokens ->
    [yes] pour Belratti
   *[no] faux
}
stage-belratti-end = { $tokens ->
    [yes] à { $end }, perdu
   *[no] à { $end }, la fin
}
stage-waiting = { $count ->
    [one] Seulement { $name } lit encore.
   *[other] { $count_word } lisent encore.
} Appuie sur **{ $press }** sur ton téléphone.

## Quand le rôle change

role-round = Manche { $round } · les rôles ont avancé
role-directs = Maintenant, tu **diriges**.
role-paints = Maintenant, tu **peins**.
role-do = { $role ->
    [directs] { $variant ->
        [masterpieces] Les peintres disent combien ils en posent. Retrouvez ensuite les leurs parmi les faux.
       *[usual] Dis combien de tableaux vous voulez. Retrouvez-les ensuite parmi les faux de Belratti.
    }
   *[paints] Pose des tableaux qui font penser la direction à **{ $one }** ou à **{ $two }**.
}
role-say = { $role ->
    [directs] Pendant l’accrochage, parlez librement entre vous.
   *[paints] { $alone ->
        [yes] Tu peins sans personne : il n’y a rien à dire.
       *[no] { $variant ->
            [mogel] Dis si les tiens conviennent : bien, à peu près, mal.
           *[usual] Dis si les tiens conviennent : parfaitement, bien, à peu près, mal.
        }
    }
}
role-never = { $role ->
    [directs] Avant, rien que des nombres, pas un mot sur les thèmes.
   *[paints] Jamais ce qu’ils montrent.
}
role-jokers = { $count ->
    [0] Aucun de vos jokers n’est prêt cette manche.
    [one] Votre joker : { $names }.
   *[other] Vos jokers : { $names }.
}
role-jokers-used = Utilisé : { $names }. Une manche parfaite avec son nombre fait revenir un joker.
role-go = { $role ->
    [directs] Voir les thèmes
   *[paints] Voir mes tableaux
}
role-less = Me le rappeler moins

## How it ended

result-title = { $variant ->
    [masterpieces] { $won ->
        [yes] Vous avez réussi : { $points } chefs-d’œuvre.
       *[no] Belratti s’est bien moqué de vous.
    }
   *[usual] { $won ->
        [yes] { $points } tableaux bien lus : c’est gagné !
       *[no] { $points ->
            [0] Pas un seul tableau bien lu. Belratti rigole.
            [one] { $points } tableau bien lu. Belratti rigole.
           *[other] { $points } tableaux bien lus. Belratti rigole.
        }
    }
}
result-last = La dernière exposition

## L’album

album-title = L’album de la soirée
album-rounds = Toutes les manches
album-wall = Manche { $round } : ce qui était voulu et ce qui a été lu. La liste en dessous dit la même chose.
album-forged = faux
album-told = { $stamp ->
    [genuine] de { $painter }, pour « { $meant } ». Bien lu !
    [astray] de { $painter }, pour « { $meant } ». Accroché avec « { $hung } ».
    [missed] de { $painter }, pour « { $meant } ». Resté en réserve.
   *[belratti] est de Belratti. Accroché avec « { $hung } ».
}
album-perfect = parfaite
album-read-by = lue par { $names }
album-count = { $read } sur { $laid } bien lus · { $forged ->
    [0] aucun faux
   *[other] { $forged } faux
}
album-of = { $read } sur { $laid }
album-of-all = sur { $painted }
album-caught = Faux démasqués : { $names }.
album-jokers = Jokers joués : { $names }.
album-woken = { $perfect ->
    [yes] Une manche parfaite à { $number } : cela a réveillé le joker « { $joker } ».
   *[no] Le { $number } était perdu : cela a réveillé le joker « { $joker } ».
}
album-cord-genuine = voulu et lu
album-cord-astray = lu sur le mauvais mur
album-cord-missed = pas trouvé
album-cord-none = sans cordon : faux
album-minds = Qui a compris qui
album-minds-how = En ligne, qui a peint ; en colonne, qui a lu. Un carré par tableau, plein s’il a été bien lu.
album-closest = { $director } a lu { $painter } mieux que personne : { $read } sur { $painted }.
album-never = jamais croisés
album-pair = Les grands esprits
album-pair-said = **{ $names }** ont lu { $read } tableaux sur { $painted } l’un de l’autre, dans les deux sens.
album-forgery = Le faux le plus malin
album-forgery-said = **{ $painting }** avec « { $theme } » : voilà ce qui est resté dehors : { $names }.
album-empty-handed = Belratti est rentré bredouille
album-empty-handed-said = Pas un seul faux accroché de toute la soirée.
album-boldest = La lecture la plus osée
album-boldest-said = **{ $theme } → { $painting }**, de { $painter } : le plus grand saut de la soirée, et { $names } ont suivi.
album-lines = Des lignes à garder
album-lines-how = Écrites en peignant, et scellées jusqu’au dévoilement.
album-lines-copy = Copier les lignes
album-lines-copied = Lignes copiées
album-line-by = { $painter }, manche { $round } · { $stamp ->
    [genuine] compris par { $names }
    [astray] accroché à l’autre thème
   *[missed] personne ne l’a vu
}

## Why a bot put a painting with a theme

# $tag is one of association/tags, in quotation marks whatever kind of word it is.
why-thought = { $painting_the } et { $theme_the } : { $thought }
    .brief = { $thought }
why-tags = { $painting_the } : j’ai pensé à « { $tag } », comme pour { $theme_the }
    .brief = { $tag }
why-colour = { $painting_the } : la même couleur que { $theme_the }, { $colour }
    .brief = même couleur : { $colour }
why-swap-themes = les deux thèmes se ressemblent trop
why-swap-hands = trop de mes tableaux vont mal
why-change-number = à nous tous, nous avons trop peu de tableaux qui vont
why-one-less = l’enjeu est grand : un faux de moins, ça aide
why-query = j’ai des doutes sur ce tableau

colour-black = noir
colour-blue = bleu
colour-brown = brun
colour-green = vert
colour-grey = gris
colour-orange = orange
colour-pink = rose
colour-purple = violet
colour-red = rouge
colour-white = blanc
colour-yellow = jaune
