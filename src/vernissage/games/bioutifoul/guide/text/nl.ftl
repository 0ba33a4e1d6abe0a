# Wat er in een eerste spel Bioutifoul gezegd wordt, in het Nederlands. **Vet** is wat je aanraakt.

step-goal = Punten komen van tentoonstellingen. Deze vraagt een werk van Rodrigo en een van Sunny.
step-influence = Elke beurt begint met invloed. Kies een **Rodrigo**-kaart om Rodrigo te verplaatsen.
step-lower = Rodrigo en Sunny kosten samen vier, en je hebt drie goud. Druk op **Dalen**: één goud goedkoper.
step-play = Eén plaats is genoeg. Druk op **Eén kaart spelen**; daarna krijgt Vico die, en kan hij er iets mee.
    .plaque = krijgt jouw kaart
step-buy-rodrigo = Je hebt drie acties, en Rodrigo kost twee. Kies **De kanariekamer**, dan **Voor 2 goud kopen**.
step-buy-sunny = Er is nog één goud, en Sunny kost er één. Kies **Karperweer**, dan **Voor 1 goud kopen**.
step-exhibit = Beide hangen in je galerie. Kies hun **tentoonstelling**, dan **Rodrigo + Sunny tentoonstellen**.
    .plaque = beide hangen hier
step-points = Eén punt voor de tentoonstelling, één voor de meeste Rodrigo’s, één voor de meeste Sunny’s: drie punten.
step-discard = Eén kaart getrokken, één van Chloé, en maar drie mogen blijven. Kies **Heinrich**, dan **Heinrich afleggen**.
step-raise = Je hebt een werk van Alice: drijf haar waarde op. Kies **Alice**, dan **Stijgen**, dan **Eén kaart spelen**.
    .plaque = jouw werk van Alice
step-sell = Alice is nu vier goud waard. Kies **Kernschaduw** in je galerie, dan **Voor 4 goud verkopen**.
step-last = De stapel tentoonstellingen telt af. Is die leeg, dan is het de slotronde: wie de meeste punten heeft, wint.
step-end = Dat is vijf goud voor later. Druk op **Beurt beëindigen**: elke beurt eindigt met één goud erbij.
ending = Eén tentoonstelling en één goede verkoop: drie punten verdiend, zes goud gespaard. Haal er meer voordat de stapel tentoonstellingen leeg is.
