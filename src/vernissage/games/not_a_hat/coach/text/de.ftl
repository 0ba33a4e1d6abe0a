# Was der Trainer von That's Not a Hat auf Deutsch sagt.

recalled = Was du behalten hast
memory = Dein Gedächtnis: richtige Antworten nach Alter
    .row = { $age ->
        [one] ein Geschenk her
       *[other] { $age } Geschenke her
    }
answers = { $right } von deinen { $of } Namen und Urteilen waren richtig.
too-few = Zu wenige Antworten, um zu sagen, wie lange dein Gedächtnis reicht.
lasts = Dein Gedächtnis reicht { $age ->
    [one] ein Geschenk
   *[other] { $age } Geschenke
} weit: Bis dahin war mindestens die Hälfte richtig.
