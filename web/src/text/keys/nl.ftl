# What is said of the keys at a table, in Dutch.

keys-title = Toetsen
keys-how = In alle spellen hetzelfde. Druk op een toets om er een andere voor te kiezen. Tijdens het typen storen ze niet.
keys-now = Wie er aan de beurt is en wat er gevraagd wordt
keys-offers = Wat ik kan doen
keys-decide = Naar mijn beslissing
keys-hand = Wat van mij is
keys-people = Wat iedereen heeft, met punten
keys-table = De hele tafel in woorden
keys-since = Wat er sinds mijn vorige beurt gebeurde
keys-again = Nog eens zeggen
keys-explain = Wat is dit?
keys-keys = Deze toetsen
keys-offers-how = In de lijst van wat je kunt doen kies je met 1 tot 9 en daarna met letters een zet. Escape sluit wat openstaat.
keys-change = { $what }: { $key }, toets wijzigen
keys-changed = { $what }: { $key }
keys-not-this = Dit kan geen toets zijn. Druk op een letter of een teken.
keys-switch = Toetsen aan tafel
    .n0 = Aan
    .n1 = Uit
keys-reset = Zoals in het begin
