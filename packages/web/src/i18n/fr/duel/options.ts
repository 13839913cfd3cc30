import type en from '../../en/duel/options.ts';
import type { Translation } from '../../message.ts';

export default {
  edition: 'Édition imprimée',
  ticks: 'Une case est cochée',
  ticksDrawn: 'quand le dé est dessiné',
  ticksFormed: 'même si le dé ne peut être dessiné',
  equal: 'Si l’égalité persiste',
  equalDraw: 'match nul',
  equalShared: 'victoire partagée',
  end: 'Une carte pleine termine la partie',
  endMap: 'quand les deux ont dessiné ou passé',
  endRound: 'après le tour entier',
  editionEn: 'Anglaise',
  editionFr: 'Française',
  editionEs: 'Espagnole',
  editionPl: 'Polonaise',
  'named.en': 'Édition : anglaise',
  'named.fr': 'Édition : française',
  'named.es': 'Édition : espagnole',
  'named.pl': 'Édition : polonaise',
  ownSheet: 'Feuille personnelle',
  ownSheetNote: 'Corrigée dans « Vérifier ma boîte »',
} as const satisfies Translation<typeof en>;
