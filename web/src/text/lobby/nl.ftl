# What the lobby says in Dutch.

lobby-onlookers = Wie mag toekijken
lobby-onlookers-note = een groot scherm in de kamer telt ook mee
lobby-onlookers-open = iedereen
lobby-onlookers-delayed = { $moves } zetten later
lobby-onlookers-closed = niemand
lobby-title = Aan tafel bij { $host }
lobby-how-many = { $game } · { $taken ->
    [0] nog niemand
    [1] één speler
    [2] twee spelers
    [3] drie spelers
    [4] vier spelers
    [5] vijf spelers
    [6] zes spelers
    [7] zeven spelers
    [8] acht spelers
   *[other] { $taken } spelers
} aan tafel, { $free ->
    [0] geen plaats meer vrij.
    [1] nog één plaats vrij.
    [2] nog twee plaatsen vrij.
    [3] nog drie plaatsen vrij.
    [4] nog vier plaatsen vrij.
    [5] nog vijf plaatsen vrij.
   *[other] nog { $free } plaatsen vrij.
}
lobby-watchers = { $count ->
    [one] Er kijkt één persoon toe.
   *[other] Er kijken { $count } mensen toe.
}
lobby-pick = Wat gaan we spelen?
lobby-learn = Hoe je het speelt
lobby-you = jij
lobby-host = host
lobby-you-host = jij · host
lobby-host-now = { $host } is nu de host.
lobby-host-you = Jij bent nu de host: jij start het spel.
lobby-leave-how = { $host ->
    [nobody] Je bent de host, en er zit nog niemand anders. Wie de link opent, vindt dan een lege tafel.
   *[other] Je bent de host. { $host } neemt het van je over en je plaats komt vrij.
}
lobby-leave-go = De tafel verlaten
lobby-here = aanwezig
lobby-away = even weg
lobby-kept = plaats vrijgehouden
lobby-free = Vrije plaats
lobby-add-bot = Bot erbij
lobby-bring = Dit apparaat doorgeven
lobby-bring-title = Wie speelt er nog mee op dit apparaat?
lobby-bring-how = Eén apparaat voor jullie allemaal: het gaat rond en verbergt wat de volgende niet mag zien.
lobby-bring-name = Naam
lobby-bring-any = of laat ons kiezen
lobby-bring-add = Erbij
lobby-bring-done = Klaar
lobby-at-device = op dit apparaat
lobby-sit = Hier gaan zitten
lobby-rise = Mijn plaats vrijgeven
lobby-remove = Weghalen
lobby-remove-label = { lobby-remove }: { $name }
lobby-rename = Naam of portret wijzigen
lobby-level = Hoe goed { $name } speelt
lobby-invite = Uitnodigen
lobby-code = Code
lobby-qr = De link naar deze tafel, voor de camera van een telefoon
lobby-link = De link naar deze tafel
lobby-copy = Kopiëren
lobby-copied = Gekopieerd
lobby-share = Kom { $game } met ons spelen!
lobby-rules-usual = De gewone regels
lobby-rules-own = De regels van deze tafel
lobby-rules-one = { $option }: { $value }
lobby-rules-change = Wijzigen
lobby-rules-show = Bekijken
lobby-more-seats = { $count ->
    [one] Met de link kan er nog één bij komen.
   *[other] Met de link kunnen er nog { $count ->
        [2] twee
        [3] drie
        [4] vier
       *[other] { $count }
    } bij komen.
}
lobby-all-seats = Alle { $count ->
    [5] vijf
    [6] zes
    [7] zeven
    [8] acht
   *[other] { $count }
} plaatsen bekijken
lobby-none = geen
lobby-yes = ja
lobby-no = nee
lobby-less = Minder
lobby-more = Meer
lobby-chosen = { $count } van { $most } gekozen
lobby-choose-none = Geen van deze
lobby-done = Klaar
lobby-clock = Bedenktijd
lobby-clock-note-none = zo lang als nodig
lobby-clock-note-relaxed = 2 minuten per beslissing
lobby-clock-note-brisk = 30 seconden per beslissing
lobby-clock-note-bank = ieder 5 minuten voor het hele spel, plus 10 seconden per beslissing
lobby-clock-note-days = 3 dagen per beslissing; kom en ga wanneer je wilt
lobby-clock-time-relaxed = 2 min
lobby-clock-time-brisk = 30 s
lobby-clock-time-bank = 5 min + 10 s
lobby-clock-time-days = 3 dagen
lobby-clock-none = onbeperkt
lobby-clock-relaxed = ontspannen
lobby-clock-brisk = vlot
lobby-clock-bank = schaakklok
lobby-clock-days = dagen
lobby-open = Wie mag meedoen
lobby-open-no = alleen genodigden
lobby-open-yes = iedereen
lobby-open-note = bij ‘iedereen’ vinden onbekenden deze tafel in de lijst met open tafels: namen worden gecontroleerd, je praat in kant-en-klare zinnen, en een bot speelt door voor wie { $seconds } seconden weg is
lobby-start = { $count ->
    [0] Beginnen
    [1] Alleen beginnen
    [2] Met z’n tweeën beginnen
    [3] Met z’n drieën beginnen
    [4] Met z’n vieren beginnen
    [5] Met z’n vijven beginnen
    [6] Met z’n zessen beginnen
    [7] Met z’n zevenen beginnen
    [8] Met z’n achten beginnen
   *[other] Met { $count } spelers beginnen
}
lobby-too-few = { $missing ->
    [one] Nog één speler, dan kunnen jullie beginnen.
   *[other] Nog { $missing } spelers, dan kunnen jullie beginnen.
}
lobby-ready = Jullie kunnen beginnen. Wie later komt, kan toekijken.
lobby-ready-closed = Jullie kunnen beginnen.
lobby-expected = { $count ->
    [one] { $names } is er nog niet. Start je nu, dan spelen jullie zonder.
   *[other] { $names } zijn er nog niet. Start je nu, dan spelen jullie zonder hen.
}
lobby-absent = { $count ->
    [one] { $names } is even weg.
   *[other] { $names } zijn even weg.
}
lobby-wait = { $host } start het spel.
lobby-watching = { $free ->
    [0] Je kijkt toe. Komt er een plaats vrij, dan kun je gaan zitten.
   *[other] Je kijkt toe. Schuif gerust aan op een vrije plaats.
}
lobby-levels = Hoe slim zijn de bots?
lobby-fill = Aanvullen met bots
lobby-fill-count = { $count ->
    [0] genoeg voor een goed potje
    [one] nog één plaats
   *[other] { $count } plaatsen
}
lobby-personality = Waar { $name } op let
lobby-remove-how = { $name } wegsturen? Kijken kan dan nog, aan deze tafel gaan zitten niet meer.
lobby-remove-sure = Ja, { $name } moet weg
lobby-remove-not = Nee, toch niet
lobby-counts = Dit potje telt mee: iedereen aan deze tafel heeft een rating.
lobby-counts-not = Zonder rating spelen
lobby-uncounted = Dit potje telt voor niemands rating mee: zo wilde je het.
lobby-uncounted-not = Toch laten meetellen
lobby-invite-title = Nodig je vrienden uit
lobby-invite-free = Wie de link opent, schuift aan deze tafel aan. Een account is niet nodig.
lobby-send = Link versturen
lobby-copy-link = Link kopiëren
lobby-same-room = In dezelfde kamer?
lobby-scan = Laat ze dit scannen, of intypen:
lobby-here-now = Er al
lobby-can-play = met { $fewest } tot { $most } te spelen
lobby-seat-do = { $name }: wat je kunt doen
lobby-bots = **Met te weinig?** Een bot kan een plaats bezet houden tot er iemand komt.
lobby-everyone-sees = Iedereen aan tafel ziet wat je kiest.
arrive-invites = { $host } nodigt je uit
arrive-nobody = Je bent uitgenodigd
arrive-here = { $count ->
    [0] Er zit nog niemand; een potje duurt ongeveer { $minutes } minuten.
    [one] **{ $names }** zit aan tafel; een potje duurt ongeveer { $minutes } minuten.
   *[other] **{ $names }** zitten aan tafel; een potje duurt ongeveer { $minutes } minuten.
}
arrive-name = Hoe moeten de anderen je noemen?
arrive-portrait = Welk portret?
arrive-once = Dit wordt maar één keer gevraagd. Je kunt allebei later wijzigen.
arrive-sit = Gaan zitten
arrive-watch = Alleen kijken
