# What the guest’s own page says in Dutch.

me-rename = Naam wijzigen
me-played = gespeeld
me-won = gewonnen
me-running = { $count ->
    [one] dag op rij
   *[other] dagen op rij
}
me-results = { $played } gespeeld · { $won } { $together ->
    [yes] samen gewonnen
   *[no] gewonnen
}
me-company = Gezelschap
me-company-games = { $games } spellen samen, waarvan { $won ->
    [0] geen enkel gewonnen
   *[other] { $won } gewonnen
}
me-company-none = Wie drie spellen met je heeft uitgespeeld, komt hier te staan.
me-away = Opgeborgen
me-away-how = Spellen die je hebt opgeborgen, en spellen die al 30 dagen stilliggen. Ze wachten in het depot; je kunt ze altijd terughalen.
me-away-count = { $count ->
    [one] Eén spel
   *[other] { $count } spellen
}
me-put-away = Opbergen
me-take-out = Terughalen
me-month = { DATETIME($month, month: "short", timeZone: "UTC") }
me-month-long = { DATETIME($month, month: "long", year: "numeric", timeZone: "UTC") }
me-more-than = meer dan { $what }
me-kept = Wat we van je bewaren
me-kept-how = { $games ->
    [0] Je naam en je portret.
    [one] Je naam, je portret en één uitgespeeld spel.
   *[other] Je naam, je portret en { $games } uitgespeelde spellen.
} Verder niets, en alleen adressen waarop je een seintje wilt.
me-export = Alles downloaden
me-delete = Alles verwijderen
me-delete-title = Alles verwijderen?
me-delete-how = Je naam verdwijnt voorgoed van alle muren. Anderen houden de spellen die ze met je hebben gespeeld; op jouw plaats staat dan ‘{ me-delete-called }’. Niemand kan dit ongedaan maken, en ook met een wachtzin krijg je niets terug.
me-delete-name = Typ je naam om te bevestigen: { $name }
me-delete-why = Typ eerst je naam: { $name }
me-delete-go = Voorgoed verwijderen
me-delete-not = Alles houden
me-delete-called = Iemand
me-now = bezig
me-going = Nog bezig
me-going-none = Er wacht geen spel op je.
me-to-door = Naar de ingang
me-finished = Afgelopen
me-finished-all = Alle { $count } tonen
me-finished-none = Hier hangen afgelopen spellen, elk als herhaling waarin alle geheimen open liggen.
me-calls = Als anderen op mij wachten
me-calls-how = Krijg een seintje als je aan de beurt bent terwijl je niet aan tafel zit. Naar buiten gaan alleen de naam van het spel en de link naar de tafel.
me-calls-browser = Seintje via deze browser
me-calls-browser-cant = Deze browser kan je hier geen seintje geven; daarvoor moet het adres met https beginnen.
me-calls-https = Hoe dat kan
me-calls-here = Je krijgt een seintje via deze browser.
me-calls-here-stop = Geen seintje meer
me-calls-blocked = De browser staat het niet toe. In de browserinstellingen kun je dat wijzigen.
me-calls-others = Waar je nog meer een seintje krijgt
me-calls-kind-push = Een andere browser
me-calls-kind-webhook = { $place }
me-calls-kind-feed = Een feed
me-calls-remove = Verwijderen
me-calls-more = Feed of eigen adres
me-calls-feed-how = Een privéfeed (Atom) voor het programma waarmee je nieuws leest.
me-calls-feed = Feed maken
me-calls-feed-once = Dit adres zie je maar één keer. Wie het heeft, kan lezen waar er op je wordt gewacht.
me-calls-feed-copy = Adres kopiëren
me-calls-address = Adres dat een seintje krijgt (webhook)
me-calls-add = Toevoegen
me-holiday = Weg tot en met
me-holiday-how = Aan tafels met dagen bedenktijd staat jouw klok stil zolang je weg bent.
me-holiday-go = Ik ben weg
me-holiday-until = Je bent weg tot en met { DATETIME($date, dateStyle: "long") }.
me-holiday-end = Ik ben terug
me-phrase = Verhuizen naar een ander apparaat
me-phrase-how = Deze browser bewaart je naam en je spellen. Met een wachtzin neem je ze mee: hier maak je hem, daar vul je hem in.
me-phrase-make = Wachtzin maken
me-phrase-once = Schrijf hem nu op, je ziet hem maar één keer. Wie hem invult, speelt verder als jij. Een oudere wachtzin werkt niet meer.
me-phrase-copy = Kopiëren
me-phrase-copied = Gekopieerd
me-recover = Ik heb een wachtzin
me-recover-go = Verder spelen
me-recovered = Fijn dat je er weer bent.
me-others = Andere browsers afmelden
me-others-how = Heb je op het apparaat van iemand anders gespeeld, of ben je je telefoon kwijt? Hierna kent alleen deze browser je nog. Je wachtzin blijft werken; maak een nieuwe als iemand hem zou kunnen kennen.
me-others-go = Afmelden
me-others-done = { $count ->
    [0] Er was geen andere browser.
    [one] Eén andere browser is afgemeld.
   *[other] { $count } andere browsers zijn afgemeld.
}
me-days = Spellen van de dag
me-day = { DATETIME($date, day: "numeric", month: "short", timeZone: "UTC") }
me-day-tries = { $tries ->
    [one] één poging
   *[other] { $tries } pogingen
}
me-feats = Bijzondere doelen
me-feats-count = { $reached } van { $all }
me-feat-made = bereikt op { DATETIME($made, day: "numeric", month: "short", year: "numeric") }
me-feat-open = nog te gaan
me-gallery = Mijn galerie

me-rating = Speelsterkte
me-rating-how = Als je wilt, houden we voor elk spel een rating van je bij. Alleen potjes tegen mensen tellen, en alleen als iedereen aan tafel een rating wil. Alleen jij ziet hem.
me-rating-keep = Houd een rating voor me bij
me-rating-none = Er wordt een rating voor je bijgehouden. Er heeft nog geen potje geteld.
me-rating-is = { $rating }, plus of min { $off }
me-rating-from = { $count ->
    [one] uit één potje
   *[other] uit { $count } potjes
}
me-rating-so-far = { $count } van de { $enough } potjes tot nu toe
me-rating-forget = Geen rating meer
me-rating-forget-how = Al je ratings worden gewist. Dat kun je niet terugdraaien.
me-rating-forget-sure = Mijn ratings wissen
