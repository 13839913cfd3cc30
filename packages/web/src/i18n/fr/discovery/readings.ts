import type en from '../../en/discovery/readings.ts';
import type { Translation } from '../../message.ts';

export default {
  'top.title': 'Le numéro au sommet de la pioche',
  top: 'Les dominos y sont numéro visible : à table, on peut lire le suivant. Ici, personne ne le peut : quels dominos restent à venir est connu, leur ordre ne l’est pas.',
  'tiebreak.title': 'Le premier départage',
  tiebreak:
    'La feuille française commence par une nouvelle égalité : le premier départage manque à l’impression. Nous le reprenons du jeu de base : le domaine le plus étendu. L’option « comme imprimé » l’omet.',
  'discard.title': 'Ce qu’on peut défausser',
  discard:
    'Seulement un domino qui n’entre nulle part. Celui qui peut être placé doit l’être, et l’on peut choisir un domino qui n’entrera pas.',
  'bound.title': 'Où sont les limites',
  bound:
    'Elles flottent jusqu’à ce que vos dominos les fixent : le château peut finir n’importe où dans le carré, et les trous sont permis.',
  'variants.title': 'Harmonie, Empire du Milieu, grand duel',
  variants:
    'Ils viennent du jeu de base, avec ses dominos, et non de Discovery. Il faut les choisir ; une partie de Discovery n’en a pas.',
} as const satisfies Translation<typeof en>;
