# Ce qui s’explique de Belratti, en français : un nom, et de quoi il s’agit en deux ou trois phrases.

how = Vous jouez tous ensemble contre le faussaire Belratti. À chaque manche, les uns peignent et les autres accrochent ; à la suivante, les rôles avancent d’une place.
end = { $masterpieces ->
    [yes] La partie s’arrête au troisième jeton Pinceau d’un côté, en cinq manches au plus. Trois pour l’équipe : vous avez tous gagné. Trois pour Belratti : vous avez perdu.
   *[no] La partie s’arrête après la manche où le sixième faux est accroché.{ $round_limit ->
        [one] {" "}Elle s’arrête aussi après la première manche.
        [other] {" "}Elle s’arrête aussi après { $round_limit } manches.
       *[nobody] {""}
    }{ $edition ->
        [mogel] {" "}Elle s’arrête aussi quand il reste trop peu de tableaux pour une autre manche.
       *[kosmos] {""}
    } Si 15 tableaux sont alors sur votre pile, vous avez tous gagné ; chaque tableau de plus vous vaut une critique plus aimable.
}

## Les moments d’une manche

moment-ask = La direction demande
    .says = { $masterpieces ->
        [yes] {""}
       *[no] Deux thèmes sont visibles. La direction se met d’accord sur le nombre de tableaux à poser : plus il y en a, plus cela rapporte, mais moins ils conviennent. Pas un mot sur les thèmes.
    }
    .here = { $role ->
        [directs] Combien de tableaux pour « { $one } » et « { $two } » veux-tu demander aux peintres ({ $painters }) ? Appuie sur un nombre ; il est fixé dès que toute la direction montre le même.
        [paints] La direction ({ $directors }) décide combien de tableaux vous poserez. En attendant, regarde ta main : qu’est-ce qui fait penser à « { $one } » ou à « { $two } » ?
       *[looks-on] La direction ({ $directors }) décide combien de tableaux seront posés pour « { $one } » et « { $two } ».
    }
moment-paint = Les peintres posent
    .says = { $masterpieces ->
        [yes] Ensemble, ils posent exactement autant de tableaux que le dit leur jeton, face cachée, chacun pour un thème. Ils disent si les leurs conviennent, jamais ce qu’ils montrent. Puis les faux sont tirés à l’aveugle de leurs mains et mêlés au reste.
       *[no] Ensemble, ils posent exactement autant de tableaux qu’on en a demandé, face cachée, chacun pour un thème. Ils disent si les leurs conviennent, jamais ce qu’ils montrent. Puis on y mêle les faux de Belratti.
    }
    .here = { $role ->
        [directs] Les peintres en posent { $number } ; il en manque { $missing }. Ce qu’ils disent est aussi pour toi : retiens si leurs tableaux conviennent.
        [paints] { $missing ->
            [0] Les { $number } sont posés. Appuie sur « J’ai fini », ou reprends-en un.
           *[other] On en a demandé { $number } ; il en manque { $missing }. Touche un de tes tableaux, puis le thème auquel il doit faire penser la direction.
        }
       *[looks-on] Les peintres en posent { $number } ; il en manque { $missing }. Ensuite arrivent { $forgeries } faux.
    }
moment-hang = La direction accroche
    .says = Tous les tableaux sont visibles, vrais et faux, et rien ne les distingue. La direction discute, en accroche autant qu’on en a posé et laisse les autres à la réserve. Les peintres se taisent.
    .here = { $role ->
        [directs] Accrochez-en { $number } et laissez-en { $forgeries } à la réserve. Touche un tableau, puis sa place ; quand tout est bon, toute la direction appuie sur « D’accord avec cet accrochage ».
        [paints] La direction ({ $directors }) cherche les { $number } que les peintres ont voulus. Toi, tu regardes en silence : pas un mot, pas un geste.
       *[looks-on] La direction ({ $directors }) en accroche { $number } et en laisse { $forgeries } à la réserve.
    }
moment-reveal = Les cadres se retournent
    .says = { $masterpieces ->
        [yes] {""}
       *[no] Un tableau de peintre accroché au thème voulu est un point pour l’équipe. Un faux accroché va à Belratti ; le reste ne compte pour personne. Puis on complète les mains, et les rôles avancent d’une place.
    }
    .here = { $over ->
        [1] Le musée est fermé. Votre équipe a { $won } tableaux ; il en faut { $goal } pour gagner.
       *[0] { $enough ->
            [1] Votre équipe a { $won } tableaux : c’est déjà gagné ! Selon les règles, on continue jusqu’à { $limit } faux accrochés ; pour l’instant { $lost }. On peut aussi voter l’arrêt, sous « Qui est à table ».
           *[0] Votre équipe a { $won } tableaux sur les { $goal } qu’il faut pour gagner. Belratti en a { $lost } ; à { $limit }, c’est la fin.
        }
    }
moment-joker = Un joker est joué
    .says = { $masterpieces ->
        [yes] Chaque joker appartient à la direction ou aux peintres, et à un moment de la manche. Quelqu’un le propose, les autres du groupe sont d’accord, et il quitte la partie. Une manche perdue réveille le joker qui porte le nombre de son jeton.
       *[no] Chaque joker appartient à la direction ou aux peintres, et à un moment de la manche. Quelqu’un le propose, les autres du groupe sont d’accord, et il est utilisé. Une manche parfaite avec autant de tableaux que son nombre le rend de nouveau prêt.
    }
    .here = Le joker « { $joker } » passe d’abord ; ensuite la manche continue.
moment-token = Les peintres choisissent un jeton
    .says = { $masterpieces ->
        [yes] Les peintres fixent le nombre avec un jeton Pinceau encore disponible. Les faux viennent de leurs propres mains. Si aucun faux n’est accroché, l’équipe gagne le jeton, sinon c’est Belratti. Trois jetons décident.
       *[no] {""}
    }
    .here = { $role ->
        [directs] { $open ->
            [1] Votre joker peut encore échanger des thèmes. Si toute la direction les garde, les peintres ({ $painters }) choisissent.
           *[0] Aux peintres ({ $painters }) de choisir un jeton Pinceau.
        }
        [paints] { $open ->
            [1] La direction ({ $directors }) peut encore échanger les thèmes. Ensuite, vous choisissez un jeton Pinceau.
           *[0] Combien pouvez-vous en poser ? Appuie sur un jeton Pinceau ; il est choisi dès que tous les peintres montrent le même.
        }
       *[looks-on] Aux peintres ({ $painters }) de choisir un jeton Pinceau.
    }
moment-token-reveal = Les cadres se retournent pour un jeton
    .says = { $masterpieces ->
        [yes] Si rien de faux n’est accroché, l’équipe gagne le jeton. Au premier faux, c’est Belratti, et le joker de ce nombre se réveille. Peu importe à quel thème un tableau est accroché.
       *[no] {""}
    }
    .here = Jetons gagnés : { $won } sur { $goal }. Jetons perdus : { $lost } sur { $limit }.

## Ce qu’il y a sur la table

thing-theme = Un thème
    .says = Les peintres cherchent des tableaux qui vont avec, et la direction accroche dessous ce qui lui semble voulu. C’est un tableau de la pioche comme un autre, nouveau à chaque manche.
thing-painting = Un tableau
    .says = Chaque tableau montre une chose de tous les jours, et chacun n’existe qu’une fois. Pendant l’accrochage, il peut être d’un peintre ou faux : rien ne le montre.
thing-place = Une place près d’un thème
    .says = Les peintres posent ici un tableau pour ce thème ; la direction accroche ici ce qui lui semble voulu. Touche d’abord un tableau, puis la place.
thing-back = Posé face cachée
    .says = Un peintre a posé un tableau ici. Tout le monde voit combien ; lui seul sait lequel et pour quel thème.
thing-hand = Ta main
    .says = { $masterpieces ->
        [yes] Personne d’autre ne voit ces tableaux. Dans les manches où tu peins, tu en poses quelques-uns, et des faux sont tirés du reste ; puis tu en pioches d’autres.
       *[no] Personne d’autre ne voit ces tableaux. Dans les manches où tu peins, tu en poses quelques-uns, puis tu en pioches d’autres.
    }
thing-storeroom = La réserve
    .says = Tous les tableaux attendent d’abord ici, et les faux doivent y rester. Ce qui est ici à la fin ne compte pour personne, vrai ou faux.
thing-number = Combien de tableaux
    .says = { $masterpieces ->
        [yes] {""}
       *[no] C’est le nombre de tableaux que les peintres poseront ensemble. Plus il y en a, plus cela rapporte, mais il est plus dur d’en trouver de bons. Il est fixé quand toute la direction montre le même.
    }
thing-token = Un jeton Pinceau
    .says = { $masterpieces ->
        [yes] Il dit combien de tableaux les peintres posent, et il ne sert qu’une fois. Aucun faux accroché : l’équipe le gagne ; sinon, c’est Belratti.
       *[no] {""}
    }
thing-directors = La direction
    .says = { $masterpieces ->
        [yes] Elle accroche ce que les peintres ont posé, à son avis. Les jokers « Échanger les thèmes » et « Question » sont à elle.
       *[no] Elle demande un nombre de tableaux, puis les accroche. Les jokers « Échanger les thèmes » et « Question » sont à elle.
    }
thing-painters = Les peintres
    .says = { $masterpieces ->
        [yes] Ils choisissent un jeton Pinceau, posent en secret des tableaux de leur main et disent seulement s’ils conviennent. Les jokers « Échanger des cartes », « Changer le nombre » et « Un faux de moins » sont à eux.
       *[no] { $edition ->
            [mogel] Ils posent en secret des tableaux de leur main et disent seulement s’ils conviennent. Les jokers « Échanger des cartes » et « Changer le nombre » sont à eux.
           *[kosmos] Ils posent en secret des tableaux de leur main et disent seulement s’ils conviennent. Les jokers « Échanger des cartes », « Changer le nombre » et « Un faux de moins » sont à eux.
        }
    }
thing-person = Quelqu’un à la table
    .says = On voit ici son rôle, direction ou pinceaux, et où il en est. Après chaque manche, tous les rôles avancent d’une place.
thing-fellow = Ce que dit un peintre
    .says = Combien de tableaux il a posés, et à quel point les siens conviennent. Les peintres comme la direction peuvent s’y fier.
thing-fit = Si les tiens conviennent
    .says = Dis aux autres combien de tes tableaux conviennent ainsi à l’un des thèmes. On n’en dit pas plus : ni ce qu’ils montrent, ni pour quel thème.
thing-would-lay = J’en poserais
    .says = Dis aux autres peintres combien de tableaux tu poserais. Cela ne t’engage à rien.
thing-say-it = Le dire
    .says = Toute la table l’entend, la direction aussi. Dire zéro le retire.
thing-ready = J’ai fini
    .says = Ta part est faite. Quand tous les peintres ont fini et que tout est posé, les faux arrivent et on retourne le tout.
thing-agree = D’accord avec cet accrochage
    .says = L’accrochage vaut quand toute la direction est d’accord. Si quelque chose bouge ensuite, chacun doit redonner son accord.
thing-next = Passer à la manche suivante
    .says = Tu as assez regardé. Quand c’est le cas de tous, les peintres piochent et les rôles avancent d’une place.
thing-go-along = Suivre
    .says = Tu montres le nombre que montre la majorité de ton groupe. On en trouve ainsi un quand tu n’as pas d’avis.
thing-keep-themes = Garder ces thèmes
    .says = { $masterpieces ->
        [yes] Tu laisses le joker où il est. Quand toute la direction garde les thèmes, les peintres choisissent leur jeton.
       *[no] {""}
    }
thing-swap = Échanger des cartes en main
    .says = { $edition ->
        [mogel] Mets exactement six cartes de côté : elles sont défaussées, et tu en pioches six autres.
       *[kosmos] Ce que tu mets de côté est défaussé, et tu en pioches autant. Tu peux aussi garder toute ta main.
    }
thing-joker-swap-themes = Échanger les thèmes
    .says = { $masterpieces ->
        [yes] Pour la direction, avant que les peintres choisissent un jeton : un thème ou les deux sont remplacés. { back-three }
       *[no] { $edition ->
            [mogel] Pour la direction, avant que quelqu’un montre un nombre : un thème ou les deux sont remplacés. { back-three }
           *[kosmos] Pour la direction, avant que le nombre soit fixé : un thème ou les deux sont remplacés. { back-three }
        }
    }
thing-joker-swap-hands = Échanger des cartes
    .says = { $edition ->
        [mogel] Pour les peintres, pendant qu’ils posent : un seul échange exactement six cartes. { back-four }
       *[kosmos] Pour les peintres, pendant qu’ils posent : chacun peut défausser des cartes et en piocher autant. { back-four }
    }
thing-joker-change-number = Changer le nombre
    .says = { $masterpieces ->
        [yes] Pour les peintres, avant que rien ne soit posé ou échangé : un tableau de plus que ne dit le jeton, ou un de moins. { back-five }
       *[no] Pour les peintres, avant que rien ne soit posé ou échangé : un tableau de plus que demandé, ou un de moins. { back-five }
    }
thing-joker-one-less = Un faux de moins
    .says = { $edition ->
        [mogel] {""}
       *[kosmos] Pour les peintres, pendant qu’ils posent : il y a un faux de moins dans cette manche. { back-six }
    }
thing-joker-query = Question
    .says = Pour la direction, pendant qu’elle accroche : choisissez un tableau, et chaque peintre doit dire si c’est le sien. S’il n’est à personne, c’est un faux. { $edition ->
        [mogel] { back-six }
       *[kosmos] { back-seven }
    }
back-three =
    { $masterpieces ->
        [yes] Perdre la manche du 3 le réveille, pour une seule fois.
       *[no] Une manche parfaite à trois tableaux le fait revenir.
    }
back-four =
    { $masterpieces ->
        [yes] Perdre la manche du 4 le réveille, pour une seule fois.
       *[no] Une manche parfaite à quatre tableaux le fait revenir.
    }
back-five =
    { $masterpieces ->
        [yes] Perdre la manche du 5 le réveille, pour une seule fois.
       *[no] Une manche parfaite à cinq tableaux le fait revenir.
    }
back-six =
    { $masterpieces ->
        [yes] Perdre la manche du 6 le réveille, pour une seule fois.
       *[no] Une manche parfaite à six tableaux le fait revenir.
    }
back-seven =
    { $masterpieces ->
        [yes] Perdre la manche du 7 le réveille, pour une seule fois.
       *[no] Une manche parfaite à sept tableaux le fait revenir.
    }
thing-jokers = Les jokers
    .says = { $masterpieces ->
        [yes] Chacun sert une fois quand il est prêt, puis quitte la partie. Une manche perdue réveille le joker qui porte le nombre de son jeton.
       *[no] Chacun sert une fois. Une manche parfaite, avec autant de tableaux que son nombre, rend prêt un joker utilisé.
    }
thing-pile-team = La pile de l’équipe
    .says = { $masterpieces ->
        [yes] Les jetons Pinceau des manches sans faux accroché. À trois, vous avez tous gagné.
       *[no] Chaque tableau accroché au thème voulu arrive ici : un point pour vous tous. À quinze, vous avez gagné, et vous continuez pour une critique plus aimable.
    }
thing-pile-belratti = La pile de Belratti
    .says = { $masterpieces ->
        [yes] Les jetons Pinceau des manches où un faux était accroché. À trois, vous avez perdu.
       *[no] Chaque faux accroché arrive ici. La manche qui apporte le sixième est la dernière.
    }
thing-stamp-genuine = Vrai
    .says = { $masterpieces ->
        [yes] Un tableau de peintre, et il est accroché. Peu importe à quel thème.
       *[no] Un tableau de peintre, accroché au thème voulu : un point pour l’équipe.
    }
thing-stamp-belratti = Belratti !
    .says = { $masterpieces ->
        [yes] Un faux, et il est accroché : le jeton va à Belratti.
       *[no] Un faux, et il est accroché : un de plus sur la pile de Belratti.
    }
thing-stamp-astray = Mal lu
    .says = { $masterpieces ->
        [yes] {""}
       *[no] Un tableau de peintre, mais il était pour l’autre thème. Il ne compte pour personne.
    }
thing-stamp-missed = Manqué
    .says = Un tableau de peintre resté à la réserve. Il ne compte pour personne.
thing-stamp-caught = Démasqué
    .says = Un faux resté à la réserve, à sa place. Belratti n’en tire rien.
thing-perfect = Une manche parfaite
    .says = { $masterpieces ->
        [yes] {""}
       *[no] Chaque tableau posé est accroché à son thème. Le joker utilisé qui porte ce nombre est alors de nouveau prêt.
    }

## Dans les images

cats-catch-mice = le chat attrape les souris : cela se devine
which = lequel est faux ?
one-each = un point, aucun point, un pour Belratti
no-points = rien pour personne
next-seat = une place plus loin à chaque manche
three-not-four = trois faux au lieu de quatre
all-say-no = tous les peintres disent non : un faux !
one-token = les peintres en choisissent un
token-lost = un seul faux : le jeton va à Belratti
