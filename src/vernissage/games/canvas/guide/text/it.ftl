# Che cosa si dice in una prima partita a Canvas, in italiano. In **grassetto**: che cosa toccare.

guide-goal = Appenderai tre dipinti. Queste carte dicono che cosa fa vincere coccarde, e quanto valgono.
guide-elements = La goccia è Tonalità, il triangolo Forma, il quadrato a righe Texture, la mezzaluna Tono.
guide-free = Ripetizione vuole coppie di Forme. Prendi gli **uccelli**: la prima carta della fila è gratis.
guide-skip = Per Varietà mancano Texture e Tono: prendi il **faro**. Saltare i pesci costa un segnalino.
guide-bonus = Kiran ha lasciato un segnalino sulla **violinista**. Prendi entrambi: la stella premia le Forme.
guide-lay = Tre carte fanno un dipinto. Scegli **violinista**, **uccelli**, **faro**: la prima sta sopra.
guide-order = La violinista nasconde Tonalità e Forma degli uccelli. Premi la sua **freccia in giù** e guarda i punti.
guide-worth = Quattro elementi, due Forme, una sola Tonalità: tre coccarde. La stella dà due punti per ogni Forma.
guide-title = Due parole delle tue carte fanno il titolo. L’angolo della cornice cambia lo sfondo, solo per gli occhi.
guide-hang = Dodici punti invece di due, con gli uccelli in cima. Premi **Appendi**.
guide-ladder = La stessa coccarda un’altra volta vale di più: una per Ripetizione fa tre punti, due fanno sette.
guide-ending = Dodici punti con tre carte, e nessun altro ha ancora appeso niente. Ti restano due dipinti.
