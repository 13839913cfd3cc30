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
  'check.lead':
    'Das sind die 24 Dominosteine, wie sie nach unserem Wissen gedruckt sind. Hake ab, was in deiner Schachtel gleich ist; öffne einen Dominostein, um ihn zu berichtigen.',
  'check.source':
    'Landschaften und Kronen stammen aus öffentlichen Listen, die miteinander übereinstimmen. Noch kein Foto hat sie bestätigt.',
  'check.differs': 'Er ist anders',
  'check.left': 'Linke Hälfte',
  'check.right': 'Rechte Hälfte',
  'check.crowns': 'Kronen',
} as const satisfies Translation<typeof en>;
