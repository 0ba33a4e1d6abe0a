# Wat de trainer van Belratti in het Nederlands zegt.

recalled = Wie wie begreep
you-read = Hoe jij de schilders las
    .row = { $who }
read-you = Hoe jij gelezen werd
    .row = { $who }
best-read = { $who } begreep je het best: { $right } van { $of } schilderijen goed gelezen.
best-reader = Jij werd het best begrepen door { $who }: { $right } van { $of } schilderijen goed gelezen.
own-astray = Jouw ‘{ $painting }’ was bedoeld voor ‘{ $theme }’ en hing bij ‘{ $other }’.
own-missed = Jouw ‘{ $painting }’ was bedoeld voor ‘{ $theme }’, en niemand hing het op.
other-astray = ‘{ $painting }’ van { $who } was bedoeld voor ‘{ $theme }’, niet voor ‘{ $other }’.
other-missed = ‘{ $painting }’ van { $who } was bedoeld voor ‘{ $theme }’, en jij liet het weg.
