# What the page about accessibility says, in Dutch.

access-title = Toegankelijkheid
access-works = Wat werkt
    .n0 = Alle spellen kun je met alleen toetsen spelen, en zonder de tafel te zien. Tests spelen zo hele partijen, op wat er wordt voorgelezen.
    .n1 = Eerst hoor je wat er gebeurde, dan wie er aan de beurt is en wat er gevraagd wordt. Hoeveel, stel je in.
    .n2 = Licht en donker, meer contrast, grotere tekst, minder beweging en meer tijd om te kijken stel je in op je apparaat.
access-how = Spelen zonder te zien
    .n0 = Kies op de voorpagina een spel en druk op ‘Spelen’. De tafel opent bij haar zin, die zegt wat je kunt doen.
    .n1 = Met O krijg je een lijst van wat je kunt doen. Een cijfer of letter kiest een zet, Escape sluit de lijst.
    .n2 = W zegt wie er aan de beurt is, C wat van jou is, P wat iedereen heeft, T toont de hele tafel in woorden en H zegt wat er sinds je vorige beurt gebeurde.
    .n3 = Een schermlezer moet losse letters aan de pagina doorgeven: in NVDA en JAWS ga je met Insert en spatie naar de focusmodus. In VoiceOver zet je Snelnavigatie uit.
    .n4 = Aan tafel laat het vraagteken alle toetsen zien. Je kunt elke toets wijzigen en ze allemaal uitzetten.
access-lacks = Wat er nog niet is
    .n0 = Bij 200 en 400 procent zoom zien sommige tafels eruit als op een telefoon die je dwars houdt, en is het hier en daar krap.
    .n1 = In de contrastmodus van Windows zijn sommige kleuren aan de tafels en de randen van kaarten slecht te zien.
    .n2 = Een klok geeft iedereen evenveel tijd. Geluiden hebben geen ondertitels.
access-write = Zit er iets in de weg?
    .n0 = Zeg het tegen wie dit huis beheert, of tegen wie je uitnodigde. Zij kunnen de klok van een tafel wijzigen en doorgeven wat er beter moet.
