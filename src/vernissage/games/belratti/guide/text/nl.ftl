# Wat er in het eerste spel van Belratti gezegd wordt, in het Nederlands. **Vet**: wat je aantikt.

step-themes = Dit zijn de twee thema’s. Aiko en Zofia schilderen erbij; jij en Tilda leiden het museum.
step-number = Veel schilderijen leveren meer punten op, weinig passen beter. Tilda toont vier: druk op **4**.
step-forgeries = Aiko en Zofia legden er in het geheim vier, en Belratti smokkelde er vier vervalsingen tussen. Welke zijn van hen?
step-hang = Wat past bij een muizenval? Tik de **kat** aan, dan de lege plek bij de **muizenval**.
step-query = Klavertjevier of zonnebloem: wat hebben zij geschilderd? Tik de **zonnebloem** aan, dan **Joker: vragen van wie ‘zonnebloem’ is**.
step-forged = Niemand heeft de zonnebloem geschilderd: ze is vervalst en blijft in het depot. Hang het **klavertjevier** bij de **gieter**.
step-agree = Vier hangen er, vier blijven in het depot. Druk op **Akkoord, zo hangt het goed**; het telt zodra ook Tilda akkoord is.
step-points = Vier goed gelezen zijn vier punten; met vijftien winnen jullie, met zes vervalsingen is het uit. Druk op **Door naar de volgende ronde**.
step-fits = Nu schilder jij samen met Zofia. Zeg haar hoe goed die van jou passen: eerst **perfect**, dan **Zeggen**.
step-lay = Zofia zou er drie leggen, dus er ontbreekt één van jou. Tik de **bezem** aan, dan de lege plek bij de **emmer**.
step-ready = Alle vier zijn gelegd. Druk op **Ik ben klaar**; daarna geen woord tot de lijsten zijn omgedraaid.
step-understood = Tilda en Aiko hingen die van jou bij de emmer, precies zoals je bedoelde. Niemand zei een woord.
ending = Jij had Belratti door, en de anderen begrepen jou. Dat is het hele spel.
