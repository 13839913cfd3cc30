import type en from '../../en/discovery/rulebook.ts';
import type { Translation } from '../../message.ts';

export default {
  'goal.title': 'Das Spiel in Kürze',
  goal: 'Jede Seite baut ein Königreich um ihre Burg. In jeder Runde liegen {line} Dominosteine aus, deine Könige wählen zwei davon, und du legst sie so, dass Landschaften zusammenkommen.\nAm Ende zählt jedes *Gebiet*, also Felder einer Landschaft, die sich an einer Kante berühren, seine Felder mal seine Kronen. Wer mehr Punkte hat, gewinnt.',
  'parts.title': 'Dominosteine, Könige, Burgen',
  parts:
    '- *{dominoes} nummerierte Dominosteine*. Jede Hälfte ist eine von sechs Landschaften, und manche Hälften tragen Kronen. Höhere Zahlen sind reicheres Land.\n- *Zwei Könige und eine Burg* für jede Seite.',
  'setup.title': 'Aufbau',
  setup:
    'Mischt die Dominosteine, deckt {line} auf und legt sie nach ihrer Zahl in eine Reihe, die kleinste zuerst. Alle Könige kommen in eine geschlossene Hand und einer nach dem anderen heraus. Kommt deiner, stelle ihn auf einen freien Dominostein der Reihe, bevor der nächste erscheint. Hat jeder Dominostein seinen König, deckt ihr die nächste Reihe auf.',
  'round.title': 'Eine Runde',
  round:
    'Geht die Reihe von der kleinsten zur größten Zahl durch. Wem der König gehört, legt zuerst diesen Dominostein ins eigene Königreich und setzt dann den König auf einen freien Dominostein der nächsten Reihe. Haben alle Könige gezogen, wird die nächste Reihe aufgedeckt.\nEine kleine Zahl ist ärmeres Land, aber frühere Wahl; eine große Zahl ist reicheres Land und der Rest. Nach {lines} Reihen folgt keine mehr: In der letzten Runde wird nur gelegt.',
  'round.example': 'Dominostein {domino} hat die kleinste Zahl, also zieht sein König zuerst.',
  'choose.title': 'Einen Dominostein wählen',
  choose:
    'Ein König pro Dominostein. Du darfst einen wählen, der in dein Königreich nicht passen wird. Welche Dominosteine noch kommen, ist kein Geheimnis; in welcher Reihenfolge, weiß niemand.',
  'place.title': 'Einen Dominostein legen',
  place:
    'Ein Dominostein bedeckt zwei leere Felder mit gemeinsamer Kante, gleich wie herum. Die Burg behält ihr Feld. Was liegt, bleibt liegen.',
  'place.occupied': 'Auf {square} liegt schon {terrain}.',
  'connection.title': 'Die Verbindungsregel',
  connection:
    'Mindestens eine Hälfte des Dominosteins muss *verbunden* sein: Sie teilt eine Kante mit deiner Burg, die zu jeder Landschaft passt, oder mit einem Feld ihrer eigenen Landschaft. Die andere Hälfte darf neben allem liegen. Ecken zählen nicht.',
  'connection.castle': 'Eine Hälfte von Dominostein {domino} liegt neben der Burg. Das genügt.',
  'connection.terrain':
    'Sie trifft ihre eigene Landschaft, {terrain}: Das Gebiet ist jetzt {squares} × {crowns} = {points}.',
  'connection.none': 'Dominostein {domino} berührt hier weder die Burg noch eine seiner Landschaften.',
  'bound.title': 'Die Grenze des Königreichs',
  bound:
    'Das ganze Königreich muss samt Burg in {size} × {size} Felder passen. Wo diese Grenze liegt, ist nicht vorher festgelegt: Sie ist offen, bis deine Dominosteine sie bestimmen, und die Burg kann in der Mitte, am Rand oder in einer Ecke landen. Lücken sind erlaubt.',
  'bound.outside': 'Mit einem Feld auf {square} wäre das Königreich {wide} Felder breit.',
  'discard.title': 'Ablegen',
  discard:
    'Ein Dominostein, der passt, muss gelegt werden, auch wo es wehtut. Einer, der nirgends passt, wird abgelegt und bringt nichts. Du kannst nur ablegen, was nicht passt.',
  'discard.example': 'Dominostein {domino} passt in diesem Königreich nirgends und wird abgelegt.',
  'end.title': 'Das Ende',
  end: 'Die Partie ist zu Ende, wenn die Dominosteine der Reihe {lines} gelegt oder abgelegt sind.',
  'score.title': 'Wertung',
  score:
    'Ein Gebiet zählt seine Felder mal seine Kronen, ohne Krone also nichts. Zwei Gebiete derselben Landschaft zählen getrennt.\nDie höhere Summe gewinnt. Bei Gleichstand gewinnt das größte einzelne Gebiet, dann mehr Kronen, dann gewinnt ihr gemeinsam. Auf dem gedruckten französischen Blatt fehlt der erste dieser Stichentscheide; ein Tisch darf ohne ihn spielen.',
  'score.example': 'Das Ende unserer Partie: {total}. Das beste Gebiet ist {squares} × {crowns} = {points}.',
  'variants.title': 'Varianten',
  variants:
    '- *Grundspiel-Stapel*: {lines} Reihen aus den {base} Dominosteinen des Grundspiels; die anderen bleiben verdeckt.\n- *Großes Duell*: Königreiche von {large} × {large}, alle {base} Dominosteine, {largeLines} Reihen.\n- *Harmonie*: {harmony} Punkte mehr für ein Königreich, das nie etwas abgelegt hat.\n- *Reich der Mitte*: {middle} Punkte mehr, wenn die Burg die Mitte ist und das Königreich nach allen vier Seiten so weit reicht, wie es darf.',
  'notation.title': 'Wie eine Partie aufgeschrieben wird',
  notation:
    'Eine Aufzeichnung ist einfacher Text: eine erste Zeile mit Spiel und Varianten, dann ein Zug pro Zeile. Felder sind ein Buchstabe für die Spalte und eine Zahl für die Zeile auf einem Plan mit der Burg in der Mitte. Ein Dominostein steht mit seiner Zahl und den Feldern seiner linken und seiner rechten Hälfte.\nJeder Zug hat genau eine Schreibweise: eine Reihe aufsteigend, und ein Dominostein mit zwei gleichen Hälften mit dem kleineren Feld zuerst.',
  'notation.example': 'Aus der Partie auf dieser Seite:',
  'editions.title': 'Discovery: was das französische Blatt offenlässt',
  'editions.sure':
    '- *Die Dominosteine von Discovery*: sicher, vom gedruckten Blatt abgelesen.\n- *Die Dominosteine und Varianten des Grundspiels*: sehr wahrscheinlich; sie stehen nicht auf diesem Blatt.',
} as const satisfies Translation<typeof en>;
