# Was High Card auf Deutsch sagt. Wie Sätze heißen und gefüllt werden: vernissage/text.py.

## Was du tun kannst

move-show = { $prize ->
    [one] 1 Punkt
   *[other] { $prize } Punkte
} für diese Runde vorschlagen
move-lay = Die { $card } verdeckt hinlegen

## Was geschehen ist

event-shown = { $you ->
    [seat] Du schlägst
   *[other] { $seat } schlägt
} für diese Runde { $prize ->
    [one] 1 Punkt
   *[other] { $prize } Punkte
} vor.
event-agreed = Abgemacht: Die höchste Karte bringt { $prize ->
    [one] 1 Punkt
   *[other] { $prize } Punkte
}.
event-laid = { $you ->
    [seat] Du legst
   *[other] { $seat } legt
} die { $card } verdeckt hin.
event-laid-unseen = { $seat } legt eine Karte verdeckt hin.
event-turned-up = Die Karten werden aufgedeckt: { $cards }. Der Gewinn geht an { $you ->
    [winner] dich
   *[other] { $winner }
}.
event-drew = { $you ->
    [seat] Du ziehst
   *[other] { $seat } zieht
} die { $card }.
event-drew-unseen = { $seat } zieht eine Karte.
event-ended = Das war die letzte Runde.

## Warum nicht

refusal-template-wrong-phase = Noch nicht: Erst einigt ihr euch auf den Gewinn, dann legt ihr Karten.
refusal-template-no-such-prize = Eine Runde ist 1 oder 2 Punkte wert, nicht { $prize }.
refusal-template-not-in-hand = Die { $card } hast du nicht auf der Hand.

## Was an einer Stellung nicht stimmt

refusal-position-cards = Jede der zwölf Karten muss irgendwo liegen, und nur einmal.
refusal-position-seats = Handkarten, gelegte Karten, Punkte und Vorschläge muss es für alle { $players } Plätze geben.
refusal-position-prize = Der Gewinn passt nicht zu den Vorschlägen oder nicht zur Phase.
refusal-position-round = Eine Runde { $round } kann es nicht geben.
refusal-position-deck = Im Stapel sind zu wenige Karten für die kommenden Runden.
refusal-position-laid = Gelegte Karten kann es nur geben, während Karten gelegt werden.
refusal-position-hand = Platz { $seat } hat zu wenige Karten für die kommenden Runden.
refusal-position-hand-order = Die Handkarten von Platz { $seat } müssen sortiert sein.

## In der Ansicht, wo der Tisch in Worten gezeichnet wird

view-own_laid = Deine Karte auf dem Tisch
view-has_laid = Hat gelegt
view-ballot = Was diese Runde wert ist
view-phase-prize = wie viel ist sie wert?
view-phase-lay = Karten legen
view-phase-over = vorbei
