# Ce que dit l’entraîneur de Bioutifoul, en français.

when = Manche { $round }, { $phase ->
    [discard] défausse
    [influence] influence
   *[gallery] galerie
}
raise-owned = Tu as des œuvres de { $artist } : à { $value }, elles se vendent plus cher.
raise-others = À { $value } or, { $artist } coûte cher à tous les autres, et ceux dont tu as besoin baissent.
lower-to-buy = { $artist } tombe à { $value } : ce qui est exposé à la vente te coûte moins.
lower-others = { $artist } tombe à { $value }, et ceux dont tu as besoin passent devant.
buy-completes = Pour { $gold } or, tu as les deux œuvres pour { $exhibition }.
buy-begins = Pour { $gold } or, tu as la première œuvre pour { $exhibition }.
buy-cheap = { $gold } or, c’est peu pour une œuvre de cet artiste.
sell-unwanted = Aucune exposition visible ne demande { $artwork } : elle rapporte { $gold } or maintenant.
sell-needed = { $artwork } rapporte { $gold } or maintenant, et cela achète plus que ce qu’elle vaut sur ton mur.
exhibit = Tu as les deux œuvres pour { $exhibition } : un point tout de suite, avant qu’un autre ne la monte.
discard-idle = Tu n’as rien de { $artist } : c’est la carte qui t’aide le moins.
discard-owned = De tes cartes, { $artist } est celle qui t’aide le moins maintenant.
done = Ce que tu gardes vaut plus que tout ce que tu pourrais faire : { $gold } or pour ton prochain tour.
done-hint = Rien de visible ne vaut son or : garde tes { $gold } pour le prochain tour.
