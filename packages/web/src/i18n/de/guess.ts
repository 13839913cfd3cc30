import type en from '../en/guess.ts';
import type { Translation } from '../message.ts';

export default {
  lead: 'Der Kastellan spielt gegen sich selbst, und du sitzt auf einer Seite. In den Momenten, auf die es am meisten ankommt, sagst du, was er gespielt hat. Du erfährst, wie viel von der Gewinnchance du behältst und warum.',
  today: 'Die Partie des Tages',
  begin: 'Beginnen',
  seat: 'Du spielst als Spieler {n}.',
  sideOther: 'Die andere Seite',
  other: 'Eine andere Partie',
  ask: 'Was spielt der Kastellan?',
  count: 'Zug {n} von {of}',
  leave: 'Partie verlassen',
  same: 'Du spielst wie der Kastellan',
  differs: 'Der Kastellan spielt anders',
  yours: 'Deine Wahl',
  judging: 'Dein Zug wird beurteilt …',
  failed: 'Dein Zug konnte nicht beurteilt werden. Prüfe die Verbindung und versuche es noch einmal.',
  next: 'Nächster Zug',
  finish: 'Ergebnis ansehen',
  kept: 'Hier behältst du {percent} der Gewinnchance.',
  keptAll: 'Du hast {percent} der Gewinnchance behalten.',
  keptOf: '{same} von {of} Zügen wie der Kastellan.',
  over: 'Das Ergebnis',
  day: '{percent} behalten',
  replay: 'Die ganze Partie ansehen',
  done: 'Heute hast du {percent} behalten.',
} as const satisfies Translation<typeof en>;
