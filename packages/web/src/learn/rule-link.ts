import type { GameName } from '@castellan/rules';
import { link } from '../router.ts';

/** The address of a rule; of the whole rules where there is no section for it. */
export const ruleLink = (game: GameName, section: string | undefined): string =>
  section === undefined ? link('rules', game) : link('rules', game, section);
