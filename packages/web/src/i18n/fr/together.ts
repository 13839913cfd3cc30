import type en from '../en/together.ts';
import type { Translation } from '../message.ts';

export default {
  match: 'Match',
  'match.single': 'Une partie',
  'match.first-to': 'Au premier à 2, 3… victoires',
  'match.first-toNote': 'Une partie nulle ne compte pour personne.',
  'match.best-of': 'Au meilleur de 3, 5… parties',
  'match.best-ofNote': 'Qui gagne le plus de parties gagne le match.',
  'match.dynasty': 'Dynastie',
  'match.dynastyNote': 'Trois parties, points additionnés. Abandonner une partie fait perdre le match.',
  'wins.first-to': 'Victoires',
  'wins.best-of': 'Parties',
  'rules.first-to': 'Match : au premier à {n} victoires',
  'rules.best-of': 'Match : au meilleur de {n} parties',
  'rules.dynasty': 'Dynastie : les points de {n} parties s’additionnent',
  game: 'Partie {n} du match',
  standing: 'Partie {n} du match. {one} {mine}, {two} {theirs}.',
  after: {
    one: 'Match après {n} partie : {one} {mine} : {theirs} {two}',
    other: 'Match après {n} parties : {one} {mine} : {theirs} {two}',
  },
  youWin: 'Vous gagnez le match {mine} : {theirs}.',
  wins: '{name} gagne le match {mine} : {theirs}.',
  drawn: 'Match nul, {mine} : {theirs}.',
  notCounted: 'Cette partie ne compte pas dans le match.',
  next: 'Partie suivante du match',
  goNext: 'Vers la partie suivante du match',
  another: 'Jouer un autre match',
  youAndName: 'Vous {mine}\u00a0: {theirs} {name}',
} as const satisfies Translation<typeof en>;
