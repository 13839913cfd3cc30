import type { AnyRules, GameName, stateAt as read } from '@castellan/rules';

/**
 * The rules that have been loaded. In the bundle this module stands in the place of `@castellan/rules/lookup`, which knows every
 * game: a player of one game does not wait for the rules of the others.
 */
const loaded = new Map<string, AnyRules>();
let readState: typeof read | null = null;

export function rulesOf(name: GameName): AnyRules {
  const rules = loaded.get(name);
  if (!rules) throw new Error(`the rules of ${name} are not loaded`);
  return rules;
}

export const findRules = (word: string): AnyRules | null => loaded.get(word) ?? null;

export const stateAt: typeof read = (name, position) => {
  if (!readState) throw new Error(`positions are not loaded: ${name}`);
  return readState(name, position);
};

export function addRules(rules: AnyRules): void {
  loaded.set(rules.name, rules);
}

export function addPositions(reader: typeof read): void {
  readState = reader;
}
