# What the page for a table that isn’t there says in German.

join-unknown = Einen Tisch { $code } gibt es nicht
join-unknown-how = Vielleicht stimmt ein Buchstabe nicht, oder der Tisch ist längst abgeräumt.
join-closed = Der Tisch { $code } ist geschlossen
join-closed-how = Wer diesen Server betreibt, hat ihn geschlossen. Deine anderen Spiele gehen weiter.
join-damaged = Dieser Tisch ist beschädigt
join-damaged-how = Was davon gespeichert war, lässt sich nicht lesen.
join-earlier = Diese Partie wurde nach früheren Regeln gespielt
join-earlier-how = Seitdem haben sich die Regeln geändert, deshalb lässt sie sich hier nicht mehr öffnen. Verloren ist nichts: Die Mitschrift kann man herunterladen, mit jedem Zug, wie er gemacht wurde.
join-record = Mitschrift herunterladen
join-mendable = { $moves ->
    [0] Ein Teil dieser Partie lässt sich nicht mehr lesen. Sie kann mit denselben Karten neu beginnen; die bisherigen Züge sind verloren.
    [one] Ein Teil dieser Partie lässt sich nicht mehr lesen. Sie kann nach dem ersten Zug weitergehen; was danach kam, ist verloren.
   *[other] Ein Teil dieser Partie lässt sich nicht mehr lesen. Sie kann nach den ersten { $moves } Zügen weitergehen; was danach kam, ist verloren.
}
join-beyond-mending = Was von dieser Partie gespeichert war, lässt sich nicht lesen; sie kann nicht weitergehen. Alle deine anderen Tische sind in Ordnung.
join-mend = Von dort weiterspielen
join-nowhere = Hier hängt nichts
join-nowhere-how = Unter dieser Adresse gibt es hier keine Seite.
