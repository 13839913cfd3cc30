import type en from '../en/learn.ts';
import type { Translation } from '../message.ts';

export default {
  title: 'Apprendre',
  lead: 'Vous jouez sur un vrai plateau, pas à pas ; rien ne peut mal tourner.',
  start: 'Commencer la première partie',
  resume: 'Reprendre à l’étape {n} sur {of}',
  again: 'Encore une fois',
  finished: 'Terminée',
  rules: 'Lire les règles',
  editions: 'Là où les éditions imprimées divergent',
  editionsNote: 'Les livrets, côte à côte.',

  firstGame: 'Première partie de {game}',
  stepOf: 'Étape {n} sur {of}',
  skip: 'Quitter la leçon',
  restart: 'Recommencer',
  back: 'Retour',
  goOn: 'Continuer',
  opponent: 'Adversaire',
  invitation: 'Retour à l’invitation',
  playNow: 'Jouer maintenant',
  domainTap: 'Touchez un domaine pour voir ce qu’il vaut.',
  done: 'C’était la première partie : vous connaissez les règles. Le cours montre comment gagner.',
} as const satisfies Translation<typeof en>;
