# Ce qui est dit dans une première partie de Canvas, en français. En **gras** : ce qu’il faut toucher.

step-goal = Tu accroches trois tableaux. Ces cartes disent ce qui rapporte des rubans, et ce qu’ils valent.
step-elements = La goutte est Teinte, le triangle Forme, le carré rayé Texture, la demi-lune Ton.
step-free = Répétition demande des paires de Formes. Prends les **oiseaux** : la première carte est gratuite.
step-pay = Pour Variété, il manque Texture et Ton : prends le **phare**. Sauter les poissons coûte un jeton.
    .plaque = tu sautes celle-ci
step-bonus = Kiran a laissé un jeton sur la **violoniste**. Prends les deux : l’étoile récompense les Formes.
    .plaque = l’étoile : un bonus
step-lay = Trois cartes font un tableau. Choisis **violoniste**, **oiseaux**, **phare** : la première est en haut.
step-order = La violoniste cache Teinte et Forme des oiseaux. Appuie sur sa **flèche vers le bas** et regarde les points.
    .plaque = ce qui se voit
step-worth = Quatre éléments, deux Formes, une seule Teinte : trois rubans. L’étoile ajoute deux points par Forme.
step-title = Deux mots de tes cartes font le titre.
step-hang = Douze points au lieu de deux, avec les oiseaux en haut. Appuie sur **L’accrocher**, puis sur **Le dévoiler**.
step-ladder = Le même ruban une deuxième fois vaut plus : un pour Répétition fait trois points, deux en font sept.
ending = Ton premier tableau est accroché, pour douze points. Encore deux : quand chacun en a trois, le meilleur score gagne.
