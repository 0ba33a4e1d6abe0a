# Wat er in een eerste spel Canvas gezegd wordt, in het Nederlands. **Vet** is wat je aanraakt.

guide-goal = Je gaat drie schilderijen ophangen. Deze kaarten zeggen waarvoor je linten krijgt, en wat die waard zijn.
guide-elements = De druppel is tint, de driehoek vorm, het gestreepte vierkant textuur, de halve maan toon.
guide-free = Herhaling beloont elk paar vormen. Neem de **vogels**: de eerste kaart van de rij is gratis.
guide-skip = Voor Variatie ontbreken nog textuur en toon: neem de **vuurtoren**. Je slaat de vissen over, en daar blijft een fiche van jou liggen.
guide-bonus = Kiran heeft de **viool** overgeslagen en er een fiche op gelegd. Neem ze allebei: de ster levert punten op voor vormen.
guide-lay = Drie kaarten maken een schilderij. Kies na elkaar **viool**, **vogels** en **vuurtoren**: de eerste ligt bovenop.
guide-order = De viool verbergt tint en vorm van de vogels. Druk op de **pijl omlaag** en let op de punten.
guide-worth = Alle vier de elementen, twee vormen, maar één tint: drie linten. De ster levert voor elke vorm nog twee punten op.
guide-title = Twee van de woorden op je kaarten maken de titel. De hoek van de lijst verandert de achtergrond: alleen voor het oog.
guide-hang = Twaalf punten in plaats van twee, met de vogels bovenop. Druk op **Ophangen**.
guide-ladder = Het tweede lint van een soort levert meer op: één voor Herhaling is drie punten, twee zijn er zeven.
guide-ending = Twaalf punten met drie kaarten, en nog niemand anders heeft iets opgehangen. Nog twee, en je galerie is compleet.
