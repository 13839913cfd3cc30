import type en from '../../en/duel/options.ts';
import type { Translation } from '../../message.ts';

export default {
  edition: 'Wydanie',
  ticks: 'Pole zostaje zakreślone',
  ticksDrawn: 'gdy kostka jest narysowana',
  ticksFormed: 'także gdy kostki nie da się narysować',
  equal: 'Nadal remis po rozstrzygnięciu',
  equalDraw: 'remis',
  equalShared: 'wspólne zwycięstwo',
  end: 'Pełna mapa kończy grę',
  endMap: 'gdy oboje narysują lub spasują',
  endRound: 'po całej rundzie',
  editionEn: 'Angielskie',
  editionFr: 'Francuskie',
  editionEs: 'Hiszpańskie',
  editionPl: 'Polskie',
  'named.en': 'Wydanie: angielskie',
  'named.fr': 'Wydanie: francuskie',
  'named.es': 'Wydanie: hiszpańskie',
  'named.pl': 'Wydanie: polskie',
  ownSheet: 'Własny arkusz',
  ownSheetNote: 'Poprawiony w „Sprawdź moje pudełko”',
} as const satisfies Translation<typeof en>;
