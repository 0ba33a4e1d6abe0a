# Ce que Bioutifoul explique de lui-même, en français : les choses et les moments par leur nom, et ce qu’ils sont.

how = Tu tiens une galerie. À chaque tour, tu fais d’abord bouger le prix d’un artiste, puis tu as { $actions ->
    [unlimited] autant d’actions que tu veux
   *[3] jusqu’à trois actions
} : acheter, exposer ou vendre.
end = Quand la dernière exposition est annoncée, on finit la manche. Qui a le plus de points gagne ; à égalité, la galerie la plus riche.

## Dans les images

dearer = une place plus haut : un lingot de plus
cheaper = une place plus bas : un lingot de moins
two-places = deux cartes, deux places
three-stay = trois peuvent rester
one-point = un point
turn-over = Fin d’un tour
one-more = un de plus qu’avant
no-action = Aucune action
all-four = les quatre : un point de plus
all-new = toutes sont remplacées
last-round = la dernière manche

## Moments

moment-influence = L’influence : un artiste bouge
    .says = Chaque tour commence par l’influence. Touche une carte de ta main et choisis : monter, et les œuvres coûtent plus, ou descendre, et elles coûtent moins. Deux ou trois cartes du même artiste font autant de places.
    .here = { $you ->
        [names] À toi de jouer. Tes cartes passent ensuite à { $receiver }.
       *[other] À { $names } de jouer. Les cartes passent ensuite à { $receiver }.
    } Le plus cher est { $dearest }, à 4 lingots, le moins cher { $cheapest }, à 1.
moment-buy = Acheter
    .says = Touche une œuvre et appuie sur Acheter : tu paies ce que vaut son artiste maintenant. Ta galerie a trois places. Cherche les deux qu’une exposition demande.
    .here = { $you ->
        [names] Avec { $gold ->
            [one] { $gold } lingot
           *[other] { $gold } lingots
        }, tu peux payer { $works ->
            [one] une
           *[other] { $works }
        } des œuvres.
       *[other] Avec { $gold ->
            [one] { $gold } lingot
           *[other] { $gold } lingots
        }, { $names } peut payer { $works ->
            [one] une
           *[other] { $works }
        } des œuvres.
    }
moment-exhibit = Exposer, pour des points
    .says = Une exposition demande deux œuvres : une de chacun de ses deux artistes, ou deux du même. Touche-la et appuie sur Exposer : les œuvres partent, l’exposition est à toi et rapporte un point. Tu pioches aussi une carte Influence.
    .here = { $you ->
        [names] Tu as les deux œuvres pour { $exhibition }{ $others ->
            [0] .
           *[other] , et ce n’est pas la seule que tu pourrais monter.
        }
       *[other] { $names } pourrait monter { $exhibition }.
    }
moment-sell = Vendre
    .says = Touche une œuvre de ta galerie et appuie sur Vendre : tu reçois ce que vaut son artiste maintenant. Une œuvre achetée pendant ce tour doit attendre.
    .here = { $you ->
        [names] { $artwork } te rapporterait { $gold ->
            [one] { $gold } lingot
           *[other] { $gold } lingots
        }.
       *[other] { $names } pourrait vendre { $artwork } pour { $gold ->
            [one] { $gold } lingot
           *[other] { $gold } lingots
        }.
    }
moment-end = Finir le tour
    .says = { $actions ->
        [unlimited] Quand tu as fait tout ce que tu veux, ton tour est fini.
       *[3] Après trois actions, ou plus tôt si tu veux, ton tour est fini.
    } La banque te verse 1 lingot, et les places vides se remplissent. Sans aucune action, tu gagnes 1 lingot de plus et une carte Influence.
    .here = { $counted ->
        [0] À cette table, on ne compte pas les actions : le tour finit quand plus rien n’est possible.
       *[other] { $left ->
            [one] Il reste une action.
           *[other] Il reste { $left } actions.
        }
    } { $taken ->
        [0] Aucune n’a été faite jusqu’ici.
       *[other] Le tour peut finir à tout moment.
    }
moment-discard = Trop de cartes
    .says = Qui commence son tour avec plus de trois cartes Influence en défausse d’abord jusqu’à trois. Touche celle qui te sert le moins, et appuie sur Défausser.
    .here = { $you ->
        [names] Tu as { $held } cartes, donc { $over ->
            [one] une doit partir.
           *[other] { $over } doivent partir.
        }
       *[other] { $names } a { $held } cartes, donc { $over ->
            [one] une doit partir.
           *[other] { $over } doivent partir.
        }
    }
moment-last = La dernière manche
    .says = Cette manche est la dernière : la pioche des expositions est vide, ou la table en a décidé ainsi. Puis on compte les points : un par exposition, un pour le plus d’œuvres d’un artiste, un pour les quatre. Les œuvres non exposées ne rapportent rien.
    .here = { $points ->
        [0] Personne n’a encore de point.
        [one] Un point est le maximum jusqu’ici : { $names }.
       *[other] { $points } points sont le maximum jusqu’ici : { $names }.
    }

## Les artistes

thing-bid = La carte Enchère
    .says = Ce n’est pas un bouton : elle marque le côté cher de la rangée. L’artiste à côté vaut 4 lingots, puis 3, 2 et 1.
thing-row = La rangée des artistes
    .says = L’ordre dit ce que valent les artistes : 4, 3, 2 et 1 lingots. Les cartes Influence en déplacent un, et ceux qu’il dépasse se décalent.
thing-artist = Artiste
    .says = Toutes ses œuvres coûtent ce qui est écrit ici, et rapportent autant à la vente. Ses cartes Influence le changent.
thing-price = Prix
    .says = C’est ce qu’une œuvre de cet artiste coûte maintenant, et ce qu’elle rapporte. Il change avec la rangée.

## L’influence

thing-influence = Carte Influence
    .says = En la jouant, tu déplaces son artiste d’une place, vers le haut ou vers le bas. Puis elle passe dans la main d’à côté.
thing-hand = La main
    .says = Tes cartes Influence, que personne d’autre ne voit. Tu commences ton tour avec trois au plus ; le reste se défausse.
thing-raise = Monter
    .says = L’artiste avance vers la carte Enchère et devient plus cher. Bon pour les œuvres que tu veux vendre.
thing-lower = Descendre
    .says = L’artiste s’éloigne de la carte Enchère et devient moins cher. Bon pour les œuvres que tu veux acheter.
thing-play = Jouer des cartes
    .says = L’artiste bouge d’autant de places que tu joues de cartes. Touche d’autres cartes du même artiste, tant que la rangée le permet.
thing-receiver = Qui reçoit tes cartes
    .says = Les cartes que tu joues passent tout de suite à cette galerie, qui pourra s’en servir. Pense donc à ce que tu donnes.
thing-discard = Défausser
    .says = La carte que tu as touchée part à la défausse, à la vue de tous. Trois peuvent rester.

## Le marché

thing-artwork = Œuvre
    .says = Elle est à vendre, au prix de son artiste. Touche-la, et si tu as assez de lingots, tu peux l’acheter.
thing-buy = Acheter
    .says = Tu paies la banque, et l’œuvre entre dans ta galerie. Cela compte pour une action.
thing-exhibition = Exposition
    .says = Elle demande deux œuvres des artistes qu’elle montre, et vaut un point. Les deux œuvres comptent aussi comme montrées.
thing-exhibit = Exposer
    .says = Tu cèdes les deux œuvres, et l’exposition est à toi jusqu’à la fin. Tu pioches aussi une carte Influence.
thing-deck-artworks = Œuvres à venir
    .says = À la fin d’un tour, elles remplissent les places vides. Si cinq sont du même artiste, ou si aucune ne va avec une exposition, toutes sont remplacées avant un tour.
thing-deck-exhibitions = Expositions à venir
    .says = À la fin d’un tour, elles remplissent les places vides. Quand la dernière est annoncée, on joue la dernière manche.
thing-gap = Place vide
    .says = Ce qui était là a été pris pendant ce tour. La place se remplit quand le tour finit.

## Les galeries

thing-gallery = Galerie
    .says = Ce que quelqu’un possède : lingots, œuvres et expositions sont visibles. Des cartes Influence, tu ne vois que le nombre.
thing-works = Tes œuvres
    .says = Il y a trois places. Quand tout est plein, vends ou expose avant d’acheter.
thing-work = Une de tes œuvres
    .says = Tu peux la vendre à la valeur de son artiste, ou la montrer dans une exposition. Sans exposition, elle ne rapporte aucun point.
thing-sell = Vendre
    .says = L’œuvre part, et tu reçois ce que vaut son artiste maintenant. Cela compte pour une action.
thing-new = Nouvelle
    .says = Tu l’as achetée pendant ce tour. Tu peux l’exposer tout de suite, mais la vendre seulement plus tard.
thing-gold = Or
    .says = Il sert à payer les œuvres, et tu en reçois en vendant. Chaque tour finit par 1 lingot de la banque.
thing-actions = Tes actions
    .says = Le nombre de fois où tu peux encore acheter, vendre ou exposer pendant ce tour. Rien ne t’oblige à toutes les faire.
thing-end-turn = Finir le tour
    .says = Ton tour est fini, et la banque te verse 1 lingot. Sans aucune action, tu gagnes 1 lingot de plus et une carte Influence.

## Les points

thing-points = Points
    .says = Un par exposition montée, un par artiste dont personne ne montre plus que toi, un pour les quatre artistes. Qui a le plus de points gagne.
thing-score = Le score
    .says = Les nombres sont les œuvres de chaque artiste qu’une galerie a montrées. Un cercle marque le maximum : il vaut un point, à égalité pour tous.
thing-ring = Un cercle
    .says = Personne ne montre plus d’œuvres de cet artiste, et cela vaut un point. On le perd si quelqu’un en montre plus.
thing-held = Expositions montées
    .says = Chacune vaut un point jusqu’à la fin. Ses deux œuvres comptent aussi comme montrées.
thing-four = Les quatre artistes
    .says = Une galerie dont les expositions montrent les quatre artistes gagne un point de plus. En pointillé : ceux qui manquent.
thing-last-round = La dernière manche
    .says = On finit cette manche, pour que tous aient joué autant de tours. Puis on compte les points.
