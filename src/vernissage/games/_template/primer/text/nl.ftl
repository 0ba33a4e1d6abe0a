# Wat High Card aan nieuwkomers uitlegt: hoe je speelt, elk ding en elk moment.

how = Elke ronde is een of twee punten waard. De hoogste kaart krijgt ze.
end = Na twee rondes wint wie de meeste punten heeft.

hand = Je hand
    .says = Jouw kaarten. Niemand anders ziet ze.
prize = De prijs
    .says = Zoveel punten is deze ronde waard. Daar worden jullie het eerst over eens.

agree = Word het eens over de prijs
    .says = Iedereen toont 1 of 2. Toont iedereen hetzelfde, dan geldt dat.
lay = Leg een kaart
    .says = Iedereen legt een kaart gedekt. Dan gaan ze open, en de hoogste krijgt de prijs.
    .here = { $waiting_count ->
        [0] De kaarten gaan open.
       *[other] Er ontbreekt nog een kaart van: { $waiting }.
    } Deze ronde is { $prize ->
        [one] 1 punt
       *[other] { $prize } punten
    } waard.
