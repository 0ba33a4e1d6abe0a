# Che cosa si dice in una prima partita a Bioutifoul, in italiano. In **grassetto**: che cosa toccare.

step-goal = I punti vengono dalle mostre. Questa chiede un’opera di Rodrigo e una di Sunny.
step-influence = Ogni turno comincia con l’influenza. Scegli una carta **Rodrigo** per spostare Rodrigo.
step-lower = Rodrigo e Sunny costano quattro insieme, e hai tre lingotti. Premi **Abbassa**: un lingotto in meno.
step-play = Basta un posto. Premi **Gioca una carta**; poi la riceve Vico, che potrà usarla.
    .plaque = riceve la tua carta
step-buy-rodrigo = Hai tre azioni, e Rodrigo costa due. Scegli **La stanza del canarino**, poi **Compra per 2 lingotti**.
step-buy-sunny = Resta un lingotto, e Sunny ne costa uno. Scegli **Tempo da carpe**, poi **Compra per 1 lingotto**.
step-exhibit = Entrambe sono nella tua galleria. Scegli la loro **mostra**, poi **Esponi Rodrigo + Sunny**.
    .plaque = sono qui, entrambe
step-points = Un punto per la mostra, uno perché sei in testa con Rodrigo, uno con Sunny: tre punti.
step-discard = Una carta pescata, una da Chloé, e possono restarne tre. Scegli **Heinrich**, poi **Scarta Heinrich**.
step-raise = Hai un’opera di Alice: fai salire il prezzo. Scegli **Alice**, poi **Alza**, poi **Gioca una carta**.
    .plaque = la tua Alice
step-sell = Ora Alice vale quattro lingotti. Scegli **Cono d’ombra** nella tua galleria, poi **Vendi per 4 lingotti**.
step-last = Il mazzo delle mostre cala. Quando è vuoto, il giro è l’ultimo: vince chi ha più punti.
step-end = Cinque lingotti per dopo. Premi **Chiudi il turno**: ogni turno finisce con un lingotto in più.
ending = Una mostra e una buona vendita: tre punti guadagnati, sei lingotti da parte. Conquistane altri prima che il mazzo delle mostre sia vuoto.
