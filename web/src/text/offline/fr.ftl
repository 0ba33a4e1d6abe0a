# Ce qui est dit en français quand il n’y a pas de réseau.

offline-title = Le serveur est injoignable
offline-how = Tu sembles hors ligne, ou le serveur est arrêté un instant. Ta place et tes parties y sont en sécurité : cette page reprendra d’elle-même dès que possible.
offline-again = Réessayer
