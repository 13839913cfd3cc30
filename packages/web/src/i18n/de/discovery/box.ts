import type en from '../../en/discovery/box.ts';
import type { Translation } from '../../message.ts';

export default {
  paper: 'Königreich von Discovery',
  how: 'Wähle eine Landschaft, dann tippe auf Felder. Noch einmal tippen gibt eine Krone.',
  size: 'Königreich',
  harmony: 'Harmonie',
  harmonyNote: 'Nichts wurde abgelegt',
  middle: 'Reich der Mitte',
  middleNote: 'Zählt, wenn die Burg in der Mitte steht',
  'aheadBy.largest': '{name} gewinnt: gleich viele Punkte, aber das größte Gebiet.',
  'aheadBy.marks': '{name} gewinnt: gleich viele Punkte, mehr Kronen.',
  outside: 'Das Königreich würde größer als {n} × {n}.',
  'setUp.dominoes': 'Dominosteine',
  'setUp.place': 'Wohin ein angetippter Dominostein kommt',
  'setUp.place.placing': 'diese Reihe, {name}',
  'setUp.place.choosing': 'nächste Reihe',
  'setUp.place.unseen': 'kommt noch',
  'setUp.place.gone': 'weg',
  'setUp.kingOf': 'Ein König von {name}',
  'setUp.lineMissing': { one: 'Ein Dominostein fehlt.', other: '{n} Dominosteine fehlen.' },
  'setUp.lineDone': 'Das ist die Reihe',
} as const satisfies Translation<typeof en>;
