# Che cosa si dice in una prima partita a Canvas, in italiano. In **grassetto**: che cosa toccare.

step-goal = Appenderai tre dipinti. Queste carte dicono che cosa fa vincere coccarde, e quanto valgono.
step-elements = La goccia è Tonalità, il triangolo Forma, il quadrato a righe Texture, la mezzaluna Tono.
step-free = Ripetizione vuole coppie di Forme. Prendi gli **uccelli**: la prima carta della fila è gratis.
step-pay = Per Varietà mancano Texture e Tono: prendi il **faro**. Saltare i pesci costa un segnalino.
    .plaque = questa la salti
step-bonus = Kiran ha lasciato un segnalino sulla **violinista**. Prendi entrambi: la stella premia le Forme.
    .plaque = la stella: un bonus
step-lay = Tre carte fanno un dipinto. Scegli **violinista**, **uccelli**, **faro**: la prima sta sopra.
step-order = La violinista nasconde Tonalità e Forma degli uccelli. Premi la sua **freccia in giù** e guarda i punti.
    .plaque = quello che si vede
step-worth = Quattro elementi, due Forme, una sola Tonalità: tre coccarde. La stella dà due punti per ogni Forma.
step-title = Due parole delle tue carte fanno il titolo.
step-hang = Dodici punti invece di due, con gli uccelli in cima. Premi **Appendi**, poi **Svela**.
step-ladder = La stessa coccarda un’altra volta vale di più: una per Ripetizione fa tre punti, due fanno sette.
ending = Il tuo primo dipinto è appeso, per dodici punti. Appendine altri due: quando tutti ne hanno tre, vince chi ha più punti.
