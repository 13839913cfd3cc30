import type { GameName } from '@castellan/rules';
import { DISCOVERY } from './discovery/kit.ts';
import { DUEL } from './duel/kit.ts';
import type { AnyKit, KitWith } from './kit.ts';

/** Every game of the page: a folder, and a line here. The first one is shown where none is asked for. */
export const KITS: readonly [AnyKit, ...AnyKit[]] = [DUEL, DISCOVERY];

export const kitOf = (name: GameName): AnyKit => KITS.find((kit) => kit.name === name)!;

/** The game a word of the address names, or the first one. */
export const kitNamed = (word: string | undefined): AnyKit => KITS.find(({ name }) => name === word) ?? KITS[0];

const has =
  <Name extends keyof AnyKit>(...names: readonly Name[]) =>
  (kit: AnyKit): kit is KitWith<Name> =>
    names.every((name) => kit[name] !== null);

export const TAUGHT = KITS.filter(has('learn', 'lesson'));
export const ON_PAPER = KITS.filter(has('paper'));
export const PRINTED = KITS.filter(has('editions'));
export const CHECKABLE = KITS.filter(has('check'));

/** The same of games that have what a screen needs: the one named, or the first. */
export const oneOf = <Kit extends AnyKit>(kits: readonly Kit[], word: string | undefined): Kit =>
  kits.find(({ name }) => name === word) ?? kits[0]!;
