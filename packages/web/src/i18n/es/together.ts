import type en from '../en/together.ts';
import type { Translation } from '../message.ts';

export default {
  match: 'Encuentro',
  'match.single': 'Una partida',
  'match.first-to': 'Gana quien llegue a 2, 3… victorias',
  'match.first-toNote': 'Un empate no cuenta para nadie.',
  'match.best-of': 'Al mejor de 3, 5… partidas',
  'match.best-ofNote': 'Quien gana más partidas gana el encuentro.',
  'match.dynasty': 'Dinastía',
  'match.dynastyNote': 'Tres partidas, se suman los puntos. Rendirse en una es perder el encuentro.',
  'wins.first-to': 'Victorias',
  'wins.best-of': 'Partidas',
  'rules.first-to': 'Encuentro: hasta {n} victorias',
  'rules.best-of': 'Encuentro: al mejor de {n} partidas',
  'rules.dynasty': 'Dinastía: se suman los puntos de {n} partidas',
  game: 'Partida {n} del encuentro',
  standing: 'Partida {n} del encuentro. {one} {mine}, {two} {theirs}.',
  after: {
    one: 'Encuentro tras {n} partida: {one} {mine} : {theirs} {two}',
    other: 'Encuentro tras {n} partidas: {one} {mine} : {theirs} {two}',
  },
  youWin: 'Ganas el encuentro {mine} : {theirs}.',
  wins: '{name} gana el encuentro {mine} : {theirs}.',
  drawn: 'El encuentro acaba en empate, {mine} : {theirs}.',
  notCounted: 'Esta partida no cuenta en el encuentro.',
  next: 'Siguiente partida del encuentro',
  goNext: 'A la siguiente partida del encuentro',
  another: 'Jugar otro encuentro',
  youAndName: 'Tú {mine}\u00a0: {theirs} {name}',
} as const satisfies Translation<typeof en>;
