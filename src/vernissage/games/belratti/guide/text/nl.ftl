# Wat er in het eerste spel van Belratti gezegd wordt, in het Nederlands. **Vet**: wat je aantikt.

step-themes = Dit zijn de twee thema’s. Aiko en Zofia maken er schilderijen bij; jij en Tilda leiden het museum.
step-number = Veel schilderijen leveren meer punten op, weinig passen beter. Tilda toont vier: druk op **4**.
step-forgeries = Aiko en Zofia legden er in het geheim vier, Belratti vier vervalsingen. Welke zijn van hen?
step-hang = Wat past bij een muizenval? Tik de **kat** aan, dan de lege plek bij de **muizenval**.
    .plaque = hier ophangen
step-query = Klavertjevier of zonnebloem? Tik de **zonnebloem** aan, dan **Joker: vragen van wie ‘zonnebloem’ is**.
step-forged = Niemand schilderde de zonnebloem: die is vervalst. Hang het **klavertjevier** bij de **gieter**.
    .plaque = hier ophangen
step-agree = Vier hangen er, vier niet. Druk op **Akkoord, zo hangt het goed**; ook Tilda moet akkoord zijn.
step-points = Dat zijn vier punten; met vijftien winnen jullie, met zes vervalsingen is het uit. Druk op **Door naar de volgende ronde**.
step-fits = Nu schilder je met Zofia. Zeg haar hoe goed die van jou passen: eerst **perfect**, dan **Zeggen**.
step-lay = Zofia zou er drie leggen, het vierde is voor jou. Tik de **bezem** aan, dan de lege plek bij de **emmer**.
    .plaque = hier neerleggen
step-ready = Alle vier zijn gelegd. Druk op **Ik ben klaar**; daarna geen woord tot alles is omgedraaid.
step-understood = Tilda en Aiko hingen dat van jou bij de emmer, zoals jij het bedoelde. Niemand zei een woord.
ending = Jij had Belratti door, en de anderen begrepen jou. Dat is het hele spel.
