# Ce qui se dit dans la première partie de Belratti, en français. **En gras** : ce qu’on touche.

step-themes = Voici les deux thèmes. Aiko et Zofia s’en inspirent pour peindre ; Tilda et toi, vous dirigez le musée.
step-number = Plus il y a de tableaux, plus cela rapporte, mais moins ils conviennent. Tilda montre le quatre : appuie sur **4**.
step-forgeries = Aiko et Zofia en ont posé quatre en secret, Belratti quatre faux. Lesquels sont de leur main ?
step-hang = Qu’est-ce qui va avec un piège à souris ? Touche le **chat**, puis la place libre près du **piège à souris**.
    .plaque = accroche-le ici
step-query = Trèfle à quatre feuilles ou tournesol ? Touche le **tournesol**, puis **Joker : demander qui a peint « tournesol »**.
step-forged = Personne n’a peint le tournesol : c’est un faux. Accroche le **trèfle à quatre feuilles** près de l’**arrosoir**.
    .plaque = accroche-le ici
step-agree = Quatre sont accrochés. Appuie sur **D’accord avec cet accrochage** ; il faut aussi l’accord de Tilda.
step-points = Quatre points ; quinze pour gagner, et à six faux, c’est la fin. Appuie sur **Passer à la manche suivante**.
step-fits = Maintenant, tu peins avec Zofia. Dis-lui si les tiens conviennent : choisis **parfaitement**, puis **Le dire**.
step-lay = Zofia en poserait trois, le quatrième est pour toi. Touche le **balai**, puis la place libre près du **seau**.
    .plaque = pose-le ici
step-ready = Les quatre sont posés. Appuie sur **J’ai fini** ; ensuite, pas un mot tant que tout n’est pas retourné.
step-understood = Tilda et Aiko ont accroché le tien près du seau, comme tu le voulais. Personne n’a dit un mot.
ending = Tu as démasqué Belratti, et les autres ont lu dans tes pensées. Tout le jeu est là.
