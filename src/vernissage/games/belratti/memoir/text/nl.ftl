# Wat Belratti over veel avonden zegt, in het Nederlands.

best = record { $paintings }
too-few = Leg of lees nog { $missing ->
    [one] één schilderij
   *[other] { $missing } schilderijen
}, dan zie je hier hoe je associeert.
by-thought = Jij associeert vooral op ideeën: { $right } van { $of } schilderijen.
by-kind = Jij associeert vooral op soort: { $right } van { $of } schilderijen.
by-colour = Jij associeert vooral op kleur: { $right } van { $of } schilderijen.
by-all = Jij associeert op allerlei manieren, zonder duidelijke voorkeur: { $of } schilderijen.
friend-thought = { $who } let op ideeën: leg iets wat ergens aan doet denken.
friend-kind = { $who } let op soort: leg iets uit dezelfde familie.
friend-colour = { $who } let op kleur: leg iets wat erop lijkt.
minds = Hoe jullie associëren, jij en je medespelers
    .first = op ideeën
    .second = op soort
    .third = op kleur
best-pair = Jij en { $who } begrijpen elkaar het best: { $right } van { $of }.
pairs = Goed gelezen, in beide richtingen
    .row = { $who }
pair-of-minds = Twee zielen, één gedachte
    .says = { $right } van { $of } schilderijen goed gelezen
special-perfect = { $rounds ->
    [one] Een perfecte ronde.
   *[other] { $rounds } perfecte rondes.
}
