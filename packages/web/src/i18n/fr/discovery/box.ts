import type en from '../../en/discovery/box.ts';
import type { Translation } from '../../message.ts';

export default {
  paper: 'Royaume de Discovery',
  how: 'Choisissez un paysage, puis touchez des cases. Touchez encore pour une couronne.',
  size: 'Royaume',
  harmony: 'Harmonie',
  harmonyNote: 'Rien n’a été défaussé',
  middle: 'Empire du Milieu',
  middleNote: 'Compté si le château est au centre',
  'aheadBy.largest': '{name} gagne : points égaux, mais le domaine le plus étendu.',
  'aheadBy.marks': '{name} gagne : points égaux, plus de couronnes.',
  outside: 'Le royaume dépasserait {n} × {n}.',
  'setUp.dominoes': 'Dominos',
  'setUp.place': 'Où va le domino touché',
  'setUp.place.placing': 'cette ligne, {name}',
  'setUp.place.choosing': 'ligne suivante',
  'setUp.place.unseen': 'encore à venir',
  'setUp.place.gone': 'parti',
  'setUp.kingOf': 'Roi : {name}',
  'setUp.lineMissing': { one: 'Il manque un domino.', other: 'Il manque {n} dominos.' },
  'setUp.lineDone': 'Voilà la ligne',
  'check.lead':
    'Voici les 24 dominos tels que nous les croyons imprimés. Cochez ce qui est pareil dans votre boîte ; ouvrez un domino pour le corriger.',
  'check.source':
    'Terrains et couronnes viennent de listes publiques qui concordent. Aucune photographie ne les a encore confirmés.',
  'check.differs': 'Il est différent',
  'check.left': 'Moitié gauche',
  'check.right': 'Moitié droite',
  'check.crowns': 'Couronnes',
} as const satisfies Translation<typeof en>;
