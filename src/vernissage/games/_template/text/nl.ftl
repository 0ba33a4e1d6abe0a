# Wat High Card in het Nederlands zegt. Hoe zinnen heten en gevuld worden: vernissage/text.py.

## Wat je kunt doen

move-show = { $prize ->
    [one] 1 punt
   *[other] { $prize } punten
} voorstellen voor deze ronde
move-lay = De { $card } gedekt neerleggen

## Wat er gebeurde

event-shown = { $you ->
    [seat] Je stelt
   *[other] { $seat } stelt
} voor deze ronde { $prize ->
    [one] 1 punt
   *[other] { $prize } punten
} voor.
event-agreed = Afgesproken: de hoogste kaart levert { $prize ->
    [one] 1 punt
   *[other] { $prize } punten
} op.
event-laid = { $you ->
    [seat] Je legt
   *[other] { $seat } legt
} de { $card } gedekt neer.
event-laid-unseen = { $seat } legt een kaart gedekt neer.
event-turned-up = De kaarten worden omgedraaid: { $cards }. De prijs gaat naar { $you ->
    [winner] jou
   *[other] { $winner }
}.
event-drew = { $you ->
    [seat] Je trekt
   *[other] { $seat } trekt
} de { $card }.
event-drew-unseen = { $seat } trekt een kaart.
event-ended = Dat was de laatste ronde.

## Waarom niet

refusal-template-wrong-phase = Nu niet: eerst spreken jullie de prijs af, dan legt iedereen een kaart.
refusal-template-no-such-prize = Een ronde is 1 of 2 punten waard, niet { $prize }.
refusal-template-not-in-hand = Je hebt de { $card } niet in je hand.

## Wat er niet klopt aan een stelling

refusal-position-cards = Elk van de twaalf kaarten moet ergens liggen, en maar één keer.
refusal-position-seats = Voor alle { $players } plaatsen moeten er handkaarten, gelegde kaarten, punten en voorstellen zijn.
refusal-position-prize = De prijs past niet bij de voorstellen, of niet bij de fase.
refusal-position-round = Een ronde { $round } kan niet.
refusal-position-deck = Er zitten te weinig kaarten in de stapel voor de rondes die nog komen.
refusal-position-laid = Gelegde kaarten kunnen er alleen zijn terwijl er kaarten worden gelegd.
refusal-position-hand = Plaats { $seat } heeft te weinig kaarten voor de rondes die nog komen.
refusal-position-hand-order = De handkaarten van plaats { $seat } moeten gesorteerd zijn.

## In het overzicht, waar de tafel in woorden wordt getekend

view-own_laid = Jouw kaart op tafel
view-has_laid = Heeft gelegd
view-ballot = Wat deze ronde waard is
view-phase-prize = hoeveel is die waard?
view-phase-lay = kaarten leggen
view-phase-over = voorbij
