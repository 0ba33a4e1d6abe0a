# What the page of a day’s deal says in Dutch.

daily-next = { $hours ->
    [0] Het volgende komt over { $minutes } min.
   *[other] Het volgende komt over { $hours } u { $minutes } min.
}
daily-sealed = Anderen spelen deze kaarten nog; de herhaling gaat open als de dag voorbij is.
daily-past = Het spel van { DATETIME($date, day: "numeric", month: "long", year: "numeric", timeZone: "UTC") }. Die dag is voorbij, dus dit telt niet mee.
daily-helped = Hier heeft een bot gespeeld, dus dit telt niet mee.
day-page = Naar de pagina van de dag
day-kicker = { $bots ->
    [0] Het spel van de dag · { $title }, in je eentje
    [one] Het spel van de dag · { $title }, met één bot
   *[other] Het spel van de dag · { $title }, met { $bots } bots
}
day-weekday = { DATETIME($date, weekday: "long", timeZone: "UTC") }
day-date = { DATETIME($date, day: "numeric", month: "long", timeZone: "UTC") }
day-mine = { $tries ->
    [one] Bij je eerste poging: { $best }.
   *[other] Beste van { $tries } pogingen: { $best }; bij de eerste: { $first }.
}
day-ahead = { $people ->
    [one] Je bent hier de eerste.
   *[other] { $ahead ->
        [0] Van de { $people } mensen had niemand een betere eerste poging.
        [one] Van de { $people } mensen had er één een betere eerste poging.
       *[other] Van de { $people } mensen hadden er { $ahead } een betere eerste poging.
    }
}
day-fresh = Je hebt het nog niet gespeeld.
day-not-played = Die dag heb je niet gespeeld.
day-over = De dag is voorbij.
day-play = Spelen
day-to-today = Naar vandaag
day-my-line = Mijn spel terugkijken
day-share = Deze dag delen
day-give-up = Zien wat er mogelijk was
day-give-up-ask = Je krijgt meteen de beste route te zien. Pogingen daarna tellen vandaag niet meer mee.
day-give-up-yes = Laat zien
day-give-up-no = Ik probeer het nog eens
day-sealed-solved = Anderen spelen deze kaarten nog. De herhaling en de beste route zijn te zien als de dag voorbij is.
day-nowhere = Die dag bestaat niet
day-doors = Iedereen krijgt vandaag dezelfde kaarten, en op dezelfde zetten volgen dezelfde antwoorden.
day-open = Openen
day-how = { $bots ->
    [0] in je eentje
    [one] met één bot
   *[other] met { $bots } bots
}
day-best = Jouw beste: { $best }.
day-people-today = { $people ->
    [0] Nog niemand heeft het uitgespeeld.
    [one] Eén persoon heeft het uitgespeeld.
   *[other] { $people } mensen hebben het uitgespeeld.
}
day-people = { $people ->
    [one] één persoon
   *[other] { $people } mensen
}
day-everyone = Iedereen vandaag
day-everyone-then = Iedereen op die dag
day-nobody = Nog niemand heeft het uitgespeeld.
day-square = { $each ->
    [one] Eén vierkantje staat voor één persoon.
   *[other] Eén vierkantje staat voor { $each } mensen.
}
day-firsts = Alleen eerste pogingen.
day-fewest = Hoe minder, hoe beter.
day-you = jij
day-you-at = jij, { $points }
day-proven = bewezen maximum
day-found = best gevonden
day-running = { $days ->
    [0] Nog geen reeks
    [one] Eén dag op rij
   *[other] { $days } dagen op rij
}
day-longest = langste reeks: { $days }
day-tile = { DATETIME($date, weekday: "long", day: "numeric", month: "long", timeZone: "UTC") }: { $how }
day-missed = niet gespeeld
day-made = { $works ->
    [3] Jouw drie werken
   *[other] Wat je hebt gemaakt
}
day-reach = Wat er nog in zat
day-reach-how = na elk van je beurten, bij het best mogelijke vervolg
day-reach-how-found = na elk van je beurten, bij het beste vervolg dat gevonden is
day-thinking = Er wordt uitgerekend wat er mogelijk was …
day-best-proven = { $points ->
    [one] Er was hoogstens 1 punt mogelijk. Dat is bewezen.
   *[other] Er waren hoogstens { $points } punten mogelijk. Dat is bewezen.
}
day-best-found = { $points ->
    [one] Het beste wat er gevonden is: 1 punt. Of er meer in zat, is niet bewezen.
   *[other] Het beste wat er gevonden is: { $points } punten. Of er meer in zat, is niet bewezen.
}
day-left = In beurt { $turn } week je van de beste route af; je eindigde met { $points } van de { $best }.
day-left-found = In beurt { $turn } week je af van de beste route die gevonden is; je eindigde met { $points } van de { $best }. Of er een betere was, is niet bewezen.
day-never-left = Je bent nooit van de beste route afgeweken: { $points }.
day-never-left-found = Je bent nooit afgeweken van de beste route die gevonden is: { $points }. Of er een betere was, is niet bewezen.
day-turn = beurt { $turn }
day-turn-left = Beurt { $turn }: hier week je van de route af
day-goes-on = bewezen maximum: { $points }
day-goes-on-found = best gevonden: { $points }
day-no-more = Bewezen: geen enkele route haalt meer dan { $points }.
