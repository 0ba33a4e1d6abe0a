# Wat het huis in een browsertab in het Nederlands zegt.

tab-welcome = Speel meteen met bots. Alles gebeurt in deze browser, en er wordt niets verstuurd.
tab-step = { $step ->
    [python] De tafel wordt gedekt: het materiaal is onderweg.
    [rules] De tafel wordt gedekt: de regels worden gelezen.
   *[opening] De tafel wordt gedekt: de bots gaan zitten.
}
tab-wait = Je kunt al rondkijken of op ‘{ door-play }’ drukken: het spel begint zodra de tafel gedekt is.
tab-broken = Het huis kon in deze browser niet opengaan. Laad de pagina opnieuw om het nog eens te proberen.
tab-others = Uitnodigen, open tafels, kringen en de televisie vragen om een huis dat anderen kunnen bereiken.
tab-along = Neem je spellen mee
tab-along-how = Je hebt geen account: je spellen staan in deze browser. Bewaar een kopie, of breng er een mee van een ander apparaat.
tab-save = Kopie bewaren
tab-bring = Kopie hierheen brengen
tab-bring-sure = Deze kopie hierheen brengen?
tab-bring-sure-how = Ze komt in de plaats van alles wat hier is. Wil je dat houden, bewaar er dan eerst een kopie van.
tab-bring-go = Ja, alles vervangen
tab-bring-not = Nee, laat alles zo
tab-bring-bad = Dit bestand is geen kopie van een huis.
