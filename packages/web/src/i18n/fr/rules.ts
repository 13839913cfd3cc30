import type en from '../en/rules.ts';
import type { Translation } from '../message.ts';

export default {
  title: 'Règles',
  titleOf: 'Les règles de {game}',
  contents: 'Sur cette page',
  sameGame:
    'Chaque image de cette page est un moment d’une seule et vraie partie. Les nombres sont comptés par les règles mêmes qui arbitrent vos parties.',
  replayIt: 'Revoir cette partie',
  learnIt: 'Apprendre en jouant',
  allowed: 'Permis',
  refused: 'Interdit',
  linkTo: 'Lien vers « {title} »',
  editionsLink: 'Là où les éditions imprimées divergent',

  'editions.title': 'Là où les éditions imprimées divergent',
  'editions.readings':
    'Qui possède la boîte peut lire chacun de ces points autrement. Sous chacun figure la phrase sur laquelle il repose, telle qu’imprimée.',
  'editions.against': '{book}, contre',
  'editions.sure.title': 'Ce dont nous sommes sûrs',
  'editions.check': 'Vérifier votre boîte',
} as const satisfies Translation<typeof en>;
