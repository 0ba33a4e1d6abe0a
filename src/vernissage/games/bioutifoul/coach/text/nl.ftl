# Wat de trainer van Bioutifoul in het Nederlands zegt.

when = Ronde { $round }, { $phase ->
    [discard] kaarten afleggen
    [influence] invloed
   *[gallery] galerie
}
raise-owned = Je hebt werk van { $artist }: op { $value } goud brengt het meer op.
raise-others = Op { $value } goud is { $artist } duur voor alle anderen, en wie jij nodig hebt, daalt.
lower-to-buy = { $artist } daalt naar { $value }: wat in het aanbod ligt, kost je minder.
lower-others = { $artist } daalt naar { $value }, en wie jij nodig hebt, stijgt.
buy-completes = Voor { $gold } goud heb je beide werken voor { $exhibition }.
buy-begins = Voor { $gold } goud heb je het eerste werk voor { $exhibition }.
buy-cheap = { $gold } goud is weinig voor een werk van deze kunstenaar.
sell-unwanted = Geen tentoonstelling vraagt nu om { $artwork }: verkoop brengt { $gold } goud op.
sell-needed = { $artwork } brengt nu { $gold } goud op, en daar koop je meer voor dan het aan je muur waard is.
exhibit = Je hebt beide werken voor { $exhibition }: meteen een punt, voordat iemand anders je voor is.
discard-idle = Je hebt niets van { $artist }: die kaart helpt je het minst.
discard-owned = Van je kaarten helpt { $artist } je nu het minst.
done = Wat je houdt, is meer waard dan alles wat je nu kunt doen: { $gold } goud voor je volgende beurt.
done-hint = Niets in het aanbod is zijn goud waard: bewaar je { $gold } voor de volgende beurt.
