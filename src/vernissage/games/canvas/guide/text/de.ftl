# Was in einer ersten Partie Canvas gesagt wird, auf Deutsch. **Fett** ist, was zu drücken ist.

step-goal = Du hängst drei Gemälde auf. Diese Karten sagen, wofür es Schleifen gibt und was sie bringen.
step-elements = Der Tropfen ist Farbton, das Dreieck Form, das gestreifte Quadrat Textur, der Halbmond Tonwert.
step-free = Wiederholung will Paare von Formen. Nimm die **Vögel**: Die erste Karte der Reihe ist gratis.
step-pay = Zur Vielfalt fehlen Textur und Tonwert: Nimm den **Leuchtturm**. Die Fische zu überspringen kostet einen Marker.
    .plaque = wird übersprungen
step-bonus = Kiran hat einen Marker auf die **Geige** gelegt. Nimm beides: Der Stern bringt Punkte für Formen.
    .plaque = der Stern: ein Bonus
step-lay = Drei Karten ergeben ein Gemälde. Wähl **Geige**, **Vögel**, **Leuchtturm**: Die erste liegt oben.
step-order = Die Geige verdeckt Farbton und Form der Vögel. Drück ihren **Pfeil nach unten** und sieh auf die Punkte.
    .plaque = was man sieht
step-worth = Alle vier Elemente, zwei Formen, ein Farbton: drei Schleifen. Der Stern bringt zwei Punkte je Form.
step-title = Zwei Wörter deiner Karten ergeben den Titel.
step-hang = Zwölf Punkte statt zwei, mit den Vögeln obenauf. Drück **Aufhängen**, dann **Enthüllen**.
step-ladder = Dieselbe Schleife noch einmal bringt mehr: eine für Wiederholung drei Punkte, zwei zusammen sieben.
ending = Dein erstes Gemälde hängt, für zwölf Punkte. Häng noch zwei auf: Haben alle drei, gewinnt, wer die meisten Punkte hat.
