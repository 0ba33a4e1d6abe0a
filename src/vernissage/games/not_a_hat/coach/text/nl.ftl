# Wat de trainer van That's Not a Hat in het Nederlands zegt.

recalled = Wat je hebt onthouden
memory = Je geheugen: goede antwoorden, naar hoelang geleden
    .row = { $age ->
        [one] één cadeau geleden
       *[other] { $age } cadeaus geleden
    }
answers = Goede namen en oordelen: { $right } van { $of }.
too-few = Te weinig antwoorden om te zeggen hoe ver je geheugen reikt.
lasts = Je geheugen reikt { $age ->
    [one] één cadeau
   *[other] { $age } cadeaus
} ver: tot daar was minstens de helft goed.
