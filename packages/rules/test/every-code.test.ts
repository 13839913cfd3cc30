import { discovery, duel, type Game, ILLEGAL_CODES, must, OPTION_CODES, PARSE_CODES } from '@castellan/rules';
import { expect, test } from 'vitest';
import * as inDiscovery from './discovery/refusals.ts';
import * as inDuel from './duel/refusals.ts';

interface Refusals<State, Action> {
  readonly ILLEGAL: readonly (readonly [string, State, string | Action, unknown])[];
  readonly MISREAD: readonly (readonly [string, unknown])[];
  readonly REFUSED: readonly (readonly [string, unknown])[];
}

function codesOf<Options, State, Action, Kind>(
  game: Game<Options, State, Action, Kind>,
  rows: Refusals<State, Action>,
) {
  const toAction = (attempt: string | Action) =>
    typeof attempt === 'string' ? must(game.parseAction(attempt)) : attempt;
  const errors = (results: readonly ({ ok: true } | { ok: false; error: { code: string } })[]) =>
    results.flatMap((result) => (result.ok ? [] : [result.error.code]));
  return {
    illegal: errors(rows.ILLEGAL.map(([, state, attempt]) => game.apply(state, toAction(attempt)))),
    parse: errors(rows.MISREAD.map(([text]) => game.parseAction(text))),
    option: errors(rows.REFUSED.map(([options]) => game.parseOptions(options.split(' ')))),
  };
}

const DUEL = codesOf(duel, inDuel);
const DISCOVERY = codesOf(discovery, inDiscovery);

test.each([
  ['why an action is not legal', 'illegal', ILLEGAL_CODES],
  ['why a text is no action', 'parse', PARSE_CODES],
  ['why an option cannot be played with', 'option', OPTION_CODES],
] as const)('Every reason %s has been given somewhere', (_, kind, codes) => {
  expect([...new Set([...DUEL[kind], ...DISCOVERY[kind]])].sort()).toEqual([...codes].sort());
});
