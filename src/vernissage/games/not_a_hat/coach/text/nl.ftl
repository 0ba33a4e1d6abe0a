# Wat de trainer van That's Not a Hat in het Nederlands zegt.

recalled = Wat je hebt onthouden
memory = Hoelang je het onthoudt
    .row = { $age ->
        [one] één cadeau geleden
       *[other] { $age } cadeaus geleden
    }
    .across = cadeaus sinds het voor het laatst open lag of juist werd genoemd
    .right = goede antwoorden
memory-lately = Hoelang je het de laatste tijd onthoudt
    .row = { $age ->
        [one] één cadeau geleden
       *[other] { $age } cadeaus geleden
    }
    .across = cadeaus sinds het voor het laatst open lag of juist werd genoemd
    .right = goede antwoorden
answers = Goede namen en oordelen: { $right } van { $of }.
answers-lately = In dit spel en de spellen ervoor, samen { $games }, had je { $right } van de { $of } goed.
too-few = Te weinig antwoorden om een lijn te trekken en te zeggen hoe ver je geheugen reikt.
lasts = Na { $age ->
    [one] één cadeau
   *[other] ongeveer { $age } cadeaus
} weet je nog de helft.
lasts-longer = Zelfs na { $age ->
    [one] één cadeau
   *[other] { $age } cadeaus
} weet je nog meer dan de helft.
