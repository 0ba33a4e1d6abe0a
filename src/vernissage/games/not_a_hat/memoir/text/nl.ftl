# Wat That's Not a Hat over veel spellen zegt, in het Nederlands.

best = { $penalties ->
    [0] { $times } zonder strafpunt
    [one] record één strafpunt
   *[other] record { $penalties } strafpunten
}
too-few = Nog { $missing ->
    [one] één antwoord
   *[other] { $missing } antwoorden
} in dezelfde maand, dan zie je hier hoe snel je vergeet.
half = Na { $age ->
    [one] één cadeau
   *[other] { $age } cadeaus
} ben je de helft kwijt.
half-beyond = Zelfs na { $age ->
    [one] één cadeau
   *[other] { $age } cadeaus
} weet je nog meer dan de helft.
before = In je eerste maand was je de helft kwijt na { $age }.
before-beyond = In je eerste maand was je de helft pas kwijt na meer dan { $age }.
memory = Na hoeveel cadeaus je de helft fout benoemt, per maand
    .row = { $age ->
        [one] één cadeau
       *[other] { $age } cadeaus
    }
longest-lie = Langste leugen
    .says = { $gift_a }, { $times } keer achter elkaar aangezien voor { $said_a }
hard-to-fool = Het moeilijkst te foppen
    .says = doorzag { $caught } van de { $heard } verkeerde namen
free-with-truth = Neemt het niet zo nauw met de waarheid
    .says = { $lied } cadeaus onder een verkeerde naam
special-lie = De langste leugen: { $gift_a }, { $times } keer aangezien voor { $said_a }.
