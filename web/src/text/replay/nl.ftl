# What the replay says in Dutch.

replay-title = Herhaling
replay-play = Afspelen
replay-pause = Pauzeren
replay-first = Naar het begin
replay-back = Eén stap terug
replay-forward = Eén stap verder
replay-position = Stap
replay-moment = Moment { $number } van { $of }
replay-step = Stap { $number } van { $last }
replay-speed = Tempo
replay-speed-slow = Langzaam
replay-speed-normal = Normaal
replay-speed-fast = Snel
replay-eyes = Gezien door
replay-public = iedereen
replay-not-yet = De herhaling gaat open als het spel is afgelopen: eerder zou die geheimen verklappen.
