import type en from '../../en/duel/options.ts';
import type { Translation } from '../../message.ts';

export default {
  edition: 'Edición impresa',
  ticks: 'Se marca una casilla',
  ticksDrawn: 'cuando el dado se dibuja',
  ticksFormed: 'aunque el dado no se pueda dibujar',
  equal: 'Si sigue el empate',
  equalDraw: 'empate',
  equalShared: 'victoria compartida',
  end: 'Un mapa lleno acaba la partida',
  endMap: 'cuando ambos han dibujado o pasado',
  endRound: 'tras la ronda entera',
  editionEn: 'Inglesa',
  editionFr: 'Francesa',
  editionEs: 'Española',
  editionPl: 'Polaca',
  'named.en': 'Edición: inglesa',
  'named.fr': 'Edición: francesa',
  'named.es': 'Edición: española',
  'named.pl': 'Edición: polaca',
  ownSheet: 'Hoja propia',
  ownSheetNote: 'Corregida en «Comprobar mi caja»',
} as const satisfies Translation<typeof en>;
