# What the page for a table that isn’t there says in Dutch.

join-unknown = Er is geen tafel { $code }
join-unknown-how = Misschien klopt er een letter niet, of is de tafel allang afgeruimd.
join-closed = Tafel { $code } is gesloten
join-closed-how = De beheerder van deze server heeft deze tafel gesloten. Je andere spellen gaan door.
join-damaged = Deze tafel is beschadigd
join-damaged-how = Wat ervan bewaard was, is niet te lezen.
join-earlier = Dit spel is met eerdere regels gespeeld
join-earlier-how = De regels zijn sindsdien veranderd, daarom kan het hier niet meer worden geopend. Er is niets verloren: het verslag is te downloaden, met elke zet zoals die is gedaan.
join-record = Verslag downloaden
join-mendable = { $moves ->
    [0] Een deel van dit spel is niet meer te lezen. Het kan met dezelfde kaarten opnieuw beginnen; de zetten tot nu toe zijn verloren.
    [one] Een deel van dit spel is niet meer te lezen. Het kan na de eerste zet verdergaan; wat daarna kwam, is verloren.
   *[other] Een deel van dit spel is niet meer te lezen. Het kan na de eerste { $moves } zetten verdergaan; wat daarna kwam, is verloren.
}
join-beyond-mending = Wat van dit spel bewaard was, is niet te lezen; het kan niet verdergaan. Met je andere tafels is alles in orde.
join-mend = Vanaf daar verder spelen
join-nowhere = Hier hangt niets
join-nowhere-how = Op dit adres is geen pagina van Vernissage.
