import type en from '../../en/duel/options.ts';
import type { Translation } from '../../message.ts';

export default {
  edition: 'Gedruckte Ausgabe',
  ticks: 'Ein Kästchen wird abgehakt',
  ticksDrawn: 'wenn der Würfel gezeichnet wird',
  ticksFormed: 'auch für Würfel, die nirgends passen',
  equal: 'Auch nach dem Stichentscheid gleich',
  equalDraw: 'unentschieden',
  equalShared: 'ein gemeinsamer Sieg',
  end: 'Eine volle Karte beendet die Partie',
  endMap: 'wenn beide gezeichnet oder ausgesetzt haben',
  endRound: 'nach der ganzen Runde',
  editionEn: 'Englisch',
  editionFr: 'Französisch',
  editionEs: 'Spanisch',
  editionPl: 'Polnisch',
  'named.en': 'Ausgabe: englisch',
  'named.fr': 'Ausgabe: französisch',
  'named.es': 'Ausgabe: spanisch',
  'named.pl': 'Ausgabe: polnisch',
  ownSheet: 'Eigenes Blatt',
  ownSheetNote: 'Unter „Meine Schachtel prüfen“ berichtigt',
} as const satisfies Translation<typeof en>;
