# Ce que That's Not a Hat dit de nombreuses parties, en français.

best = { $penalties ->
    [0] { $times } sans pénalité
    [one] au mieux une pénalité
   *[other] au mieux { $penalties } pénalités
}
too-few = Encore { $missing ->
    [one] une réponse
   *[other] { $missing } réponses
} le même mois, et on verra ici comment ta mémoire s’efface.
half = La moitié est oubliée au bout { $age ->
    [one] d’un cadeau
   *[other] de { $age } cadeaux
}.
half-beyond = Même au bout { $age ->
    [one] d’un cadeau
   *[other] de { $age } cadeaux
}, tu sais encore plus de la moitié.
before = Le premier mois, c’était { $age }.
before-beyond = Le premier mois, c’était plus de { $age }.
memory = Cadeaux avant que la moitié des noms soient faux, mois par mois
    .row = { $age ->
        [one] un cadeau
       *[other] { $age } cadeaux
    }
longest-lie = Plus long mensonge
    .says = { $gift_a } qui passait pour { $said_a }, { $times } fois de suite
hard-to-fool = La plus fine oreille
    .says = { $caught ->
        [one] { $caught } faux nom démasqué
       *[other] { $caught } faux noms démasqués
    } sur { $heard }
free-with-truth = La plus grande imagination
    .says = { $lied } cadeaux offerts sous un faux nom
special-lie = Le plus long mensonge : { $gift_a } qui passait pour { $said_a }, { $times } fois.
