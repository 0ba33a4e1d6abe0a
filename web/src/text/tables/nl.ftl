# De lijst met tafels die openstaan voor onbekenden.
tables-how = Hier kan iedereen aanschuiven. Namen worden gecontroleerd, je praat in kant-en-klare zinnen, en een bot speelt door voor wie weggaat.
tables-free = { $free ->
    [0] vol
    [one] één plaats vrij
   *[other] { $free } plaatsen vrij
}
tables-left = { $free ->
    [one] bezig, er is één plaats vrijgekomen
   *[other] bezig, er zijn { $free } plaatsen vrijgekomen
}
tables-clock-none = zonder tijdslimiet
tables-clock-relaxed = 2 minuten per beslissing
tables-clock-brisk = 30 seconden per beslissing
tables-clock-bank = ieder 5 minuten, plus 10 seconden per beslissing
tables-clock-days = 3 dagen per beslissing
tables-bots = bots: { $level }
tables-join = Meespelen
tables-back = Terug naar de tafel
tables-none = Er staat nu geen tafel open
tables-none-how = Open er zelf een: nodig uit voor een spel en laat iedereen meedoen.
tables-to-door = Naar de spellen
