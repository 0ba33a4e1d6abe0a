# Che cosa si dice in una prima partita a Canvas, in italiano. In **grassetto**: che cosa toccare.

guide-goal = Appenderai tre dipinti. Queste carte dicono che cosa fa vincere coccarde, e quanto valgono.
guide-elements = La goccia è Tonalità, il triangolo Forma, il quadrato a righe Texture, la mezzaluna Tono.
guide-free = Ripetizione premia ogni coppia di Forme. Prendi gli **uccelli**: la prima carta della fila è gratis.
guide-skip = Per Varietà mancano ancora Texture e Tono: prendi il **faro**. Salti i pesci, e lì resta uno dei tuoi segnalini.
guide-bonus = Kiran ha saltato la **violinista** e ci ha lasciato un segnalino. Prendi entrambi: la stella porta punti per le Forme.
guide-lay = Tre carte fanno un dipinto. Scegli nell’ordine **violinista**, **uccelli** e **faro**: la prima sta sopra.
guide-order = La violinista nasconde Tonalità e Forma degli uccelli. Premi la sua **freccia in giù** e guarda i punti.
guide-worth = Tutti e quattro gli elementi, due Forme, una sola Tonalità: tre coccarde. La stella aggiunge due punti per ogni Forma.
guide-title = Due delle parole sulle tue carte fanno il titolo. L’angolo della cornice cambia lo sfondo: solo per il piacere degli occhi.
guide-hang = Dodici punti invece di due, con gli uccelli in cima. Premi **Appendi**.
guide-ladder = La seconda coccarda dello stesso tipo porta di più: una per Ripetizione vale tre punti, due ne valgono sette.
guide-ending = Dodici punti con tre carte, e nessun altro ha ancora appeso un dipinto. Altri due, e la tua galleria è completa.
