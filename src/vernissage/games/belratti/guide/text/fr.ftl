# Ce qui se dit dans la première partie de Belratti, en français. **En gras** : ce qu’on touche.

step-themes = Voici les deux thèmes. Aiko et Zofia peignent pour eux ; Tilda et toi, vous dirigez le musée.
step-number = Beaucoup de tableaux rapportent plus, peu de tableaux conviennent mieux. Tilda montre quatre : appuie sur **4**.
step-forgeries = Aiko et Zofia en ont posé quatre en secret, et Belratti y a glissé quatre faux. Lesquels sont d’elles ?
step-hang = Qu’est-ce qui va avec un piège à souris ? Touche le **chat**, puis la place libre du **piège à souris**.
step-query = Trèfle à quatre feuilles ou tournesol : lequel est d’elles ? Touche le **tournesol**, puis **Joker : demander qui a peint « tournesol »**.
step-forged = Personne n’a peint le tournesol : c’est un faux, il reste à la réserve. Accroche le **trèfle à quatre feuilles** à l’**arrosoir**.
step-agree = Quatre sont accrochés, quatre restent à la réserve. Appuie sur **D’accord avec cet accrochage** ; il faut aussi l’accord de Tilda.
step-points = Quatre tableaux bien lus, quatre points ; quinze pour gagner, et à six faux, c’est la fin. Appuie sur **Passer à la manche suivante**.
step-fits = Maintenant, tu peins avec Zofia. Dis-lui si les tiens conviennent : choisis **parfaitement**, puis **Le dire**.
step-lay = Zofia en poserait trois, il en manque donc un de toi. Touche le **balai**, puis la place libre du **seau**.
step-ready = Les quatre sont posés. Appuie sur **J’ai fini** ; ensuite, pas un mot tant que les cadres ne sont pas retournés.
step-understood = Tilda et Aiko ont accroché le tien au seau, exactement comme tu le voulais. Personne n’a dit un mot.
ending = Tu as démasqué Belratti, et les autres ont lu dans tes pensées. Tout le jeu est là.
