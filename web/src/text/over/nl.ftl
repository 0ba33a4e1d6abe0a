# What a table where the game is over says in Dutch.

result-rematch = Revanche
result-rematch-join = Naar de revanche
result-replay = Terugkijken
result-tell = Delen
result-share = Uitslag delen
result-copy = Uitslag als tekst kopiëren
result-copied = Uitslag gekopieerd
result-line = { $name }: { $score ->
    [one] 1 punt
   *[other] { $score } punten
}
result-seal = Nagaan hoe de kaarten lagen
result-seal-how = Hoe de kaarten lagen, stond al vóór de eerste zet vast. Dit was vanaf het begin het zegel, en dit is de startwaarde die erachter zit: wie de startwaarde hasht, krijgt het zegel.
result-seal-commitment = Zegel
result-seal-seed = Startwaarde
result-arranged = In dit spel is niet gedeeld: het begon met een opgezette stelling, dus er is geen zegel om na te gaan.
result-digest = Controlesom van de zetten
result-digest-how = De controlesom is gemaakt van de gedeelde kaarten en alle zetten. Noteer hem nu, dan zie je later of een verslag dit spel onveranderd laat zien.
result-record = Verslag downloaden
vote-question = Gelijke stand. Wie moet er winnen?
vote-how = Jij beslist: bekijk wat ze gemaakt hebben en kies. Tot de tijd om is kun je je nog bedenken.
vote-wait = Nu beslissen anderen: wie deze link opent en niet zelf gelijk staat, kan stemmen. Tot die tijd winnen jullie samen.
vote-join = Scan de code en stem op je telefoon.
vote-run-off = Een herstemming: deze kregen de meeste stemmen, en evenveel.
vote-cast = { $count ->
    [0] nog geen stemmen
    [one] tot nu toe één stem
   *[other] tot nu toe { $count } stemmen
}
vote-yours = jouw stem
vote-ask = Iemand laten oordelen
vote-qr = De link naar de stemming, voor de camera van een telefoon
vote-nobody = Niemand heeft gestemd, dus ze winnen samen.
vote-undecided = De { $count } stemmen zijn gelijk verdeeld, dus ze winnen samen.
vote-chosen = { $count ->
    [one] { $name } is gekozen, met de enige stem.
   *[other] { $name } is gekozen, met { $votes } van de { $count } stemmen.
}
