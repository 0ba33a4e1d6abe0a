# Wat de trainer van Canvas in het Nederlands zegt.

when = Schilderij { $painting }, { $cards ->
    [0] geen kaart in de hand
    [one] één kaart in de hand
   *[other] { $cards } kaarten in de hand
}
paint-now = Je hand is goed genoeg: dit schilderij levert meteen { $points ->
    [one] één punt
   *[other] { $points } punten
} op.
other-order = Dezelfde drie kaarten in een andere volgorde leveren { $points ->
    [one] één punt
   *[other] { $points } punten
} op in plaats van { $instead }.
paint-better = Dit schilderij levert { $points ->
    [one] één punt
   *[other] { $points } punten
} op in plaats van { $instead }.
paint-later = Het levert nu { $points ->
    [one] één punt
   *[other] { $points } punten
} op, het jouwe { $instead }; maar de kaarten die je overhoudt, maken dat goed.
take = Met { $card } levert je beste schilderij { $points ->
    [one] één punt
   *[other] { $points } punten
} op.
take-for-painting = Met { $card } levert je beste schilderij { $points ->
    [one] één punt
   *[other] { $points } punten
} op, met { $taken } maar { $instead }.
take-for-tokens = { $card } kost je minder: { $cost ->
    [0] niets
    [one] één fiche
   *[other] { $cost } fiches
} in plaats van { $paid }{ $tokens ->
    [0] .
    [one] , en er ligt een fiche op.
   *[other] , en er liggen { $tokens } fiches op.
}
take-for-later = { $taken } levert nu niet meer op dan { $card }, en { $card } past beter bij wat nog kan komen.
take-first = Het was te vroeg: met { $card } levert je beste schilderij { $points ->
    [one] één punt
   *[other] { $points } punten
} op, wat je hebt opgehangen { $instead }.
frame = Een achtergrond is maar versiering: kies welke je mooi vindt.
