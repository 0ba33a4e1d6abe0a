# Was im ersten Spiel von Belratti gesagt wird, auf Deutsch. **Fett**: was man antippt.

step-themes = Das sind die beiden Themen. Aiko und Zofia malen dazu; du und Tilda leitet das Museum.
step-number = Viele Bilder bringen mehr Punkte, wenige passen besser. Tilda zeigt vier: Drück auf **4**.
step-forgeries = Aiko und Zofia haben heimlich vier gelegt, Belratti vier Fälschungen. Welche sind von ihnen?
step-hang = Was passt zu einer Mausefalle? Tipp die **Katze** an, dann den freien Platz bei der **Mausefalle**.
    .plaque = hier aufhängen
step-query = Kleeblatt oder Sonnenblume? Tipp die **Sonnenblume** an, dann **Joker: fragen, von wem „Sonnenblume“ ist**.
step-forged = Die Sonnenblume hat niemand gemalt: Sie ist gefälscht. Häng das **Kleeblatt** zur **Gießkanne**.
    .plaque = hier aufhängen
step-agree = Vier hängen, vier bleiben im Depot. Drück auf **Dieser Hängung zustimmen**; auch Tilda muss zustimmen.
step-points = Das sind vier Punkte; fünfzehn zum Sieg, mit sechs Fälschungen ist Schluss. Drück auf **Weiter zur nächsten Runde**.
step-fits = Jetzt malst du mit Zofia. Sag ihr, wie gut deine passen: erst **perfekt**, dann **Sagen**.
step-lay = Zofia würde drei legen, das vierte kommt von dir. Tipp den **Besen** an, dann den freien Platz beim **Eimer**.
    .plaque = hierhin legen
step-ready = Alle vier sind gelegt. Drück auf **Ich bin so weit**; danach kein Wort, bis alles umgedreht ist.
step-understood = Tilda und Aiko haben deins zum Eimer gehängt, genau wie gemeint. Kein Wort ist gefallen.
ending = Du hast Belratti durchschaut, und die anderen haben dich verstanden. Das ist das ganze Spiel.
