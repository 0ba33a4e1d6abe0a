# What the replay says in German.

replay-title = Wiederholung
replay-play = Abspielen
replay-pause = Anhalten
replay-first = Zum Anfang
replay-back = Ein Schritt zurück
replay-forward = Ein Schritt vor
replay-position = Schritt
replay-moment = Moment { $number } von { $of }
replay-step = Schritt { $number } von { $last }
replay-speed = Tempo
replay-speed-slow = Langsam
replay-speed-normal = Mittel
replay-speed-fast = Schnell
replay-eyes = Gesehen von
replay-public = allen
replay-not-yet = Die Wiederholung öffnet sich, wenn das Spiel vorbei ist: Vorher würde sie Geheimnisse verraten.
