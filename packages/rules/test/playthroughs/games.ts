import { discovery, duel } from '@castellan/rules';
import type { Playthrough } from '../playthrough.ts';

/** The committed games: `npx node packages/rules/test/playthroughs/write.ts` writes them again. */
export const PLAYTHROUGHS: readonly Playthrough[] = [
  // Version 1: every edition finishes the round.
  { file: 'duel-en.txt', game: duel, words: 'edition=en rules=1', seed: 1 },
  { file: 'duel-fr.txt', game: duel, words: 'edition=fr rules=1', seed: 2 },
  { file: 'duel-es-few-boxes.txt', game: duel, words: 'edition=es boxes=d:2,s:2,D:2,S:2,f:2,q:2 rules=1', seed: 3 },
  {
    file: 'duel-pl-other-powers.txt',
    game: duel,
    words: 'edition=pl powers=d:cross,q:free boxes=d:3 rules=1',
    seed: 4,
  },
  { file: 'duel-en-full-map-v1.txt', game: duel, words: 'edition=en rules=1', seed: 125 },
  // Version 2: the same game in English has another winner, as the lightning of its last round does not strike.
  { file: 'duel-en-full-map.txt', game: duel, words: 'edition=en rules=2', seed: 125 },
  { file: 'duel-fr-full-map.txt', game: duel, words: 'edition=fr rules=2', seed: 45 },
  { file: 'duel-es-end-round.txt', game: duel, words: 'edition=es end=round rules=2', seed: 125 },
  { file: 'duel-pl-full-map.txt', game: duel, words: 'edition=pl rules=2', seed: 125 },
  { file: 'discovery.txt', game: discovery, words: '', seed: 5 },
  { file: 'discovery-bonuses.txt', game: discovery, words: 'harmony=on middle=on tiebreak=print', seed: 6 },
  { file: 'discovery-base-deck.txt', game: discovery, words: 'deck=base', seed: 7 },
  { file: 'discovery-size-7.txt', game: discovery, words: 'size=7 middle=on', seed: 8 },
];
