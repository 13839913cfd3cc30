import type en from '../en/openings.ts';
import type { Translation } from '../message.ts';

export default {
  title: 'Eröffnungen',
  lead: '{n} erste Momente, bewertet für Spieler 1, der zuerst nimmt.',
  some: 'Sie sind eine Stichprobe: {share} von allen.',
  pieces: 'Was du zuerst nimmst',
  piece: 'Wahl',
  win: 'Gewinnchance',
  offered: 'Im Angebot bei',
  best: 'Am besten, wo im Angebot',
  taken: 'Genommen, wo im Angebot',
  won: 'Damit gewonnen',
  games: { one: '{n} von {of} Partien', other: '{n} von {of} Partien' },
  played:
    'Neben jeder Wahl: in wie vielen Partien von Vogt und Kastellan gegen sich selbst sie genommen wurde ({n} Partien insgesamt), und von wie vielen unserer Stufen auf den ersten Blick.',
  outcomes: 'Erste Momente, einer nach dem anderen',
  order: 'Für Spieler 1',
  'order.best': 'die besten zuerst',
  'order.worst': 'die schlechtesten zuerst',
  levels: { one: '{n} von {of} Stufen', other: '{n} von {of} Stufen' },
  explore: 'Erkunden',
  more: 'Mehr zeigen',
  oneIn: 'eine von {n} Partien',
  n: 'von {n}',
  'find.roll': 'Meinen Wurf finden',
  'find.line': 'Meine Reihe finden',
  findAgain: 'Eine andere',
  found: 'Gefunden.',
  notHere: 'Nicht in dieser Stichprobe. Unter „Erkunden“ wird es bewertet.',
  answer: 'Beste Antwort:',
} as const satisfies Translation<typeof en>;
