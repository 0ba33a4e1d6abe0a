# Ce qui se dit dans la première partie de That’s Not a Hat, en français. **En gras** : ce qu’on touche ou qu’on écrit.

step-gifts = Chacun a un cadeau. Regarde bien : bientôt, ils seront face cachée, et pour de bon.
step-shop = La pile au milieu, c’est la boutique. Appuie sur **Le prendre et le retourner** : un dernier regard sur la crosse de hockey.
step-arrows = Les flèches pointent vers Esra : le cadeau est pour elle. Dis ce que c’est : **crosse de hockey**.
step-passed-on = Esra te croit et le garde. On n’en garde jamais deux : son plus ancien repart, l’appareil photo.
step-thanks = Hiro t’offre un parapluie, et tu l’as bien vu devant lui. Appuie sur **Merci !**
step-older-goes = Tu en as deux, alors ton plus ancien part chez Hiro. Dis ce que c’est : **brocoli**.
step-remember = Maintenant, le plus ancien cadeau de Hiro arrive chez toi. Il lui venait de Dora : tu te souviens ?
step-penalties = Si on doute, on retourne le cadeau, et celui qui avait tort le prend ici. Trois pénalités arrêtent la partie ; qui en a le moins gagne.
step-not-a-hat = Un chapeau ? Dora lui avait offert du pop-corn : appuie sur **Ce n’est pas un chapeau !**
step-caught = Tu avais raison : Hiro prend une pénalité et va à la boutique. La mallette, tu l’as vue : **Merci !**
step-bluff = Ton plus ancien cadeau part chez Esra. Dis ce que c’est, ou garde ton sérieux et dis autre chose.
step-believed = Esra dit merci. Vrai ou non, un cadeau accepté ne coûte rien à personne.
ending = Hiro a une pénalité, toi aucune. Bien retenir, bien bluffer : tout le jeu est là.
