import type en from '../en/worth.ts';
import type { Translation } from '../message.ts';

export default {
  lead: 'Ce que vaut une chose de plus, en pour cent des chances de gagner, mesuré dans des parties du châtelain contre lui-même. Chaque nombre ouvre une position où il est à peu près aussi grand.',
  note: '± : deux erreurs types. Les positions d’une même partie se ressemblent, donc chaque partie compte une fois. Chaque nombre est une moyenne : dans votre position, cela peut valoir plus ou moins.',
  what: 'Quoi',
  worth: 'Valeur',
  n: 'Positions',
  open: 'Ouvrir une position',
  first: 'Commencer la partie',
  choosing: 'Choisir en premier dans la première ligne',
  castle: 'La croix du château, pas encore utilisée',
  cross: 'Une croix de plus dans le plus grand domaine',
  power: 'Le pouvoir {name}',
  tick: 'Une coche de plus pour {name}',
  domino: 'Prendre ce domino en premier',
  since: 'à partir du tour {from}',
  rounds: 'tours {from} à {to}',
} as const satisfies Translation<typeof en>;
