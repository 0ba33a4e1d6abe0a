# What Belratti's coach says, in English.

recalled = Who understood whom
you-read = How you read the painters
    .row = { $who }
read-you = How the directors read you
    .row = { $who }
best-read = You understood { $who } best: { $right } of { $of } paintings read right.
best-reader = { $who } understood you best: { $right } of { $of } paintings read right.
own-astray = Your “{ $painting }” was meant for “{ $theme }” and hung with “{ $other }”.
own-missed = Your “{ $painting }” was meant for “{ $theme }”, and nobody hung it.
other-astray = “{ $painting }” by { $who } was meant for “{ $theme }”, not for “{ $other }”.
other-missed = “{ $painting }” by { $who } was meant for “{ $theme }”, and you left it out.
cases = Thoughts that were misread
meant = Probably meant: { $thought }.
read = Probably read as: { $thought }.
