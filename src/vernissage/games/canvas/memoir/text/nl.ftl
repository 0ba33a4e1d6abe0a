# Wat Canvas over veel spellen zegt, in het Nederlands.

best = record { $points }
paintings = Je hebt { $paintings ->
    [one] één schilderij
   *[other] { $paintings } schilderijen
} afgemaakt; het beste leverde { $points ->
    [one] één punt
   *[other] { $points } punten
} op.
too-few = Nog { $missing ->
    [one] één spel
   *[other] { $missing } spellen
}, dan staat hier wat je het best ligt.
favourite = { $scoring } ligt je het best: { $right } van { $of } linten.
ribbons = Gewonnen linten, van alle die er te winnen waren
    .row = { $scoring }
finest-painting = Mooiste schilderij
    .says = { $points ->
    [one] één punt
   *[other] { $points } punten
} met { $ribbons ->
    [one] één lint
   *[other] { $ribbons } linten
}
special-painting = Het mooiste schilderij bracht { $points ->
    [one] één punt
   *[other] { $points } punten
} op.
