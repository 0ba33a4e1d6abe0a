# Was in einer ersten Partie Bioutifoul gesagt wird, auf Deutsch. **Fett** ist, was zu drücken ist.

guide-goal = Punkte gibt es für Ausstellungen. Diese hier braucht ein Werk von Rodrigo und eins von Sunny.
guide-influence = Jeder Zug beginnt mit Einfluss. Wähl eine **Rodrigo**-Karte, um Rodrigo zu verschieben.
guide-lower = Rodrigo und Sunny kosten zusammen vier, und du hast drei. Drück **Abwerten**: ein Gold billiger.
guide-play = Ein Platz genügt. Drück **Eine Karte spielen**; danach bekommt Vico sie und kann sie nutzen.
guide-buy-rodrigo = Du hast drei Aktionen, und Rodrigo kostet zwei. Wähl **Das Kanarienzimmer**, dann **Für 2 Gold kaufen**.
guide-buy-sunny = Ein Gold ist übrig, und Sunny kostet eins. Wähl **Karpfenwetter**, dann **Für 1 Gold kaufen**.
guide-exhibit = Beide hängen in deiner Galerie. Wähl ihre **Ausstellung**, dann **Rodrigo + Sunny ausstellen**.
guide-points = Ein Punkt für die Ausstellung, je einer für die meisten Werke von Rodrigo und Sunny: drei Punkte.
guide-discard = Eine Karte gezogen, eine von Chloé, und nur drei dürfen bleiben. Wähl **Heinrich**, dann **Heinrich ablegen**.
guide-raise = Du hast ein Werk von Alice: Treib sie hoch. Wähl **Alice**, dann **Aufwerten**, dann **Eine Karte spielen**.
guide-sell = Alice ist jetzt vier Gold wert. Wähl **Kernschatten** in deiner Galerie, dann **Für 4 Gold verkaufen**.
guide-end = Das sind fünf Gold für später. Drück **Zug beenden**: Jeder Zug endet mit einem Gold mehr.
guide-ending = Drei Punkte und sechs Gold, und sonst hat noch niemand ausgestellt. Am Ende gewinnen die meisten Punkte.
