# Ce qui se dit dans la première partie de That’s Not a Hat, en français. **En gras** : ce qu’on touche ou qu’on écrit.

step-gifts = Tout le monde a un cadeau. Regarde bien : bientôt, ils seront face cachée, et pour de bon.
step-shop = En haut de la boutique : une crosse de hockey. Appuie sur **Le prendre et le retourner**, un dernier regard.
step-arrows = Les flèches pointent vers Esra : c’est pour elle. Dis ce que c’est : **crosse de hockey**.
    .plaque = va chez Esra
step-passed-on = Esra te croit et le garde. On n’en garde jamais deux : son plus ancien, l’appareil photo, repart.
    .plaque = le plus ancien part
step-thanks = Hiro t’offre un parapluie ; tu l’as vu devant lui. Appuie sur **Merci !**
step-older-goes = Tu en as deux, alors le plus ancien part chez Hiro. Dis ce que c’est : **brocoli**.
    .plaque = le plus ancien part
step-remember = Et l’ancien cadeau de Hiro arrive chez toi. Il le tenait de Dora : te souviens-tu ?
    .plaque = arrive chez toi
step-penalties = En cas de doute, qui avait tort prend une pénalité. À trois, c’est fini ; qui en a le moins gagne.
    .plaque = les tiennes iraient ici
step-not-a-hat = Un chapeau ? Dora lui avait offert du pop-corn : appuie sur **Ce n’est pas un chapeau !**
step-caught = C’est juste : Hiro prend une pénalité et va à la boutique. La mallette, tu l’as vue : **Merci !**
step-bluff = Ton plus ancien cadeau part chez Esra. Dis ce que c’est, ou autre chose, en gardant ton sérieux.
    .plaque = le plus ancien part
step-believed = Esra dit merci. Vrai ou non, un cadeau accepté ne coûte rien à personne.
ending = Hiro a une pénalité, toi aucune. Bien retenir, bien bluffer : tout le jeu est là.
