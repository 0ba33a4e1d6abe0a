# What is said of the keys at a table, in French.

keys-title = Touches
keys-how = Les mêmes dans tous les jeux. Appuie sur une touche pour en choisir une autre. Elles ne gênent pas quand tu écris.
keys-now = À qui de jouer, et quoi faire
keys-offers = Ce que je peux faire
keys-decide = Aller à ma décision
keys-hand = Ce qui est à moi
keys-people = Ce que chacun possède, et les points
keys-table = Toute la table en mots
keys-since = Ce qui s’est passé depuis mon dernier tour
keys-again = Répéter
keys-explain = Qu’est-ce que c’est ?
keys-keys = Ces touches
keys-offers-how = Dans la liste de ce que tu peux faire, 1 à 9 puis les lettres choisissent un coup. Échap ferme ce qui est ouvert.
keys-change = { $what } : { $key }, changer la touche
keys-changed = { $what } : { $key }
keys-not-this = Cette touche ne convient pas. Appuie sur une lettre ou un signe.
keys-switch = Touches à la table
    .n0 = Activées
    .n1 = Désactivées
keys-reset = Comme au début
