# What the page about accessibility says, in French.

access-title = Accessibilité
access-works = Ce qui fonctionne
    .n0 = Tous les jeux se jouent au clavier seul, et sans voir la table. Des tests jouent ainsi des parties entières, d’après ce qui est lu.
    .n1 = On entend d’abord ce qui s’est passé, puis à qui de jouer et quoi faire. Les réglages disent combien est lu.
    .n2 = Clair ou sombre, plus de contraste, texte plus grand, moins de mouvement et plus de temps pour regarder se règlent sur ton appareil.
access-how = Jouer sans voir
    .n0 = Choisis un jeu à l’accueil et appuie sur « Jouer ». La table s’ouvre sur sa phrase, qui dit quoi faire.
    .n1 = O donne la liste de ce que tu peux faire. Un chiffre ou une lettre choisit un coup, Échap ferme la liste.
    .n2 = W dit à qui de jouer, C ce qui est à toi, P ce que chacun possède, T montre toute la table en mots et H dit ce qui s’est passé depuis ton dernier tour.
    .n3 = Un lecteur d’écran doit laisser passer les lettres seules : avec NVDA et JAWS, Insertion et Espace passent en mode focus. Avec VoiceOver, désactive la navigation rapide.
    .n4 = À la table, le point d’interrogation montre toutes les touches. Chacune peut être changée, et toutes peuvent être désactivées.
access-lacks = Ce qui manque encore
    .n0 = À 200 et 400 % de zoom, certaines tables s’affichent comme sur un téléphone tenu de côté, et la place y manque parfois.
    .n1 = En mode contraste élevé de Windows, certaines couleurs des tables et les bords des cartes se voient mal.
    .n2 = Une horloge donne le même temps à tout le monde. Les sons n’ont pas de sous-titres.
access-write = Quelque chose te gêne ?
    .n0 = Dis-le aux personnes qui tiennent cette maison, ou à qui t’a invité. Elles peuvent changer l’horloge d’une table et transmettre ce qui devrait aller mieux.
