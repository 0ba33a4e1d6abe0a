# Ce que dit l’entraîneur de Bioutifoul, en français.

when = Manche { $round }, { $phase ->
    [discard] défausse
    [influence] influence
   *[gallery] galerie
}
raise-owned = Tu as des œuvres de { $artist } : à { $value }, elles se vendent plus cher.
raise-others = À { $value ->
    [one] { $value } lingot
   *[other] { $value } lingots
}, { $artist } coûte cher à tous les autres, et ceux dont tu as besoin descendent.
lower-to-buy = { $artist } descend à { $value } : ses œuvres en vitrine te coûtent moins.
lower-others = { $artist } descend à { $value }, et ceux dont tu as besoin montent.
buy-completes = Pour { $gold ->
    [one] { $gold } lingot
   *[other] { $gold } lingots
}, tu as les deux œuvres pour { $exhibition }.
buy-begins = Pour { $gold ->
    [one] { $gold } lingot
   *[other] { $gold } lingots
}, tu as la première œuvre pour { $exhibition }.
buy-cheap = { $gold ->
    [one] { $gold } lingot
   *[other] { $gold } lingots
}, c’est peu pour une œuvre de cet artiste.
sell-unwanted = Aucune exposition annoncée ne demande { $artwork } : cette œuvre rapporte { $gold ->
    [one] { $gold } lingot
   *[other] { $gold } lingots
} maintenant.
sell-needed = { $artwork } rapporte { $gold ->
    [one] { $gold } lingot
   *[other] { $gold } lingots
} maintenant : de quoi acheter plus que ce que l’œuvre vaut sur ton mur.
exhibit = Tu as les deux œuvres pour { $exhibition } : un point tout de suite, avant que quelqu’un d’autre ne la monte.
discard-idle = Tu n’as rien de { $artist } : c’est la carte qui t’aide le moins.
discard-owned = De tes cartes, { $artist } est celle qui t’aide le moins maintenant.
done = Ce que tu gardes vaut plus que tout ce que tu pourrais faire : { $gold ->
    [one] { $gold } lingot
   *[other] { $gold } lingots
} pour ton prochain tour.
done-hint = Rien en vitrine ne vaut son prix : garde ton or pour le prochain tour ({ $gold ->
    [one] { $gold } lingot
   *[other] { $gold } lingots
}).
