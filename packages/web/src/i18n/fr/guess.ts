import type en from '../en/guess.ts';
import type { Translation } from '../message.ts';

export default {
  lead: 'Le châtelain joue contre lui-même, et vous êtes assis d’un côté. Aux moments les plus importants, vous dites ce qu’il a joué. Vous apprenez quelle part des chances de gagner vous gardez, et pourquoi.',
  today: 'La partie du jour',
  begin: 'Commencer',
  seat: 'Vous êtes avec le joueur {n}.',
  sideOther: 'L’autre côté',
  other: 'Une autre partie',
  ask: 'Que joue le châtelain ?',
  count: 'Coup {n} sur {of}',
  leave: 'Quitter la partie',
  same: 'Vous jouez comme le châtelain',
  differs: 'Le châtelain joue autre chose',
  yours: 'Votre choix',
  judging: 'Votre coup est examiné…',
  failed: 'Votre coup n’a pas pu être examiné. Vérifiez la connexion et réessayez.',
  next: 'Coup suivant',
  finish: 'Voir le résultat',
  kept: 'Ici, vous gardez {percent} des chances de gagner.',
  keptAll: 'Vous avez gardé {percent} des chances de gagner.',
  keptOf: '{same} coups sur {of} comme le châtelain.',
  over: 'Le résultat',
  day: '{percent} gardés',
  replay: 'Revoir toute la partie',
  done: 'Aujourd’hui, vous avez gardé {percent}.',
} as const satisfies Translation<typeof en>;
