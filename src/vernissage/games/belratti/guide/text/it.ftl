# Che cosa si dice nella prima partita di Belratti, in italiano. **In grassetto**: che cosa toccare.

step-themes = Ecco i due temi a cui si ispirano Aiko e Zofia. Tu e Tilda dirigete il museo.
step-number = Tanti quadri danno più punti, pochi vanno meglio. Tilda mostra quattro: premi **4**.
step-forgeries = Aiko e Zofia ne hanno messi quattro in segreto, Belratti quattro falsi. Quali sono i loro?
step-hang = Che cosa va con una trappola per topi? Tocca il **gatto**, poi il posto libero accanto alla **trappola per topi**.
    .plaque = appendilo qui
step-query = Quadrifoglio o girasole? Tocca il **girasole**, poi **Jolly: chiedi chi ha dipinto «girasole»**.
step-forged = Nessuno ha dipinto il girasole: è un falso. Appendi il **quadrifoglio** accanto all’**annaffiatoio**.
    .plaque = appendilo qui
step-agree = Quattro sono appesi. Premi **D’accordo con questo allestimento**; dev’essere d’accordo anche Tilda.
step-points = Quattro punti; con quindici si vince, con sei falsi è finita. Premi **Avanti con il prossimo giro**.
step-fits = Ora dipingi tu, con Zofia. Dille quanto vanno bene i tuoi: prima **alla perfezione**, poi **Dillo**.
step-lay = Zofia ne metterebbe tre, il quarto tocca a te. Tocca la **scopa**, poi il posto libero accanto al **secchio**.
    .plaque = mettila qui
step-ready = Ci sono tutti e quattro. Premi **Ho finito**; poi non una parola finché non si gira tutto.
step-understood = Tilda e Aiko hanno appeso il tuo accanto al secchio, come volevi tu. Nessuno ha detto una parola.
ending = Hai smascherato Belratti, e gli altri ti hanno letto nel pensiero. Il gioco è tutto qui.
