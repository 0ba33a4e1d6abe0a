# Was in einer ersten Partie Canvas gesagt wird, auf Deutsch. **Fett** ist, was zu drücken ist.

guide-goal = Du hängst drei Gemälde auf. Diese Karten sagen, wofür es Schleifen gibt und was die wert sind.
guide-elements = Der Tropfen ist Farbton, das Dreieck Form, das gestreifte Quadrat Textur, der Halbmond Tonwert.
guide-free = Wiederholung belohnt jedes Paar Formen. Nimm die **Vögel**: Die erste Karte der Reihe ist gratis.
guide-skip = Zur Vielfalt fehlen noch Textur und Tonwert: Nimm den **Leuchtturm**. Du überspringst den Fischschwarm, darauf bleibt ein Marker von dir.
guide-bonus = Kiran hat die **Geige** übersprungen und einen Marker daraufgelegt. Nimm beides: Der Stern bringt Punkte für Formen.
guide-lay = Drei Karten ergeben ein Gemälde. Wähl nacheinander **Geige**, **Vögel** und **Leuchtturm**: Die erste liegt oben.
guide-order = Die Geige verdeckt Farbton und Form der Vögel. Drück ihren **Pfeil nach unten** und achte auf die Punkte.
guide-worth = Alle vier Elemente, zwei Formen, nur ein Farbton: drei Schleifen. Der Stern bringt zwei Punkte mehr für jede Form.
guide-title = Zwei der Wörter auf deinen Karten ergeben den Titel. Die Ecke des Rahmens wechselt den Hintergrund: nur fürs Auge.
guide-hang = Zwölf Punkte statt zwei, mit den Vögeln obenauf. Drück **Aufhängen**.
guide-ladder = Die zweite Schleife einer Art bringt mehr: Eine für Wiederholung zählt drei Punkte, zwei zählen sieben.
guide-ending = Zwölf Punkte mit drei Karten, und sonst hängt noch kein Gemälde. Noch zwei, und deine Galerie ist komplett.
