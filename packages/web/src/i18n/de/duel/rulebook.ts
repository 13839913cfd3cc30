import type en from '../../en/duel/rulebook.ts';
import type { Translation } from '../../message.ts';

export default {
  boxes: 'Kästchen',
  power: 'Kraft',
  'goal.title': 'Das Spiel in Kürze',
  goal: 'In jeder Runde teilt ihr {dice} Würfel auf. Deine beiden sind dein Dominostein, und du zeichnest ihn auf deine Karte mit {squares} Feldern. Felder mit demselben Wappen, die sich an einer Kante berühren, bilden ein *Gebiet*.\nAm Ende zählt jedes Gebiet seine Felder mal seine Kreuze. Wer mehr Punkte hat, gewinnt.',
  'parts.title': 'Würfel, Karten, Zauberbuch',
  parts:
    '- *{dice} Würfel*, alle verschieden. Sie zeigen sechs Wappen, manche mit einem oder zwei Kreuzen, und das *Fragezeichen*, den Joker.\n- *Eine Karte für jeden*: {columns} Spalten, {rows} Zeilen und in der Mitte eine Burg. Das lässt {squares} Felder, Platz für {dominoes} Dominosteine.\n- *Ein Zauberbuch für beide*: für jedes Wappen eine Zeile mit Kästchen, auf deiner Seite und auf der deines Gegners. Eine volle Zeile gibt eine Kraft.',
  'round.title': 'Eine Runde',
  round:
    'Wer würfelt, ist in dieser Runde *A*, die andere Person ist *B*; nach der Runde tauscht ihr. In der ersten Runde ist A, wer zuerst genannt ist, am Tisch die ältere Person.\n- *Wurf*: A wirft alle Würfel.\n- *Auswahl*: Ihr teilt sie auf.\n- *Zeichnen*: A, dann B, zeichnet einen Dominostein auf die eigene Karte.\n- *Zauberbuch*: A, dann B, hakt Kästchen ab.\nDie Karten berühren sich nicht, also zeichnet ihr am Tisch gleichzeitig. Hier zeichnet A zuerst: B sieht es und darf inzwischen einen Dominostein vorbereiten.',
  'draft.title': 'Auswahl: wer welchen Würfel bekommt',
  draft:
    'A nimmt einen Würfel, B zwei der drei anderen, und der letzte geht an A. So hat jede Seite zwei Würfel, und jede Wahl entscheidet auch, was der anderen bleibt.\nWürfel mit derselben Seite sind trotzdem verschiedene Würfel: Ihre übrigen Seiten unterscheiden sich, und die Kraft *{turn}* kann sie hervorholen.',
  'draft.example': 'A nahm {first}, B nahm {second}, und {last} blieb für A.',
  'place.title': 'Zeichne deinen Dominostein',
  place:
    'Ein Dominostein bedeckt zwei leere Felder mit gemeinsamer Kante, auf jedem ein Würfel, gleich wie herum. Zeichne jedes Wappen mit den Kreuzen seines Würfels. Die Burg behält ihr Feld.\nBeide Würfel werden gezeichnet oder keiner. Wo zwei verschiedene Wappen zusammenstoßen, wird die Linie dick: So sieht man die Gebiete. Die Seite macht das für dich.',
  'place.apart':
    '{one} und {two} haben keine gemeinsame Kante. Ohne die Kraft *{split}* bleibt ein Dominostein beisammen.',
  'place.occupied': 'Auf {square} ist schon ein Wappen.',
  'connection.title': 'Die Verbindungsregel',
  connection:
    'Mindestens eines deiner beiden Felder muss *verbunden* sein. Ein Feld ist verbunden, wenn es eine Kante mit der Burg teilt, gleich welches Wappen darauf kommt, oder mit demselben Wappen aus einer früheren Runde.\nDas andere Feld darf neben allem stehen. Ecken zählen nicht, und die beiden Hälften des neuen Dominosteins verbinden einander nicht.',
  'connection.castle': '{square} berührt die Burg. Das genügt, gleich was dort gezeichnet wird.',
  'connection.coat': '{square} berührt sein eigenes Wappen. Das Gebiet ist jetzt {squares} × {crosses} = {points}.',
  'connection.none': 'Weder {one} noch {two} berührt die Burg oder sein eigenes Wappen.',
  'joker.title': 'Fragezeichen: der Joker',
  joker:
    'Ein Fragezeichen ist ein Joker: Du zeichnest es als eines der sechs Wappen und wählst beim Zeichnen, welches. Es hat kein eigenes Kreuz und hakt nie ein Kästchen im Zauberbuch ab.',
  'joker.example': 'Das Fragezeichen auf {square} wird gezeichnet als: {coat}.',
  'castle.title': 'Das Kreuz der Burg',
  castle:
    'Einmal in der Partie darfst du einem deiner beiden Würfel beim Zeichnen ein Kreuz geben; auch einem Fragezeichen oder einem Würfel, der schon Kreuze hat. Das Dach deiner Burg wird dann ausgemalt, und das Geschenk ist verbraucht.\nDer Würfel mit dem Kreuz der Burg hakt kein Kästchen ab. Für Kreuze auf einem Feld gibt es keine Grenze.',
  'castle.example': 'Mit dem Kreuz der Burg auf {square} bringt dieser Dominostein {gain}; ohne es {without}.',
  'pass.title': 'Aussetzen',
  pass: 'Lassen sich deine Würfel ohne Kraft zeichnen, musst du sie zeichnen, mit oder ohne Kräfte. Sonst wählst du: Kräfte benutzen, die es möglich machen, oder *aussetzen*. Wer aussetzt, zeichnet nichts und verbraucht nichts.',
  'pass.example': 'Keine zwei leeren Felder nebeneinander nehmen diese Würfel auf: Es bleibt nur das Aussetzen.',
  'spellbook.title': 'Das Zauberbuch',
  spellbook:
    'Wenn beide gezeichnet haben, sieht zuerst A und dann B auf die eigenen zwei Würfel. Ein Würfel hakt das nächste Kästchen seines Wappens ab, wenn er in dieser Runde gezeichnet wurde, kein Fragezeichen ist und kein Kreuz trägt, auch nicht das der Burg. Ein gewendeter Würfel zählt mit seiner neuen Seite.\nWer eine Zeile zuerst füllt, gewinnt ihre Kraft; die Zeile der anderen Seite wird gestrichen. Füllen sie beide in einer Runde, war A zuerst da.',
  'spellbook.note':
    'In der französischen und der spanischen Ausgabe haken Würfel auch ab, wenn sie sich nicht zeichnen ließen.',
  'spellbook.example': 'In Runde {round} zeichnete A {ticking} ohne Kreuz: ein Kästchen abgehakt. Keines für {silent}.',
  'powers.title': 'Kräfte, die du behältst',
  powers:
    'Jede wirkt einmal, wann du willst, ab der Runde nach dem Gewinn, allein oder mit anderen Kräften und dem Kreuz der Burg. Verbraucht wird eine Kraft nur an einem Dominostein, der sie braucht.\n- *{free}*: Zeichne deinen Dominostein ohne die Verbindungsregel.\n- *{split}*: Deine beiden Würfel kommen auf getrennte Felder, und jeder muss für sich verbunden sein.\n- *{both}*: Nimm als A zwei Würfel auf einmal; die anderen beiden gehören B.\n- *{turn}*: Wende einen deiner beiden Würfel auf eine andere seiner Seiten.\nMit *{free}* und *{split}* zusammen gehen zwei beliebige leere Felder.',
  'powers.free': '*{free}*: Hier ist nichts verbunden, und der Dominostein steht trotzdem.',
  'powers.split': '*{split}*: {one} und {two} liegen getrennt, und jedes ist für sich verbunden.',
  'powers.both': '*{both}*: A nahm {first} auf einmal; {second} blieben für B.',
  'powers.turn': '*{turn}*: Der Würfel zeigte {before} und wird als {after} gezeichnet.',
  'lightning.title': 'Blitz',
  lightning:
    'Zwei Kräfte wirken in dem Moment, in dem ihre Zeile voll ist, bevor die nächste Person abhakt.\n- *{domains}*: Wähle ein Wappen. Am Ende ist jedes seiner Gebiete auf deiner Karte {perDomain} Punkte mehr wert, mit oder ohne Kreuz, auch ein einzelnes Feld.\n- *{cross}*: Gib einem gezeichneten Wappen deiner Karte ein Kreuz. Ist noch nichts gezeichnet, ist es verloren.',
  'lightning.domains': '*{domains}* für {coat}: Diese Karte gewinnt {gain}.',
  'lightning.cross': 'Ein Kreuz für {square}: Sein Gebiet steigt von {before} auf {after} Punkte.',
  'end.title': 'Das Ende',
  end: 'Eine volle Karte beendet die Partie, sobald in dieser Runde beide gezeichnet oder ausgesetzt haben: Kein Kästchen wird mehr abgehakt, kein Blitz wirkt mehr. Setzt ihr beide in einer Runde aus, ist die Partie nach deren Zauberbuch zu Ende.',
  'end.note': 'In der polnischen Ausgabe wird zuerst die Runde zu Ende gespielt, mit Zauberbuch und Blitz.',
  'score.title': 'Wertung',
  score:
    'Ein Gebiet zählt seine Felder mal seine Kreuze, ohne Kreuz also nichts. Zwei Gebiete desselben Wappens zählen getrennt. Dazu kommt, was *{domains}* bringt.\nDie höhere Summe gewinnt. Bei Gleichstand gewinnt das größte einzelne Gebiet; ist auch das gleich, ist es unentschieden, im polnischen Druck ein gemeinsamer Sieg.',
  'score.example': 'Das Ende unserer Partie: {total}. Das beste Gebiet ist {squares} × {crosses} = {points}.',
  'notation.title': 'Wie eine Partie aufgeschrieben wird',
  notation:
    'Eine Aufzeichnung ist einfacher Text: eine erste Zeile mit Spiel und Ausgabe, dann ein Zug pro Zeile. Ein Wappen ist ein Buchstabe, groß für ein doppeltes. Jedes Kreuz ist `+`, das Fragezeichen `?`, ein gewendeter Würfel `~`, das Kreuz der Burg `^`. Felder sind ein Buchstabe für die Spalte und eine Zahl für die Zeile.\nJeder Zug hat genau eine Schreibweise: Würfel aufsteigend, Felder nach Spalte und dann nach Zeile.',
  'notation.example': 'Aus der Partie auf dieser Seite:',
  'editions.lead':
    'Duel wurde in mehreren Sprachen gedruckt, und die vier verglichenen Regelhefte sagen nicht ganz dasselbe. Du wählst eine Ausgabe zu Beginn der Partie; Tisch, Ergebnis und Aufzeichnung nennen sie.',
  'editions.question': 'Frage',
  'editions.ticks': 'Wann hakt ein Würfel ein Kästchen ab?',
  'editions.ticks.drawn': 'Nur wenn er auf die Karte gezeichnet wurde',
  'editions.ticks.formed': 'Schon wenn der Dominostein entsteht: Auch wer aussetzt, hakt ab',
  'editions.equal': 'Auch nach dem Stichentscheid gleich?',
  'editions.equal.draw': 'Unentschieden',
  'editions.equal.shared': 'Ein gemeinsamer Sieg',
  'editions.end': 'Wann beendet eine volle Karte die Partie?',
  'editions.end.map': 'Sobald beide gezeichnet haben: Nichts wird mehr abgehakt',
  'editions.end.round': 'Nach der Runde, mit Zauberbuch und Blitz',
  'editions.own': 'für dich vorgewählt',
  'editions.readings.title': 'Wie wir lesen, was sie offenlassen',
  'editions.sure':
    '- *Was die Regelhefte sagen*: sicher, wo ein Satz zitiert ist; wir haben alle vier gedruckt gelesen. Was wir daraus schließen, ist unsere Lesart und nicht sicher.\n- *Was jede Kraft für sich tut*: sicher, in allen vier gedruckt.\n- *Die Seiten der vier Würfel*: sehr wahrscheinlich. Eine vollständige öffentliche Quelle, und jede andere gefundene Beschreibung stimmt überein; noch kein Foto.\n- *Die Kästchen jeder Zeile, und welches Wappen welche Kraft hat*: sehr wahrscheinlich, aus derselben Quelle.',
} as const satisfies Translation<typeof en>;
