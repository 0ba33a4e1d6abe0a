# Wat er in het eerste spel van That’s Not a Hat gezegd wordt, in het Nederlands. **Vet**: wat je aanraakt of typt.

step-gifts = Iedereen heeft één cadeau. Kijk goed: straks liggen ze gedekt, en dat blijft zo.
step-shop = Bovenop in de winkel ligt een hockeystick. Druk op **Nemen en omdraaien**: een laatste blik.
step-arrows = De pijlen wijzen naar Esra, dus zij krijgt het. Zeg wat het is: **hockeystick**.
    .plaque = gaat naar Esra
step-passed-on = Esra gelooft je en houdt het. Niemand houdt er twee: haar oudste, de camera, gaat verder.
    .plaque = het oudste gaat
step-thanks = Hiro geeft je een paraplu, en die zag je liggen. Druk op **Dank je wel!**
step-older-goes = Nu heb je er twee, dus het oudste gaat naar Hiro. Zeg wat het is: **broccoli**.
    .plaque = het oudste gaat
step-remember = Nu komt het oudste cadeau van Hiro naar jou. Hij had het van Dora: weet je nog wat het was?
    .plaque = komt naar jou
step-penalties = Bij twijfel krijgt wie het mis had een strafpunt. Met drie is het uit; wie de minste heeft, wint.
    .plaque = hier komen de jouwe
step-not-a-hat = Een hoed? Van Dora kreeg hij popcorn: druk op **Dat is geen hoed!**
step-caught = Klopt: Hiro krijgt een strafpunt en gaat naar de winkel. De aktetas heb je gezien: **Dank je wel!**
step-bluff = Je oudste cadeau gaat naar Esra. Zeg wat het is, of met een stalen gezicht iets anders.
    .plaque = het oudste gaat
step-believed = Esra zegt dank je wel. Waar of niet: wat is aangenomen, kost niemand iets.
ending = Hiro heeft een strafpunt, jij geen enkel. Goed onthouden, goed bluffen: dat is het hele spel.
