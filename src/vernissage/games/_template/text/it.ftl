# What High Card says in Italian. How messages are named and filled: vernissage/text.py.

## What you may do

move-show = Proponi { $prize ->
    [one] 1 punto
   *[other] { $prize } punti
} per questo giro
move-lay = Metti giù coperta la carta { $card }

## What happened

event-shown = { $you ->
    [seat] Proponi
   *[other] { $seat } propone
} { $prize ->
    [one] 1 punto
   *[other] { $prize } punti
} per questo giro.
event-agreed = D’accordo: la carta più alta vale { $prize ->
    [one] 1 punto
   *[other] { $prize } punti
}.
event-laid = { $you ->
    [seat] Metti
   *[other] { $seat } mette
} giù coperta la carta { $card }.
event-laid-unseen = { $seat } mette giù una carta coperta.
event-turned-up = Si scoprono le carte: { $cards }. { $you ->
    [winner] Prendi
   *[other] { $winner } prende
} il premio.
event-drew = { $you ->
    [seat] Peschi
   *[other] { $seat } pesca
} la carta { $card }.
event-drew-unseen = { $seat } pesca una carta.
event-ended = Era l’ultimo giro.

## Why not

refusal-template-wrong-phase = Non adesso: prima ci si accorda sul premio, poi si mette giù una carta.
refusal-template-no-such-prize = Un giro vale 1 o 2 punti, non { $prize }.
refusal-template-not-in-hand = Non hai in mano la carta { $card }.

## What is wrong with a position

refusal-position-cards = Ognuna delle dodici carte deve stare da qualche parte, e una volta sola.
refusal-position-seats = Ci vogliono mano, carta giocata, punti e proposta per ognuno dei { $players } posti.
refusal-position-prize = Il premio non va d’accordo con le proposte, o con la fase.
refusal-position-round = Il giro { $round } non può esserci.
refusal-position-deck = Nel mazzo restano troppo poche carte per i giri che mancano.
refusal-position-laid = Possono esserci carte giocate solo mentre si mettono giù le carte.
refusal-position-hand = Il posto { $seat } ha troppo poche carte per i giri che mancano.
refusal-position-hand-order = La mano del posto { $seat } deve essere in ordine.

## Nella vista, dove il tavolo è disegnato a parole

view-own_laid = La tua carta sul tavolo
view-has_laid = Ha giocato
view-ballot = Quanto vale questo giro
view-phase-prize = quanto vale?
view-phase-lay = si giocano le carte
view-phase-over = finita
