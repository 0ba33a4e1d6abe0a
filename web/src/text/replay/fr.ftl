# What the replay says in French.

replay-title = Revoir la partie
replay-play = Lecture
replay-pause = Mettre en pause
replay-first = Au début
replay-back = Étape précédente
replay-forward = Étape suivante
replay-position = Étape
replay-moment = Moment { $number } sur { $of }
replay-step = Étape { $number } sur { $last }
replay-speed = Vitesse
replay-speed-slow = Lente
replay-speed-normal = Normale
replay-speed-fast = Rapide
replay-eyes = Point de vue
replay-public = Public
replay-not-yet = On peut revoir la partie une fois qu’elle est finie : avant, ce serait trahir des secrets.
