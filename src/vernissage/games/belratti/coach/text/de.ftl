# Was der Trainer von Belratti auf Deutsch sagt.

recalled = Wer wen verstanden hat
you-read = Wie du das Atelier gelesen hast
    .row = { $who }
read-you = Wie du gelesen wurdest
    .row = { $who }
best-read = Am besten verstanden hast du { $who }: { $right } von { $of } Bildern richtig gelesen.
best-reader = Am besten verstanden wurdest du von { $who }: { $right } von { $of } Bildern richtig gelesen.
own-astray = Dein Bild „{ $painting }“ war für „{ $theme }“ gemeint und hing bei „{ $other }“.
own-missed = Dein Bild „{ $painting }“ war für „{ $theme }“ gemeint, und niemand hat es aufgehängt.
other-astray = „{ $painting }“ von { $who } war für „{ $theme }“ gemeint, nicht für „{ $other }“.
other-missed = „{ $painting }“ von { $who } war für „{ $theme }“ gemeint, und du hast es weggelassen.
cases = Welche Gedanken falsch gelesen wurden
meant = Wohl so gemeint: { $thought }.
read = Wohl so gelesen: { $thought }.
