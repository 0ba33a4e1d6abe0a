# Was High Card Neulingen erklärt: wie man spielt, jedes Ding und jeden Moment.

how = Jede Runde ist einen oder zwei Punkte wert. Die höchste Karte bekommt sie.
end = Nach zwei Runden gewinnt, wer die meisten Punkte hat.

hand = Deine Hand
    .says = Deine Karten. Niemand sonst sieht sie.
prize = Der Preis
    .says = So viele Punkte ist diese Runde wert. Darauf einigt ihr euch zuerst.

agree = Einigt euch auf den Preis
    .says = Alle zeigen 1 oder 2. Zeigen alle dasselbe, gilt es.
lay = Leg eine Karte
    .says = Alle legen eine Karte verdeckt. Dann werden sie aufgedeckt, und die höchste bekommt den Preis.
    .here = { $waiting_count ->
        [0] Die Karten werden aufgedeckt.
       *[other] Noch fehlt eine Karte von: { $waiting }.
    } Diese Runde ist { $prize ->
        [one] 1 Punkt
       *[other] { $prize } Punkte
    } wert.
