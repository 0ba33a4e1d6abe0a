# Ce qui est dit dans une première partie de Bioutifoul, en français. En **gras** : ce qu’il faut toucher.

step-goal = Les points viennent des expositions. Celle-ci demande une œuvre de Rodrigo et une de Sunny.
step-influence = Chaque tour commence par l’influence. Choisis une carte **Rodrigo** pour déplacer Rodrigo.
step-lower = Rodrigo et Sunny coûtent quatre ensemble, et tu as trois lingots. Appuie sur **Descendre** : un de moins.
step-play = Une place suffit. Appuie sur **Jouer une carte** ; Vico la reçoit ensuite, et pourra s’en servir.
    .plaque = reçoit ta carte
step-buy-rodrigo = Tu as trois actions, et Rodrigo coûte deux. Choisis **La chambre du canari**, puis **Acheter pour 2 lingots**.
step-buy-sunny = Il reste un lingot, et Sunny en coûte un. Choisis **Un temps de carpe**, puis **Acheter pour 1 lingot**.
step-exhibit = Les deux sont dans ta galerie. Choisis leur **exposition**, puis **Exposer Rodrigo + Sunny**.
    .plaque = les deux sont là
step-points = Un point pour l’exposition, un pour le plus d’œuvres de Rodrigo, un pour celles de Sunny : trois points.
step-discard = Une carte piochée, une de Chloé, et trois peuvent rester. Choisis **Heinrich**, puis **Défausser Heinrich**.
step-raise = Tu as une œuvre d’Alice : fais monter son prix. Choisis **Alice**, puis **Monter**, puis **Jouer une carte**.
    .plaque = ton œuvre d’Alice
step-sell = Alice vaut maintenant quatre lingots. Choisis **Cône d’ombre** dans ta galerie, puis **Vendre pour 4 lingots**.
step-last = La pioche des expositions diminue. Une fois vide, la manche est la dernière : le meilleur score gagne.
step-end = Cinq lingots pour plus tard. Appuie sur **Finir le tour** : chaque tour se termine par un lingot de plus.
ending = Une exposition et une belle vente : trois points gagnés, six lingots en caisse. À toi d’en gagner d’autres avant que la pioche des expositions soit vide.
