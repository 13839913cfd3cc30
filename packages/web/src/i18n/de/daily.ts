import type en from '../en/daily.ts';
import type { Translation } from '../message.ts';

export default {
  title: 'Tagesaufgabe',
  streak: { one: '{n} Tag', other: '{n} Tage in Folge' },
  lead: 'Heute haben alle dieselben Würfel und dieselben Reihen; der Gegner ist der {level}. Ein Versuch zählt; nichts wird zurückgenommen.',
  fresh: 'Heute noch nicht gespielt.',
  begun: 'Läuft noch.',
  won: 'Gewonnen, {a} zu {b}',
  shared: 'Gemeinsamer Sieg, {a} zu {b}',
  drawn: 'Unentschieden, {a} zu {b}',
  lost: 'Verloren, {a} zu {b}',
  resigned: 'Aufgegeben',
  luck: 'Glück',
  adjusted: 'ohne Glück',
  given: 'durch Fehler verloren',
  working: 'Das Glück wird herausgerechnet …',
  failed: 'Die Dateien für die Analyse konnten nicht geladen werden, deshalb ist das Glück noch unbekannt.',
  share: 'Zum Teilen kopieren',
  copied: 'Kopiert.',
  copyFailed: 'Der Browser erlaubt kein Kopieren. Markiere den Text oben.',
  tomorrow: 'Die nächste kommt um Mitternacht.',
  'share.result': '{result}, Gegner: {level}',
  'share.study': 'Glück {luck} · Fehler {lost} · ohne Glück {adjusted}',
} as const satisfies Translation<typeof en>;
