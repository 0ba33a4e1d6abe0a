# Ce que Canvas explique de lui-même, en français : les choses et les moments par leur nom, et ce qu’ils sont.

how = À chaque tour, tu prends une carte de la rangée. Trois cartes superposées font un tableau, et ce qu’on en voit encore gagne des rubans.
end = Quand chaque galerie compte trois tableaux, la partie est finie. Qui a le plus de points l’emporte ; à égalité, qui a gardé le plus de jetons.

## Moments

moment-take = Prendre une carte
    .says = Appuie sur **Prendre** sous une carte de la rangée. La première est gratuite ; pour une autre, tu poses un jeton sur chaque carte que tu sautes. Les jetons sur ta carte sont à toi.
    .here = { $tokens ->
        [0] Tu n’as plus de jeton : seule la première carte est à ta portée.
        [one] Tu as { $tokens } jeton : tu peux aller jusqu’à la deuxième carte.
       *[other] Tu as { $tokens } jetons : { $reach ->
            [5] toutes les cartes de la rangée sont à ta portée.
           *[other] les { $reach } premières cartes sont à ta portée.
        }
    } { $cards ->
        [0] Un tableau demande trois cartes, et ta main est encore vide.
        [one] Un tableau demande trois cartes, et tu en as une.
       *[other] Un tableau demande trois cartes, et tu en as { $cards }.
    }
moment-lay = En poser trois, changer l’ordre
    .says = Touche trois cartes de ta main : la première est en haut. Dans chaque case, la carte du dessus cache celles d’en dessous ; essaie donc les flèches en regardant les points. Ou prends encore une carte.
    .here = { $cards ->
        [5] Tu as cinq cartes, et une main n’en tient pas plus : il faut accrocher un tableau.
       *[other] Tu as { $cards } cartes. Poses-en trois pour le tableau { $number }, ou appuie sur **Prendre** sous une carte.
    }
moment-hang = L’accrocher
    .says = Appuie sur **L’accrocher**, et les trois cartes deviennent un tableau pour de bon, avec son titre et ses rubans. Le fond n’est là que pour le plaisir des yeux.
    .here = Le tableau { $number } attend son fond : tu as le choix entre { $free }.
moment-ribbons = Les rubans deviennent des points
    .says = Chaque fois qu’un tableau montre ce que demande un critère, il en gagne un ruban. Les nombres de la carte sont les points pour un, deux ou trois rubans ensemble. Les étoiles bonus rapportent deux points pour chaque élément qu’elles demandent.
    .here = { $mine ->
        [1] Tes trois tableaux sont accrochés. Les critères leur ont donné { $ribbons ->
            [0] zéro ruban
            [one] un ruban
           *[other] { $ribbons } rubans
        } et, bonus compris, cela fait { $points ->
            [one] { $points } point
           *[other] { $points } points
        }.
       *[0] Tous les tableaux sont accrochés, et l’on compte ce qu’ils ont gagné.
    }
moment-wait = Pendant que d’autres jouent
    .says = Toutes les cartes sont visibles : tu vois ce que les autres rassemblent. En attendant, essaie ton prochain tableau : personne ne voit ton esquisse, et elle ne coûte rien.
    .here = C’est maintenant à { $names } de jouer.
moment-alone = En solo
    .says = Tu prends des cartes et accroches des tableaux comme d’habitude, pour le meilleur prix. Vincent emporte une carte après chacun de tes tours ; dans le casse-tête, les cartes que tu sautes quittent la partie.
    .here = { $vincent ->
        [1] { $aside ->
            [0] Vincent n’a pas de jeton : après ton tour, il emporte la première carte.
            [one] Vincent a un jeton : il sautera peut-être une carte avant d’emporter la suivante.
           *[other] Vincent a { $aside } jetons : chaque jeton qui tombe côté face saute une carte, et il emporte la suivante.
        }
       *[0] { $aside ->
            [0] La réserve est vide : ce que tu paies la remplira.
            [one] Il y a un jeton dans la réserve : la première carte ou un tableau te le rapporte.
           *[other] Il y a { $aside } jetons dans la réserve : la première carte et chaque tableau t’en rapportent un.
        }
    }
moment-vote = On départage une égalité
    .says = À points et jetons égaux, ceux qui regardent votent pour la plus belle galerie. Qui a le plus de voix l’emporte ; si personne ne vote, la victoire est partagée.
    .here = { $names } sont à égalité, { $points } points. Maintenant, ceux qui regardent décident.

## Symboles

thing-symbol-hue = Teinte
    .says = La goutte est Teinte, l’un des quatre éléments que demandent les critères. Sa couleur est sa place : une carte au-dessus qui a quelque chose dans cette couleur la cache.
thing-symbol-shape = Forme
    .says = Le triangle est Forme, l’un des quatre éléments que demandent les critères. Sa couleur est sa place : une carte au-dessus qui a quelque chose dans cette couleur le cache.
thing-symbol-texture = Texture
    .says = Le carré rayé est Texture, l’un des quatre éléments que demandent les critères. Sa couleur est sa place : une carte au-dessus qui a quelque chose dans cette couleur le cache.
thing-symbol-tone = Ton
    .says = La demi-lune est Ton, l’un des quatre éléments que demandent les critères. Sa couleur est sa place : une carte au-dessus qui a quelque chose dans cette couleur la cache.
thing-symbol-bonus-hue = Étoile bonus : Teinte
    .says = Deux points pour chaque Teinte visible dans ce tableau. L’étoile elle-même n’est pas une Teinte.
thing-symbol-bonus-shape = Étoile bonus : Forme
    .says = Deux points pour chaque Forme visible dans ce tableau. L’étoile elle-même n’est pas une Forme.
thing-symbol-bonus-texture = Étoile bonus : Texture
    .says = Deux points pour chaque Texture visible dans ce tableau. L’étoile elle-même n’est pas une Texture.
thing-symbol-bonus-tone = Étoile bonus : Ton
    .says = Deux points pour chaque Ton visible dans ce tableau. L’étoile elle-même n’est pas un Ton.
thing-swatch = Case vide
    .says = Dans cette couleur, il n’y a rien ici. Ce qu’une carte d’en dessous a dans la même couleur reste visible.
thing-swatches = Cinq cases
    .says = Chaque carte a des icônes dans deux couleurs sur cinq. Quand des cartes se superposent, on ne voit dans chaque couleur que celle du dessus.

## Cartes et jetons

thing-card = Carte d’art
    .says = Une image transparente, avec des icônes et une moitié de titre. Touche-la pour l’essayer dans ton tableau ; le bouton au-dessous sert à la prendre.
thing-take = Prendre
    .says = Tu prends cette carte en main, et ton tour est fini. Le nombre dit combien de jetons cela coûte : un sur chaque carte que tu sautes.
thing-tokens = Jetons Inspiration
    .says = Avec eux, tu paies : un sur chaque carte que tu sautes, et qui prend cette carte le reçoit. À la fin, ils départagent les égalités.
thing-deck = La pioche
    .says = Quand une carte est prise, la rangée se resserre et la carte suivante de la pioche s’y ajoute. Personne ne sait laquelle.
thing-hand = La main
    .says = Les cartes prises, cinq au plus, visibles de tous. Touche trois des tiennes pour composer un tableau.

## L’atelier

thing-layers = Couches
    .says = Tes trois cartes, de haut en bas. Dans chaque couleur, l’icône du dessus cache celles d’en dessous ; les flèches changent l’ordre.
thing-strip = Ce qu’on voit
    .says = Ce qui reste de tes trois cartes, couleur par couleur. Cela seul compte pour les rubans.
thing-title = Titre
    .says = Chaque carte porte une moitié de titre. Les deux moitiés du dessus font le titre du tableau, juste pour le plaisir.
thing-ground = Fond
    .says = Un de tes fonds, choisi au moment de dévoiler le tableau. Il ne rapporte aucun point, seulement une ambiance.
thing-frame = Cadre
    .says = Le cadre, choisi au moment de dévoiler le tableau. Il ne rapporte aucun point, mais tout le monde le voit.
thing-unveil = Le dévoiler
    .says = Accroche le tableau pour tout le monde, tel que tu le vois ici.
thing-draft = Ce que rapporte cette esquisse
    .says = Les points que tu gagnerais en l’accrochant maintenant. Personne d’autre ne voit ton esquisse.
thing-hang = L’accrocher
    .says = Fait un tableau des trois cartes de tes couches, et ton tour est fini. Il reste comme il est, et gagne aussitôt ses rubans.
thing-worth = Ce qu’elle vaut pour toi
    .says = De combien ton meilleur tableau s’améliorerait avec cette carte. C’est un conseil que cette table permet.

## Critères

thing-scoring = Critères
    .says = Chacun dit ce qu’un tableau doit montrer pour gagner son ruban. Les nombres sont les points pour un, deux, trois rubans ensemble.
thing-scoring-variety = Variété
    .says = Un ruban pour chaque série complète de Teinte, Forme, Texture et Ton. Deux de chaque feraient deux rubans.
thing-scoring-repetition = Répétition
    .says = Un ruban pour chaque paire de Formes, où qu’elles soient. Quatre Formes font deux rubans.
thing-scoring-emphasis = Accent
    .says = Un ruban si l’on voit exactement une Teinte. Deux, c’est trop ; aucune, trop peu.
thing-scoring-composition = Composition
    .says = Un ruban si l’on voit quelque chose dans chacune des cinq cases. Une étoile bonus remplit aussi une case.
thing-scoring-movement = Mouvement
    .says = Un ruban pour chaque élément présent dans trois cases à la suite. S’il continue, cela compte toujours une fois.
thing-scoring-hierarchy = Hiérarchie
    .says = Un ruban s’il y a du Ton, et pas davantage d’un autre élément. Autant, c’est permis.
thing-scoring-proportion = Proportion
    .says = Un ruban pour trois fois un élément et deux fois un autre, une fois par tableau. Cinq fois le même convient aussi.
thing-scoring-style = Style
    .says = Un ruban pour chaque groupe de trois Textures, où qu’elles soient. Deux ne rapportent encore rien.
thing-scoring-proximity = Proximité
    .says = Un ruban pour chaque Texture avec un Ton dans la case d’à côté. Chaque icône sert une fois.
thing-scoring-symmetry = Symétrie
    .says = Un ruban pour le même élément en rouge et en violet, ou en jaune et en bleu. Chaque paire compte.
thing-scoring-space = Espace
    .says = Un ruban pour chaque Teinte et Forme séparées d’au moins une case. Chaque icône sert une fois.
thing-scoring-consistency = Cohérence
    .says = Un ruban si l’on voit exactement six éléments, ni cinq ni sept. Les étoiles bonus ne comptent pas.
thing-scoring-bonus = Bonus
    .says = Chaque étoile bonus visible gagne un ruban gris pour chaque élément qu’elle demande. Chacun vaut deux points, sans limite.
thing-ladder = Rubans et points
    .says = Les nombres sont les points pour un, deux, trois rubans de cette carte ensemble. Les marches pleines sont à toi, ton esquisse ajouterait celles en pointillé.
thing-gallery = Galerie
    .says = Ce que quelqu’un possède : ses points, ses jetons, ses cartes en main et trois places pour des tableaux. Quand toutes les places sont prises, la partie est finie.
thing-painting = Tableau
    .says = Il est accroché pour de bon. Touche-le pour voir ses icônes et les rubans qu’il a gagnés.

## En solo

thing-vincent = Vincent
    .says = Il ne peint jamais, mais emporte une carte après chacun de tes tours. Il lance ses jetons : chaque jeton qui tombe côté face saute une carte.
thing-reserve = Réserve
    .says = Ce que tu paies va ici, et les cartes que tu sautes quittent la partie. La première carte et chaque tableau t’en rapportent un jeton.
thing-awards = Prix
    .says = En solo, tu joues pour les points, et voici les prix. À partir de 40, c’est le Premier prix du salon, et c’est gagné.
