import type en from '../en/course.ts';
import type { Translation } from '../message.ts';

export default {
  title: 'Der Kurs',
  lead: {
    one: '{n} Lektion mit einer Idee.',
    other: '{n} Lektionen mit je einer Idee. Jede endet mit fünf Übungen am Tisch, jedes Mal neuen.',
  },
  begin: 'Beginnen',
  resume: 'Weiter mit: {title}',
  progress: '{done} von {all} Lektionen gemacht',
  leave: 'Lektion verlassen',
  count: 'Übung {n} von {of}',
  right: 'Richtig',
  second: 'Richtig, beim zweiten Mal',
  notYet: 'Noch nicht',
  missed: 'Das war gesucht',
  tryAgain: 'Noch einmal',
  show: 'Zeig es mir',
  next: 'Nächste Übung',
  finish: 'Ergebnis ansehen',
  score: '{right} von {of} beim ersten Mal',
  again: 'Fünf weitere',
  nextLesson: 'Nächste Lektion: {title}',
  puzzles: 'Rätsel dazu',
  all: 'Alle Lektionen',
  yours: 'Deine Wahl',
  answer: 'Die Lösung',
  working: 'Eine Stellung wird gesucht …',
  failed: 'Es wurde keine Stellung gefunden. Versuche es noch einmal.',
  done: 'gemacht',
  reached: '{what}: {best}. Besser geht es nicht.',
  possible: '{what}: {yours}. Möglich: {best}.',
  'order.right': 'So viele Punkte wie möglich, und in der nächsten Runde wählst du früher.',
  'order.fewer': 'Ein anderer Dominostein bringt mehr Punkte.',
  'order.later': 'Ein anderer Dominostein bringt gleich viele Punkte und hat die kleinere Zahl.',
  'fits.right': 'Dafür gibt es einen Platz.',
  'fits.wrong': 'Dieser Dominostein passt nirgends in dein Königreich: Er wäre verloren.',
  'unit.points': 'Punkte',
  'unit.swing': 'Deine Punkte weniger die, die du übrig lässt',
  'unit.lines': 'Gefüllte Zeilen',
  'unit.coats': 'Wappen, die noch Platz finden',
  'unit.holes': 'Für immer verlorene Felder',
  'unit.dominoes': 'Dominosteine, die noch Platz finden',
  'unit.frames': 'Mögliche Lagen des Rahmens',
  'crosses.title': 'Felder mal Kreuze',
  'crosses.idea':
    'Ein Kreuz bringt so viele Punkte, wie sein Gebiet Felder hat; ein Feld so viele, wie sein Gebiet Kreuze hat. Bring also Kreuze in große Gebiete und Felder in Gebiete mit vielen Kreuzen.',
  'crosses.ask': 'Zeichne deinen Dominostein, wo er am meisten bringt.',
  'joining.title': 'Aus zwei Gebieten eines',
  'joining.idea':
    'Zwei Gebiete mit demselben Wappen zählen getrennt: 3 × 1 und 2 × 2 sind 7. Durch ein Feld verbunden sind es 6 × 3 = 18. Suche das Feld dazwischen.',
  'joining.ask': 'Verbinde zwei Gebiete, wo es am meisten bringt.',
  'draft.title': 'Zwei Würfel, ein Dominostein',
  'draft.idea':
    'Wählst du als Zweites, nimmst du zwei Würfel auf einmal. Sie werden ein Dominostein: Suche zwei Würfel, die am selben Ort Punkte bringen, nicht die zwei besten.',
  'draft.ask': 'Nimm die zwei Würfel, mit denen du am meisten Punkte machst.',
  'denial.title': 'Was du übrig lässt, zählt auch',
  'denial.idea':
    'Was du übrig lässt, zeichnet die andere Seite. Ein Würfel, der dir 3 bringt und ihr 9 brächte, ist dir bis zu 12 wert. Sieh auf beide Karten, bevor du wählst.',
  'denial.ask': 'Nimm die Würfel, bei denen deine Punkte weniger die übrig gelassenen am meisten sind.',
  'race.title': 'Der Wettlauf um eine Zeile',
  'race.idea':
    'Ein Würfel ohne Kreuz hakt ein Kästchen ab. Wer eine Zeile zuerst füllt, gewinnt ihre Kraft, und die Häkchen der anderen Seite verfallen. Zähle die fehlenden Kästchen auf beiden Seiten: Eine Runde früher ist alles.',
  'race.ask': 'Nimm die Würfel, die jetzt die meisten Zeilen füllen.',
  'castle.title': 'Das Kreuz der Burg',
  'castle.idea':
    'Einmal in der Partie gibt die Burg einem Würfel ein Kreuz. Es bringt so viele Punkte, wie das Gebiet Felder hat, und einen mehr für jedes Feld, das später dazukommt. Zu früh vervielfacht es wenig, zu spät kommt nichts mehr dazu; und sein Würfel hakt nichts ab.',
  'castle.ask': 'Setze die Burg ein, wo sie am meisten bringt.',
  'jokers.title': 'Fragezeichen',
  'jokers.idea':
    'Ein Fragezeichen wird zu jedem Wappen und findet fast immer Platz. Es hat kein Kreuz und hakt nichts ab: Lass es das Feld sein, das einem großen Gebiet fehlt.',
  'jokers.ask': 'Zeichne deine Würfel so, dass sie am meisten bringen.',
  'lightning.title': 'Blitz',
  'lightning.idea':
    'Zwei Zeilen wirken in dem Moment, in dem sie voll sind. Die eine gibt ein Kreuz: Gib es deinem größten Gebiet. Die andere gibt jedem Gebiet eines Wappens 3 Punkte: Wähle das Wappen, das in den meisten Stücken liegt.',
  'lightning.ask': 'Nutze den Blitz, wo er am meisten bringt.',
  'free-and-split.title': 'Frei und Trennen',
  'free-and-split.idea':
    'Mit Frei braucht ein Dominostein keine Verbindung; mit Trennen kommen seine Würfel an verschiedene Orte. Hebe sie für einen Dominostein auf, der so viel mehr bringt, oder für eine Runde, in der nichts passen würde.',
  'free-and-split.ask': 'Mach am meisten Punkte: Eine Kraft hilft dir.',
  'turn.title': 'Wenden',
  'turn.idea':
    'Mit Wenden drehst du einen deiner Würfel auf eine andere seiner Seiten. Merke dir, was jeder Würfel noch zeigen kann: Eine Seite mit Kreuzen neben einem großen Gebiet ist eine Kraft wert.',
  'turn.ask': 'Wende einen Würfel so, dass du am meisten Punkte machst.',
  'both.title': 'Beide',
  'both.idea':
    'Wer würfelt, nimmt einen Würfel und bekommt später den letzten. Mit Beide nimmst du zwei auf einmal, und niemand kann dir den zweiten nehmen. Nutze es, wenn zwei Würfel zusammengehören.',
  'both.ask': 'Nimm, was dir sicher am meisten bringt.',
  'room.title': 'Nie aussetzen müssen',
  'room.idea':
    'Spät in der Partie finden Würfel keinen Platz, und wer aussetzt, zeichnet nichts. Lass neben mehreren Wappen Platz: Dann passt fast jeder Wurf.',
  'room.ask': 'Zeichne so, dass möglichst viele Wappen noch Platz finden.',
  'holes.title': 'Keine Löcher',
  'holes.idea':
    'Ein Dominostein bedeckt zwei Felder. Ein leeres Feld ohne leeres daneben bleibt bis zum Ende leer. Sieh dir vor dem Zeichnen an, was ringsum übrig bleibt.',
  'holes.ask': 'Zeichne, ohne ein Feld abzuschneiden.',
  'packing.title': 'Die letzten Felder',
  'packing.idea':
    'Zähle gegen Ende Dominosteine statt Felder. Acht leere Felder fassen vier Dominosteine oder nur zwei: Das hängt von ihrer Form ab.',
  'packing.ask': 'Zeichne so, dass noch möglichst viele Dominosteine passen.',
  'borders.title': 'Grenzen',
  'borders.idea':
    'Ein Gebiet endet, wo eine andere Landschaft beginnt. Lege einen Dominostein an seine eigene Landschaft und halte Grenzen kurz: An einer Grenze kommt nichts mehr dazu.',
  'borders.ask': 'Lege ihn, wo er am meisten bringt.',
  'bridges.title': 'Gebiete verbinden',
  'bridges.idea':
    'Zwei Gebiete einer Landschaft zählen getrennt. Verbunden zählen alle Felder mit allen Kronen. Lass die Lücke offen, bis der passende Dominostein kommt.',
  'bridges.ask': 'Verbinde zwei Gebiete, wo es am meisten bringt.',
  'crowns.title': 'Kronen',
  'crowns.idea':
    'Ohne Krone ist ein Gebiet nichts wert. Eine Krone ist umso mehr wert, je größer das Gebiet ist, zu dem sie kommt. Achte also nicht auf die Zahl eines Dominosteins, sondern auf seine Punkte in deinem Königreich.',
  'crowns.ask': 'Wähle den Dominostein, der in deinem Königreich am meisten brächte.',
  'turn-order.title': 'Zugreihenfolge',
  'turn-order.idea':
    'Die Reihe geht von kleinen Zahlen zu großen: Eine kleine Zahl spielt zuerst und wählt in der nächsten Runde zuerst. Bringen dir zwei Dominosteine gleich viel, nimm den kleineren.',
  'turn-order.ask': 'Am meisten Punkte; bei gleichen die kleinere Zahl.',
  'king-denial.title': 'Nimm es der anderen Seite',
  'king-denial.idea':
    'Jeder Dominostein, den du übrig lässt, kann an die andere Seite gehen. Einer, der gut in das andere Königreich passt, kann es wert sein, auch wenn ein anderer dir etwas mehr bringt.',
  'king-denial.ask':
    'Wähle den Dominostein, bei dem deine Punkte weniger das Beste, was übrig bleibt, am meisten sind.',
  'frame.title': 'Der Rahmen',
  'frame.idea':
    'Dein Königreich muss in fünf mal fünf Felder passen, und deine Dominosteine bestimmen, wo. Solange der Rahmen offen ist, passen mehr Dominosteine. Baue erst um die Burg, dann von ihr weg.',
  'frame.ask': 'Lege ihn so, dass der Rahmen möglichst offen bleibt.',
  'frame-holes.title': 'Löcher in fünf mal fünf',
  'frame-holes.idea':
    'Steht der Rahmen fest, zählt jedes Feld. Ein leeres Feld ohne leeres daneben lässt sich nie mehr bedecken.',
  'frame-holes.ask': 'Lege ihn, ohne ein Feld abzuschneiden.',
  'last-four.title': 'Die letzten vier packen',
  'last-four.idea':
    'Die letzten vier Dominosteine brauchen gleichzeitig Platz. Zähle, wie viele in den Rest passen: Die Form ist wichtiger als die Zahl der Felder.',
  'last-four.ask': 'Lege ihn so, dass noch möglichst viele Dominosteine passen.',
  'fitting.title': 'Ein Dominostein, der passt',
  'fitting.idea':
    'Ein Dominostein, der nirgends passt, wird abgelegt und bringt nichts. Suche seinen Platz, bevor du wählst: Eine Hälfte muss ihre Landschaft oder die Burg berühren, innerhalb des Rahmens.',
  'fitting.ask': 'Wähle einen Dominostein, der noch Platz findet.',
} as const satisfies Translation<typeof en>;
