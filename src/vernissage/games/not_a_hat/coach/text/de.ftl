# Was der Trainer von That's Not a Hat auf Deutsch sagt.

recalled = Was du behalten hast
memory = Dein Gedächtnis: richtige Antworten, nach Abstand
    .row = { $age ->
        [one] vor einem Geschenk
       *[other] vor { $age } Geschenken
    }
answers = Richtige Namen und Urteile: { $right } von { $of }.
too-few = Zu wenige Antworten, um zu sagen, wie weit dein Gedächtnis reicht.
lasts = Dein Gedächtnis reicht { $age ->
    [one] ein Geschenk
   *[other] { $age } Geschenke
} weit: Bis dahin war mindestens die Hälfte richtig.
