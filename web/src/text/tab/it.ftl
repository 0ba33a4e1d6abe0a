# Quello che la casa in una scheda del browser dice in italiano.

tab-welcome = Gioca subito con i bot. Tutto avviene in questo browser e non viene inviato nulla.
tab-step = { $step ->
    [python] Si apparecchia il tavolo: il materiale è in arrivo.
    [rules] Si apparecchia il tavolo: si leggono le regole.
   *[opening] Si apparecchia il tavolo: i bot prendono posto.
}
tab-wait = Puoi già guardarti intorno o premere «{ door-play }»: la partita comincia appena il tavolo è pronto.
tab-broken = La casa non è riuscita ad aprirsi in questo browser. Ricarica la pagina per riprovare.
tab-others = Per invitare, per i tavoli aperti, le cerchie e il televisore serve una casa che altri possano raggiungere.
tab-along = Porta con te le tue partite
tab-along-how = Non hai un account: le tue partite sono in questo browser. Salva una copia, o portane una da un altro dispositivo.
tab-save = Salva una copia
tab-bring = Porta qui una copia
tab-bring-sure = Portare qui questa copia?
tab-bring-sure-how = Prende il posto di tutto quello che c’è qui. Se vuoi tenerlo, salvane prima una copia.
tab-bring-go = Sì, sostituisci tutto
tab-bring-not = No, lascia tutto com’è
tab-bring-bad = Questo file non è la copia di una casa.
