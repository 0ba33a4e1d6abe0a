# What the page about accessibility says, in Italian.

access-title = Accessibilità
access-works = Che cosa funziona
    .n0 = Tutti i giochi si giocano con i soli tasti, e senza vedere il tavolo. I test giocano così partite intere, seguendo ciò che viene letto.
    .n1 = Prima si sente che cosa è successo, poi a chi tocca e che cosa fare. Le impostazioni dicono quanto viene letto.
    .n2 = Chiaro o scuro, più contrasto, testo più grande, meno movimento e più tempo per guardare si impostano sul tuo dispositivo.
access-how = Come giocare senza vedere
    .n0 = Scegli un gioco nella pagina iniziale e premi «Gioca ora». Il tavolo si apre sulla sua frase, che dice che cosa fare.
    .n1 = Con O arriva l’elenco di ciò che puoi fare. Un numero o una lettera sceglie una mossa, Esc chiude l’elenco.
    .n2 = W dice a chi tocca, C che cosa è tuo, P che cosa hanno tutti, T mostra tutto il tavolo a parole e H dice che cosa è successo dal tuo ultimo turno.
    .n3 = Uno screen reader deve passare le singole lettere alla pagina: in NVDA e JAWS, Ins e Spazio attivano la modalità focus. In VoiceOver disattiva la navigazione rapida.
    .n4 = Al tavolo il punto interrogativo mostra tutti i tasti. Ognuno si può cambiare, e si possono disattivare tutti.
access-lacks = Che cosa manca ancora
    .n0 = Con lo zoom al 200 e al 400 per cento alcuni tavoli appaiono come su un telefono tenuto di lato, e in qualche punto lo spazio è poco.
    .n1 = Nella modalità a contrasto elevato di Windows alcuni colori dei tavoli e i bordi delle carte si vedono male.
    .n2 = Un orologio dà a tutti lo stesso tempo. I suoni non hanno sottotitoli.
access-write = Qualcosa ti ostacola?
    .n0 = Dillo a chi gestisce questa casa, o a chi ti ha invitato. Possono cambiare l’orologio di un tavolo e riferire che cosa va migliorato.
