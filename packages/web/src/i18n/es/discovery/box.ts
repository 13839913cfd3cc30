import type en from '../../en/discovery/box.ts';
import type { Translation } from '../../message.ts';

export default {
  paper: 'Reino de Discovery',
  how: 'Elige un terreno y toca casillas. Toca otra vez para una corona.',
  size: 'Reino',
  harmony: 'Armonía',
  harmonyNote: 'No se descartó nada',
  middle: 'Reino del Medio',
  middleNote: 'Cuenta si el castillo está en el centro',
  'aheadBy.largest': 'Gana {name}: mismos puntos, pero el dominio más extenso.',
  'aheadBy.marks': 'Gana {name}: mismos puntos, más coronas.',
  outside: 'El reino sería mayor que {n} × {n}.',
  'setUp.dominoes': 'Dominós',
  'setUp.place': 'Adónde va el dominó que tocas',
  'setUp.place.placing': 'esta línea, {name}',
  'setUp.place.choosing': 'línea siguiente',
  'setUp.place.unseen': 'por salir',
  'setUp.place.gone': 'ya salió',
  'setUp.kingOf': 'Rey: {name}',
  'setUp.lineMissing': { one: 'Falta un dominó.', other: 'Faltan {n} dominós.' },
  'setUp.lineDone': 'Esta es la línea',
  'check.lead':
    'Estos son los 24 dominós tal como creemos que están impresos. Marca lo que es igual en tu caja; abre un dominó para corregirlo.',
  'check.source':
    'Terrenos y coronas vienen de listas públicas que coinciden entre sí. Ninguna fotografía los ha confirmado aún.',
  'check.differs': 'Es distinto',
  'check.left': 'Mitad izquierda',
  'check.right': 'Mitad derecha',
  'check.crowns': 'Coronas',
} as const satisfies Translation<typeof en>;
