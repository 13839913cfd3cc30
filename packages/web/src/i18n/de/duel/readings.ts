import type en from '../../en/duel/readings.ts';
import type { Translation } from '../../message.ts';

/** How we read what the rulebooks leave open: a question, then the answer. */
export default {
  'end.title': 'Wann eine volle Karte die Partie beendet',
  end: 'Englisch, französisch und spanisch: „sobald“. Ihr zeichnet gleichzeitig, also dürfen in dieser Runde noch beide zeichnen; dann ist die Partie zu Ende, und niemand hakt ein Kästchen ab. Polnisch: Die Runde wird zu Ende gespielt, mit Zauberbuch und Blitz. Partien nach unserer ersten Regelversion spielen die Runde in jeder Ausgabe zu Ende.',
  'passTicks.title': 'Was abhakt, wer aussetzt',
  passTicks:
    'Englisch und polnisch: nichts, weil nur ein Wappen abhakt, das ins Königreich kommt. Französisch: beide Würfel wie geworfen, weil sie abhaken, wenn der Dominostein entsteht; dagegen spricht, dass der Zug verloren ist. Spanisch: ebenso, nach dem Kasten „Importante“, dem ein anderer Satz desselben Hefts widerspricht.',
  'pass.title': 'Wer aussetzen darf',
  pass: 'Würfel, die sich ohne Kraft zeichnen lassen, müssen gezeichnet werden. Wenn nur eine Kraft es möglich macht, darfst du sie benutzen oder aussetzen. Kein Heft verpflichtet zu einer Kraft.',
  'nobody.title': 'Wenn beide aussetzen, obwohl eine Kraft helfen könnte',
  nobody:
    'Die Partie ist nach dieser Runde mit ihrem Zauberbuch zu Ende. Das französische Heft spricht von Spielern, die nicht gesetzt haben; die anderen von solchen, die nicht konnten.',
  'order.title': 'Wer wessen Dominostein zuerst sieht',
  order:
    'Kein Heft nennt eine Reihenfolge: Am Tisch zeichnet ihr gleichzeitig. Hier zeichnet A zuerst, und B sieht es. Die Karten berühren sich nicht, aber B weiß vor der Entscheidung, ob A ausgesetzt oder die Karte gefüllt hat.',
  'earlier.title': 'Womit ein Würfel verbunden wird',
  earlier:
    'Mit der Burg oder mit seinem eigenen Wappen aus einer früheren Runde: Zwei Würfel eines Zuges verbinden einander nicht. Englisch und Spanisch sagen das; Französisch und Polnisch sagen nur „schon gezeichnet“.',
  'split.title': 'Trennen, wenn nur ein Würfel passt',
  split: 'Nicht möglich. Beide Würfel werden gezeichnet oder keiner, und jeder muss für sich verbunden sein.',
  'turn.title': 'Einen Würfel nur für sein Kästchen wenden',
  turn: 'Erlaubt. Ein Würfel darf auf jede seiner anderen Seiten gewendet werden, wozu auch immer.',
  'turned.title': 'Welches Kästchen ein gewendeter Würfel abhakt',
  turned:
    'Das der neuen Seite, die gezeichnet wird. Französisch und Spanisch zählen die Seite, die beim Bilden des Dominosteins da ist; das könnte auch die geworfene sein.',
  'castle.title': 'Das Kreuz der Burg auf einem Fragezeichen',
  castle:
    'In jeder Ausgabe erlaubt, auch auf einem Würfel, der Kreuze hat. Englisch und Polnisch sagen es vom Fragezeichen; Französisch und Spanisch sprechen nur von einem der beiden Würfel.',
  'circles.title': 'Mehr Kreuze als gedruckte Kreise',
  circles: 'Erlaubt. Die Karte hat wenige Kreise pro Feld, und kein Heft sagt, was danach geschieht.',
  'domains.title': 'Drei Punkte für ein Gebiet ohne Kreuz',
  domains:
    'Der Zauberer zahlt für jedes Gebiet des Wappens, mit oder ohne Kreuz. Nur das polnische Heft sagt es ausdrücklich; die anderen sagen auch, dass ein Gebiet ohne Kreuz nichts wert ist.',
  'single.title': 'Ein einzelnes Feld',
  single:
    'Es ist ein Gebiet, für den Zauberer und für den Stichentscheid. Nur das spanische Heft sagt es; die anderen sprechen von Gruppen.',
  'cross.title': 'Wohin das Blitzkreuz kommt',
  cross:
    'Auf ein schon gezeichnetes Wappen der eigenen Karte; gibt es keines, ist es verloren. Nur das polnische Heft nennt die Karte.',
  'powers.title': 'Wann Kräfte benutzt werden',
  powers:
    'Wann du willst, auch mehrere in einem Zug, auch mit dem Kreuz der Burg. Eine Zeile wird nach dem Zeichnen voll, also wirkt eine Kraft, die du jetzt gewinnst, erst ab der nächsten Runde.',
  'book.title': 'Wer zuerst abhakt',
  book: 'A, dann B. Englisch und Polnisch sagen das. Französisch und Spanisch geben A nur eine Zeile, die beide füllen würden.',
} as const satisfies Translation<typeof en>;
