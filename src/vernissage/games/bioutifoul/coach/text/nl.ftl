# Wat de coach van Bioutifoul in het Nederlands zegt.

when = Ronde { $round }, { $phase ->
    [discard] kaarten afleggen
    [influence] invloed
   *[gallery] galerie
}
raise-owned = { $artist } hangt in je galerie: op { $value } brengen je werken meer op.
raise-others = Op { $value } goud is { $artist } duur voor alle anderen, en wie jij nodig hebt, zakt.
lower-to-buy = { $artist } zakt naar { $value }: wat openligt, kost je minder.
lower-others = { $artist } zakt naar { $value }, en wie jij nodig hebt, stijgt erlangs.
buy-completes = Voor { $gold } goud heb je beide werken voor { $exhibition }.
buy-begins = Voor { $gold } goud heb je het eerste werk voor { $exhibition }.
buy-cheap = { $gold } goud is weinig voor een werk van deze hand.
sell-unwanted = Geen open tentoonstelling vraagt om { $artwork }: nu brengt het { $gold } goud op.
sell-needed = { $artwork } brengt nu { $gold } goud op, en daar koop je meer voor dan het aan je muur waard is.
exhibit = Je hebt beide werken voor { $exhibition }: meteen een punt, voordat iemand anders hem houdt.
discard-idle = Je hebt niets van { $artist }: die kaart helpt je het minst.
discard-owned = Van je kaarten helpt { $artist } je nu het minst.
done = Wat je houdt, is meer waard dan alles wat je kon doen: { $gold } goud voor je volgende beurt.
done-hint = Niets wat openligt is zijn goud waard: houd je { $gold } voor de volgende beurt.
