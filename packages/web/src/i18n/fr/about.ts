import type en from '../en/about.ts';
import type { Translation } from '../message.ts';

export default {
  title: 'À propos de Castellan',
  free: 'Castellan est un logiciel libre : chacun peut l’utiliser, l’étudier, le modifier et le partager.',
  unofficial:
    'C’est une réalisation indépendante et non officielle des règles publiées. L’éditeur des jeux n’y a pris aucune part.',
  licenses: 'Licences',
  contains: 'Cette page contient les œuvres suivantes. Ouvrez-en une pour lire sa licence.',
} as const satisfies Translation<typeof en>;
