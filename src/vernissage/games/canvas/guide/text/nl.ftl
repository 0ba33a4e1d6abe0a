# Wat er in een eerste spel Canvas gezegd wordt, in het Nederlands. **Vet** is wat je aanraakt.

step-goal = Je hangt drie schilderijen op. Deze kaarten zeggen waarvoor je linten krijgt, en wat die waard zijn.
step-elements = De druppel is tint, de driehoek vorm, het gestreepte vierkant textuur, de halve maan toon.
step-free = Herhaling vraagt om paren van vormen. Neem de **vogels**: de eerste kaart van de rij is gratis.
step-pay = Voor Variatie ontbreken textuur en toon: neem de **vuurtoren**. De vissen overslaan kost één fiche.
    .plaque = deze sla je over
step-bonus = Kiran heeft een fiche op de **viool** gelegd. Neem ze allebei: de ster geeft punten voor vormen.
    .plaque = de ster: een bonus
step-lay = Drie kaarten maken een schilderij. Kies **viool**, **vogels**, **vuurtoren**: de eerste ligt bovenop.
step-order = De viool verbergt tint en vorm van de vogels. Druk op de **pijl omlaag** en let op de punten.
    .plaque = wat je ziet
step-worth = Alle vier de elementen, twee vormen, één tint: drie linten. De ster geeft twee punten per vorm.
step-title = Twee woorden van je kaarten vormen de titel.
step-hang = Twaalf punten in plaats van twee, met de vogels bovenop. Druk op **Ophangen**, dan op **Onthullen**.
step-ladder = Hetzelfde lint nog eens is meer waard: één voor Herhaling is drie punten, twee zijn samen zeven.
ending = Je eerste schilderij hangt, voor twaalf punten. Hang er nog twee op: heeft iedereen er drie, dan wint wie de meeste punten heeft.
