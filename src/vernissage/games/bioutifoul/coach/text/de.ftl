# Was der Trainer von Bioutifoul auf Deutsch sagt.

when = Runde { $round }, { $phase ->
    [discard] Karten ablegen
    [influence] Einfluss
   *[gallery] Galerie
}
raise-owned = { $artist } hängt in deiner Galerie: bei { $value } Gold bringen deine Werke mehr.
raise-others = Bei { $value } Gold ist { $artist } für alle anderen teuer, und die übrigen fallen, wo du sie brauchst.
lower-to-buy = { $artist } fällt auf { $value }: was ausliegt, kostet dich weniger.
lower-others = { $artist } fällt auf { $value }, und die du brauchst, steigen daran vorbei.
buy-completes = Für { $gold } Gold hast du beide Werke für { $exhibition }.
buy-begins = Für { $gold } Gold hast du das erste Werk für { $exhibition }.
buy-cheap = { $gold } Gold ist wenig für ein Werk aus dieser Hand.
sell-unwanted = Keine ausliegende Ausstellung verlangt { $artwork }: jetzt bringt es { $gold } Gold.
sell-needed = { $artwork } bringt jetzt { $gold } Gold, und das kauft mehr, als es an deiner Wand wert ist.
exhibit = Du hast beide Werke für { $exhibition }: sofort ein Punkt, bevor jemand anderes sie zeigt.
discard-idle = Du besitzt nichts von { $artist }: diese Karte hilft dir am wenigsten.
discard-owned = Von deinen Karten hilft dir { $artist } jetzt am wenigsten.
done = Was du behältst, ist mehr wert als alles, was du tun könntest: { $gold } Gold für deinen nächsten Zug.
done-hint = Nichts, was ausliegt, ist sein Gold wert: behalte deine { $gold } für den nächsten Zug.
