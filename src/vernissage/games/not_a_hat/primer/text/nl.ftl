# Wat That’s Not a Hat aan nieuwkomers uitlegt: hoe je speelt, elk ding en elk moment.
# Niets hier mag iets voor iemand onthouden: het gaat alleen over wat open op tafel ligt.

how = Cadeaus gaan gedekt de tafel rond. Onthoud wat elk cadeau is, en ben je het vergeten, bluf dan.
end = Zodra iemand drie strafpunten heeft, is het spel voorbij. Wie de minste heeft wint; bij gelijke stand win je samen.

## De momenten

look = Bekijk alles goed
    .says = Iedereen heeft een cadeau, open. Kijk goed: wat weggegeven wordt, ligt daarna gedekt, en dat blijft zo.
    .here = Er liggen { $count } cadeaus open op tafel. { $you ->
        [giver] Jij begint, en je mag kijken zo lang je wilt.
       *[other] { $giver } begint zo meteen.
    }
visit = Een cadeau uit de winkel
    .says = Wie begint, neemt het bovenste cadeau uit de winkel, en wie het mis had ook. Iedereen ziet het nog één keer, dan wordt het omgedraaid.
    .here = { $you ->
        [giver] Druk op **Nemen en omdraaien**.
       *[other] { $giver } gaat naar de winkel.
    } Er liggen { $count } cadeaus in.
give = Noemen en geven
    .says = De pijlen op de achterkant wijzen aan wie het krijgt. Zeg wat het is: de waarheid, of met een stalen gezicht iets anders.
    .here = { $receiver_count ->
        [0] { $you ->
            [giver] De pijlen wijzen naar iedereen: jij kiest wie het krijgt.
           *[other] De pijlen wijzen naar iedereen: { $giver } kiest wie het krijgt.
        }
       *[other] { $you ->
            [giver] De pijlen wijzen naar { $receiver }. Typ wat het is en druk op **Zeg het**.
            [receiver] De pijlen wijzen naar jou. { $giver } zegt zo wat het is.
           *[other] De pijlen wijzen naar { $receiver }. { $giver } zegt zo wat het is.
        }
    }
answer = Dank je wel, of: dat is geen hoed!
    .says = Alleen wie het krijgt, antwoordt: geloven en ongezien aannemen, of twijfelen en laten uitpakken.
    .here = { $you ->
        [giver] Je hebt gezegd: { $said_a }. Nu antwoordt { $receiver }.
        [receiver] { $giver } zegt: { $said_a }. Geloof je dat?
       *[other] { $giver } zegt: { $said_a }. Nu antwoordt { $receiver }.
    }
pass-on = Aangenomen: het oudste gaat verder
    .says = Een aangenomen cadeau komt gedekt bovenop. Dat is er één te veel: het oudste gaat meteen verder, de kant op die zijn pijlen wijzen.
    .here = { $receiver_count ->
        [0] { $you ->
            [giver] Je hebt aangenomen, dus je oudste cadeau gaat verder. Kies wie het krijgt.
           *[other] { $giver } heeft aangenomen en kiest wie het oudste cadeau krijgt.
        }
       *[other] { $you ->
            [giver] Je hebt aangenomen, dus je oudste cadeau gaat naar { $receiver }. Zeg wat het is.
            [receiver] { $giver } heeft aangenomen, dus het oudste gaat verder: naar jou.
           *[other] { $giver } heeft aangenomen, dus het oudste gaat verder naar { $receiver }.
        }
    }
truth = Geweigerd: de waarheid komt uit
    .says = Het cadeau wordt voor iedereen omgedraaid. Was de naam onwaar, dan had de gever het mis; was hij waar, dan wie twijfelde. Wie het mis had, neemt het als strafpunt en gaat naar de winkel.
    .here = { $you ->
        [giver] Je had het mis en hebt { $count } van de 3 strafpunten.
       *[other] { $giver } had het mis en heeft { $count } van de 3 strafpunten.
    }
close = Met het derde strafpunt is het uit
    .says = Iedereen heeft drie plaatsen voor strafpunten. Is ergens de derde bezet, dan gaat alles open en wint wie de minste heeft.
    .here = Al twee strafpunten: { $close }. Nog één, en het spel is uit.

## De dingen

shop = De winkel
    .says = Alle cadeaus die nog komen, open. Wie begint of het mis had, neemt het bovenste; dan zie je het volgende.
gift = Een open cadeau
    .says = Onthoud het: het ligt alleen open tot het weggegeven wordt. Daarna mag niemand meer kijken.
face-down-left = Gedekt, zwarte pijlen
    .says = Niemand mag dit cadeau bekijken, ook de eigenaar niet. Zwarte pijlen: het gaat straks naar links verder.
face-down-right = Gedekt, witte pijlen
    .says = Niemand mag dit cadeau bekijken, ook de eigenaar niet. Witte pijlen: het gaat straks naar rechts verder.
face-down-anyone = Gedekt, pijlen rondom
    .says = Niemand mag dit cadeau bekijken, ook de eigenaar niet. Wie het weggeeft, kiest aan wie.
parcel = Het cadeau dat onderweg is
    .says = Het gaat de kant op die de pijlen wijzen: zwart naar links, wit naar rechts. Wat het is, moet je onthouden.
older = Het oudste cadeau
    .says = Wie een cadeau aanneemt, houdt het nieuwe. Het oudste gaat meteen verder en moet genoemd worden.
next = Het oudste van de twee
    .says = Waar iedereen twee cadeaus houdt, komen nieuwe bovenop. Het cadeau eronder is het oudste: dat gaat als volgende weg.
penalties = Drie plaatsen voor strafpunten
    .says = Wie het mis had, legt het cadeau hier open neer. **Met het derde is het spel uit**, en wie de minste heeft, wint.
earlier = Strafpunten van eerder
    .says = Zoveel strafpunten komen uit eerdere potjes. Aan het eind worden ze opgeteld.
player = Wie hier zit
    .says = Een lichte rand laat zien wie moet beslissen. Links zit wie met de klok mee de volgende is.
speech = Wat er over een cadeau gezegd wordt
    .says = Het kan waar zijn, een vergissing of bluf. Is het beantwoord, dan staat het alleen nog in je geheugen.
take = Nemen en omdraaien
    .says = Je neemt het bovenste cadeau uit de winkel. Iedereen ziet het nog één keer, dan geef je het gedekt weg.
aim = Jij kiest
    .says = De pijlen op dit cadeau wijzen naar iedereen. Tik op de naam van wie het moet krijgen.
field = Wat is het?
    .says = Twee letters zijn genoeg, tik dan het cadeau aan dat je bedoelt. Alle 110 mogen genoemd worden, waar of niet.
say = Zeg het
    .says = De hele tafel hoort het. Daarna word je geloofd, of niet.
all-gifts = Alle 110 cadeaus
    .says = Elk cadeau dat er is, op alfabet. Het zijn altijd dezelfde, dus dit herinnert je aan niets.
thank-you = Dank je wel!
    .says = Je neemt het cadeau ongezien aan. Of de naam waar was, doet er niet meer toe.
not-it = Dat is geen hoed!
    .says = Je twijfelt, en het cadeau wordt omgedraaid. Was de naam onwaar, dan krijgt de gever het strafpunt; was hij waar, jij.
aid = Hier moet je alles zelf onthouden
    .says = Wat gezien en gezegd is, is weg van het scherm en uit het verloop. Een tafel kan ook een geheugensteun hebben: die staat bij de opties.
games = Meerdere potjes
    .says = Er zijn evenveel potjes als mensen aan tafel, en strafpunten worden opgeteld. Wie de minste heeft, wint.

## In de plaatjes

stays = blijft
goes = gaat verder
a-hat = ‘Een hoed!’
one-more = Nog één en het is uit.
underneath = Het cadeau eronder gaat eerst.
