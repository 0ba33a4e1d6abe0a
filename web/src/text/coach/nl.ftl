# What the coach says in Dutch.

coach-not-here = De trainer heeft hier niets te zeggen
coach-heading = { $count ->
    [0] { $thinks ->
        [yes] De trainer bekijkt je spel
       *[no] Niets beters gevonden. Goed gespeeld!
    }
    [one] De beslissing die het meest kostte
   *[other] De { $count } beslissingen die het meest kostten
}
coach-how = Beoordeeld op wat je toen kon zien. Wat beter lijkt, wordt { $playouts } keer uitgespeeld tegen jouw keuze.
coach-thinking = Denkt nog na: { $thought } van { $turns } beurten
coach-cost = −{ $cost }
coach-unit = { $unit ->
    [chance] { $cost ->
        [one] procentpunt
       *[other] procentpunten
    }
   *[points] { $cost ->
        [one] punt
       *[other] punten
    }
}
coach-curve = { $unit ->
    [chance] Winkans na elke beurt
   *[points] Verwachte punten na elke beurt
}
coach-band = De band: hoe zeker de trainer is
coach-value = { $unit ->
    [chance] { $value }%
   *[points] { $value ->
        [one] één punt
       *[other] { $value } punten
    }
}
coach-mark = { $unit ->
    [chance] { $value }%
   *[points] { $value }
}
coach-forgetting-dots = Een cirkel: goede antwoorden op die afstand, groter waar er meer zijn.
coach-forgetting-band = De band: waar de lijn in vier van de vijf gevallen loopt.
coach-half = de helft
coach-even = gelijk
coach-start = begin
coach-end = einde
coach-step = Stap
coach-table = { $unit ->
    [chance] Ieders winkans na elke beurt
   *[points] Verwachte punten na elke beurt
}
coach-next = Volgende beslissing
coach-watch = Dit moment terugkijken
coach-marks = De beslissingen in het spel
coach-play-on = Vanaf hier verder spelen
