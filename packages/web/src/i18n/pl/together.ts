import type en from '../en/together.ts';
import type { Translation } from '../message.ts';

export default {
  match: 'Mecz',
  'match.single': 'Jedna gra',
  'match.first-to': 'Do 2, 3… zwycięstw',
  'match.first-toNote': 'Remis nie liczy się dla nikogo.',
  'match.best-of': 'Najlepszy z\u00a03, 5… gier',
  'match.best-ofNote': 'Kto wygra więcej gier, wygrywa mecz.',
  'match.dynasty': 'Dynastia',
  'match.dynastyNote': 'Trzy gry, punkty się sumują. Kto podda grę, przegrywa mecz.',
  'wins.first-to': 'Zwycięstwa',
  'wins.best-of': 'Gry',
  'rules.first-to': 'Mecz: do {n} zwycięstw',
  'rules.best-of': 'Mecz: najwyżej {n} gier',
  'rules.dynasty': 'Dynastia: sumują się punkty z {n} gier',
  game: '{n}. gra meczu',
  standing: '{n}. gra meczu. {one} {mine}, {two} {theirs}.',
  after: {
    one: 'Mecz po {n} grze: {one} {mine} : {theirs} {two}',
    few: 'Mecz po {n} grach: {one} {mine} : {theirs} {two}',
    many: 'Mecz po {n} grach: {one} {mine} : {theirs} {two}',
    other: 'Mecz po {n} grach: {one} {mine} : {theirs} {two}',
  },
  youWin: 'Wygrywasz mecz {mine} : {theirs}.',
  wins: '{name} wygrywa mecz {mine} : {theirs}.',
  drawn: 'Mecz kończy się remisem {mine} : {theirs}.',
  notCounted: 'Ta gra nie liczy się w meczu.',
  next: 'Następna gra meczu',
  goNext: 'Do następnej gry meczu',
  another: 'Zagraj kolejny mecz',
  youAndName: 'Ty {mine}\u00a0: {theirs} {name}',
} as const satisfies Translation<typeof en>;
