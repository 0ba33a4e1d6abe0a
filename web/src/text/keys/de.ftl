# What is said of the keys at a table, in German.

keys-title = Tasten
keys-how = In allen Spielen gleich. Drück auf eine Taste, um eine andere dafür zu wählen. Beim Schreiben stören sie nicht.
keys-now = Wer dran ist und was gefragt ist
keys-offers = Was ich tun kann
keys-decide = Zu meiner Entscheidung
keys-hand = Was mir gehört
keys-people = Was alle haben, mit Punkten
keys-table = Der ganze Tisch in Worten
keys-since = Was seit meinem letzten Zug geschah
keys-again = Noch einmal sagen
keys-explain = Was ist das?
keys-keys = Diese Tasten
keys-offers-how = In der Liste dessen, was du tun kannst, wählen 1 bis 9 und danach Buchstaben einen Zug. Escape schließt, was offen ist.
keys-change = { $what }: { $key }, Taste ändern
keys-changed = { $what }: { $key }
keys-not-this = Das geht nicht als Taste. Drück einen Buchstaben oder ein Zeichen.
keys-switch = Tasten am Tisch
    .n0 = An
    .n1 = Aus
keys-reset = Wie am Anfang
