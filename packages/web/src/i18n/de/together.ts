import type en from '../en/together.ts';
import type { Translation } from '../message.ts';

export default {
  match: 'Match',
  'match.single': 'Eine Partie',
  'match.first-to': 'Wer zuerst 2, 3 … Siege hat',
  'match.first-toNote': 'Ein Unentschieden zählt für niemanden.',
  'match.best-of': 'Die meisten Siege aus 3, 5 … Partien',
  'match.best-ofNote': 'Wer mehr Partien gewinnt, gewinnt das Match.',
  'match.dynasty': 'Dynastie',
  'match.dynastyNote': 'Drei Partien, Punkte zusammengezählt. Wer eine aufgibt, verliert das Match.',
  'wins.first-to': 'Siege',
  'wins.best-of': 'Partien',
  'rules.first-to': 'Match: bis zu {n} Siegen',
  'rules.best-of': 'Match: höchstens {n} Partien',
  'rules.dynasty': 'Dynastie: Die Punkte von {n} Partien werden zusammengezählt',
  game: 'Partie {n} des Matches',
  standing: 'Partie {n} des Matches. {one} {mine}, {two} {theirs}.',
  after: {
    one: 'Match nach {n} Partie: {one} {mine} : {theirs} {two}',
    other: 'Match nach {n} Partien: {one} {mine} : {theirs} {two}',
  },
  youWin: 'Du gewinnst das Match {mine} : {theirs}.',
  wins: '{name} gewinnt das Match {mine} : {theirs}.',
  drawn: 'Das Match endet unentschieden, {mine} : {theirs}.',
  notCounted: 'Diese Partie zählt im Match nicht.',
  next: 'Nächste Partie des Matches',
  goNext: 'Zur nächsten Partie des Matches',
  another: 'Noch ein Match spielen',
  youAndName: 'Du {mine}\u00a0: {theirs} {name}',
} as const satisfies Translation<typeof en>;
