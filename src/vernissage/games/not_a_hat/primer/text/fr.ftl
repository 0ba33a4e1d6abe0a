# Ce que That’s Not a Hat explique aux nouveaux : comment on joue, chaque chose et chaque moment.
# Rien ici ne doit retenir quoi que ce soit à ta place : on ne parle que de ce qui est visible sur la table.

how = Des cadeaux font le tour de la table, face cachée. Retiens ce que c’est, et si tu as oublié, bluffe.
end = Dès que quelqu’un a trois pénalités, la partie est finie. Qui en a le moins gagne ; à égalité, on gagne ensemble.

## Les moments

look = Tout regarder
    .says = Chacun a un cadeau, face visible. Regarde bien : une fois offert, un cadeau est face cachée, et pour de bon.
    .here = { $count } cadeaux sont visibles sur la table. { $you ->
        [giver] Tu commences, et tu peux regarder aussi longtemps que tu veux.
       *[other] { $giver } commence dans un instant.
    }
visit = Un cadeau de la boutique
    .says = Qui commence prend le premier cadeau de la boutique, et qui avait tort aussi. Tout le monde le voit encore une fois, puis on le retourne.
    .here = { $you ->
        [giver] Appuie sur **Le prendre et le retourner**.
       *[other] { $giver } va à la boutique.
    } Elle contient { $count } cadeaux.
give = L’annoncer et l’offrir
    .says = Les flèches au dos montrent à qui il va. Dis ce que c’est : la vérité, ou autre chose, en gardant ton sérieux.
    .here = { $receiver_count ->
        [0] { $you ->
            [giver] Les flèches pointent vers tout le monde : à toi de choisir qui le reçoit.
           *[other] Les flèches pointent vers tout le monde : { $giver } choisit qui le reçoit.
        }
       *[other] { $you ->
            [giver] Les flèches pointent vers { $receiver }. Écris ce que c’est, puis appuie sur **L’annoncer**.
            [receiver] Les flèches pointent vers toi. { $giver } va dire ce que c’est.
           *[other] Les flèches pointent vers { $receiver }. { $giver } va dire ce que c’est.
        }
    }
answer = Merci, ou : ce n’est pas un chapeau !
    .says = Seule la personne qui reçoit répond : y croire et le prendre sans le voir, ou en douter et le faire retourner.
    .here = { $you ->
        [giver] Tu as dit : { $said_a }. La réponse est à { $receiver }.
        [receiver] { $giver } dit : { $said_a }. Tu y crois ?
       *[other] { $giver } dit : { $said_a }. La réponse est à { $receiver }.
    }
pass-on = Accepté : le plus ancien repart
    .says = Un cadeau accepté se pose face cachée, par-dessus. C’en est un de trop : le plus ancien repart aussitôt, là où pointent ses flèches.
    .here = { $receiver_count ->
        [0] { $you ->
            [giver] Tu as accepté, alors ton plus ancien cadeau repart. Choisis qui le reçoit.
           *[other] { $giver } a accepté et choisit qui reçoit le plus ancien cadeau.
        }
       *[other] { $you ->
            [giver] Tu as accepté, alors ton plus ancien cadeau part chez { $receiver }. Dis ce que c’est.
            [receiver] { $giver } a accepté, alors le plus ancien repart : chez toi.
           *[other] { $giver } a accepté, alors le plus ancien repart chez { $receiver }.
        }
    }
truth = Refusé : la vérité apparaît
    .says = On retourne le cadeau pour tout le monde. Si le nom était faux, qui l’a offert avait tort ; s’il était vrai, qui a douté. Qui avait tort le prend comme pénalité et va à la boutique.
    .here = { $you ->
        [giver] Tu avais tort et tu as { $count ->
            [one] 1 pénalité
           *[other] { $count } pénalités
        } sur 3.
       *[other] { $giver } avait tort et a { $count ->
            [one] 1 pénalité
           *[other] { $count } pénalités
        } sur 3.
    }
close = La troisième pénalité finit la partie
    .says = Chacun a trois places pour les pénalités. Quand une troisième est prise, on retourne tout, et qui en a le moins gagne.
    .here = Déjà deux pénalités : { $close }. Une troisième, et la partie est finie.

## Les choses

shop = La boutique
    .says = Tous les cadeaux à venir, face visible. Qui commence ou avait tort prend celui du dessus ; on voit alors le suivant.
gift = Un cadeau face visible
    .says = Retiens-le : on ne le voit que jusqu’à ce qu’il soit offert. Ensuite, personne n’a plus le droit de regarder.
face-down-left = Face cachée, flèches noires
    .says = Personne ne peut regarder ce cadeau, pas même qui l’a devant soi. Flèches noires : il repartira vers la gauche.
face-down-right = Face cachée, flèches blanches
    .says = Personne ne peut regarder ce cadeau, pas même qui l’a devant soi. Flèches blanches : il repartira vers la droite.
face-down-anyone = Face cachée, flèches partout
    .says = Personne ne peut regarder ce cadeau, pas même qui l’a devant soi. Qui l’offre choisit à qui.
parcel = Le cadeau en chemin
    .says = Il va là où pointent ses flèches : noires à gauche, blanches à droite. Ce que c’est, à chacun de le retenir.
older = Le plus ancien cadeau
    .says = Qui accepte un cadeau garde le nouveau. Le plus ancien repart aussitôt, et il faut dire ce que c’est.
next = Le plus ancien des deux
    .says = Quand on garde deux cadeaux, les nouveaux vont par-dessus. Celui du dessous est le plus ancien : c’est le prochain à offrir.
penalties = Trois places pour les pénalités
    .says = Qui avait tort pose le cadeau ici, face visible. **À la troisième, la partie est finie**, et qui en a le moins gagne.
earlier = Pénalités d’avant
    .says = Ces pénalités viennent des manches précédentes. À la fin, on les additionne.
player = Qui est assis ici
    .says = Un bord clair montre à qui de décider. À gauche, c’est la place suivante dans le sens des aiguilles d’une montre.
speech = Ce qu’on dit d’un cadeau
    .says = C’est peut-être vrai, peut-être une erreur, peut-être un bluff. Après la réponse, seule ta mémoire le garde.
take = Le prendre et le retourner
    .says = Tu prends le premier cadeau de la boutique. Tout le monde le voit encore une fois, puis tu l’offres face cachée.
aim = À toi de choisir
    .says = Les flèches de ce cadeau pointent vers tout le monde. Touche le nom de qui doit le recevoir.
field = Qu’est-ce que c’est ?
    .says = Deux lettres suffisent, puis touche le cadeau voulu. On peut annoncer n’importe lequel des 110, vrai ou non.
say = L’annoncer
    .says = Toute la table l’entend. Ensuite, on te croit, ou pas.
all-gifts = Les 110 cadeaux
    .says = Tous les cadeaux qui existent, par ordre alphabétique. Ce sont toujours les mêmes : cela ne rappelle rien.
thank-you = Merci !
    .says = Tu prends le cadeau sans le voir. Que le nom ait été vrai ou non ne compte plus.
not-it = Ce n’est pas un chapeau !
    .says = Tu en doutes, et on retourne le cadeau. Si le nom était faux, la pénalité va à qui l’a offert ; s’il était vrai, à toi.
aid = Ici, à toi de tout retenir
    .says = Ce qu’on a vu et dit a disparu de l’écran et du journal. Une table peut aussi avoir un aide-mémoire : il est dans les options.
games = Plusieurs manches
    .says = Il y a autant de manches que de personnes à table, et les pénalités s’additionnent. Qui en a le moins gagne.

## Dans les images

stays = reste
goes = repart
a-hat = « Un chapeau ! »
one-more = Encore une et c’est fini.
underneath = Celui du dessous part d’abord.
