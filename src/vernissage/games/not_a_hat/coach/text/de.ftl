# Was der Trainer von That's Not a Hat auf Deutsch sagt.

recalled = Was du behalten hast
memory = Wie lange du dich erinnerst
    .row = { $age ->
        [one] vor einem Geschenk
       *[other] vor { $age } Geschenken
    }
    .across = Geschenke, seit es zuletzt offen lag oder richtig benannt wurde
    .right = richtige Antworten
memory-lately = Wie lange du dich in letzter Zeit erinnerst
    .row = { $age ->
        [one] vor einem Geschenk
       *[other] vor { $age } Geschenken
    }
    .across = Geschenke, seit es zuletzt offen lag oder richtig benannt wurde
    .right = richtige Antworten
answers = Richtige Namen und Urteile: { $right } von { $of }.
answers-lately = In diesem und den Spielen davor, insgesamt { $games }, lagst du bei { $right } von { $of } Antworten richtig.
too-few = Zu wenige Antworten, um eine Linie zu ziehen und zu sagen, wie weit dein Gedächtnis reicht.
lasts = Nach { $age ->
    [one] einem Geschenk
   *[other] etwa { $age } Geschenken
} weißt du noch die Hälfte.
lasts-longer = Auch nach { $age ->
    [one] einem Geschenk
   *[other] { $age } Geschenken
} weißt du noch mehr als die Hälfte.
