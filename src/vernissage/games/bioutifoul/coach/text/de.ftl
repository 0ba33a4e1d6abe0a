# Was der Trainer von Bioutifoul auf Deutsch sagt.

when = Runde { $round }, { $phase ->
    [discard] Karten ablegen
    [influence] Einfluss
   *[gallery] Galerie
}
raise-owned = Du hast Werke von { $artist }: Bei { $value } Gold bringen sie mehr.
raise-others = Bei { $value } Gold ist { $artist } für alle anderen teuer, und wen du brauchst, der wird billiger.
lower-to-buy = { $artist } fällt auf { $value }: Was ausliegt, kostet dich weniger.
lower-others = { $artist } fällt auf { $value }, und wen du brauchst, der steigt.
buy-completes = Für { $gold } Gold hast du beide Werke für { $exhibition }.
buy-begins = Für { $gold } Gold hast du das erste Werk für { $exhibition }.
buy-cheap = { $gold } Gold ist wenig für ein Werk dieses Künstlers.
sell-unwanted = Keine Ausstellung verlangt gerade { $artwork }: Jetzt bringt es { $gold } Gold.
sell-needed = { $artwork } bringt jetzt { $gold } Gold; dafür bekommst du mehr, als es an deiner Wand wert ist.
exhibit = Du hast beide Werke für { $exhibition }: Das ist sofort ein Punkt, bevor jemand anderes sie nimmt.
discard-idle = Du hast nichts von { $artist }: Diese Karte hilft dir am wenigsten.
discard-owned = Von deinen Karten hilft dir { $artist } jetzt am wenigsten.
done = Was du behältst, ist mehr wert als alles, was du jetzt tun könntest: { $gold } Gold für deinen nächsten Zug.
done-hint = Nichts in der Auslage ist sein Gold wert: Behalte deine { $gold } für den nächsten Zug.
