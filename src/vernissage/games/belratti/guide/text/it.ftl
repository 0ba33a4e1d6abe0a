# Che cosa si dice nella prima partita di Belratti, in italiano. **In grassetto**: che cosa toccare.

step-themes = Ecco i due temi. Aiko e Zofia li interpretano con i loro quadri; tu e Tilda dirigete il museo.
step-number = Tanti quadri danno più punti, pochi vanno meglio. Tilda mostra quattro: premi **4**.
step-forgeries = Aiko e Zofia ne hanno messi quattro in segreto, e Belratti ci ha infilato quattro falsi. Quali sono i loro?
step-hang = Che cosa va con una trappola per topi? Tocca il **gatto**, poi il posto libero della **trappola per topi**.
step-query = Quadrifoglio o girasole: quale hanno dipinto? Tocca il **girasole**, poi **Jolly: chiedi chi ha dipinto «girasole»**.
step-forged = Nessuno ha dipinto il girasole: è un falso e resta nel deposito. Appendi il **quadrifoglio** all’**annaffiatoio**.
step-agree = Quattro sono appesi, quattro restano nel deposito. Premi **D’accordo con questo allestimento**; vale appena è d’accordo anche Tilda.
step-points = Quattro quadri letti bene, quattro punti; con quindici si vince, con sei falsi è finita. Premi **Avanti con il prossimo giro**.
step-fits = Ora dipingi tu, insieme a Zofia. Dille come vanno i tuoi: prima **alla perfezione**, poi **Dillo**.
step-lay = Zofia ne metterebbe tre, quindi ne manca uno tuo. Tocca la **scopa**, poi il posto libero del **secchio**.
step-ready = Ci sono tutti e quattro. Premi **Ho finito**; poi non una parola finché le cornici non sono girate.
step-understood = Tilda e Aiko hanno appeso il tuo al secchio, proprio come volevi. Nessuno ha detto una parola.
ending = Hai smascherato Belratti, e gli altri ti hanno letto nel pensiero. Il gioco è tutto qui.
