# Ce qui est dit dans une première partie de Canvas, en français. En **gras** : ce qu’il faut toucher.

guide-goal = Tu vas accrocher trois tableaux. Ces cartes disent ce qui rapporte des rubans, et ce qu’ils valent.
guide-elements = La goutte est Teinte, le triangle Forme, le carré rayé Texture, la demi-lune Ton.
guide-free = Répétition récompense chaque paire de Formes. Prends les **oiseaux** : la première carte de la rangée est gratuite.
guide-skip = Pour Variété, il manque encore Texture et Ton : prends le **phare**. Tu sautes les poissons, et un de tes jetons y reste.
guide-bonus = Kiran a sauté la **violoniste** et y a laissé un jeton. Prends les deux : l’étoile rapporte des points pour les Formes.
guide-lay = Trois cartes font un tableau. Choisis dans l’ordre **violoniste**, **oiseaux** et **phare** : la première sera en haut.
guide-order = La violoniste cache Teinte et Forme des oiseaux. Appuie sur sa **flèche vers le bas** et regarde les points.
guide-worth = Les quatre éléments, deux Formes, une seule Teinte : trois rubans. L’étoile ajoute deux points pour chaque Forme.
guide-title = Deux des mots de tes cartes font le titre. Le coin du cadre change le fond : juste pour le plaisir des yeux.
guide-hang = Douze points au lieu de deux, avec les oiseaux en haut. Appuie sur **L’accrocher**.
guide-ladder = Le deuxième ruban du même genre rapporte plus : un seul pour Répétition vaut trois points, deux en valent sept.
guide-ending = Douze points avec trois cartes, et personne d’autre n’a encore accroché de tableau. Encore deux, et ta galerie est complète.
