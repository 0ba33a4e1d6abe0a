# Wat de pagina van een kring in het Nederlands zegt, en wat elders over kringen wordt gezegd.

circle-title = Een kring
circle-since = Een kring sinds { DATETIME($date, month: "long", year: "numeric") }
circle-invite = Uitnodigen voor de kring
circle-invite-how = Wie deze link opent, kan erbij komen: stuur hem alleen naar mensen met wie je vaker wilt spelen.
circle-qr = De link naar deze kring, voor de camera van een telefoon
circle-copy = Link kopiëren
circle-copied = Gekopieerd
circle-share-button = Delen
circle-share = Kom bij onze kring ‘{ $name }’.
circle-renew = Nieuwe link maken
circle-renew-how = Is de link in verkeerde handen gevallen? Zodra er een nieuwe is, werkt deze niet meer.
circle-renewed = Dit is de nieuwe link. De oude werkt niet meer.
circle-rename = Hernoemen
circle-rename-title = Een andere naam voor de kring
circle-name = Naam van de kring
circle-save = Bewaren
circle-make = Kring maken
circle-going = Nu aan tafel
circle-next = Zelfde ploeg,
circle-next-game = nieuw spel
circle-next-how = { $count ->
    [1] Nodig eerst iemand uit, of speel met bots.
   *[other] Voor ieder van jullie is een plaats vrijgehouden; wie komt, schuift aan.
}
circle-play = { $game } spelen
circle-why-never = Nog nooit samen gespeeld
circle-why-since = Niet meer samen gespeeld sinds { DATETIME($date, day: "numeric", month: "long") }
circle-why-together = { $won } van de { $played } samen gewonnen
circle-why-nobody = { $played ->
    [one] Eén keer gespeeld, niemand van jullie won
   *[other] { $played } keer gespeeld, niemand van jullie won
}
circle-why-even = Het staat { $won } tegen { $won }
circle-why-leads = { $name } staat voor met { $won } tegen { $next }
circle-evening = Volgende avond
circle-evening-none = Nog geen avond afgesproken.
circle-evening-at = { DATETIME($at, weekday: "long", day: "numeric", month: "long", hour: "numeric", minute: "numeric") }
circle-evening-coming = { $coming ->
    [0] Nog niemand heeft ja gezegd.
    [one] { $names } komt.
   *[other] { $names } komen.
}
circle-evening-you = { $coming ->
    [0] Jij komt.
    [one] Jij komt, { $names } ook.
   *[other] Jij komt, { $names } ook.
}
circle-evening-come = Ik kom
circle-evening-not = Ik kan niet
circle-evening-other = Andere datum
circle-evening-when = Wanneer spreken jullie af?
circle-evening-propose = Voorstellen
circle-evening-off = Afzeggen
circle-evening-how = De anderen zien hem op hun voorpagina.
circle-evenings = Avonden
circle-evenings-count = { $evenings ->
    [one] één avond
   *[other] { $evenings } avonden
}, { $games ->
    [one] één spel
   *[other] { $games } spellen
}
circle-evenings-none = Jullie eerste avond komt nog.
circle-earlier = { $count ->
    [one] Eén eerdere avond
   *[other] { $count } eerdere avonden
}
circle-date = { DATETIME($date, day: "numeric", month: "short") }
circle-weekday = { DATETIME($date, weekday: "long") }
circle-game-together = { $won ->
    [yes] Samen gewonnen, met { $score }.
   *[no] Niet gewonnen, met { $score }.
}
circle-game-bots = Gewonnen door een bot: { $names }.
circle-people = Leden
circle-people-how = een lijst voor elke gewonnen avond
circle-you = { $name } (jij)
circle-played = laatst gespeeld op { DATETIME($date, day: "numeric", month: "short") }
circle-unplayed = hier nog niet gespeeld
circle-asked = uitgenodigd, nog geen antwoord
circle-won = { $count ->
    [0] geen avond gewonnen
    [one] één avond gewonnen
   *[other] { $count } avonden gewonnen
}
circle-honours = Wat jullie over elkaar weten
circle-honour = { $names }: { $says }
circle-tallies = Wie wat won
circle-tally = { $played ->
    [one] één spel
   *[other] { $played } spellen
} · { $won ->
    [nobody] niemand van jullie won
   *[other] gewonnen: { $won }
}
circle-leave = Kring verlaten
circle-leave-title = ‘{ $name }’ verlaten?
circle-leave-how = Niemand krijgt bericht. Voor jou wordt geen plaats meer vrijgehouden; jullie spellen blijven van jou en van de anderen.
circle-leave-last = Er is verder niemand meer: als je weggaat, is de kring er niet meer. Je spellen blijven van jou.
circle-leave-go = Verlaten
circle-leave-not = Blijven
circle-invited = Een uitnodiging
circle-invited-how = { $count ->
    [one] { $names } wil graag weer met je spelen. Jullie zien dan hoe de spellen in deze kring aflopen.
   *[other] { $names } willen graag weer met je spelen. Jullie zien dan hoe de spellen in deze kring aflopen.
}
circle-join = Meedoen met de kring
circle-decline = Nee, bedankt
circle-closed = Deze kring is alleen voor wie erbij hoort
circle-closed-how = Vraag een van hen om de link. Had je er een, dan is hij misschien vervangen.
circle-to-door = Naar de ingang
circle-again = Weer afspreken met deze mensen
circle-again-how = Iedereen aan deze tafel krijgt de vraag om mee te doen. Jullie avonden blijven bewaard, en het volgende spel is maar één klik weg.
circle-to = Naar ‘{ $name }’
circle-asks = Je bent uitgenodigd: ‘{ $name }’
circle-mine = Kringen
circle-mine-none = Voor mensen met wie je vaker speelt: maak een kring, stuur de link en kijk wie wat wint.
circle-asked-you = Je bent uitgenodigd
circle-new = Nieuwe kring
circle-new-how = Geef hem een naam; daarna krijg je de link voor de anderen.
