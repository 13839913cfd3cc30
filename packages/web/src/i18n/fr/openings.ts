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
  taken: 'Pris si proposé',
  won: 'Parties gagnées',
  games: { one: '{n} partie sur {of}', other: '{n} parties sur {of}' },
  played:
    'À côté de chaque choix : combien de fois l’intendant et le châtelain l’ont pris en jouant contre eux-mêmes ({n} parties en tout), et combien de niveaux le prennent au premier regard.',
  outcomes: 'Les premiers moments un par un',
  order: 'Pour le joueur 1',
  'order.best': 'les meilleurs d’abord',
  'order.worst': 'les pires d’abord',
  levels: { one: '{n} niveau sur {of}', other: '{n} niveaux sur {of}' },
  explore: 'L’explorer',
  more: 'En montrer plus',
  oneIn: 'une partie sur {n}',
  n: 'sur {n}',
  'find.roll': 'Trouver mon lancer',
  'find.line': 'Trouver ma ligne de dominos',
  findAgain: 'Un autre',
  found: 'Trouvé.',
  notHere: 'Absent de cet échantillon. L’explorateur l’évalue.',
  answer: 'Meilleure réponse :',
} as const satisfies Translation<typeof en>;
