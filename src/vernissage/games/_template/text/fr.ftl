# What High Card says in French. How messages are named and filled: vernissage/text.py.

## What you may do

move-show = Proposer { $prize ->
    [one] 1 point
   *[other] { $prize } points
} pour cette manche
move-lay = Poser la carte { $card } face cachée

## What happened

event-shown = { $you ->
    [seat] Tu proposes
   *[other] { $seat } propose
} { $prize ->
    [one] 1 point
   *[other] { $prize } points
} pour cette manche.
event-agreed = C’est dit : la carte la plus haute rapporte { $prize ->
    [one] 1 point
   *[other] { $prize } points
}.
event-laid = { $you ->
    [seat] Tu poses
   *[other] { $seat } pose
} la carte { $card } face cachée.
event-laid-unseen = { $seat } pose une carte face cachée.
event-turned-up = On retourne les cartes : { $cards }. { $you ->
    [winner] Tu remportes
   *[other] { $winner } remporte
} la mise.
event-drew = { $you ->
    [seat] Tu pioches
   *[other] { $seat } pioche
} la carte { $card }.
event-drew-unseen = { $seat } pioche une carte.
event-ended = C’était la dernière manche.

## Why not

refusal-template-wrong-phase = Pas maintenant : d’abord, accordez-vous sur la mise ; ensuite, posez une carte.
refusal-template-no-such-prize = Une manche vaut 1 ou 2 points, pas { $prize }.
refusal-template-not-in-hand = Tu n’as pas la carte { $card } en main.

## What is wrong with a position

refusal-position-cards = Chacune des douze cartes doit être quelque part, et une seule fois.
refusal-position-seats = Il faut une main, une place pour la carte posée, des points et une proposition pour chacune des { $players } places.
refusal-position-prize = La mise ne correspond pas aux propositions, ou à la phase.
refusal-position-round = La manche { $round } est impossible.
refusal-position-deck = Il reste trop peu de cartes dans la pioche pour les manches à venir.
refusal-position-laid = Il ne peut y avoir de cartes posées que pendant qu’on pose les cartes.
refusal-position-hand = La place { $seat } a trop peu de cartes pour les manches à venir.
refusal-position-hand-order = La main de la place { $seat } doit être triée.

## Dans la vue, là où la table est dessinée en mots

view-own_laid = Ta carte sur la table
view-has_laid = A posé
view-ballot = Ce que vaut cette manche
view-phase-prize = combien vaut-elle ?
view-phase-lay = on pose les cartes
view-phase-over = terminée
