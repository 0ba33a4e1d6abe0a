# Wat er in een eerste spel Bioutifoul gezegd wordt, in het Nederlands. **Vet** is wat je aanraakt.

guide-goal = Punten komen van tentoonstellingen. Deze vraagt een werk van Rodrigo en een van Sunny.
guide-influence = Elke beurt begint met invloed. Kies een **Rodrigo**-kaart om Rodrigo te verplaatsen.
guide-lower = Rodrigo en Sunny kosten samen vier, en je hebt drie goud. Druk op **Dalen**: één goud goedkoper.
guide-play = Eén plaats is genoeg. Druk op **Eén kaart spelen**; daarna krijgt Vico die, en kan hij er iets mee.
guide-buy-rodrigo = Je hebt drie acties, en Rodrigo kost twee. Kies **De kanariekamer**, dan **Voor 2 goud kopen**.
guide-buy-sunny = Er is nog één goud, en Sunny kost er één. Kies **Karperweer**, dan **Voor 1 goud kopen**.
guide-exhibit = Beide hangen in je galerie. Kies hun **tentoonstelling**, dan **Rodrigo + Sunny tentoonstellen**.
guide-points = Eén punt voor de tentoonstelling, één voor de meeste Rodrigo’s, één voor de meeste Sunny’s: drie punten.
guide-discard = Eén kaart getrokken, één van Chloé, en maar drie mogen blijven. Kies **Heinrich**, dan **Heinrich afleggen**.
guide-raise = Je hebt een werk van Alice: drijf haar waarde op. Kies **Alice**, dan **Stijgen**, dan **Eén kaart spelen**.
guide-sell = Alice is nu vier goud waard. Kies **Kernschaduw** in je galerie, dan **Voor 4 goud verkopen**.
guide-end = Dat is vijf goud voor later. Druk op **Beurt beëindigen**: elke beurt eindigt met één goud erbij.
guide-ending = Drie punten en zes goud, en nog niemand anders heeft tentoongesteld. Op het eind winnen de meeste punten.
