# What the replay says in Italian.

replay-title = Rivedi la partita
replay-play = Avvia
replay-pause = Pausa
replay-first = All’inizio
replay-back = Un passo indietro
replay-forward = Un passo avanti
replay-position = Passo
replay-moment = Momento { $number } di { $of }
replay-step = Passo { $number } di { $last }
replay-speed = Velocità
replay-speed-slow = Lenta
replay-speed-normal = Normale
replay-speed-fast = Veloce
replay-eyes = Punto di vista
replay-public = Il pubblico
replay-not-yet = La partita si può rivedere quando è finita: prima svelerebbe dei segreti.
