# Was in einer ersten Partie Bioutifoul gesagt wird, auf Deutsch. **Fett** ist, was zu drücken ist.

step-goal = Punkte gibt es für Ausstellungen. Diese hier braucht ein Werk von Rodrigo und eins von Sunny.
step-influence = Jeder Zug beginnt mit Einfluss. Wähl eine **Rodrigo**-Karte, um Rodrigo zu verschieben.
step-lower = Rodrigo und Sunny kosten zusammen vier, und du hast drei. Drück **Abwerten**: ein Gold billiger.
step-play = Ein Platz genügt. Drück **Eine Karte spielen**; danach bekommt Vico sie und kann sie nutzen.
    .plaque = bekommt deine Karte
step-buy-rodrigo = Du hast drei Aktionen, und Rodrigo kostet zwei. Wähl **Das Kanarienzimmer**, dann **Für 2 Gold kaufen**.
step-buy-sunny = Ein Gold ist übrig, und Sunny kostet eins. Wähl **Karpfenwetter**, dann **Für 1 Gold kaufen**.
step-exhibit = Beide hängen in deiner Galerie. Wähl ihre **Ausstellung**, dann **Rodrigo + Sunny ausstellen**.
    .plaque = beide hängen hier
step-points = Ein Punkt für die Ausstellung, je einer für die meisten Werke von Rodrigo und Sunny: drei Punkte.
step-discard = Eine Karte gezogen, eine von Chloé, und nur drei dürfen bleiben. Wähl **Heinrich**, dann **Heinrich ablegen**.
step-raise = Du hast ein Werk von Alice: Treib sie hoch. Wähl **Alice**, dann **Aufwerten**, dann **Eine Karte spielen**.
    .plaque = deine Alice
step-sell = Alice ist jetzt vier Gold wert. Wähl **Kernschatten** in deiner Galerie, dann **Für 4 Gold verkaufen**.
step-last = Der Stapel der Ausstellungen zählt herunter. Ist er leer, ist die Runde die letzte: Wer die meisten Punkte hat, gewinnt.
step-end = Das sind fünf Gold für später. Drück **Zug beenden**: Jeder Zug endet mit einem Gold mehr.
ending = Eine Ausstellung und ein guter Verkauf: drei Punkte verdient, sechs Gold gespart. Hol dir mehr, bevor der Stapel der Ausstellungen leer ist.
