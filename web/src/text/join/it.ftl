# What the page for a table that isn’t there says in Italian.

join-unknown = Il tavolo { $code } non c’è
join-unknown-how = Forse una lettera è sbagliata, o il tavolo è stato sparecchiato da tempo.
join-closed = Il tavolo { $code } è chiuso
join-closed-how = L’ha chiuso chi gestisce questo server. Le tue altre partite continuano.
join-damaged = Questo tavolo è danneggiato
join-damaged-how = I suoi dati sono illeggibili.
join-earlier = Questa partita è stata giocata con regole precedenti
join-earlier-how = Da allora le regole sono cambiate, perciò qui non si può più aprire. Non è andato perso niente: la partita si può scaricare, con ogni mossa così com’è stata fatta.
join-record = Scarica la partita
join-mendable = { $moves ->
    [0] Una parte dei dati di questa partita è illeggibile. Può ricominciare con le stesse carte; le mosse fatte finora sono perse.
    [one] Una parte dei dati di questa partita è illeggibile. Può continuare dopo la prima mossa; quello che è venuto dopo è perso.
   *[other] Una parte dei dati di questa partita è illeggibile. Può continuare dopo le prime { $moves } mosse; quello che è venuto dopo è perso.
}
join-beyond-mending = I dati di questa partita sono illeggibili: non può continuare. Tutti gli altri tuoi tavoli sono a posto.
join-mend = Continua da lì
join-nowhere = Qui non è appeso niente
join-nowhere-how = A questo indirizzo non c’è nessuna pagina.
