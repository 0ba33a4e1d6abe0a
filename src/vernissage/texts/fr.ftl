# What the engine itself says in French. How messages are named and filled: vernissage/text.py.

list-and = { $first } et { $last }

seat-you = toi
    .label = Toi
seat-name = Place { $seat }

## Why not

refusal-unknown = C’est impossible ({ $code }).
refusal-match-over = La partie est finie.
refusal-match-not-your-turn = Ce n’est pas à toi de jouer.
refusal-match-stale = La partie a avancé depuis cette question.
refusal-match-resigned = Cette place a quitté la partie.
refusal-match-bound = Il n’y a plus rien à annuler.
refusal-match-enough-undone = C’est assez d’annulations pour l’instant.
refusal-match-full = Cette partie a atteint la limite de 10 000 coups et ne peut plus continuer. Commencez-en une nouvelle.
refusal-match-not-over = Il faut attendre la fin de la partie.
refusal-match-not-tied = Cette place n’est pas parmi les ex æquo : il n’y a rien à départager.
refusal-seat-unknown = Cette place n’existe pas à cette table.
refusal-seat-which = C’est à plusieurs places de jouer : { $seats }. Dis laquelle.
refusal-message-malformed = Message illisible : { $why }.
refusal-message-too-long = Ce message dépasse { $limit } octets.
refusal-message-unknown-game = Ce jeu n’existe pas.
refusal-message-no-match = Aucune partie n’a encore commencé.
refusal-message-failed = C’est un bug de notre côté, et la partie n’a pas changé : { $why }.
refusal-position-other-options = Cette position a été préparée pour une table avec d’autres options.
refusal-position-not-arranged = On ne peut pas encore préparer de position dans cette ébauche.
refusal-record-sealed = La graine de cette partie est encore scellée : pas moyen de la rejouer pour l’instant.
refusal-record-other-version = La partie a été jouée avec la version { $version } des règles ; ici, c’est la version { $present }.
refusal-record-other-seed = La graine du fichier n’est pas celle promise au départ.
refusal-record-other-outcome = Rejouée, la partie ne finit pas comme le dit le fichier.
refusal-record-stopped = { $fault ->
    [match-not-your-turn] Le coup { $input } a été joué par la place { $made_by }, mais c’était { $turns ->
        [one] à la place { $turn_of } de jouer.
       *[other] aux places { $turn_of } de jouer.
    }
    [match-over] Le coup { $input } a été joué par la place { $made_by }, alors que la partie était finie.
    [match-resigned] Le coup { $input } a été joué par la place { $made_by }, qui avait quitté la partie.
    [match-bound] Au coup { $input }, la place { $made_by } annule un coup, mais elle n’avait rien à annuler.
    [match-enough-undone] Au coup { $input }, la place { $made_by } annule un coup, plus souvent que permis.
    [match-full] Avec le coup { $input }, la partie dépasse la longueur permise.
    [match-not-over] Au coup { $input }, un jury se prononce sur la place { $made_by }, mais la partie n’était pas finie.
    [match-not-tied] Au coup { $input }, un jury se prononce sur la place { $made_by }, qui n’était pas ex æquo.
    [seat-unknown] Le coup { $input } a été joué par une place qui n’existe pas à cette table.
    [message-malformed] Le coup { $input } est illisible : { $why }.
   *[other] Le coup { $input }, joué par la place { $made_by }, est contraire aux règles. À la table, on aurait lu : « { $code } »
} Les coups et les places se comptent à partir de 0.
refusal-record-arranged = Cette partie n’a pas été distribuée : elle a commencé par une position préparée, dont le sceau ne dit rien. À partir de là, toutes les étapes ({ $inputs }) suivent les règles.
refusal-record-other-seal = Le sceau du fichier n’est pas celui que tu as noté. C’est { $seal }.
refusal-record-other-digest = Le fichier ne contient pas les coups scellés à la fin. L’empreinte de ceux qu’il contient est { $digest }.
refusal-record-damaged = Le fichier est abîmé ({ $why }). On ne peut pas lire plus loin.

## What comes in from outside the rules

input-hinted = { $you ->
    [seat] Tu as demandé un conseil.
   *[other] { $seat } a demandé un conseil.
}
input-timed-out = { $you ->
    [seat] Ton temps est écoulé.
   *[other] Temps écoulé pour { $seat }.
}
input-resigned = { $you ->
    [seat] Tu quittes la partie.
   *[other] { $seat } quitte la partie.
}
input-taken-over = { $by } joue maintenant pour { $seat }.
input-stood-in = Un bot joue maintenant pour { $seat }.
input-came-back = { $you ->
    [seat] Tu joues maintenant en personne.
   *[other] { $seat } joue maintenant en personne.
}
input-taken-back = { $you ->
    [seat] Tu annules ton dernier coup.
   *[other] { $seat } annule son dernier coup.
}
input-judged = { $you ->
    [seat] Le jury a voté pour toi.
   *[other] Le jury a voté pour { $seat }.
}
input-outvoted = { $you ->
    [seat] Tu as moins de voix que d’autres, qu’un second tour départage.
   *[other] { $seat } a moins de voix que d’autres, qu’un second tour départage.
}

## At the table in the terminal

cli-welcome = { $count ->
    [one] { $others } s’installe à ta table.
   *[other] { $others } s’installent à ta table.
}
cli-commitment =
    La donne est fixée dès maintenant. Voici son sceau, pour vérifier à la fin :
    { $commitment }
cli-cannot-forget = C’est un jeu de mémoire, et ce qui est écrit ici ne peut pas être effacé. Ne regarde pas en arrière.
cli-thinking = { $name } réfléchit…
cli-prompt = Ton choix (? pour l’aide) :{" "}
cli-prompt-or-wait = Ton choix, ou Entrée pour attendre les autres (? pour l’aide) :{" "}
cli-same-table = « table » montre tout ce qui est sur la table.
cli-empty-log = Il ne s’est encore rien passé.
cli-more-offers = { $count ->
    [one] … et encore un. « all » le montre aussi.
   *[other] … et { $count } autres. « all » les montre tous.
}
cli-which-game = À quel jeu veux-tu jouer ?{" "}
cli-over = La partie est finie
cli-winners = { $you ->
    [yes] { $count ->
        [0] Victoire ! Bravo à toi.
       *[other] Victoire partagée avec { $others }. Bravo !
    }
   *[no] { $count ->
        [0] Cette fois, personne ne gagne.
        [one] { $others } gagne.
       *[other] { $others } gagnent ensemble.
    }
}
cli-seed =
    La graine de cette partie, et le sceau qu’elle portait depuis le début :
    { $seed }
    { $commitment }
cli-arranged = Cette partie n’a pas été distribuée : elle a commencé par une position préparée.
cli-digest =
    L’empreinte de tous les coups. En la notant, on saura plus tard si un enregistrement a été modifié :
    { $digest }
cli-check = Pour vérifier : vernissage replay --verify { $file }
cli-goodbye = Tu quittes la table. À bientôt !
cli-goodbye-kept = Tu quittes la table. La partie t’attend : vernissage play --resume { $file }
cli-kept = La partie est gardée dans { $file }.
cli-resumed-partly = Tu peux reprendre à partir de là.
cli-verified = La donne est celle promise par le sceau { $noted ->
    [yes] que tu as noté
   *[no] du fichier
}{ $over ->
    [yes] , toutes les étapes ({ $inputs }) suivent les règles, et le résultat est juste.
   *[no] , et toutes les étapes ({ $inputs }) suivent les règles. La partie n’est pas encore finie.
}
cli-verified-seal = Sceau : { $seal }
cli-verified-digest = Empreinte : { $digest }
cli-verified-compare = Seul ce que tu as noté toi-même prouve que c’est bien votre partie : compare le sceau avec celui du début (--seal) et l’empreinte avec celle de la fin (--digest).

## Help

cli-help-number = 3
    .meaning = le coup qui porte ce numéro
cli-help-words = quelques-uns de ses mots
    .meaning = juste assez pour savoir de quel coup tu parles
cli-help-written = { $example }
    .meaning = un coup écrit en entier, proposé ou non
cli-help-own-words = 3: tes mots
    .meaning = un coup, et ce que tu écris en secret à son sujet, là où c’est possible
cli-help-table = table
    .meaning = revoir la table
cli-help-all = all
    .meaning = tous les coups possibles, si nombreux soient-ils
cli-help-undo = undo
    .meaning = reprendre ton dernier coup, tant que c’est permis
cli-help-log = log
    .meaning = tout ce que tu as vu se passer
cli-help-rules = rules, rules 5.3
    .meaning = les règles, ou une seule d’entre elles
cli-help-save = save FICHIER
    .meaning = garder la partie dans un fichier
cli-help-quit = quit
    .meaning = quitter la table

## Why not, in the terminal

refusal-game-unknown = Aucun jeu ne s’appelle { $game }. Il y a : { $games }.
refusal-game-no-guide = Ce jeu n’a pas encore de première partie guidée.
refusal-game-no-primer = Ce jeu n’a pas encore d’autres explications que ses règles.
refusal-bot-unknown = Aucun bot ne s’appelle { $bot } pour ce jeu. Il y a : { $bots }.
refusal-bot-budget = « { $budget } » n’est pas un budget : 200ms est un temps, 500 un nombre d’itérations.
refusal-bot-no-thinker = { $bot } ne réfléchit pas et n’a donc pas besoin de budget.
refusal-cli-players = { $game } se joue de { $fewest } à { $most }.
refusal-cli-no-setting = Une option s’écrit CLÉ=VALEUR.
refusal-cli-option = Ces options ne vont pas. { $why }
refusal-cli-no-such-number = Choisis un numéro de 1 à { $last }.
refusal-cli-several-moves = « { $said } » peut désigner { $numbers }. Lequel ?
refusal-cli-not-understood = « { $said } » n’est aucun de ces coups. Tape ? pour voir ce qui est possible.
refusal-cli-other-fields = Ce coup s’écrit : { $kind } { $fields }
refusal-cli-no-words = Ce coup n’accepte pas de mots.
refusal-cli-no-file = La garder où ? Écris : save FICHIER
refusal-file-unreadable = Impossible de lire { $file } : { $why }.
refusal-file-unwritable = Impossible d’écrire { $file } : { $why }.
refusal-cli-file-exists = { $file } existe déjà. Reprends la partie avec --resume, ou choisis un autre nom.
refusal-file-no-record = { $file } ne contient pas de partie : { $why }.
refusal-cli-resume-brings-its-own = Une partie reprise garde ses places, ses options et sa graine.
refusal-cli-other-game = { $file } contient une partie d’un autre jeu : { $game }.
refusal-cli-no-rulebook = { $game } n’a pas encore de règles écrites.
refusal-cli-unknown-rule = { $close ->
    [nothing] Il n’y a pas de règle { $number }.
   *[other] Il n’y a pas de règle { $number }. Tu pensais à { $close } ?
}
refusal-cli-no-such-step = { $inputs ->
    [one] La partie n’a que { $inputs } étape.
   *[other] La partie n’a que { $inputs } étapes.
}

## Why not, in the house

refusal-table-unknown = Aucune table n’a ce code.
refusal-table-full = Toutes les places de cette table sont prises.
refusal-table-taken = Il y a déjà quelqu’un à cette place.
refusal-table-not-host = C’est à l’hôte de faire cela.
refusal-table-not-seated = Tu n’as pas de place à cette table.
refusal-table-begun = La partie a déjà commencé.
refusal-table-not-begun = La partie n’a pas encore commencé.
refusal-table-not-over = Il faut attendre la fin de la partie.
refusal-calls-no-address = Le serveur ne peut pas appeler cette adresse. Elle doit commencer par https://.
refusal-calls-too-many = On te prévient déjà à { $most } endroits. Retires-en un d’abord.
refusal-calls-no-browser = Ce navigateur n’a pas dit comment le joindre.
refusal-circle-unknown = Ce cercle n’existe pas, ou tu n’en fais pas partie. Demande le lien à quelqu’un du cercle.
refusal-circle-full = Un cercle compte { $most } personnes au plus.
refusal-circle-too-many = Tu fais déjà partie de { $most } cercles. Quittes-en un d’abord.
refusal-circle-no-name = Il faut un nom au cercle.
refusal-circle-one-person = Cette table est pour une seule personne. Un cercle commence à plusieurs.
refusal-circle-not-ahead = Une soirée doit être à venir, dans l’année.
refusal-calls-unknown = On ne te prévient pas à cet endroit.
refusal-calls-holiday-too-long = Les vacances durent { $days } jours au plus.
refusal-table-stood-in = Un bot joue pour toi. Reprends d’abord ta place.
refusal-table-silence = On ne parle pas maintenant.
refusal-table-watching = Ici, tu ne fais que regarder.
refusal-table-name-taken = Quelqu’un porte déjà ce nom à cette table.
refusal-table-not-yours = Cette place ne se joue pas sur cet appareil.
refusal-table-moved-on = La partie a déjà avancé.
refusal-table-possible = Tu peux le faire maintenant.
refusal-guide-not-yet = Les règles le permettent, mais cette leçon passe d’abord par autre chose. Suis le guide.
refusal-table-nobody-looks = Dis d’abord qui tient l’appareil.
refusal-table-too-few = { $fewest ->
    [one] Il faut être au moins une personne.
   *[other] Il faut être au moins { $fewest }.
}
refusal-table-too-many = Ce jeu se joue à { $most } au plus, et vous êtes plus nombreux.
refusal-table-stopped = La partie a été arrêtée.
refusal-table-onlookers = Seules les personnes qui jouent voient cette partie.
refusal-seat-private = Cette partie est réservée à une seule personne.
refusal-seat-seated = Tu as déjà une place à cette table.
refusal-seat-removed = L’hôte t’a demandé de quitter cette table : tu ne peux plus t’y asseoir.
refusal-seat-has-seen = Dans cette partie, tu as joué à une autre place : tu en sais trop pour celle-ci.
refusal-seat-kept = Cette place est à quelqu’un qui peut revenir.
refusal-seat-declined = Tu as déjà demandé cette place.
refusal-seat-asked-for = Quelqu’un d’autre demande cette place en ce moment.
refusal-seat-nobody-asks = Plus personne ne demande cette place.
refusal-seat-not-your-say = Ce n’est pas à toi de donner cette place.
refusal-seat-said-nothing = À cette place, personne n’a rien dit.
refusal-table-not-away = Un bot peut remplacer quelqu’un après { $seconds } secondes d’absence.
refusal-table-not-kept = Cela n’a pas pu être enregistré : rien ne s’est passé. Réessaie.
refusal-table-not-damaged = Cette table n’est pas endommagée.
refusal-table-beyond-mending = Rien de cette table n’est lisible : elle ne peut pas continuer.
refusal-table-earlier-rules = Cette partie a été jouée avec des règles antérieures (version { $version }) et ne peut plus être ouverte ici. Son enregistrement peut être téléchargé.
refusal-house-out-of-order = Le serveur ne peut rien enregistrer ni retrouver pour l’instant : rien ne s’est passé. Réessaie dans un instant.
refusal-house-broke = Quelque chose s’est mal passé sur le serveur, tu n’y es pour rien. Recharge la page et réessaie.
refusal-vote-closed = Personne ne peut voter ici en ce moment.
refusal-vote-not-tied = Personne ne peut voter pour cette place : elle n’est pas parmi les ex æquo.
refusal-vote-partial = Tu es parmi les ex æquo : c’est aux autres de juger.
refusal-vote-full = Il y a déjà tant de votes qu’on n’en accepte plus.
refusal-limit-wait = { $seconds ->
    [one] Doucement ! Réessaie dans une seconde.
   *[other] Doucement ! Réessaie dans { $seconds } secondes.
}
refusal-phrase-unknown = Personne ici n’a cette phrase.
refusal-phrase-unknown-word = « { $word } » n’est pas un de nos mots. Est-il bien écrit ?
refusal-phrase-length = Une phrase a { $words } mots.
refusal-name-empty = Un nom doit avoir au moins un signe visible.
refusal-table-phrases-only = À une table ouverte, on ne peut utiliser que les phrases toutes prêtes.
refusal-table-no-own-words = À une table ouverte, on n’écrit pas avec ses propres mots.
refusal-name-too-short = « { $name } » est trop court pour une table ouverte. Pourquoi pas { $suggestion } ?
refusal-name-letters = À une table ouverte, un nom se compose de lettres. Pourquoi pas { $suggestion } ?
refusal-name-mixed = « { $name } » mélange des lettres faciles à confondre. Pourquoi pas { $suggestion } ?
refusal-name-address = À une table ouverte, un nom ne peut être ni une adresse ni un numéro. Pourquoi pas { $suggestion } ?
refusal-name-unwelcome = « { $name } » n’est pas le bienvenu à une table ouverte. Pourquoi pas { $suggestion } ?
refusal-name-house = « { $name } » laisse croire que tu parles au nom de Vernissage. Pourquoi pas { $suggestion } ?
refusal-name-alike = « { $name } » ressemble trop à un autre nom de cette table. Pourquoi pas { $suggestion } ?
refusal-request-other-origin = Cette demande venait d’un autre site.
refusal-request-unknown = Il n’y a rien ici.
refusal-replay-unknown = La partie n’a pas autant de coups.
refusal-game-no-coach = Il n’y a pas d’entraîneur pour ce jeu.
refusal-game-no-memoir = Ce jeu ne fait pas de bilan sur plusieurs parties.
refusal-coach-failed = L’entraîneur n’a pas pu analyser cette partie.
refusal-play-on-no-moment = On ne peut pas reprendre la partie à cet endroit.
refusal-hint-in-company = Les conseils sont pour qui joue en solo ou avec des bots : quelqu’un d’autre est à cette table.
refusal-hint-daily = Pas de conseils dans la donne du jour : elle est la même pour tout le monde.
refusal-hint-none = Pas de conseil pour cela : c’est à toi d’en décider.
refusal-hint-guided = On te guide déjà ici.
refusal-daily-no-try = Tu n’as terminé aucun essai ce jour-là.
refusal-daily-no-solver = Ce jeu n’a pas de solveur.
refusal-reach-failed = Ce qui était possible n’a pas pu être calculé cette fois-ci.
refusal-daily-unknown = Ce jour n’existe pas.
refusal-daily-future = La donne de ce jour n’est pas encore sortie.
refusal-daily-never-dealt = Rien n’a été distribué ici ce jour-là : la maison n’était pas encore ouverte.
refusal-daily-sealed = La donne du jour reste scellée jusqu’à la fin de la journée : d’autres la jouent encore.
refusal-session-none = On ne se connaît pas encore. Recharge la page, s’il te plaît.
refusal-me-other-name = Ce n’est pas ton nom. Rien n’a été supprimé.
refusal-house-banned = Tu ne peux plus jouer ici : la personne qui gère ce serveur t’en a fermé l’accès.

## Comment on joue, en une page

learn-table = La table
learn-how = Comment on joue
learn-end = Comment ça finit
learn-first = Première partie guidée
learn-first-how = Elle dure trois minutes environ : appuie sur *Comment on joue* sous l’affiche. La table est vraie, la donne toujours la même, et les autres jouent le jeu.
learn-things = Ce qu’il y a sur la table
learn-rules = Toutes les règles
learn-play = Jouer

## On a picture that goes with a link

postcard-somebody = quelqu’un
postcard-won = { $winners_count ->
    [one] **{ $winners }** gagne.
   *[other] { $winners } gagnent.
}
postcard-over = La partie est finie.
postcard-invites = Une place **t’attend**.
postcard-open = Ouvre le lien et joue.
postcard-day = { $game } · { DATETIME($date, dateStyle: "long") }
postcard-day-open = La même donne **pour tous**.
postcard-day-play = Ouvre le lien et joue les mêmes cartes.
postcard-day-proven = { $best ->
    [one] **{ $best }** point était possible.
   *[other] **{ $best }** points étaient possibles.
}
postcard-day-found = Le meilleur score trouvé : **{ $best }** { $best ->
    [one] point
   *[other] points
}.
postcard-day-people = { $people ->
    [0] Personne n’a joué ce jour-là.
    [one] Une personne a joué ce jour-là.
   *[other] { $people } personnes ont joué ce jour-là.
}
postcard-day-mine = **{ $points }** { $points ->
    [one] point
   *[other] points
}
postcard-day-mine-proven = **{ $points }** { $points ->
    [one] point
   *[other] points
} sur { $best }
postcard-day-mine-found = **{ $points }** { $points ->
    [one] point
   *[other] points
} ; le meilleur trouvé : { $best }
postcard-day-tries = Le meilleur de { $tries } essais.
postcard-day-ahead = { $ahead ->
    [0] { $people ->
        [one] La première partie du jour.
       *[other] Sur { $people } personnes, aucune n’a fait mieux.
    }
    [one] Sur { $people } personnes, une a fait mieux.
   *[other] Sur { $people } personnes, { $ahead } ont fait mieux.
}
postcard-day-running = { $days } jours de suite.

## For those who answer in words

words-seat = Tu es { $name }.
words-past = Ce que tu as vu se passer :
words-table = Ce qu’il y a maintenant sur la table :
words-offers = Ce que tu peux faire :
words-answer = Réponds par le numéro de l’un de ces coups, et rien d’autre.
words-own = Après le numéro et deux-points, tu peux ajouter tes propres mots.
refusal-words-not-understood = « { $said } » ne dit pas quel coup tu choisis. Réponds par un seul numéro de 1 à { $last }, et rien d’autre.

## When others wait

call-turn = { $game } : c’est à toi de jouer.
call-reminds = { $game } : ton temps est bientôt écoulé, c’est à toi de jouer.
call-gathers = { $game } : ton cercle a ouvert une table, ta place est gardée.
call-feed = Vernissage : à moi de jouer

## Ce qu’apporte https, en une page

https-title = Cette maison et https
https-adds = Avec https, l’écran de ton téléphone reste allumé tout seul, la maison s’installe comme une application et peut te prévenir quand c’est à toi de jouer. Tu peux aussi jouer sans : tout le reste est pareil.
https-here = Tu l’utilises déjà. Il n’y a rien à faire.
https-how =
    ## Comment l’obtenir ici
    La personne qui tient la maison la ferme, puis la rouvre ainsi :

    `vernissage serve --https`

    Cette page dit alors comment un téléphone apprend à faire confiance à la maison. Une maison qui a un nom sur internet peut s’en passer : elle utilise un proxy ou un certificat à elle.
https-trust = Un téléphone n’accepte https que de ceux à qui il fait confiance. Montre une fois au tien qu’il peut faire confiance à cette maison.
https-iphone =
    ## iPhone et iPad
    1. Dans Safari, [télécharge le certificat]({ $certificate }) et autorise-le.
    2. Ouvre *Réglages*, touche *Profil téléchargé*, puis *Installer*.
    3. Toujours dans *Réglages*, va dans *Général*, *Informations*, *Réglages de confiance des certificats* et active *Vernissage*.
https-android =
    ## Android
    1. [Télécharge le certificat]({ $certificate }).
    2. Ouvre *Paramètres* et cherche *certificat CA*. Confirme, puis choisis le fichier `vernissage.crt`.
    3. Ouvre la maison dans Chrome. D’autres navigateurs ont parfois leur propre liste.
https-computer =
    ## Un ordinateur
    D’abord, [télécharge le certificat]({ $certificate }).

    - Mac : ouvre-le, double-clique sur *Vernissage* dans le trousseau et choisis *Toujours approuver*.
    - Windows : ouvre-le, clique sur *Installer un certificat* et place-le dans *Autorités de certification racines de confiance*.
    - Firefox et Linux : importe-le dans les paramètres du navigateur, sous *Certificats*, *Autorités*.
https-safe =
    ## À quoi tu fais confiance
    Le certificat ne peut se porter garant que d’adresses de réseaux locaux, jamais d’un site sur internet. Il n’appartient qu’à cette maison. Elle affiche son empreinte quand elle ouvre :

    `{ $fingerprint }`
https-open = Ouvrir avec https
https-without = Continuer sans
