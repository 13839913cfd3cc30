import type en from '../en/openings.ts';
import type { Translation } from '../message.ts';

export default {
  title: 'Ouvertures',
  lead: '{n} premiers moments, évalués pour le joueur 1, qui choisit en premier.',
  some: 'C’est un échantillon : {share} de l’ensemble.',
  pieces: 'Que prendre d’abord',
  piece: 'Choix',
  win: 'Chances de gain',
  offered: 'Proposé dans',
  best: 'Meilleur si proposé',
  outcomes: 'Les premiers moments un par un',
  order: 'Pour le joueur 1',
  'order.best': 'les meilleurs d’abord',
  'order.worst': 'les pires d’abord',
  levels: 'choisi par {n} niveaux sur {of} au premier regard',
  explore: 'L’explorer',
  more: 'En montrer plus',
  oneIn: 'une partie sur {n}',
} as const satisfies Translation<typeof en>;
