import {
  type AnyGame,
  DECKS,
  type DiscoveryOptions,
  type DuelOptions,
  discovery,
  duel,
  LINES,
  must,
} from '@castellan/rules';
import { naiveDiscovery } from './oracle/discovery.ts';
import { naiveDuel } from './oracle/duel.ts';

/** What a naive second opinion says about a game, given all its lines. */
export interface Opinion {
  readonly turn: string;
  readonly legal: () => string[];
  readonly score: readonly number[];
  readonly result: string;
}

/** One way to play one of the games, as the suites walk it. */
export interface Table {
  readonly title: string;
  readonly game: AnyGame;
  readonly options: unknown;
  readonly oracle: (lines: readonly string[]) => Opinion;
}

function duelTable(words: string): Table {
  const options: DuelOptions = must(duel.parseOptions(words.split(' ').filter(Boolean)));
  const { dice, boxes, powers } = options.sheet;
  const sheet = { dice: dice.map((faces) => [...faces]), boxes: { ...boxes }, powers: { ...powers } };
  const switches = { formed: options.ticks === 'formed', endsAtOnce: options.end === 'map' };
  const oracle = (lines: readonly string[]) => naiveDuel(sheet, switches, lines);
  return { title: `duel ${words}`.trim(), game: duel, options, oracle };
}

function discoveryTable(words: string): Table {
  const options: DiscoveryOptions = must(discovery.parseOptions(words.split(' ').filter(Boolean)));
  const deck = DECKS[options.deck].map(
    ({ left, right }) => [left.terrain, left.crowns, right.terrain, right.crowns] as const,
  );
  const naive = { ...options, deck, lines: LINES[options.size], printedTieBreak: options.tiebreak === 'print' };
  const oracle = (lines: readonly string[]) => naiveDiscovery(naive, lines);
  return { title: `discovery ${words}`.trim(), game: discovery, options, oracle };
}

export const tableOf = (game: AnyGame, words: string): Table =>
  game === duel ? duelTable(words) : discoveryTable(words);

/** Every edition, every switch against its edition, sheets that make powers frequent and lightnings meet; every variant. */
export const TABLES: readonly Table[] = [
  ...[
    'edition=en',
    'edition=fr',
    'edition=es',
    'edition=pl',
    'edition=en ticks=formed',
    'edition=pl ticks=formed equal=draw',
    'edition=fr ticks=drawn equal=shared end=round',
    'edition=es rules=1',
    'boxes=d:2,s:2,D:2,S:2,f:1,q:1',
    'edition=es boxes=d:1,s:1,D:1,S:1,f:1,q:1',
    'edition=fr die1=f,q,f,q,f,q die2=f,q,f,q,f,q die3=f,q,f,q,f,q die4=f,q,f,q,f,q boxes=f:1,q:1',
    'powers=d:cross,s:domains,D:free,S:split,f:both,q:turn boxes=d:2,s:2,D:2,S:2',
    'die1=?,?,?,?,?,? die4=?,?,?,d+++,s,q boxes=d:1,S:1,s:1',
  ].map(duelTable),
  ...[
    '',
    'tiebreak=print',
    'harmony=on',
    'middle=on',
    'harmony=on middle=on tiebreak=print',
    'deck=base',
    'deck=base harmony=on middle=on',
    'size=7',
    'size=7 harmony=on middle=on tiebreak=print',
  ].map(discoveryTable),
];
