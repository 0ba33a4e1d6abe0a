# Wat de trainer van Belratti in het Nederlands zegt.

recalled = Wie wie begreep
you-read = Hoe jij de schilders las
    .row = { $who }
read-you = Hoe de directie jou las
    .row = { $who }
best-read = Jij begreep { $who } het best: { $right } van { $of } schilderijen goed gelezen.
best-reader = { $who } begreep jou het best: { $right } van { $of } schilderijen goed gelezen.
own-astray = Jouw ‘{ $painting }’ was bedoeld voor ‘{ $theme }’ en hing bij ‘{ $other }’.
own-missed = Jouw ‘{ $painting }’ was bedoeld voor ‘{ $theme }’, en niemand hing het op.
other-astray = ‘{ $painting }’ van { $who } was bedoeld voor ‘{ $theme }’, niet voor ‘{ $other }’.
other-missed = ‘{ $painting }’ van { $who } was bedoeld voor ‘{ $theme }’, en jij liet het weg.
cases = Gedachten die verkeerd gelezen werden
meant = Waarschijnlijk zo bedoeld: { $thought }.
read = Waarschijnlijk zo gelezen: { $thought }.
